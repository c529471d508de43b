; Made of access.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.Lanes.27 = type { [32 x i8], [32 x i8] }
%struct.window = type { i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Access" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.0" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.1" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%struct.Lanes.45 = type { [32 x i16] }
%"struct.(anonymous namespace)::Access.2" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.3" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.4" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%struct.Lanes.64 = type { [32 x i32] }
%"struct.(anonymous namespace)::Access.5" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.6" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.7" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.8" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.9" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.10" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.11" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%struct.Lanes.107 = type { [32 x i128] }
%"struct.(anonymous namespace)::Access.12" = type { ptr, ptr, i32, <32 x i64>, i32, [252 x i8] }
%"struct.(anonymous namespace)::Access.13" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.14" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.15" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.16" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.17" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.18" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.19" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.20" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.21" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.22" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.23" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.24" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.25" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }
%"struct.(anonymous namespace)::Access.26" = type { ptr, ptr, i32, <32 x i32>, i32, [124 x i8] }

define <32 x i8> @ld_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %171, label %9

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %13 = icmp eq <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  br label %53

23:
  %24 = lshr i64 %10, 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %33, %10
  %37 = inttoptr i64 %36 to ptr
  %38 = icmp eq i32 %2, -1
  %39 = icmp eq i64 %35, 0
  %40 = select i1 %38, i1 %39, i1 false
  br i1 %40, label %41, label %53

41:
  %42 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %31, align 8
  %45 = sub i64 %10, %44
  %46 = sub i64 %43, %44
  %47 = icmp ugt i64 %46, 31
  %48 = add i64 %46, -32
  %49 = icmp ule i64 %45, %48
  %50 = and i1 %47, %49
  br i1 %50, label %51, label %53

51:
  %52 = load <32 x i8>, ptr %37, align 1
  br label %171

53:
  %54 = phi i64 [ %22, %18 ], [ %28, %23 ], [ %28, %41 ]
  %55 = phi ptr [ %20, %18 ], [ %26, %23 ], [ %26, %41 ]
  store <32 x i64> %3, ptr %6, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %6, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = icmp ult i64 %60, %54
  %62 = select i1 %61, i64 %60, i64 0
  %63 = getelementptr inbounds nuw %struct.window, ptr %55, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = insertelement <32 x i64> poison, i64 %59, i64 0
  %72 = shufflevector <32 x i64> %71, <32 x i64> poison, <32 x i32> zeroinitializer
  %73 = icmp eq <32 x i64> %3, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = or i32 %74, %15
  %76 = icmp eq i32 %75, -1
  %77 = icmp eq i64 %70, 0
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %79, label %92

79:
  %80 = sub i64 %59, %64
  %81 = icmp ne i64 %66, %64
  %82 = xor i64 %64, -1
  %83 = add i64 %66, %82
  %84 = icmp ule i64 %80, %83
  %85 = select i1 %81, i1 %84, i1 false
  br i1 %85, label %86, label %92

86:
  %87 = add i64 %68, %59
  %88 = inttoptr i64 %87 to ptr
  %89 = load i8, ptr %88, align 1
  %90 = insertelement <32 x i8> poison, i8 %89, i64 0
  %91 = shufflevector <32 x i8> %90, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %169

92:
  store <32 x i8> zeroinitializer, ptr %7, align 64
  %93 = icmp eq i64 %66, %64
  br i1 %93, label %94, label %95

94:
  br label %151

95:
  %96 = xor i64 %64, -1
  %97 = add i64 %66, %96
  %98 = insertelement <32 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = insertelement <32 x i64> poison, i64 %64, i64 0
  %101 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %102 = sub <32 x i64> %3, %101
  %103 = icmp ule <32 x i64> %102, %99
  %104 = bitcast <32 x i1> %103 to i32
  %105 = or i32 %104, %15
  %106 = icmp eq i32 %105, -1
  br i1 %106, label %107, label %94

107:
  br i1 %77, label %111, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %110 = load i64, ptr %109, align 8
  br label %111

111:
  %112 = phi i64 [ %110, %108 ], [ 0, %107 ]
  %113 = add i64 %112, %68
  %114 = icmp eq i32 %2, -1
  br i1 %114, label %115, label %136

115:
  %116 = phi i64 [ %134, %115 ], [ 0, %111 ]
  %117 = getelementptr inbounds nuw i64, ptr %6, i64 %116
  %118 = load i64, ptr %117, align 16
  %119 = mul i64 %70, %116
  %120 = add i64 %119, %113
  %121 = add i64 %120, %118
  %122 = inttoptr i64 %121 to ptr
  %123 = load i8, ptr %122, align 1
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 %116
  store i8 %123, ptr %124, align 2
  %125 = or disjoint i64 %116, 1
  %126 = getelementptr inbounds nuw i64, ptr %6, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = mul i64 %70, %125
  %129 = add i64 %128, %113
  %130 = add i64 %129, %127
  %131 = inttoptr i64 %130 to ptr
  %132 = load i8, ptr %131, align 1
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 %125
  store i8 %132, ptr %133, align 1
  %134 = add nuw nsw i64 %116, 2
  %135 = icmp samesign ult i64 %116, 30
  br i1 %135, label %115, label %167

136:
  %137 = phi i32 [ %149, %136 ], [ %2, %111 ]
  %138 = call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %6, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul i64 %70, %139
  %143 = add i64 %142, %113
  %144 = add i64 %143, %141
  %145 = inttoptr i64 %144 to ptr
  %146 = load i8, ptr %145, align 1
  %147 = getelementptr inbounds nuw i8, ptr %7, i64 %139
  store i8 %146, ptr %147, align 1
  %148 = add i32 %137, -1
  %149 = and i32 %148, %137
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %167, label %136

151:
  %152 = phi i32 [ %165, %163 ], [ %2, %94 ]
  %153 = call i32 @llvm.cttz.i32(i32 %152, i1 true)
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw i64, ptr %6, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = call i64 @translate(ptr %0, ptr %1, i32 %153, i64 %156, i64 1, i32 %4)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %163, label %159

159:
  %160 = inttoptr i64 %157 to ptr
  %161 = load i8, ptr %160, align 1
  %162 = getelementptr inbounds nuw i8, ptr %7, i64 %154
  store i8 %161, ptr %162, align 1
  br label %163

163:
  %164 = add i32 %152, -1
  %165 = and i32 %164, %152
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %151

167:
  %168 = load <32 x i8>, ptr %7, align 64
  br label %169

169:
  %170 = phi <32 x i8> [ %91, %86 ], [ %168, %167 ]
  br label %171

171:
  %172 = phi <32 x i8> [ %170, %169 ], [ %52, %51 ], [ zeroinitializer, %5 ]
  ret <32 x i8> %172
}

define <32 x i8> @watched_ld_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %8

8:
  %9 = call <32 x i8> @ld_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  ret <32 x i8> %9
}

define void @st_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %147, label %10

10:
  %11 = extractelement <32 x i64> %3, i64 0
  %12 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %13 = add <32 x i64> %12, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %14 = icmp eq <32 x i64> %3, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = xor i32 %2, -1
  %17 = or i32 %15, %16
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  br label %53

24:
  %25 = lshr i64 %11, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %34, %11
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq i32 %2, -1
  %40 = icmp eq i64 %36, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %53

42:
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %32, align 8
  %46 = sub i64 %11, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 31
  %49 = add i64 %47, -32
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %53

52:
  store <32 x i8> %5, ptr %38, align 1
  br label %147

53:
  %54 = phi i64 [ %23, %19 ], [ %29, %24 ], [ %29, %42 ]
  %55 = phi ptr [ %21, %19 ], [ %27, %24 ], [ %27, %42 ]
  store <32 x i8> %5, ptr %7, align 64
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = icmp ult i64 %60, %54
  %62 = select i1 %61, i64 %60, i64 0
  %63 = getelementptr inbounds nuw %struct.window, ptr %55, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %66, %64
  br i1 %71, label %72, label %73

72:
  br label %130

73:
  %74 = xor i64 %64, -1
  %75 = add i64 %66, %74
  %76 = insertelement <32 x i64> poison, i64 %75, i64 0
  %77 = shufflevector <32 x i64> %76, <32 x i64> poison, <32 x i32> zeroinitializer
  %78 = insertelement <32 x i64> poison, i64 %64, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = sub <32 x i64> %3, %79
  %81 = icmp ule <32 x i64> %80, %77
  %82 = bitcast <32 x i1> %81 to i32
  %83 = or i32 %82, %16
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %85, label %72

85:
  %86 = icmp eq i64 %70, 0
  br i1 %86, label %90, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %89 = load i64, ptr %88, align 8
  br label %90

90:
  %91 = phi i64 [ %89, %87 ], [ 0, %85 ]
  %92 = add i64 %91, %68
  %93 = icmp eq i32 %2, -1
  br i1 %93, label %94, label %115

94:
  %95 = phi i64 [ %113, %94 ], [ 0, %90 ]
  %96 = getelementptr inbounds nuw i64, ptr %8, i64 %95
  %97 = load i64, ptr %96, align 16
  %98 = mul i64 %70, %95
  %99 = add i64 %98, %92
  %100 = add i64 %99, %97
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %95
  %103 = load i8, ptr %102, align 2
  store i8 %103, ptr %101, align 1
  %104 = or disjoint i64 %95, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %70, %104
  %108 = add i64 %107, %92
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 %104
  %112 = load i8, ptr %111, align 1
  store i8 %112, ptr %110, align 1
  %113 = add nuw nsw i64 %95, 2
  %114 = icmp samesign ult i64 %95, 30
  br i1 %114, label %94, label %146

115:
  %116 = phi i32 [ %128, %115 ], [ %2, %90 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i64, ptr %8, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = mul i64 %70, %118
  %122 = add i64 %121, %92
  %123 = add i64 %122, %120
  %124 = inttoptr i64 %123 to ptr
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 %118
  %126 = load i8, ptr %125, align 1
  store i8 %126, ptr %124, align 1
  %127 = add i32 %116, -1
  %128 = and i32 %127, %116
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %146, label %115

130:
  %131 = phi i32 [ %144, %142 ], [ %2, %72 ]
  %132 = call i32 @llvm.cttz.i32(i32 %131, i1 true)
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @translate(ptr %0, ptr %1, i32 %132, i64 %135, i64 1, i32 %4)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %142, label %138

138:
  %139 = inttoptr i64 %136 to ptr
  %140 = getelementptr inbounds nuw i8, ptr %7, i64 %133
  %141 = load i8, ptr %140, align 1
  store i8 %141, ptr %139, align 1
  br label %142

142:
  %143 = add i32 %131, -1
  %144 = and i32 %143, %131
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %130

146:
  br label %147

147:
  ret void
}

define void @watched_st_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i8> %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @"_ZN12_GLOBAL__N_19find_lostIhyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %8, <32 x i8> %5)
  br label %42

42:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIhyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %0, <32 x i8> %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca %struct.Lanes.27, align 64
  %5 = load ptr, ptr %0, align 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %179, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = load <32 x i64>, ptr %12, align 256
  %14 = extractelement <32 x i64> %13, i64 0
  %15 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i64> %15, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %17 = icmp eq <32 x i64> %13, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = xor i32 %9, -1
  %20 = or i32 %18, %19
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %27, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load i64, ptr %25, align 8
  br label %57

27:
  %28 = lshr i64 %14, 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  %34 = select i1 %33, i64 %28, i64 0
  %35 = getelementptr inbounds nuw %struct.window, ptr %30, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %37, %14
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i32 %9, -1
  %43 = icmp eq i64 %39, 0
  %44 = select i1 %42, i1 %43, i1 false
  br i1 %44, label %45, label %57

45:
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = load i64, ptr %35, align 8
  %49 = sub i64 %14, %48
  %50 = sub i64 %47, %48
  %51 = icmp ugt i64 %50, 31
  %52 = add i64 %50, -32
  %53 = icmp ule i64 %49, %52
  %54 = and i1 %51, %53
  br i1 %54, label %55, label %57

55:
  %56 = load <32 x i8>, ptr %41, align 1
  br label %179

57:
  %58 = phi i64 [ %26, %22 ], [ %32, %27 ], [ %32, %45 ]
  %59 = phi ptr [ %24, %22 ], [ %30, %27 ], [ %30, %45 ]
  store <32 x i64> %13, ptr %3, align 64
  %60 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i64, ptr %3, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = lshr i64 %63, 40
  %65 = icmp ult i64 %64, %58
  %66 = select i1 %65, i64 %64, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %59, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %63, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %13, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = or i32 %78, %19
  %80 = icmp eq i32 %79, -1
  %81 = icmp eq i64 %74, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %83, label %96

83:
  %84 = sub i64 %63, %68
  %85 = icmp ne i64 %70, %68
  %86 = xor i64 %68, -1
  %87 = add i64 %70, %86
  %88 = icmp ule i64 %84, %87
  %89 = select i1 %85, i1 %88, i1 false
  br i1 %89, label %90, label %96

90:
  %91 = add i64 %72, %63
  %92 = inttoptr i64 %91 to ptr
  %93 = load i8, ptr %92, align 1
  %94 = insertelement <32 x i8> poison, i8 %93, i64 0
  %95 = shufflevector <32 x i8> %94, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %177

96:
  store <32 x i8> zeroinitializer, ptr %4, align 64
  %97 = icmp eq i64 %70, %68
  br i1 %97, label %154, label %98

98:
  %99 = xor i64 %68, -1
  %100 = add i64 %70, %99
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = insertelement <32 x i64> poison, i64 %68, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = sub <32 x i64> %13, %104
  %106 = icmp ule <32 x i64> %105, %102
  %107 = bitcast <32 x i1> %106 to i32
  %108 = or i32 %107, %19
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %110, label %154

110:
  br i1 %81, label %114, label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 296
  %113 = load i64, ptr %112, align 8
  br label %114

114:
  %115 = phi i64 [ %113, %111 ], [ 0, %110 ]
  %116 = add i64 %115, %72
  %117 = icmp eq i32 %9, -1
  br i1 %117, label %118, label %139

118:
  %119 = phi i64 [ %137, %118 ], [ 0, %114 ]
  %120 = getelementptr inbounds nuw i64, ptr %3, i64 %119
  %121 = load i64, ptr %120, align 16
  %122 = mul i64 %74, %119
  %123 = add i64 %122, %116
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = load i8, ptr %125, align 1
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 %119
  store i8 %126, ptr %127, align 2
  %128 = or disjoint i64 %119, 1
  %129 = getelementptr inbounds nuw i64, ptr %3, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = mul i64 %74, %128
  %132 = add i64 %131, %116
  %133 = add i64 %132, %130
  %134 = inttoptr i64 %133 to ptr
  %135 = load i8, ptr %134, align 1
  %136 = getelementptr inbounds nuw i8, ptr %4, i64 %128
  store i8 %135, ptr %136, align 1
  %137 = add nuw nsw i64 %119, 2
  %138 = icmp samesign ult i64 %119, 30
  br i1 %138, label %118, label %175

139:
  %140 = phi i32 [ %152, %139 ], [ %9, %114 ]
  %141 = call i32 @llvm.cttz.i32(i32 %140, i1 true)
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i64, ptr %3, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = mul i64 %74, %142
  %146 = add i64 %145, %116
  %147 = add i64 %146, %144
  %148 = inttoptr i64 %147 to ptr
  %149 = load i8, ptr %148, align 1
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  store i8 %149, ptr %150, align 1
  %151 = add i32 %140, -1
  %152 = and i32 %151, %140
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %175, label %139

154:
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %156

156:
  %157 = phi i32 [ %9, %154 ], [ %173, %171 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %3, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = load ptr, ptr %0, align 256
  %163 = load ptr, ptr %6, align 8
  %164 = load i32, ptr %155, align 256
  %165 = call i64 @translate(ptr %162, ptr %163, i32 %158, i64 %161, i64 1, i32 %164)
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %171, label %167

167:
  %168 = inttoptr i64 %165 to ptr
  %169 = load i8, ptr %168, align 1
  %170 = getelementptr inbounds nuw i8, ptr %4, i64 %159
  store i8 %169, ptr %170, align 1
  br label %171

171:
  %172 = add i32 %157, -1
  %173 = and i32 %172, %157
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %156

175:
  %176 = load <32 x i8>, ptr %4, align 64
  br label %177

177:
  %178 = phi <32 x i8> [ %95, %90 ], [ %176, %175 ]
  br label %179

179:
  %180 = phi <32 x i8> [ %178, %177 ], [ %56, %55 ], [ zeroinitializer, %2 ]
  %181 = icmp ne <32 x i8> %180, %1
  %182 = bitcast <32 x i1> %181 to i32
  %183 = and i32 %9, %182
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %191, label %185

185:
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %187 = load i32, ptr %186, align 256
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %189 = load <32 x i64>, ptr %188, align 256
  %190 = add i32 %187, 1
  call void @record(ptr %5, ptr %7, i32 %183, <32 x i64> %189, i32 %190)
  br label %191

191:
  ret void
}

define void @ld_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [64 x i8], align 64
  switch i32 %2, label %46 [
    i32 0, label %183
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 1
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 63
  %40 = add i64 %38, -64
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %183

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %96

73:
  %74 = and i64 %50, 1
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %96

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 1
  %82 = add i64 %80, -2
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %96

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  %88 = load i8, ptr %87, align 1
  %89 = insertelement <32 x i8> poison, i8 %88, i64 0
  %90 = shufflevector <32 x i8> %89, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %90, ptr %5, align 1
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 1
  %93 = load i8, ptr %92, align 1
  %94 = insertelement <32 x i8> poison, i8 %93, i64 0
  %95 = shufflevector <32 x i8> %94, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %95, ptr %91, align 1
  br label %182

96:
  %97 = sub i64 %61, %59
  %98 = icmp ugt i64 %97, 1
  br i1 %98, label %99, label %113

99:
  %100 = add i64 %97, -2
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = insertelement <32 x i64> poison, i64 %59, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = and <32 x i64> %3, splat (i64 1)
  %106 = icmp eq <32 x i64> %105, zeroinitializer
  %107 = sub <32 x i64> %3, %104
  %108 = icmp ule <32 x i64> %107, %102
  %109 = and <32 x i1> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = or i32 %110, %70
  %112 = icmp eq i32 %111, -1
  br i1 %112, label %114, label %113

113:
  br label %163

114:
  %115 = icmp eq i64 %65, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %63
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %146

123:
  %124 = phi i64 [ %144, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %65, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = shl nuw nsw i64 %124, 1
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 %131
  %133 = load i16, ptr %130, align 1
  store i16 %133, ptr %132, align 4
  %134 = or disjoint i64 %124, 1
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = mul i64 %65, %134
  %138 = add i64 %137, %121
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 1
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 %141
  %143 = load i16, ptr %140, align 1
  store i16 %143, ptr %142, align 2
  %144 = add nuw nsw i64 %124, 2
  %145 = icmp samesign ult i64 %124, 30
  br i1 %145, label %123, label %181

146:
  %147 = phi i32 [ %161, %146 ], [ %2, %119 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %121
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 1
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %8, i64 %157
  %159 = load i16, ptr %155, align 1
  store i16 %159, ptr %158, align 2
  %160 = add i32 %147, -1
  %161 = and i32 %160, %147
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %181, label %146

163:
  %164 = phi i32 [ %179, %177 ], [ %2, %113 ]
  %165 = call i32 @llvm.cttz.i32(i32 %164, i1 true)
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %7, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = call i64 @translate(ptr %0, ptr %1, i32 %165, i64 %168, i64 2, i32 %4)
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %177, label %171

171:
  %172 = inttoptr i64 %169 to ptr
  %173 = shl nuw nsw i32 %165, 1
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %8, i64 %174
  %176 = load i16, ptr %172, align 1
  store i16 %176, ptr %175, align 2
  br label %177

177:
  %178 = add i32 %164, -1
  %179 = and i32 %178, %164
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %163

181:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %182

182:
  br label %183

183:
  ret void
}

define void @watched_ld_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i8], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %152
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 1
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 63
  %40 = add i64 %38, -64
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %152

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 1
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -2
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 1)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %133

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %116

93:
  %94 = phi i64 [ %114, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 1
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  %103 = load i16, ptr %102, align 4
  store i16 %103, ptr %100, align 1
  %104 = or disjoint i64 %94, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %65, %104
  %108 = add i64 %107, %91
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %104, 1
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %111
  %113 = load i16, ptr %112, align 2
  store i16 %113, ptr %110, align 1
  %114 = add nuw nsw i64 %94, 2
  %115 = icmp samesign ult i64 %94, 30
  br i1 %115, label %93, label %151

116:
  %117 = phi i32 [ %131, %116 ], [ %2, %89 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %65, %119
  %123 = add i64 %122, %91
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %118, 1
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %7, i64 %127
  %129 = load i16, ptr %128, align 2
  store i16 %129, ptr %125, align 1
  %130 = add i32 %117, -1
  %131 = and i32 %130, %117
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %151, label %116

133:
  %134 = phi i32 [ %149, %147 ], [ %2, %83 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %135, i64 %138, i64 2, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %135, 1
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %7, i64 %144
  %146 = load i16, ptr %145, align 2
  store i16 %146, ptr %142, align 1
  br label %147

147:
  %148 = add i32 %134, -1
  %149 = and i32 %148, %134
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %133

151:
  br label %152

152:
  ret void
}

define void @watched_st_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.0", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIhLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIhLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [64 x i8], align 64
  %5 = alloca [64 x i8], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  switch i32 %7, label %9 [
    i32 0, label %199
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = load <32 x i64>, ptr %10, align 256
  %12 = load ptr, ptr %0, align 256
  br label %53

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = load <32 x i64>, ptr %14, align 256
  %16 = extractelement <32 x i64> %15, i64 0
  %17 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %19 = icmp ne <32 x i64> %15, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr %0, align 256
  br i1 %21, label %23, label %53

23:
  %24 = lshr i64 %16, 40
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %16, 1
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %53

40:
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %31, align 8
  %44 = sub i64 %16, %43
  %45 = sub i64 %42, %43
  %46 = icmp ugt i64 %45, 63
  %47 = add i64 %45, -64
  %48 = icmp ule i64 %44, %47
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %53

50:
  %51 = add i64 %33, %16
  %52 = inttoptr i64 %51 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %52, ptr %5)
  br label %199

53:
  %54 = phi ptr [ %12, %9 ], [ %22, %23 ], [ %22, %40 ], [ %22, %13 ]
  %55 = phi <32 x i64> [ %11, %9 ], [ %15, %23 ], [ %15, %40 ], [ %15, %13 ]
  store <32 x i64> %55, ptr %3, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 16
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
  %77 = icmp eq <32 x i64> %55, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %7, -1
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
  store <32 x i8> %99, ptr %5, align 64
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 1
  %102 = load i8, ptr %101, align 1
  %103 = insertelement <32 x i8> poison, i8 %102, i64 0
  %104 = shufflevector <32 x i8> %103, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %104, ptr %100, align 32
  br label %198

105:
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 1
  br i1 %107, label %108, label %173

108:
  %109 = add i64 %106, -2
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %68, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = and <32 x i64> %55, splat (i64 1)
  %115 = icmp eq <32 x i64> %114, zeroinitializer
  %116 = sub <32 x i64> %55, %113
  %117 = icmp ule <32 x i64> %116, %111
  %118 = and <32 x i1> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = or i32 %119, %79
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %173

122:
  %123 = icmp eq i64 %74, 0
  br i1 %123, label %129, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 296
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %124 ], [ 0, %122 ]
  %131 = add i64 %130, %72
  %132 = icmp eq i32 %7, -1
  br i1 %132, label %133, label %156

133:
  %134 = phi i64 [ %154, %133 ], [ 0, %129 ]
  %135 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %131
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 1
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 %141
  %143 = load i16, ptr %140, align 1
  store i16 %143, ptr %142, align 4
  %144 = or disjoint i64 %134, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %74, %144
  %148 = add i64 %147, %131
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 1
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  %153 = load i16, ptr %150, align 1
  store i16 %153, ptr %152, align 2
  %154 = add nuw nsw i64 %134, 2
  %155 = icmp samesign ult i64 %134, 30
  br i1 %155, label %133, label %197

156:
  %157 = phi i32 [ %171, %156 ], [ %7, %129 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %3, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %74, %159
  %163 = add i64 %162, %131
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = shl nuw nsw i32 %158, 1
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %4, i64 %167
  %169 = load i16, ptr %165, align 1
  store i16 %169, ptr %168, align 2
  %170 = add i32 %157, -1
  %171 = and i32 %170, %157
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %197, label %156

173:
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %176

176:
  %177 = phi i32 [ %7, %173 ], [ %195, %193 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %3, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = load ptr, ptr %0, align 256
  %183 = load ptr, ptr %174, align 8
  %184 = load i32, ptr %175, align 256
  %185 = call i64 @translate(ptr %182, ptr %183, i32 %178, i64 %181, i64 2, i32 %184)
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %193, label %187

187:
  %188 = inttoptr i64 %185 to ptr
  %189 = shl nuw nsw i32 %178, 1
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 %190
  %192 = load i16, ptr %188, align 1
  store i16 %192, ptr %191, align 2
  br label %193

193:
  %194 = add i32 %177, -1
  %195 = and i32 %194, %177
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %176

197:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %198

198:
  br label %199

199:
  %200 = phi i32 [ 0, %198 ], [ %7, %2 ], [ 0, %50 ]
  br label %215

201:
  %202 = load i32, ptr %6, align 16
  %203 = and i32 %202, %225
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %214, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %207 = load i32, ptr %206, align 256
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %209 = load <32 x i64>, ptr %208, align 256
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = load ptr, ptr %210, align 8
  %212 = load ptr, ptr %0, align 256
  %213 = add i32 %207, 1
  call void @record(ptr %212, ptr %211, i32 %203, <32 x i64> %209, i32 %213)
  br label %214

214:
  ret void

215:
  %216 = phi i1 [ false, %215 ], [ true, %199 ]
  %217 = phi ptr [ %8, %215 ], [ %5, %199 ]
  %218 = phi i64 [ 32, %215 ], [ 0, %199 ]
  %219 = phi i32 [ %225, %215 ], [ %200, %199 ]
  %220 = load <32 x i8>, ptr %217, align 32
  %221 = getelementptr inbounds nuw i8, ptr %1, i64 %218
  %222 = load <32 x i8>, ptr %221, align 1
  %223 = icmp ne <32 x i8> %220, %222
  %224 = bitcast <32 x i1> %223 to i32
  %225 = or i32 %219, %224
  br i1 %216, label %215, label %201
}

define void @ld_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [128 x i8], align 64
  switch i32 %2, label %46 [
    i32 0, label %185
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 3
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 127
  %40 = add i64 %38, -128
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %185

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %98

73:
  %74 = and i64 %50, 3
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %98

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 3
  %82 = add i64 %80, -4
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %98

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = shl nuw nsw i64 %89, 5
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 %89
  %93 = load i8, ptr %92, align 1
  %94 = insertelement <32 x i8> poison, i8 %93, i64 0
  %95 = shufflevector <32 x i8> %94, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %95, ptr %91, align 1
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %184, label %88

98:
  %99 = sub i64 %61, %59
  %100 = icmp ugt i64 %99, 3
  br i1 %100, label %101, label %115

101:
  %102 = add i64 %99, -4
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = insertelement <32 x i64> poison, i64 %59, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = and <32 x i64> %3, splat (i64 3)
  %108 = icmp eq <32 x i64> %107, zeroinitializer
  %109 = sub <32 x i64> %3, %106
  %110 = icmp ule <32 x i64> %109, %104
  %111 = and <32 x i1> %108, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = or i32 %112, %70
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:
  br label %165

116:
  %117 = icmp eq i64 %65, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %63
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %148

125:
  %126 = phi i64 [ %146, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %65, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = shl nuw nsw i64 %126, 2
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 %133
  %135 = load i32, ptr %132, align 1
  store i32 %135, ptr %134, align 8
  %136 = or disjoint i64 %126, 1
  %137 = getelementptr inbounds nuw i64, ptr %7, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = mul i64 %65, %136
  %140 = add i64 %139, %123
  %141 = add i64 %140, %138
  %142 = inttoptr i64 %141 to ptr
  %143 = shl nuw nsw i64 %136, 2
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 %143
  %145 = load i32, ptr %142, align 1
  store i32 %145, ptr %144, align 4
  %146 = add nuw nsw i64 %126, 2
  %147 = icmp samesign ult i64 %126, 30
  br i1 %147, label %125, label %183

148:
  %149 = phi i32 [ %163, %148 ], [ %2, %121 ]
  %150 = call i32 @llvm.cttz.i32(i32 %149, i1 true)
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i64, ptr %7, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = mul i64 %65, %151
  %155 = add i64 %154, %123
  %156 = add i64 %155, %153
  %157 = inttoptr i64 %156 to ptr
  %158 = shl nuw nsw i32 %150, 2
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %8, i64 %159
  %161 = load i32, ptr %157, align 1
  store i32 %161, ptr %160, align 4
  %162 = add i32 %149, -1
  %163 = and i32 %162, %149
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %183, label %148

165:
  %166 = phi i32 [ %181, %179 ], [ %2, %115 ]
  %167 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = call i64 @translate(ptr %0, ptr %1, i32 %167, i64 %170, i64 4, i32 %4)
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %179, label %173

173:
  %174 = inttoptr i64 %171 to ptr
  %175 = shl nuw nsw i32 %167, 2
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %8, i64 %176
  %178 = load i32, ptr %174, align 1
  store i32 %178, ptr %177, align 4
  br label %179

179:
  %180 = add i32 %166, -1
  %181 = and i32 %180, %166
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %165

183:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %184

184:
  br label %185

185:
  ret void
}

define void @watched_ld_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i8], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %152
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 3
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 127
  %40 = add i64 %38, -128
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %152

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 3
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -4
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 3)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %133

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %116

93:
  %94 = phi i64 [ %114, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 2
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  %103 = load i32, ptr %102, align 8
  store i32 %103, ptr %100, align 1
  %104 = or disjoint i64 %94, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %65, %104
  %108 = add i64 %107, %91
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %104, 2
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  store i32 %113, ptr %110, align 1
  %114 = add nuw nsw i64 %94, 2
  %115 = icmp samesign ult i64 %94, 30
  br i1 %115, label %93, label %151

116:
  %117 = phi i32 [ %131, %116 ], [ %2, %89 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %65, %119
  %123 = add i64 %122, %91
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %118, 2
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %7, i64 %127
  %129 = load i32, ptr %128, align 4
  store i32 %129, ptr %125, align 1
  %130 = add i32 %117, -1
  %131 = and i32 %130, %117
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %151, label %116

133:
  %134 = phi i32 [ %149, %147 ], [ %2, %83 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %135, i64 %138, i64 4, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %135, 2
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %7, i64 %144
  %146 = load i32, ptr %145, align 4
  store i32 %146, ptr %142, align 1
  br label %147

147:
  %148 = add i32 %134, -1
  %149 = and i32 %148, %134
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %133

151:
  br label %152

152:
  ret void
}

define void @watched_st_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.1", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIhLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIhLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [128 x i8], align 64
  %5 = alloca [128 x i8], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %200
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <32 x i64>, ptr %9, align 256
  %11 = load ptr, ptr %0, align 256
  br label %52

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load <32 x i64>, ptr %13, align 256
  %15 = extractelement <32 x i64> %14, i64 0
  %16 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %18 = icmp ne <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 256
  br i1 %20, label %22, label %52

22:
  %23 = lshr i64 %15, 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %23, %27
  %29 = select i1 %28, i64 %23, i64 0
  %30 = getelementptr inbounds nuw %struct.window, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %15, 3
  %36 = icmp eq i64 %35, 0
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %30, align 8
  %43 = sub i64 %15, %42
  %44 = sub i64 %41, %42
  %45 = icmp ugt i64 %44, 127
  %46 = add i64 %44, -128
  %47 = icmp ule i64 %43, %46
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %52

49:
  %50 = add i64 %32, %15
  %51 = inttoptr i64 %50 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %51, ptr %5)
  br label %200

52:
  %53 = phi ptr [ %11, %8 ], [ %21, %22 ], [ %21, %39 ], [ %21, %12 ]
  %54 = phi <32 x i64> [ %10, %8 ], [ %14, %22 ], [ %14, %39 ], [ %14, %12 ]
  store <32 x i64> %54, ptr %3, align 64
  %55 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %59, %63
  %65 = select i1 %64, i64 %59, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %58, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %54, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = xor i32 %7, -1
  %79 = or i32 %77, %78
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %106

81:
  %82 = and i64 %58, 3
  %83 = icmp eq i64 %82, 0
  %84 = icmp eq i64 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %106

86:
  %87 = sub i64 %58, %67
  %88 = sub i64 %69, %67
  %89 = icmp ugt i64 %88, 3
  %90 = add i64 %88, -4
  %91 = icmp ule i64 %87, %90
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = add i64 %71, %58
  %95 = inttoptr i64 %94 to ptr
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %104, %96 ]
  %98 = shl nuw nsw i64 %97, 5
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 %97
  %101 = load i8, ptr %100, align 1
  %102 = insertelement <32 x i8> poison, i8 %101, i64 0
  %103 = shufflevector <32 x i8> %102, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %103, ptr %99, align 32
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %199, label %96

106:
  %107 = sub i64 %69, %67
  %108 = icmp ugt i64 %107, 3
  br i1 %108, label %109, label %174

109:
  %110 = add i64 %107, -4
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %54, splat (i64 3)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %54, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %78
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %174

123:
  %124 = icmp eq i64 %73, 0
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %123 ]
  %132 = add i64 %131, %71
  %133 = icmp eq i32 %7, -1
  br i1 %133, label %134, label %157

134:
  %135 = phi i64 [ %155, %134 ], [ 0, %130 ]
  %136 = getelementptr inbounds nuw i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 16
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %132
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 2
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  %144 = load i32, ptr %141, align 1
  store i32 %144, ptr %143, align 8
  %145 = or disjoint i64 %135, 1
  %146 = getelementptr inbounds nuw i64, ptr %3, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = mul i64 %73, %145
  %149 = add i64 %148, %132
  %150 = add i64 %149, %147
  %151 = inttoptr i64 %150 to ptr
  %152 = shl nuw nsw i64 %145, 2
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 %152
  %154 = load i32, ptr %151, align 1
  store i32 %154, ptr %153, align 4
  %155 = add nuw nsw i64 %135, 2
  %156 = icmp samesign ult i64 %135, 30
  br i1 %156, label %134, label %198

157:
  %158 = phi i32 [ %172, %157 ], [ %7, %130 ]
  %159 = call i32 @llvm.cttz.i32(i32 %158, i1 true)
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i64, ptr %3, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = mul i64 %73, %160
  %164 = add i64 %163, %132
  %165 = add i64 %164, %162
  %166 = inttoptr i64 %165 to ptr
  %167 = shl nuw nsw i32 %159, 2
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i8, ptr %4, i64 %168
  %170 = load i32, ptr %166, align 1
  store i32 %170, ptr %169, align 4
  %171 = add i32 %158, -1
  %172 = and i32 %171, %158
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %198, label %157

174:
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %177

177:
  %178 = phi i32 [ %7, %174 ], [ %196, %194 ]
  %179 = call i32 @llvm.cttz.i32(i32 %178, i1 true)
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw i64, ptr %3, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = load ptr, ptr %0, align 256
  %184 = load ptr, ptr %175, align 8
  %185 = load i32, ptr %176, align 256
  %186 = call i64 @translate(ptr %183, ptr %184, i32 %179, i64 %182, i64 4, i32 %185)
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %194, label %188

188:
  %189 = inttoptr i64 %186 to ptr
  %190 = shl nuw nsw i32 %179, 2
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i8, ptr %4, i64 %191
  %193 = load i32, ptr %189, align 1
  store i32 %193, ptr %192, align 4
  br label %194

194:
  %195 = add i32 %178, -1
  %196 = and i32 %195, %178
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %177

198:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %199

199:
  br label %200

200:
  %201 = phi i32 [ 0, %199 ], [ %7, %2 ], [ 0, %49 ]
  br label %216

202:
  %203 = load i32, ptr %6, align 16
  %204 = and i32 %203, %226
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %215, label %206

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %208 = load i32, ptr %207, align 256
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %210 = load <32 x i64>, ptr %209, align 256
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load ptr, ptr %211, align 8
  %213 = load ptr, ptr %0, align 256
  %214 = add i32 %208, 1
  call void @record(ptr %213, ptr %212, i32 %204, <32 x i64> %210, i32 %214)
  br label %215

215:
  ret void

216:
  %217 = phi i64 [ %227, %216 ], [ 0, %200 ]
  %218 = phi i32 [ %226, %216 ], [ %201, %200 ]
  %219 = shl nuw nsw i64 %217, 5
  %220 = getelementptr inbounds nuw i8, ptr %5, i64 %219
  %221 = load <32 x i8>, ptr %220, align 32
  %222 = getelementptr inbounds nuw i8, ptr %1, i64 %219
  %223 = load <32 x i8>, ptr %222, align 1
  %224 = icmp ne <32 x i8> %221, %223
  %225 = bitcast <32 x i1> %224 to i32
  %226 = or i32 %218, %225
  %227 = add nuw nsw i64 %217, 1
  %228 = icmp eq i64 %227, 4
  br i1 %228, label %202, label %216
}

define <32 x i16> @ld_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes.45, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %181, label %9

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %13 = icmp eq <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  br label %56

23:
  %24 = lshr i64 %10, 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %10
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq i32 %2, -1
  br i1 %39, label %40, label %56

40:
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %10, 1
  %44 = icmp eq i64 %43, 0
  %45 = icmp eq i64 %42, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %56

47:
  %48 = sub i64 %10, %32
  %49 = sub i64 %34, %32
  %50 = icmp ugt i64 %49, 63
  %51 = add i64 %49, -64
  %52 = icmp ule i64 %48, %51
  %53 = and i1 %50, %52
  br i1 %53, label %54, label %56

54:
  %55 = load <32 x i16>, ptr %38, align 2
  br label %181

56:
  %57 = phi i64 [ %22, %18 ], [ %28, %40 ], [ %28, %23 ], [ %28, %47 ]
  %58 = phi ptr [ %20, %18 ], [ %26, %40 ], [ %26, %23 ], [ %26, %47 ]
  store <32 x i64> %3, ptr %6, align 64
  %59 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %6, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = lshr i64 %62, 40
  %64 = icmp ult i64 %63, %57
  %65 = select i1 %64, i64 %63, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %58, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %62, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %3, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = or i32 %77, %15
  %79 = icmp eq i32 %78, -1
  br i1 %79, label %80, label %98

80:
  %81 = and i64 %62, 1
  %82 = icmp eq i64 %81, 0
  %83 = icmp eq i64 %73, 0
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %98

85:
  %86 = sub i64 %62, %67
  %87 = sub i64 %69, %67
  %88 = icmp ugt i64 %87, 1
  %89 = add i64 %87, -2
  %90 = icmp ule i64 %86, %89
  %91 = and i1 %88, %90
  br i1 %91, label %92, label %98

92:
  %93 = add i64 %71, %62
  %94 = inttoptr i64 %93 to ptr
  %95 = load i16, ptr %94, align 2
  %96 = insertelement <32 x i16> poison, i16 %95, i64 0
  %97 = shufflevector <32 x i16> %96, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %179

98:
  store <32 x i16> zeroinitializer, ptr %7, align 64
  %99 = sub i64 %69, %67
  %100 = icmp ugt i64 %99, 1
  br i1 %100, label %102, label %101

101:
  br label %161

102:
  %103 = add i64 %99, -2
  %104 = insertelement <32 x i64> poison, i64 %103, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = insertelement <32 x i64> poison, i64 %67, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = and <32 x i64> %3, splat (i64 1)
  %109 = icmp eq <32 x i64> %108, zeroinitializer
  %110 = sub <32 x i64> %3, %107
  %111 = icmp ule <32 x i64> %110, %105
  %112 = and <32 x i1> %109, %111
  %113 = bitcast <32 x i1> %112 to i32
  %114 = or i32 %113, %15
  %115 = icmp eq i32 %114, -1
  br i1 %115, label %116, label %101

116:
  %117 = icmp eq i64 %73, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %71
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %146

125:
  %126 = phi i64 [ %144, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %6, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %73, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = load i16, ptr %132, align 2
  %134 = getelementptr inbounds nuw i16, ptr %7, i64 %126
  store i16 %133, ptr %134, align 4
  %135 = or disjoint i64 %126, 1
  %136 = getelementptr inbounds nuw i64, ptr %6, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %123
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = load i16, ptr %141, align 2
  %143 = getelementptr inbounds nuw i16, ptr %7, i64 %135
  store i16 %142, ptr %143, align 2
  %144 = add nuw nsw i64 %126, 2
  %145 = icmp samesign ult i64 %126, 30
  br i1 %145, label %125, label %177

146:
  %147 = phi i32 [ %159, %146 ], [ %2, %121 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %6, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %73, %149
  %153 = add i64 %152, %123
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = load i16, ptr %155, align 2
  %157 = getelementptr inbounds nuw i16, ptr %7, i64 %149
  store i16 %156, ptr %157, align 2
  %158 = add i32 %147, -1
  %159 = and i32 %158, %147
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %177, label %146

161:
  %162 = phi i32 [ %175, %173 ], [ %2, %101 ]
  %163 = call i32 @llvm.cttz.i32(i32 %162, i1 true)
  %164 = zext nneg i32 %163 to i64
  %165 = getelementptr inbounds nuw i64, ptr %6, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = call i64 @translate(ptr %0, ptr %1, i32 %163, i64 %166, i64 2, i32 %4)
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %173, label %169

169:
  %170 = inttoptr i64 %167 to ptr
  %171 = load i16, ptr %170, align 2
  %172 = getelementptr inbounds nuw i16, ptr %7, i64 %164
  store i16 %171, ptr %172, align 2
  br label %173

173:
  %174 = add i32 %162, -1
  %175 = and i32 %174, %162
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %161

177:
  %178 = load <32 x i16>, ptr %7, align 64
  br label %179

179:
  %180 = phi <32 x i16> [ %97, %92 ], [ %178, %177 ]
  br label %181

181:
  %182 = phi <32 x i16> [ %180, %179 ], [ %55, %54 ], [ zeroinitializer, %5 ]
  ret <32 x i16> %182
}

define <32 x i16> @watched_ld_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %8

8:
  %9 = call <32 x i16> @ld_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  ret <32 x i16> %9
}

define void @st_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %struct.Lanes.45, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %153, label %10

10:
  %11 = extractelement <32 x i64> %3, i64 0
  %12 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %13 = add <32 x i64> %12, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %14 = icmp eq <32 x i64> %3, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = xor i32 %2, -1
  %17 = or i32 %15, %16
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  br label %56

24:
  %25 = lshr i64 %11, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, %11
  %39 = inttoptr i64 %38 to ptr
  %40 = icmp eq i32 %2, -1
  br i1 %40, label %41, label %56

41:
  %42 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %43 = load i64, ptr %42, align 8
  %44 = and i64 %11, 1
  %45 = icmp eq i64 %44, 0
  %46 = icmp eq i64 %43, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %56

48:
  %49 = sub i64 %11, %33
  %50 = sub i64 %35, %33
  %51 = icmp ugt i64 %50, 63
  %52 = add i64 %50, -64
  %53 = icmp ule i64 %49, %52
  %54 = and i1 %51, %53
  br i1 %54, label %55, label %56

55:
  store <32 x i16> %5, ptr %39, align 2
  br label %153

56:
  %57 = phi i64 [ %23, %19 ], [ %29, %41 ], [ %29, %24 ], [ %29, %48 ]
  %58 = phi ptr [ %21, %19 ], [ %27, %41 ], [ %27, %24 ], [ %27, %48 ]
  store <32 x i16> %5, ptr %7, align 64
  store <32 x i64> %3, ptr %8, align 64
  %59 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %8, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = lshr i64 %62, 40
  %64 = icmp ult i64 %63, %57
  %65 = select i1 %64, i64 %63, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %58, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = sub i64 %69, %67
  %75 = icmp ugt i64 %74, 1
  br i1 %75, label %77, label %76

76:
  br label %136

77:
  %78 = add i64 %74, -2
  %79 = insertelement <32 x i64> poison, i64 %78, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  %81 = insertelement <32 x i64> poison, i64 %67, i64 0
  %82 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %83 = and <32 x i64> %3, splat (i64 1)
  %84 = icmp eq <32 x i64> %83, zeroinitializer
  %85 = sub <32 x i64> %3, %82
  %86 = icmp ule <32 x i64> %85, %80
  %87 = and <32 x i1> %84, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = or i32 %88, %16
  %90 = icmp eq i32 %89, -1
  br i1 %90, label %91, label %76

91:
  %92 = icmp eq i64 %73, 0
  br i1 %92, label %96, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %95 = load i64, ptr %94, align 8
  br label %96

96:
  %97 = phi i64 [ %95, %93 ], [ 0, %91 ]
  %98 = add i64 %97, %71
  %99 = icmp eq i32 %2, -1
  br i1 %99, label %100, label %121

100:
  %101 = phi i64 [ %119, %100 ], [ 0, %96 ]
  %102 = getelementptr inbounds nuw i64, ptr %8, i64 %101
  %103 = load i64, ptr %102, align 16
  %104 = mul i64 %73, %101
  %105 = add i64 %104, %98
  %106 = add i64 %105, %103
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds nuw i16, ptr %7, i64 %101
  %109 = load i16, ptr %108, align 4
  store i16 %109, ptr %107, align 2
  %110 = or disjoint i64 %101, 1
  %111 = getelementptr inbounds nuw i64, ptr %8, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = mul i64 %73, %110
  %114 = add i64 %113, %98
  %115 = add i64 %114, %112
  %116 = inttoptr i64 %115 to ptr
  %117 = getelementptr inbounds nuw i16, ptr %7, i64 %110
  %118 = load i16, ptr %117, align 2
  store i16 %118, ptr %116, align 2
  %119 = add nuw nsw i64 %101, 2
  %120 = icmp samesign ult i64 %101, 30
  br i1 %120, label %100, label %152

121:
  %122 = phi i32 [ %134, %121 ], [ %2, %96 ]
  %123 = call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %8, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = mul i64 %73, %124
  %128 = add i64 %127, %98
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds nuw i16, ptr %7, i64 %124
  %132 = load i16, ptr %131, align 2
  store i16 %132, ptr %130, align 2
  %133 = add i32 %122, -1
  %134 = and i32 %133, %122
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %152, label %121

136:
  %137 = phi i32 [ %150, %148 ], [ %2, %76 ]
  %138 = call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %8, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = call i64 @translate(ptr %0, ptr %1, i32 %138, i64 %141, i64 2, i32 %4)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %148, label %144

144:
  %145 = inttoptr i64 %142 to ptr
  %146 = getelementptr inbounds nuw i16, ptr %7, i64 %139
  %147 = load i16, ptr %146, align 2
  store i16 %147, ptr %145, align 2
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

define void @watched_st_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.2", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @"_ZN12_GLOBAL__N_19find_lostItyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %8, <32 x i16> %5)
  br label %42

42:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostItyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %0, <32 x i16> %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca %struct.Lanes.45, align 64
  %5 = load ptr, ptr %0, align 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %189, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = load <32 x i64>, ptr %12, align 256
  %14 = extractelement <32 x i64> %13, i64 0
  %15 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i64> %15, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %17 = icmp eq <32 x i64> %13, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = xor i32 %9, -1
  %20 = or i32 %18, %19
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %27, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load i64, ptr %25, align 8
  br label %60

27:
  %28 = lshr i64 %14, 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  %34 = select i1 %33, i64 %28, i64 0
  %35 = getelementptr inbounds nuw %struct.window, ptr %30, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, %14
  %42 = inttoptr i64 %41 to ptr
  %43 = icmp eq i32 %9, -1
  br i1 %43, label %44, label %60

44:
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %46 = load i64, ptr %45, align 8
  %47 = and i64 %14, 1
  %48 = icmp eq i64 %47, 0
  %49 = icmp eq i64 %46, 0
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %60

51:
  %52 = sub i64 %14, %36
  %53 = sub i64 %38, %36
  %54 = icmp ugt i64 %53, 63
  %55 = add i64 %53, -64
  %56 = icmp ule i64 %52, %55
  %57 = and i1 %54, %56
  br i1 %57, label %58, label %60

58:
  %59 = load <32 x i16>, ptr %42, align 2
  br label %189

60:
  %61 = phi i64 [ %26, %22 ], [ %32, %44 ], [ %32, %27 ], [ %32, %51 ]
  %62 = phi ptr [ %24, %22 ], [ %30, %44 ], [ %30, %27 ], [ %30, %51 ]
  store <32 x i64> %13, ptr %3, align 64
  %63 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i64, ptr %3, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = lshr i64 %66, 40
  %68 = icmp ult i64 %67, %61
  %69 = select i1 %68, i64 %67, i64 0
  %70 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %70, i64 24
  %77 = load i64, ptr %76, align 8
  %78 = insertelement <32 x i64> poison, i64 %66, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = icmp eq <32 x i64> %13, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, %19
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %84, label %102

84:
  %85 = and i64 %66, 1
  %86 = icmp eq i64 %85, 0
  %87 = icmp eq i64 %77, 0
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %102

89:
  %90 = sub i64 %66, %71
  %91 = sub i64 %73, %71
  %92 = icmp ugt i64 %91, 1
  %93 = add i64 %91, -2
  %94 = icmp ule i64 %90, %93
  %95 = and i1 %92, %94
  br i1 %95, label %96, label %102

96:
  %97 = add i64 %75, %66
  %98 = inttoptr i64 %97 to ptr
  %99 = load i16, ptr %98, align 2
  %100 = insertelement <32 x i16> poison, i16 %99, i64 0
  %101 = shufflevector <32 x i16> %100, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %187

102:
  store <32 x i16> zeroinitializer, ptr %4, align 64
  %103 = sub i64 %73, %71
  %104 = icmp ugt i64 %103, 1
  br i1 %104, label %105, label %164

105:
  %106 = add i64 %103, -2
  %107 = insertelement <32 x i64> poison, i64 %106, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = insertelement <32 x i64> poison, i64 %71, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = and <32 x i64> %13, splat (i64 1)
  %112 = icmp eq <32 x i64> %111, zeroinitializer
  %113 = sub <32 x i64> %13, %110
  %114 = icmp ule <32 x i64> %113, %108
  %115 = and <32 x i1> %112, %114
  %116 = bitcast <32 x i1> %115 to i32
  %117 = or i32 %116, %19
  %118 = icmp eq i32 %117, -1
  br i1 %118, label %119, label %164

119:
  %120 = icmp eq i64 %77, 0
  br i1 %120, label %124, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %7, i64 296
  %123 = load i64, ptr %122, align 8
  br label %124

124:
  %125 = phi i64 [ %123, %121 ], [ 0, %119 ]
  %126 = add i64 %125, %75
  %127 = icmp eq i32 %9, -1
  br i1 %127, label %128, label %149

128:
  %129 = phi i64 [ %147, %128 ], [ 0, %124 ]
  %130 = getelementptr inbounds nuw i64, ptr %3, i64 %129
  %131 = load i64, ptr %130, align 16
  %132 = mul i64 %77, %129
  %133 = add i64 %132, %126
  %134 = add i64 %133, %131
  %135 = inttoptr i64 %134 to ptr
  %136 = load i16, ptr %135, align 2
  %137 = getelementptr inbounds nuw i16, ptr %4, i64 %129
  store i16 %136, ptr %137, align 4
  %138 = or disjoint i64 %129, 1
  %139 = getelementptr inbounds nuw i64, ptr %3, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = mul i64 %77, %138
  %142 = add i64 %141, %126
  %143 = add i64 %142, %140
  %144 = inttoptr i64 %143 to ptr
  %145 = load i16, ptr %144, align 2
  %146 = getelementptr inbounds nuw i16, ptr %4, i64 %138
  store i16 %145, ptr %146, align 2
  %147 = add nuw nsw i64 %129, 2
  %148 = icmp samesign ult i64 %129, 30
  br i1 %148, label %128, label %185

149:
  %150 = phi i32 [ %162, %149 ], [ %9, %124 ]
  %151 = call i32 @llvm.cttz.i32(i32 %150, i1 true)
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i64, ptr %3, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = mul i64 %77, %152
  %156 = add i64 %155, %126
  %157 = add i64 %156, %154
  %158 = inttoptr i64 %157 to ptr
  %159 = load i16, ptr %158, align 2
  %160 = getelementptr inbounds nuw i16, ptr %4, i64 %152
  store i16 %159, ptr %160, align 2
  %161 = add i32 %150, -1
  %162 = and i32 %161, %150
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %185, label %149

164:
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %166

166:
  %167 = phi i32 [ %9, %164 ], [ %183, %181 ]
  %168 = call i32 @llvm.cttz.i32(i32 %167, i1 true)
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %3, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = load ptr, ptr %0, align 256
  %173 = load ptr, ptr %6, align 8
  %174 = load i32, ptr %165, align 256
  %175 = call i64 @translate(ptr %172, ptr %173, i32 %168, i64 %171, i64 2, i32 %174)
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %181, label %177

177:
  %178 = inttoptr i64 %175 to ptr
  %179 = load i16, ptr %178, align 2
  %180 = getelementptr inbounds nuw i16, ptr %4, i64 %169
  store i16 %179, ptr %180, align 2
  br label %181

181:
  %182 = add i32 %167, -1
  %183 = and i32 %182, %167
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %166

185:
  %186 = load <32 x i16>, ptr %4, align 64
  br label %187

187:
  %188 = phi <32 x i16> [ %101, %96 ], [ %186, %185 ]
  br label %189

189:
  %190 = phi <32 x i16> [ %188, %187 ], [ %59, %58 ], [ zeroinitializer, %2 ]
  %191 = icmp ne <32 x i16> %190, %1
  %192 = bitcast <32 x i1> %191 to i32
  %193 = and i32 %9, %192
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %201, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %197 = load i32, ptr %196, align 256
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %199 = load <32 x i64>, ptr %198, align 256
  %200 = add i32 %197, 1
  call void @record(ptr %5, ptr %7, i32 %193, <32 x i64> %199, i32 %200)
  br label %201

201:
  ret void
}

define void @ld_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [64 x i16], align 64
  switch i32 %2, label %46 [
    i32 0, label %183
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 3
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 127
  %40 = add i64 %38, -128
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %183

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %96

73:
  %74 = and i64 %50, 3
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %96

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 3
  %82 = add i64 %80, -4
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %96

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  %88 = load i16, ptr %87, align 2
  %89 = insertelement <32 x i16> poison, i16 %88, i64 0
  %90 = shufflevector <32 x i16> %89, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %90, ptr %5, align 2
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 2
  %93 = load i16, ptr %92, align 2
  %94 = insertelement <32 x i16> poison, i16 %93, i64 0
  %95 = shufflevector <32 x i16> %94, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %95, ptr %91, align 2
  br label %182

96:
  %97 = sub i64 %61, %59
  %98 = icmp ugt i64 %97, 3
  br i1 %98, label %99, label %113

99:
  %100 = add i64 %97, -4
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = insertelement <32 x i64> poison, i64 %59, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = and <32 x i64> %3, splat (i64 3)
  %106 = icmp eq <32 x i64> %105, zeroinitializer
  %107 = sub <32 x i64> %3, %104
  %108 = icmp ule <32 x i64> %107, %102
  %109 = and <32 x i1> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = or i32 %110, %70
  %112 = icmp eq i32 %111, -1
  br i1 %112, label %114, label %113

113:
  br label %163

114:
  %115 = icmp eq i64 %65, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %63
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %146

123:
  %124 = phi i64 [ %144, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %65, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = shl nuw nsw i64 %124, 2
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 %131
  %133 = load i32, ptr %130, align 2
  store i32 %133, ptr %132, align 8
  %134 = or disjoint i64 %124, 1
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = mul i64 %65, %134
  %138 = add i64 %137, %121
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 2
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 %141
  %143 = load i32, ptr %140, align 2
  store i32 %143, ptr %142, align 4
  %144 = add nuw nsw i64 %124, 2
  %145 = icmp samesign ult i64 %124, 30
  br i1 %145, label %123, label %181

146:
  %147 = phi i32 [ %161, %146 ], [ %2, %119 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %121
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 1
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i16, ptr %8, i64 %157
  %159 = load i32, ptr %155, align 2
  store i32 %159, ptr %158, align 4
  %160 = add i32 %147, -1
  %161 = and i32 %160, %147
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %181, label %146

163:
  %164 = phi i32 [ %179, %177 ], [ %2, %113 ]
  %165 = call i32 @llvm.cttz.i32(i32 %164, i1 true)
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %7, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = call i64 @translate(ptr %0, ptr %1, i32 %165, i64 %168, i64 4, i32 %4)
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %177, label %171

171:
  %172 = inttoptr i64 %169 to ptr
  %173 = shl nuw nsw i32 %165, 1
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i16, ptr %8, i64 %174
  %176 = load i32, ptr %172, align 2
  store i32 %176, ptr %175, align 4
  br label %177

177:
  %178 = add i32 %164, -1
  %179 = and i32 %178, %164
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %163

181:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %182

182:
  br label %183

183:
  ret void
}

define void @watched_ld_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i16], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %152
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 3
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 127
  %40 = add i64 %38, -128
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %152

46:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 3
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -4
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 3)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %133

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %116

93:
  %94 = phi i64 [ %114, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 2
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  %103 = load i32, ptr %102, align 8
  store i32 %103, ptr %100, align 2
  %104 = or disjoint i64 %94, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %65, %104
  %108 = add i64 %107, %91
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %104, 2
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  store i32 %113, ptr %110, align 2
  %114 = add nuw nsw i64 %94, 2
  %115 = icmp samesign ult i64 %94, 30
  br i1 %115, label %93, label %151

116:
  %117 = phi i32 [ %131, %116 ], [ %2, %89 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %65, %119
  %123 = add i64 %122, %91
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %118, 1
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i16, ptr %7, i64 %127
  %129 = load i32, ptr %128, align 4
  store i32 %129, ptr %125, align 2
  %130 = add i32 %117, -1
  %131 = and i32 %130, %117
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %151, label %116

133:
  %134 = phi i32 [ %149, %147 ], [ %2, %83 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %135, i64 %138, i64 4, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %135, 1
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i16, ptr %7, i64 %144
  %146 = load i32, ptr %145, align 4
  store i32 %146, ptr %142, align 2
  br label %147

147:
  %148 = add i32 %134, -1
  %149 = and i32 %148, %134
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %133

151:
  br label %152

152:
  ret void
}

define void @watched_st_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.3", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostItLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostItLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [64 x i16], align 64
  %5 = alloca [64 x i16], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 64
  switch i32 %7, label %9 [
    i32 0, label %199
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = load <32 x i64>, ptr %10, align 256
  %12 = load ptr, ptr %0, align 256
  br label %53

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = load <32 x i64>, ptr %14, align 256
  %16 = extractelement <32 x i64> %15, i64 0
  %17 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %19 = icmp ne <32 x i64> %15, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr %0, align 256
  br i1 %21, label %23, label %53

23:
  %24 = lshr i64 %16, 40
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %16, 3
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %53

40:
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %31, align 8
  %44 = sub i64 %16, %43
  %45 = sub i64 %42, %43
  %46 = icmp ugt i64 %45, 127
  %47 = add i64 %45, -128
  %48 = icmp ule i64 %44, %47
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %53

50:
  %51 = add i64 %33, %16
  %52 = inttoptr i64 %51 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %52, ptr %5)
  br label %199

53:
  %54 = phi ptr [ %12, %9 ], [ %22, %23 ], [ %22, %40 ], [ %22, %13 ]
  %55 = phi <32 x i64> [ %11, %9 ], [ %15, %23 ], [ %15, %40 ], [ %15, %13 ]
  store <32 x i64> %55, ptr %3, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 16
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
  %77 = icmp eq <32 x i64> %55, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %7, -1
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
  store <32 x i16> %99, ptr %5, align 64
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 2
  %102 = load i16, ptr %101, align 2
  %103 = insertelement <32 x i16> poison, i16 %102, i64 0
  %104 = shufflevector <32 x i16> %103, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %104, ptr %100, align 64
  br label %198

105:
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 3
  br i1 %107, label %108, label %173

108:
  %109 = add i64 %106, -4
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %68, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = and <32 x i64> %55, splat (i64 3)
  %115 = icmp eq <32 x i64> %114, zeroinitializer
  %116 = sub <32 x i64> %55, %113
  %117 = icmp ule <32 x i64> %116, %111
  %118 = and <32 x i1> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = or i32 %119, %79
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %173

122:
  %123 = icmp eq i64 %74, 0
  br i1 %123, label %129, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 296
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %124 ], [ 0, %122 ]
  %131 = add i64 %130, %72
  %132 = icmp eq i32 %7, -1
  br i1 %132, label %133, label %156

133:
  %134 = phi i64 [ %154, %133 ], [ 0, %129 ]
  %135 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %131
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 2
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 %141
  %143 = load i32, ptr %140, align 2
  store i32 %143, ptr %142, align 8
  %144 = or disjoint i64 %134, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %74, %144
  %148 = add i64 %147, %131
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 2
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  %153 = load i32, ptr %150, align 2
  store i32 %153, ptr %152, align 4
  %154 = add nuw nsw i64 %134, 2
  %155 = icmp samesign ult i64 %134, 30
  br i1 %155, label %133, label %197

156:
  %157 = phi i32 [ %171, %156 ], [ %7, %129 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %3, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %74, %159
  %163 = add i64 %162, %131
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = shl nuw nsw i32 %158, 1
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i16, ptr %4, i64 %167
  %169 = load i32, ptr %165, align 2
  store i32 %169, ptr %168, align 4
  %170 = add i32 %157, -1
  %171 = and i32 %170, %157
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %197, label %156

173:
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %176

176:
  %177 = phi i32 [ %7, %173 ], [ %195, %193 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %3, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = load ptr, ptr %0, align 256
  %183 = load ptr, ptr %174, align 8
  %184 = load i32, ptr %175, align 256
  %185 = call i64 @translate(ptr %182, ptr %183, i32 %178, i64 %181, i64 4, i32 %184)
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %193, label %187

187:
  %188 = inttoptr i64 %185 to ptr
  %189 = shl nuw nsw i32 %178, 1
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i16, ptr %4, i64 %190
  %192 = load i32, ptr %188, align 2
  store i32 %192, ptr %191, align 4
  br label %193

193:
  %194 = add i32 %177, -1
  %195 = and i32 %194, %177
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %176

197:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %198

198:
  br label %199

199:
  %200 = phi i32 [ 0, %198 ], [ %7, %2 ], [ 0, %50 ]
  br label %215

201:
  %202 = load i32, ptr %6, align 16
  %203 = and i32 %202, %225
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %214, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %207 = load i32, ptr %206, align 256
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %209 = load <32 x i64>, ptr %208, align 256
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = load ptr, ptr %210, align 8
  %212 = load ptr, ptr %0, align 256
  %213 = add i32 %207, 1
  call void @record(ptr %212, ptr %211, i32 %203, <32 x i64> %209, i32 %213)
  br label %214

214:
  ret void

215:
  %216 = phi i1 [ false, %215 ], [ true, %199 ]
  %217 = phi ptr [ %8, %215 ], [ %5, %199 ]
  %218 = phi i64 [ 32, %215 ], [ 0, %199 ]
  %219 = phi i32 [ %225, %215 ], [ %200, %199 ]
  %220 = load <32 x i16>, ptr %217, align 64
  %221 = getelementptr inbounds nuw i16, ptr %1, i64 %218
  %222 = load <32 x i16>, ptr %221, align 2
  %223 = icmp ne <32 x i16> %220, %222
  %224 = bitcast <32 x i1> %223 to i32
  %225 = or i32 %219, %224
  br i1 %216, label %215, label %201
}

define void @ld_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [128 x i16], align 64
  switch i32 %2, label %46 [
    i32 0, label %185
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 7
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 255
  %40 = add i64 %38, -256
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %185

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %98

73:
  %74 = and i64 %50, 7
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %98

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 7
  %82 = add i64 %80, -8
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %98

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = shl nuw nsw i64 %89, 6
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = getelementptr inbounds nuw i16, ptr %87, i64 %89
  %93 = load i16, ptr %92, align 2
  %94 = insertelement <32 x i16> poison, i16 %93, i64 0
  %95 = shufflevector <32 x i16> %94, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %95, ptr %91, align 2
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %184, label %88

98:
  %99 = sub i64 %61, %59
  %100 = icmp ugt i64 %99, 7
  br i1 %100, label %101, label %115

101:
  %102 = add i64 %99, -8
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = insertelement <32 x i64> poison, i64 %59, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = and <32 x i64> %3, splat (i64 7)
  %108 = icmp eq <32 x i64> %107, zeroinitializer
  %109 = sub <32 x i64> %3, %106
  %110 = icmp ule <32 x i64> %109, %104
  %111 = and <32 x i1> %108, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = or i32 %112, %70
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:
  br label %165

116:
  %117 = icmp eq i64 %65, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %63
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %148

125:
  %126 = phi i64 [ %146, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %65, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = shl nuw nsw i64 %126, 3
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 %133
  %135 = load i64, ptr %132, align 2
  store i64 %135, ptr %134, align 16
  %136 = or disjoint i64 %126, 1
  %137 = getelementptr inbounds nuw i64, ptr %7, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = mul i64 %65, %136
  %140 = add i64 %139, %123
  %141 = add i64 %140, %138
  %142 = inttoptr i64 %141 to ptr
  %143 = shl nuw nsw i64 %136, 3
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 %143
  %145 = load i64, ptr %142, align 2
  store i64 %145, ptr %144, align 8
  %146 = add nuw nsw i64 %126, 2
  %147 = icmp samesign ult i64 %126, 30
  br i1 %147, label %125, label %183

148:
  %149 = phi i32 [ %163, %148 ], [ %2, %121 ]
  %150 = call i32 @llvm.cttz.i32(i32 %149, i1 true)
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i64, ptr %7, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = mul i64 %65, %151
  %155 = add i64 %154, %123
  %156 = add i64 %155, %153
  %157 = inttoptr i64 %156 to ptr
  %158 = shl nuw nsw i32 %150, 2
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i16, ptr %8, i64 %159
  %161 = load i64, ptr %157, align 2
  store i64 %161, ptr %160, align 8
  %162 = add i32 %149, -1
  %163 = and i32 %162, %149
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %183, label %148

165:
  %166 = phi i32 [ %181, %179 ], [ %2, %115 ]
  %167 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = call i64 @translate(ptr %0, ptr %1, i32 %167, i64 %170, i64 8, i32 %4)
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %179, label %173

173:
  %174 = inttoptr i64 %171 to ptr
  %175 = shl nuw nsw i32 %167, 2
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i16, ptr %8, i64 %176
  %178 = load i64, ptr %174, align 2
  store i64 %178, ptr %177, align 8
  br label %179

179:
  %180 = add i32 %166, -1
  %181 = and i32 %180, %166
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %165

183:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %184

184:
  br label %185

185:
  ret void
}

define void @watched_ld_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i16], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %152
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 7
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 255
  %40 = add i64 %38, -256
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %152

46:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 7
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -8
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 7)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %133

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %116

93:
  %94 = phi i64 [ %114, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 3
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  %103 = load i64, ptr %102, align 16
  store i64 %103, ptr %100, align 2
  %104 = or disjoint i64 %94, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %65, %104
  %108 = add i64 %107, %91
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %104, 3
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  store i64 %113, ptr %110, align 2
  %114 = add nuw nsw i64 %94, 2
  %115 = icmp samesign ult i64 %94, 30
  br i1 %115, label %93, label %151

116:
  %117 = phi i32 [ %131, %116 ], [ %2, %89 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %65, %119
  %123 = add i64 %122, %91
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %118, 2
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i16, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  store i64 %129, ptr %125, align 2
  %130 = add i32 %117, -1
  %131 = and i32 %130, %117
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %151, label %116

133:
  %134 = phi i32 [ %149, %147 ], [ %2, %83 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %135, i64 %138, i64 8, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %135, 2
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i16, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  store i64 %146, ptr %142, align 2
  br label %147

147:
  %148 = add i32 %134, -1
  %149 = and i32 %148, %134
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %133

151:
  br label %152

152:
  ret void
}

define void @watched_st_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.4", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostItLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostItLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [128 x i16], align 64
  %5 = alloca [128 x i16], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %200
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <32 x i64>, ptr %9, align 256
  %11 = load ptr, ptr %0, align 256
  br label %52

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load <32 x i64>, ptr %13, align 256
  %15 = extractelement <32 x i64> %14, i64 0
  %16 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %18 = icmp ne <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 256
  br i1 %20, label %22, label %52

22:
  %23 = lshr i64 %15, 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %23, %27
  %29 = select i1 %28, i64 %23, i64 0
  %30 = getelementptr inbounds nuw %struct.window, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %15, 7
  %36 = icmp eq i64 %35, 0
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %30, align 8
  %43 = sub i64 %15, %42
  %44 = sub i64 %41, %42
  %45 = icmp ugt i64 %44, 255
  %46 = add i64 %44, -256
  %47 = icmp ule i64 %43, %46
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %52

49:
  %50 = add i64 %32, %15
  %51 = inttoptr i64 %50 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %51, ptr %5)
  br label %200

52:
  %53 = phi ptr [ %11, %8 ], [ %21, %22 ], [ %21, %39 ], [ %21, %12 ]
  %54 = phi <32 x i64> [ %10, %8 ], [ %14, %22 ], [ %14, %39 ], [ %14, %12 ]
  store <32 x i64> %54, ptr %3, align 64
  %55 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %59, %63
  %65 = select i1 %64, i64 %59, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %58, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %54, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = xor i32 %7, -1
  %79 = or i32 %77, %78
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %106

81:
  %82 = and i64 %58, 7
  %83 = icmp eq i64 %82, 0
  %84 = icmp eq i64 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %106

86:
  %87 = sub i64 %58, %67
  %88 = sub i64 %69, %67
  %89 = icmp ugt i64 %88, 7
  %90 = add i64 %88, -8
  %91 = icmp ule i64 %87, %90
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = add i64 %71, %58
  %95 = inttoptr i64 %94 to ptr
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %104, %96 ]
  %98 = shl nuw nsw i64 %97, 6
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw i16, ptr %95, i64 %97
  %101 = load i16, ptr %100, align 2
  %102 = insertelement <32 x i16> poison, i16 %101, i64 0
  %103 = shufflevector <32 x i16> %102, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %103, ptr %99, align 64
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %199, label %96

106:
  %107 = sub i64 %69, %67
  %108 = icmp ugt i64 %107, 7
  br i1 %108, label %109, label %174

109:
  %110 = add i64 %107, -8
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %54, splat (i64 7)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %54, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %78
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %174

123:
  %124 = icmp eq i64 %73, 0
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %123 ]
  %132 = add i64 %131, %71
  %133 = icmp eq i32 %7, -1
  br i1 %133, label %134, label %157

134:
  %135 = phi i64 [ %155, %134 ], [ 0, %130 ]
  %136 = getelementptr inbounds nuw i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 16
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %132
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 3
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  %144 = load i64, ptr %141, align 2
  store i64 %144, ptr %143, align 16
  %145 = or disjoint i64 %135, 1
  %146 = getelementptr inbounds nuw i64, ptr %3, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = mul i64 %73, %145
  %149 = add i64 %148, %132
  %150 = add i64 %149, %147
  %151 = inttoptr i64 %150 to ptr
  %152 = shl nuw nsw i64 %145, 3
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 %152
  %154 = load i64, ptr %151, align 2
  store i64 %154, ptr %153, align 8
  %155 = add nuw nsw i64 %135, 2
  %156 = icmp samesign ult i64 %135, 30
  br i1 %156, label %134, label %198

157:
  %158 = phi i32 [ %172, %157 ], [ %7, %130 ]
  %159 = call i32 @llvm.cttz.i32(i32 %158, i1 true)
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i64, ptr %3, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = mul i64 %73, %160
  %164 = add i64 %163, %132
  %165 = add i64 %164, %162
  %166 = inttoptr i64 %165 to ptr
  %167 = shl nuw nsw i32 %159, 2
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i16, ptr %4, i64 %168
  %170 = load i64, ptr %166, align 2
  store i64 %170, ptr %169, align 8
  %171 = add i32 %158, -1
  %172 = and i32 %171, %158
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %198, label %157

174:
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %177

177:
  %178 = phi i32 [ %7, %174 ], [ %196, %194 ]
  %179 = call i32 @llvm.cttz.i32(i32 %178, i1 true)
  %180 = zext nneg i32 %179 to i64
  %181 = getelementptr inbounds nuw i64, ptr %3, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = load ptr, ptr %0, align 256
  %184 = load ptr, ptr %175, align 8
  %185 = load i32, ptr %176, align 256
  %186 = call i64 @translate(ptr %183, ptr %184, i32 %179, i64 %182, i64 8, i32 %185)
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %194, label %188

188:
  %189 = inttoptr i64 %186 to ptr
  %190 = shl nuw nsw i32 %179, 2
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i16, ptr %4, i64 %191
  %193 = load i64, ptr %189, align 2
  store i64 %193, ptr %192, align 8
  br label %194

194:
  %195 = add i32 %178, -1
  %196 = and i32 %195, %178
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %177

198:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %199

199:
  br label %200

200:
  %201 = phi i32 [ 0, %199 ], [ %7, %2 ], [ 0, %49 ]
  br label %216

202:
  %203 = load i32, ptr %6, align 16
  %204 = and i32 %203, %226
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %215, label %206

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %208 = load i32, ptr %207, align 256
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %210 = load <32 x i64>, ptr %209, align 256
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = load ptr, ptr %211, align 8
  %213 = load ptr, ptr %0, align 256
  %214 = add i32 %208, 1
  call void @record(ptr %213, ptr %212, i32 %204, <32 x i64> %210, i32 %214)
  br label %215

215:
  ret void

216:
  %217 = phi i64 [ %227, %216 ], [ 0, %200 ]
  %218 = phi i32 [ %226, %216 ], [ %201, %200 ]
  %219 = shl nuw nsw i64 %217, 5
  %220 = getelementptr inbounds nuw i16, ptr %5, i64 %219
  %221 = load <32 x i16>, ptr %220, align 64
  %222 = getelementptr inbounds nuw i16, ptr %1, i64 %219
  %223 = load <32 x i16>, ptr %222, align 2
  %224 = icmp ne <32 x i16> %221, %223
  %225 = bitcast <32 x i1> %224 to i32
  %226 = or i32 %218, %225
  %227 = add nuw nsw i64 %217, 1
  %228 = icmp eq i64 %227, 4
  br i1 %228, label %202, label %216
}

define <32 x i32> @ld_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %205, label %9

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %13 = icmp eq <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  br label %80

23:
  %24 = lshr i64 %10, 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, %10
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %10, 3
  br i1 %41, label %43, label %56

43:
  %44 = icmp eq i64 %42, 0
  %45 = icmp eq i64 %38, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %56

47:
  %48 = sub i64 %10, %32
  %49 = sub i64 %34, %32
  %50 = icmp ugt i64 %49, 127
  %51 = add i64 %49, -128
  %52 = icmp ule i64 %48, %51
  %53 = and i1 %50, %52
  br i1 %53, label %54, label %56

54:
  %55 = load <32 x i32>, ptr %40, align 4
  br label %205

56:
  %57 = phi i64 [ 0, %47 ], [ %42, %43 ], [ %42, %23 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %38, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %80

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 2
  %65 = add i64 %64, %10
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 2
  %71 = sub i64 %65, %32
  %72 = sub i64 %34, %32
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %80

77:
  %78 = bitcast i32 %2 to <32 x i1>
  %79 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %40, <32 x i1> %78, <32 x i32> zeroinitializer)
  br label %205

80:
  %81 = phi i64 [ %22, %18 ], [ %28, %56 ], [ %28, %61 ]
  %82 = phi ptr [ %20, %18 ], [ %26, %56 ], [ %26, %61 ]
  store <32 x i64> %3, ptr %6, align 64
  %83 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %6, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = lshr i64 %86, 40
  %88 = icmp ult i64 %87, %81
  %89 = select i1 %88, i64 %87, i64 0
  %90 = getelementptr inbounds nuw %struct.window, ptr %82, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = insertelement <32 x i64> poison, i64 %86, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = icmp eq <32 x i64> %3, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = or i32 %101, %15
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %104, label %122

104:
  %105 = and i64 %86, 3
  %106 = icmp eq i64 %105, 0
  %107 = icmp eq i64 %97, 0
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %122

109:
  %110 = sub i64 %86, %91
  %111 = sub i64 %93, %91
  %112 = icmp ugt i64 %111, 3
  %113 = add i64 %111, -4
  %114 = icmp ule i64 %110, %113
  %115 = and i1 %112, %114
  br i1 %115, label %116, label %122

116:
  %117 = add i64 %95, %86
  %118 = inttoptr i64 %117 to ptr
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> poison, i32 %119, i64 0
  %121 = shufflevector <32 x i32> %120, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %203

122:
  store <32 x i32> zeroinitializer, ptr %7, align 64
  %123 = sub i64 %93, %91
  %124 = icmp ugt i64 %123, 3
  br i1 %124, label %126, label %125

125:
  br label %185

126:
  %127 = add i64 %123, -4
  %128 = insertelement <32 x i64> poison, i64 %127, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %91, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = and <32 x i64> %3, splat (i64 3)
  %133 = icmp eq <32 x i64> %132, zeroinitializer
  %134 = sub <32 x i64> %3, %131
  %135 = icmp ule <32 x i64> %134, %129
  %136 = and <32 x i1> %133, %135
  %137 = bitcast <32 x i1> %136 to i32
  %138 = or i32 %137, %15
  %139 = icmp eq i32 %138, -1
  br i1 %139, label %140, label %125

140:
  %141 = icmp eq i64 %97, 0
  br i1 %141, label %145, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %144, %142 ], [ 0, %140 ]
  %147 = add i64 %146, %95
  %148 = icmp eq i32 %2, -1
  br i1 %148, label %149, label %170

149:
  %150 = phi i64 [ %168, %149 ], [ 0, %145 ]
  %151 = getelementptr inbounds nuw i64, ptr %6, i64 %150
  %152 = load i64, ptr %151, align 16
  %153 = mul i64 %97, %150
  %154 = add i64 %153, %147
  %155 = add i64 %154, %152
  %156 = inttoptr i64 %155 to ptr
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds nuw i32, ptr %7, i64 %150
  store i32 %157, ptr %158, align 8
  %159 = or disjoint i64 %150, 1
  %160 = getelementptr inbounds nuw i64, ptr %6, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %97, %159
  %163 = add i64 %162, %147
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds nuw i32, ptr %7, i64 %159
  store i32 %166, ptr %167, align 4
  %168 = add nuw nsw i64 %150, 2
  %169 = icmp samesign ult i64 %150, 30
  br i1 %169, label %149, label %201

170:
  %171 = phi i32 [ %183, %170 ], [ %2, %145 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %6, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = mul i64 %97, %173
  %177 = add i64 %176, %147
  %178 = add i64 %177, %175
  %179 = inttoptr i64 %178 to ptr
  %180 = load i32, ptr %179, align 4
  %181 = getelementptr inbounds nuw i32, ptr %7, i64 %173
  store i32 %180, ptr %181, align 4
  %182 = add i32 %171, -1
  %183 = and i32 %182, %171
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %201, label %170

185:
  %186 = phi i32 [ %199, %197 ], [ %2, %125 ]
  %187 = call i32 @llvm.cttz.i32(i32 %186, i1 true)
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %6, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = call i64 @translate(ptr %0, ptr %1, i32 %187, i64 %190, i64 4, i32 %4)
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %197, label %193

193:
  %194 = inttoptr i64 %191 to ptr
  %195 = load i32, ptr %194, align 4
  %196 = getelementptr inbounds nuw i32, ptr %7, i64 %188
  store i32 %195, ptr %196, align 4
  br label %197

197:
  %198 = add i32 %186, -1
  %199 = and i32 %198, %186
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %185

201:
  %202 = load <32 x i32>, ptr %7, align 64
  br label %203

203:
  %204 = phi <32 x i32> [ %121, %116 ], [ %202, %201 ]
  br label %205

205:
  %206 = phi <32 x i32> [ %204, %203 ], [ zeroinitializer, %5 ], [ %55, %54 ], [ %79, %77 ]
  ret <32 x i32> %206
}

define <32 x i32> @watched_ld_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %8

8:
  %9 = call <32 x i32> @ld_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  ret <32 x i32> %9
}

define void @st_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %176, label %10

10:
  %11 = extractelement <32 x i64> %3, i64 0
  %12 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %13 = add <32 x i64> %12, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %14 = icmp eq <32 x i64> %3, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = xor i32 %2, -1
  %17 = or i32 %15, %16
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  br label %79

24:
  %25 = lshr i64 %11, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %37, %11
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i32 %2, -1
  %43 = and i64 %11, 3
  br i1 %42, label %44, label %56

44:
  %45 = icmp eq i64 %43, 0
  %46 = icmp eq i64 %39, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %56

48:
  %49 = sub i64 %11, %33
  %50 = sub i64 %35, %33
  %51 = icmp ugt i64 %50, 127
  %52 = add i64 %50, -128
  %53 = icmp ule i64 %49, %52
  %54 = and i1 %51, %53
  br i1 %54, label %55, label %56

55:
  store <32 x i32> %5, ptr %41, align 4
  br label %176

56:
  %57 = phi i64 [ 0, %48 ], [ %43, %44 ], [ %43, %24 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %39, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %79

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 2
  %65 = add i64 %64, %11
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 2
  %71 = sub i64 %65, %33
  %72 = sub i64 %35, %33
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %79

77:
  %78 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %5, ptr align 4 %41, <32 x i1> %78)
  br label %176

79:
  %80 = phi i64 [ %23, %19 ], [ %29, %56 ], [ %29, %61 ]
  %81 = phi ptr [ %21, %19 ], [ %27, %56 ], [ %27, %61 ]
  store <32 x i32> %5, ptr %7, align 64
  store <32 x i64> %3, ptr %8, align 64
  %82 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i64, ptr %8, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = lshr i64 %85, 40
  %87 = icmp ult i64 %86, %80
  %88 = select i1 %87, i64 %86, i64 0
  %89 = getelementptr inbounds nuw %struct.window, ptr %81, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = sub i64 %92, %90
  %98 = icmp ugt i64 %97, 3
  br i1 %98, label %100, label %99

99:
  br label %159

100:
  %101 = add i64 %97, -4
  %102 = insertelement <32 x i64> poison, i64 %101, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = insertelement <32 x i64> poison, i64 %90, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = and <32 x i64> %3, splat (i64 3)
  %107 = icmp eq <32 x i64> %106, zeroinitializer
  %108 = sub <32 x i64> %3, %105
  %109 = icmp ule <32 x i64> %108, %103
  %110 = and <32 x i1> %107, %109
  %111 = bitcast <32 x i1> %110 to i32
  %112 = or i32 %111, %16
  %113 = icmp eq i32 %112, -1
  br i1 %113, label %114, label %99

114:
  %115 = icmp eq i64 %96, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %94
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %144

123:
  %124 = phi i64 [ %142, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %8, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %96, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds nuw i32, ptr %7, i64 %124
  %132 = load i32, ptr %131, align 8
  store i32 %132, ptr %130, align 4
  %133 = or disjoint i64 %124, 1
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = mul i64 %96, %133
  %137 = add i64 %136, %121
  %138 = add i64 %137, %135
  %139 = inttoptr i64 %138 to ptr
  %140 = getelementptr inbounds nuw i32, ptr %7, i64 %133
  %141 = load i32, ptr %140, align 4
  store i32 %141, ptr %139, align 4
  %142 = add nuw nsw i64 %124, 2
  %143 = icmp samesign ult i64 %124, 30
  br i1 %143, label %123, label %175

144:
  %145 = phi i32 [ %157, %144 ], [ %2, %119 ]
  %146 = call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i64, ptr %8, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = mul i64 %96, %147
  %151 = add i64 %150, %121
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds nuw i32, ptr %7, i64 %147
  %155 = load i32, ptr %154, align 4
  store i32 %155, ptr %153, align 4
  %156 = add i32 %145, -1
  %157 = and i32 %156, %145
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %175, label %144

159:
  %160 = phi i32 [ %173, %171 ], [ %2, %99 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %8, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %161, i64 %164, i64 4, i32 %4)
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %171, label %167

167:
  %168 = inttoptr i64 %165 to ptr
  %169 = getelementptr inbounds nuw i32, ptr %7, i64 %162
  %170 = load i32, ptr %169, align 4
  store i32 %170, ptr %168, align 4
  br label %171

171:
  %172 = add i32 %160, -1
  %173 = and i32 %172, %160
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %159

175:
  br label %176

176:
  ret void
}

define void @watched_st_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.5", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @"_ZN12_GLOBAL__N_19find_lostIjyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %8, <32 x i32> %5)
  br label %42

42:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIjyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %0, <32 x i32> %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca %struct.Lanes.64, align 64
  %5 = load ptr, ptr %0, align 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %213, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = load <32 x i64>, ptr %12, align 256
  %14 = extractelement <32 x i64> %13, i64 0
  %15 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i64> %15, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %17 = icmp eq <32 x i64> %13, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = xor i32 %9, -1
  %20 = or i32 %18, %19
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %27, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load i64, ptr %25, align 8
  br label %84

27:
  %28 = lshr i64 %14, 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  %34 = select i1 %33, i64 %28, i64 0
  %35 = getelementptr inbounds nuw %struct.window, ptr %30, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %40, %14
  %44 = inttoptr i64 %43 to ptr
  %45 = icmp eq i32 %9, -1
  %46 = and i64 %14, 3
  br i1 %45, label %47, label %60

47:
  %48 = icmp eq i64 %46, 0
  %49 = icmp eq i64 %42, 0
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %60

51:
  %52 = sub i64 %14, %36
  %53 = sub i64 %38, %36
  %54 = icmp ugt i64 %53, 127
  %55 = add i64 %53, -128
  %56 = icmp ule i64 %52, %55
  %57 = and i1 %54, %56
  br i1 %57, label %58, label %60

58:
  %59 = load <32 x i32>, ptr %44, align 4
  br label %213

60:
  %61 = phi i64 [ 0, %51 ], [ %46, %47 ], [ %46, %27 ]
  %62 = icmp eq i64 %61, 0
  %63 = icmp eq i64 %42, 0
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %65, label %84

65:
  %66 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 2
  %69 = add i64 %14, %68
  %70 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %71 = sub nuw nsw i32 32, %70
  %72 = zext nneg i32 %71 to i64
  %73 = sub nsw i64 %72, %67
  %74 = shl nsw i64 %73, 2
  %75 = sub i64 %69, %36
  %76 = sub i64 %38, %36
  %77 = icmp ule i64 %74, %76
  %78 = sub nuw i64 %76, %74
  %79 = icmp ule i64 %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %84

81:
  %82 = bitcast i32 %9 to <32 x i1>
  %83 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %44, <32 x i1> %82, <32 x i32> zeroinitializer)
  br label %213

84:
  %85 = phi i64 [ %26, %22 ], [ %32, %60 ], [ %32, %65 ]
  %86 = phi ptr [ %24, %22 ], [ %30, %60 ], [ %30, %65 ]
  store <32 x i64> %13, ptr %3, align 64
  %87 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %3, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = lshr i64 %90, 40
  %92 = icmp ult i64 %91, %85
  %93 = select i1 %92, i64 %91, i64 0
  %94 = getelementptr inbounds nuw %struct.window, ptr %86, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = insertelement <32 x i64> poison, i64 %90, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = icmp eq <32 x i64> %13, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %19
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %126

108:
  %109 = and i64 %90, 3
  %110 = icmp eq i64 %109, 0
  %111 = icmp eq i64 %101, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %126

113:
  %114 = sub i64 %90, %95
  %115 = sub i64 %97, %95
  %116 = icmp ugt i64 %115, 3
  %117 = add i64 %115, -4
  %118 = icmp ule i64 %114, %117
  %119 = and i1 %116, %118
  br i1 %119, label %120, label %126

120:
  %121 = add i64 %99, %90
  %122 = inttoptr i64 %121 to ptr
  %123 = load i32, ptr %122, align 4
  %124 = insertelement <32 x i32> poison, i32 %123, i64 0
  %125 = shufflevector <32 x i32> %124, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %211

126:
  store <32 x i32> zeroinitializer, ptr %4, align 64
  %127 = sub i64 %97, %95
  %128 = icmp ugt i64 %127, 3
  br i1 %128, label %129, label %188

129:
  %130 = add i64 %127, -4
  %131 = insertelement <32 x i64> poison, i64 %130, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i64> poison, i64 %95, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = and <32 x i64> %13, splat (i64 3)
  %136 = icmp eq <32 x i64> %135, zeroinitializer
  %137 = sub <32 x i64> %13, %134
  %138 = icmp ule <32 x i64> %137, %132
  %139 = and <32 x i1> %136, %138
  %140 = bitcast <32 x i1> %139 to i32
  %141 = or i32 %140, %19
  %142 = icmp eq i32 %141, -1
  br i1 %142, label %143, label %188

143:
  %144 = icmp eq i64 %101, 0
  br i1 %144, label %148, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 296
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %145 ], [ 0, %143 ]
  %150 = add i64 %149, %99
  %151 = icmp eq i32 %9, -1
  br i1 %151, label %152, label %173

152:
  %153 = phi i64 [ %171, %152 ], [ 0, %148 ]
  %154 = getelementptr inbounds nuw i64, ptr %3, i64 %153
  %155 = load i64, ptr %154, align 16
  %156 = mul i64 %101, %153
  %157 = add i64 %156, %150
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i32, ptr %4, i64 %153
  store i32 %160, ptr %161, align 8
  %162 = or disjoint i64 %153, 1
  %163 = getelementptr inbounds nuw i64, ptr %3, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = mul i64 %101, %162
  %166 = add i64 %165, %150
  %167 = add i64 %166, %164
  %168 = inttoptr i64 %167 to ptr
  %169 = load i32, ptr %168, align 4
  %170 = getelementptr inbounds nuw i32, ptr %4, i64 %162
  store i32 %169, ptr %170, align 4
  %171 = add nuw nsw i64 %153, 2
  %172 = icmp samesign ult i64 %153, 30
  br i1 %172, label %152, label %209

173:
  %174 = phi i32 [ %186, %173 ], [ %9, %148 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %3, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = mul i64 %101, %176
  %180 = add i64 %179, %150
  %181 = add i64 %180, %178
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %182, align 4
  %184 = getelementptr inbounds nuw i32, ptr %4, i64 %176
  store i32 %183, ptr %184, align 4
  %185 = add i32 %174, -1
  %186 = and i32 %185, %174
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %209, label %173

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %190

190:
  %191 = phi i32 [ %9, %188 ], [ %207, %205 ]
  %192 = call i32 @llvm.cttz.i32(i32 %191, i1 true)
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %3, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = load ptr, ptr %0, align 256
  %197 = load ptr, ptr %6, align 8
  %198 = load i32, ptr %189, align 256
  %199 = call i64 @translate(ptr %196, ptr %197, i32 %192, i64 %195, i64 4, i32 %198)
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %205, label %201

201:
  %202 = inttoptr i64 %199 to ptr
  %203 = load i32, ptr %202, align 4
  %204 = getelementptr inbounds nuw i32, ptr %4, i64 %193
  store i32 %203, ptr %204, align 4
  br label %205

205:
  %206 = add i32 %191, -1
  %207 = and i32 %206, %191
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %190

209:
  %210 = load <32 x i32>, ptr %4, align 64
  br label %211

211:
  %212 = phi <32 x i32> [ %125, %120 ], [ %210, %209 ]
  br label %213

213:
  %214 = phi <32 x i32> [ %212, %211 ], [ zeroinitializer, %2 ], [ %59, %58 ], [ %83, %81 ]
  %215 = icmp ne <32 x i32> %214, %1
  %216 = bitcast <32 x i1> %215 to i32
  %217 = and i32 %9, %216
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %225, label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %221 = load i32, ptr %220, align 256
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %223 = load <32 x i64>, ptr %222, align 256
  %224 = add i32 %221, 1
  call void @record(ptr %5, ptr %7, i32 %217, <32 x i64> %223, i32 %224)
  br label %225

225:
  ret void
}

define void @ld_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [64 x i32], align 64
  switch i32 %2, label %46 [
    i32 0, label %183
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 7
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 255
  %40 = add i64 %38, -256
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %183

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %96

73:
  %74 = and i64 %50, 7
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %96

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 7
  %82 = add i64 %80, -8
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %96

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  %88 = load i32, ptr %87, align 4
  %89 = insertelement <32 x i32> poison, i32 %88, i64 0
  %90 = shufflevector <32 x i32> %89, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %90, ptr %5, align 4
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %95, ptr %91, align 4
  br label %182

96:
  %97 = sub i64 %61, %59
  %98 = icmp ugt i64 %97, 7
  br i1 %98, label %99, label %113

99:
  %100 = add i64 %97, -8
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = insertelement <32 x i64> poison, i64 %59, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = and <32 x i64> %3, splat (i64 7)
  %106 = icmp eq <32 x i64> %105, zeroinitializer
  %107 = sub <32 x i64> %3, %104
  %108 = icmp ule <32 x i64> %107, %102
  %109 = and <32 x i1> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = or i32 %110, %70
  %112 = icmp eq i32 %111, -1
  br i1 %112, label %114, label %113

113:
  br label %163

114:
  %115 = icmp eq i64 %65, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %63
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %146

123:
  %124 = phi i64 [ %144, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %65, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = shl nuw nsw i64 %124, 3
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 %131
  %133 = load i64, ptr %130, align 4
  store i64 %133, ptr %132, align 16
  %134 = or disjoint i64 %124, 1
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = mul i64 %65, %134
  %138 = add i64 %137, %121
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 3
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 %141
  %143 = load i64, ptr %140, align 4
  store i64 %143, ptr %142, align 8
  %144 = add nuw nsw i64 %124, 2
  %145 = icmp samesign ult i64 %124, 30
  br i1 %145, label %123, label %181

146:
  %147 = phi i32 [ %161, %146 ], [ %2, %119 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %121
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 1
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %8, i64 %157
  %159 = load i64, ptr %155, align 4
  store i64 %159, ptr %158, align 8
  %160 = add i32 %147, -1
  %161 = and i32 %160, %147
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %181, label %146

163:
  %164 = phi i32 [ %179, %177 ], [ %2, %113 ]
  %165 = call i32 @llvm.cttz.i32(i32 %164, i1 true)
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %7, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = call i64 @translate(ptr %0, ptr %1, i32 %165, i64 %168, i64 8, i32 %4)
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %177, label %171

171:
  %172 = inttoptr i64 %169 to ptr
  %173 = shl nuw nsw i32 %165, 1
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr %8, i64 %174
  %176 = load i64, ptr %172, align 4
  store i64 %176, ptr %175, align 8
  br label %177

177:
  %178 = add i32 %164, -1
  %179 = and i32 %178, %164
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %163

181:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %182

182:
  br label %183

183:
  ret void
}

define void @watched_ld_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i32], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %152
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 7
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 255
  %40 = add i64 %38, -256
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %152

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 7
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -8
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 7)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %133

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %116

93:
  %94 = phi i64 [ %114, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 3
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  %103 = load i64, ptr %102, align 16
  store i64 %103, ptr %100, align 4
  %104 = or disjoint i64 %94, 1
  %105 = getelementptr inbounds nuw i64, ptr %8, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = mul i64 %65, %104
  %108 = add i64 %107, %91
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %104, 3
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  store i64 %113, ptr %110, align 4
  %114 = add nuw nsw i64 %94, 2
  %115 = icmp samesign ult i64 %94, 30
  br i1 %115, label %93, label %151

116:
  %117 = phi i32 [ %131, %116 ], [ %2, %89 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = mul i64 %65, %119
  %123 = add i64 %122, %91
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %118, 1
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  store i64 %129, ptr %125, align 4
  %130 = add i32 %117, -1
  %131 = and i32 %130, %117
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %151, label %116

133:
  %134 = phi i32 [ %149, %147 ], [ %2, %83 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %135, i64 %138, i64 8, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %147, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %135, 1
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  store i64 %146, ptr %142, align 4
  br label %147

147:
  %148 = add i32 %134, -1
  %149 = and i32 %148, %134
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %133

151:
  br label %152

152:
  ret void
}

define void @watched_st_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.6", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIjLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [64 x i32], align 64
  %5 = alloca [64 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 128
  switch i32 %7, label %9 [
    i32 0, label %199
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = load <32 x i64>, ptr %10, align 256
  %12 = load ptr, ptr %0, align 256
  br label %53

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = load <32 x i64>, ptr %14, align 256
  %16 = extractelement <32 x i64> %15, i64 0
  %17 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %19 = icmp ne <32 x i64> %15, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr %0, align 256
  br i1 %21, label %23, label %53

23:
  %24 = lshr i64 %16, 40
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %16, 7
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %53

40:
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %31, align 8
  %44 = sub i64 %16, %43
  %45 = sub i64 %42, %43
  %46 = icmp ugt i64 %45, 255
  %47 = add i64 %45, -256
  %48 = icmp ule i64 %44, %47
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %53

50:
  %51 = add i64 %33, %16
  %52 = inttoptr i64 %51 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %52, ptr %5)
  br label %199

53:
  %54 = phi ptr [ %12, %9 ], [ %22, %23 ], [ %22, %40 ], [ %22, %13 ]
  %55 = phi <32 x i64> [ %11, %9 ], [ %15, %23 ], [ %15, %40 ], [ %15, %13 ]
  store <32 x i64> %55, ptr %3, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 16
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
  %77 = icmp eq <32 x i64> %55, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %7, -1
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
  store <32 x i32> %99, ptr %5, align 64
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = insertelement <32 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <32 x i32> %103, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %104, ptr %100, align 64
  br label %198

105:
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 7
  br i1 %107, label %108, label %173

108:
  %109 = add i64 %106, -8
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %68, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = and <32 x i64> %55, splat (i64 7)
  %115 = icmp eq <32 x i64> %114, zeroinitializer
  %116 = sub <32 x i64> %55, %113
  %117 = icmp ule <32 x i64> %116, %111
  %118 = and <32 x i1> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = or i32 %119, %79
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %173

122:
  %123 = icmp eq i64 %74, 0
  br i1 %123, label %129, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 296
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %124 ], [ 0, %122 ]
  %131 = add i64 %130, %72
  %132 = icmp eq i32 %7, -1
  br i1 %132, label %133, label %156

133:
  %134 = phi i64 [ %154, %133 ], [ 0, %129 ]
  %135 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %131
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 3
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 %141
  %143 = load i64, ptr %140, align 4
  store i64 %143, ptr %142, align 16
  %144 = or disjoint i64 %134, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %74, %144
  %148 = add i64 %147, %131
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 3
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  %153 = load i64, ptr %150, align 4
  store i64 %153, ptr %152, align 8
  %154 = add nuw nsw i64 %134, 2
  %155 = icmp samesign ult i64 %134, 30
  br i1 %155, label %133, label %197

156:
  %157 = phi i32 [ %171, %156 ], [ %7, %129 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %3, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %74, %159
  %163 = add i64 %162, %131
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = shl nuw nsw i32 %158, 1
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %4, i64 %167
  %169 = load i64, ptr %165, align 4
  store i64 %169, ptr %168, align 8
  %170 = add i32 %157, -1
  %171 = and i32 %170, %157
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %197, label %156

173:
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %176

176:
  %177 = phi i32 [ %7, %173 ], [ %195, %193 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %3, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = load ptr, ptr %0, align 256
  %183 = load ptr, ptr %174, align 8
  %184 = load i32, ptr %175, align 256
  %185 = call i64 @translate(ptr %182, ptr %183, i32 %178, i64 %181, i64 8, i32 %184)
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %193, label %187

187:
  %188 = inttoptr i64 %185 to ptr
  %189 = shl nuw nsw i32 %178, 1
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i32, ptr %4, i64 %190
  %192 = load i64, ptr %188, align 4
  store i64 %192, ptr %191, align 8
  br label %193

193:
  %194 = add i32 %177, -1
  %195 = and i32 %194, %177
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %176

197:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %198

198:
  br label %199

199:
  %200 = phi i32 [ 0, %198 ], [ %7, %2 ], [ 0, %50 ]
  br label %215

201:
  %202 = load i32, ptr %6, align 16
  %203 = and i32 %202, %225
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %214, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %207 = load i32, ptr %206, align 256
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %209 = load <32 x i64>, ptr %208, align 256
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = load ptr, ptr %210, align 8
  %212 = load ptr, ptr %0, align 256
  %213 = add i32 %207, 1
  call void @record(ptr %212, ptr %211, i32 %203, <32 x i64> %209, i32 %213)
  br label %214

214:
  ret void

215:
  %216 = phi i1 [ false, %215 ], [ true, %199 ]
  %217 = phi ptr [ %8, %215 ], [ %5, %199 ]
  %218 = phi i64 [ 32, %215 ], [ 0, %199 ]
  %219 = phi i32 [ %225, %215 ], [ %200, %199 ]
  %220 = load <32 x i32>, ptr %217, align 64
  %221 = getelementptr inbounds nuw i32, ptr %1, i64 %218
  %222 = load <32 x i32>, ptr %221, align 4
  %223 = icmp ne <32 x i32> %220, %222
  %224 = bitcast <32 x i1> %223 to i32
  %225 = or i32 %219, %224
  br i1 %216, label %215, label %201
}

define void @ld_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [128 x i32], align 64
  switch i32 %2, label %46 [
    i32 0, label %181
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 15
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 511
  %40 = add i64 %38, -512
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %181

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %98

73:
  %74 = and i64 %50, 15
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %98

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 15
  %82 = add i64 %80, -16
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %98

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = shl nuw nsw i64 %89, 7
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = getelementptr inbounds nuw i32, ptr %87, i64 %89
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %95, ptr %91, align 4
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %180, label %88

98:
  %99 = sub i64 %61, %59
  %100 = icmp ugt i64 %99, 15
  br i1 %100, label %101, label %115

101:
  %102 = add i64 %99, -16
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = insertelement <32 x i64> poison, i64 %59, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = and <32 x i64> %3, splat (i64 15)
  %108 = icmp eq <32 x i64> %107, zeroinitializer
  %109 = sub <32 x i64> %3, %106
  %110 = icmp ule <32 x i64> %109, %104
  %111 = and <32 x i1> %108, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = or i32 %112, %70
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:
  br label %162

116:
  %117 = icmp eq i64 %65, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %63
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %146

125:
  %126 = phi i64 [ %144, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %65, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = shl nuw nsw i64 %126, 4
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %134, ptr align 4 %132, i64 16, i1 false)
  %135 = or disjoint i64 %126, 1
  %136 = getelementptr inbounds nuw i64, ptr %7, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %65, %135
  %139 = add i64 %138, %123
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 4
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %143, ptr align 4 %141, i64 16, i1 false)
  %144 = add nuw nsw i64 %126, 2
  %145 = icmp samesign ult i64 %126, 30
  br i1 %145, label %125, label %179

146:
  %147 = phi i32 [ %160, %146 ], [ %2, %121 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %123
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 2
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %8, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %158, ptr align 4 %155, i64 16, i1 false)
  %159 = add i32 %147, -1
  %160 = and i32 %159, %147
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %179, label %146

162:
  %163 = phi i32 [ %177, %175 ], [ %2, %115 ]
  %164 = call i32 @llvm.cttz.i32(i32 %163, i1 true)
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %7, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 16, i32 %4)
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %175, label %170

170:
  %171 = inttoptr i64 %168 to ptr
  %172 = shl nuw nsw i32 %164, 2
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %8, i64 %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %174, ptr align 4 %171, i64 16, i1 false)
  br label %175

175:
  %176 = add i32 %163, -1
  %177 = and i32 %176, %163
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %162

179:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %180

180:
  br label %181

181:
  ret void
}

define void @watched_ld_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i32], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 15
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 511
  %40 = add i64 %38, -512
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %148

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 15
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -16
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 15)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %130

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %114

93:
  %94 = phi i64 [ %112, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 4
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %100, ptr align 32 %102, i64 16, i1 false)
  %103 = or disjoint i64 %94, 1
  %104 = getelementptr inbounds nuw i64, ptr %8, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = mul i64 %65, %103
  %107 = add i64 %106, %91
  %108 = add i64 %107, %105
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %103, 4
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %109, ptr align 16 %111, i64 16, i1 false)
  %112 = add nuw nsw i64 %94, 2
  %113 = icmp samesign ult i64 %94, 30
  br i1 %113, label %93, label %147

114:
  %115 = phi i32 [ %128, %114 ], [ %2, %89 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %8, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = mul i64 %65, %117
  %121 = add i64 %120, %91
  %122 = add i64 %121, %119
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %116, 2
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %7, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %123, ptr align 16 %126, i64 16, i1 false)
  %127 = add i32 %115, -1
  %128 = and i32 %127, %115
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %147, label %114

130:
  %131 = phi i32 [ %145, %143 ], [ %2, %83 ]
  %132 = call i32 @llvm.cttz.i32(i32 %131, i1 true)
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @translate(ptr %0, ptr %1, i32 %132, i64 %135, i64 16, i32 %4)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %143, label %138

138:
  %139 = inttoptr i64 %136 to ptr
  %140 = shl nuw nsw i32 %132, 2
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %7, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %139, ptr align 16 %142, i64 16, i1 false)
  br label %143

143:
  %144 = add i32 %131, -1
  %145 = and i32 %144, %131
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %130

147:
  br label %148

148:
  ret void
}

define void @watched_st_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.7", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIjLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [128 x i32], align 64
  %5 = alloca [128 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %196
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <32 x i64>, ptr %9, align 256
  %11 = load ptr, ptr %0, align 256
  br label %52

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load <32 x i64>, ptr %13, align 256
  %15 = extractelement <32 x i64> %14, i64 0
  %16 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %18 = icmp ne <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 256
  br i1 %20, label %22, label %52

22:
  %23 = lshr i64 %15, 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %23, %27
  %29 = select i1 %28, i64 %23, i64 0
  %30 = getelementptr inbounds nuw %struct.window, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %15, 15
  %36 = icmp eq i64 %35, 0
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %30, align 8
  %43 = sub i64 %15, %42
  %44 = sub i64 %41, %42
  %45 = icmp ugt i64 %44, 511
  %46 = add i64 %44, -512
  %47 = icmp ule i64 %43, %46
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %52

49:
  %50 = add i64 %32, %15
  %51 = inttoptr i64 %50 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %51, ptr %5)
  br label %196

52:
  %53 = phi ptr [ %11, %8 ], [ %21, %22 ], [ %21, %39 ], [ %21, %12 ]
  %54 = phi <32 x i64> [ %10, %8 ], [ %14, %22 ], [ %14, %39 ], [ %14, %12 ]
  store <32 x i64> %54, ptr %3, align 64
  %55 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %59, %63
  %65 = select i1 %64, i64 %59, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %58, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %54, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = xor i32 %7, -1
  %79 = or i32 %77, %78
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %106

81:
  %82 = and i64 %58, 15
  %83 = icmp eq i64 %82, 0
  %84 = icmp eq i64 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %106

86:
  %87 = sub i64 %58, %67
  %88 = sub i64 %69, %67
  %89 = icmp ugt i64 %88, 15
  %90 = add i64 %88, -16
  %91 = icmp ule i64 %87, %90
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = add i64 %71, %58
  %95 = inttoptr i64 %94 to ptr
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %104, %96 ]
  %98 = shl nuw nsw i64 %97, 7
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw i32, ptr %95, i64 %97
  %101 = load i32, ptr %100, align 4
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %103, ptr %99, align 64
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %195, label %96

106:
  %107 = sub i64 %69, %67
  %108 = icmp ugt i64 %107, 15
  br i1 %108, label %109, label %171

109:
  %110 = add i64 %107, -16
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %54, splat (i64 15)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %54, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %78
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %171

123:
  %124 = icmp eq i64 %73, 0
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %123 ]
  %132 = add i64 %131, %71
  %133 = icmp eq i32 %7, -1
  br i1 %133, label %134, label %155

134:
  %135 = phi i64 [ %153, %134 ], [ 0, %130 ]
  %136 = getelementptr inbounds nuw i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 16
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %132
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 4
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %143, ptr align 4 %141, i64 16, i1 false)
  %144 = or disjoint i64 %135, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %73, %144
  %148 = add i64 %147, %132
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 4
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %152, ptr align 4 %150, i64 16, i1 false)
  %153 = add nuw nsw i64 %135, 2
  %154 = icmp samesign ult i64 %135, 30
  br i1 %154, label %134, label %194

155:
  %156 = phi i32 [ %169, %155 ], [ %7, %130 ]
  %157 = call i32 @llvm.cttz.i32(i32 %156, i1 true)
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i64, ptr %3, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = mul i64 %73, %158
  %162 = add i64 %161, %132
  %163 = add i64 %162, %160
  %164 = inttoptr i64 %163 to ptr
  %165 = shl nuw nsw i32 %157, 2
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr %4, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %167, ptr align 4 %164, i64 16, i1 false)
  %168 = add i32 %156, -1
  %169 = and i32 %168, %156
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %194, label %155

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %174

174:
  %175 = phi i32 [ %7, %171 ], [ %192, %190 ]
  %176 = call i32 @llvm.cttz.i32(i32 %175, i1 true)
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %3, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = load ptr, ptr %0, align 256
  %181 = load ptr, ptr %172, align 8
  %182 = load i32, ptr %173, align 256
  %183 = call i64 @translate(ptr %180, ptr %181, i32 %176, i64 %179, i64 16, i32 %182)
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %190, label %185

185:
  %186 = inttoptr i64 %183 to ptr
  %187 = shl nuw nsw i32 %176, 2
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i32, ptr %4, i64 %188
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %189, ptr align 4 %186, i64 16, i1 false)
  br label %190

190:
  %191 = add i32 %175, -1
  %192 = and i32 %191, %175
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %174

194:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %195

195:
  br label %196

196:
  %197 = phi i32 [ 0, %195 ], [ %7, %2 ], [ 0, %49 ]
  br label %212

198:
  %199 = load i32, ptr %6, align 16
  %200 = and i32 %199, %222
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %211, label %202

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %204 = load i32, ptr %203, align 256
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %206 = load <32 x i64>, ptr %205, align 256
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %208 = load ptr, ptr %207, align 8
  %209 = load ptr, ptr %0, align 256
  %210 = add i32 %204, 1
  call void @record(ptr %209, ptr %208, i32 %200, <32 x i64> %206, i32 %210)
  br label %211

211:
  ret void

212:
  %213 = phi i64 [ %223, %212 ], [ 0, %196 ]
  %214 = phi i32 [ %222, %212 ], [ %197, %196 ]
  %215 = shl nuw nsw i64 %213, 5
  %216 = getelementptr inbounds nuw i32, ptr %5, i64 %215
  %217 = load <32 x i32>, ptr %216, align 64
  %218 = getelementptr inbounds nuw i32, ptr %1, i64 %215
  %219 = load <32 x i32>, ptr %218, align 4
  %220 = icmp ne <32 x i32> %217, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = or i32 %214, %221
  %223 = add nuw nsw i64 %213, 1
  %224 = icmp eq i64 %223, 4
  br i1 %224, label %198, label %212
}

define void @ld_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [256 x i32], align 64
  switch i32 %2, label %46 [
    i32 0, label %181
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 31
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 1023
  %40 = add i64 %38, -1024
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %181

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %98

73:
  %74 = and i64 %50, 31
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %98

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 31
  %82 = add i64 %80, -32
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %98

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = shl nuw nsw i64 %89, 7
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = getelementptr inbounds nuw i32, ptr %87, i64 %89
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %95, ptr %91, align 4
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 8
  br i1 %97, label %180, label %88

98:
  %99 = sub i64 %61, %59
  %100 = icmp ugt i64 %99, 31
  br i1 %100, label %101, label %115

101:
  %102 = add i64 %99, -32
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = insertelement <32 x i64> poison, i64 %59, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = and <32 x i64> %3, splat (i64 31)
  %108 = icmp eq <32 x i64> %107, zeroinitializer
  %109 = sub <32 x i64> %3, %106
  %110 = icmp ule <32 x i64> %109, %104
  %111 = and <32 x i1> %108, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = or i32 %112, %70
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:
  br label %162

116:
  %117 = icmp eq i64 %65, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %63
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %146

125:
  %126 = phi i64 [ %144, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %65, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = shl nuw nsw i64 %126, 5
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %134, ptr align 4 %132, i64 32, i1 false)
  %135 = or disjoint i64 %126, 1
  %136 = getelementptr inbounds nuw i64, ptr %7, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %65, %135
  %139 = add i64 %138, %123
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 5
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %143, ptr align 4 %141, i64 32, i1 false)
  %144 = add nuw nsw i64 %126, 2
  %145 = icmp samesign ult i64 %126, 30
  br i1 %145, label %125, label %179

146:
  %147 = phi i32 [ %160, %146 ], [ %2, %121 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %123
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 3
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %8, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %158, ptr align 4 %155, i64 32, i1 false)
  %159 = add i32 %147, -1
  %160 = and i32 %159, %147
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %179, label %146

162:
  %163 = phi i32 [ %177, %175 ], [ %2, %115 ]
  %164 = call i32 @llvm.cttz.i32(i32 %163, i1 true)
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %7, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 32, i32 %4)
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %175, label %170

170:
  %171 = inttoptr i64 %168 to ptr
  %172 = shl nuw nsw i32 %164, 3
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %8, i64 %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %174, ptr align 4 %171, i64 32, i1 false)
  br label %175

175:
  %176 = add i32 %163, -1
  %177 = and i32 %176, %163
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %162

179:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %180

180:
  br label %181

181:
  ret void
}

define void @watched_ld_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [256 x i32], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 31
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 1023
  %40 = add i64 %38, -1024
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %148

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 31
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -32
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 31)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %130

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %114

93:
  %94 = phi i64 [ %112, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 5
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %100, ptr align 64 %102, i64 32, i1 false)
  %103 = or disjoint i64 %94, 1
  %104 = getelementptr inbounds nuw i64, ptr %8, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = mul i64 %65, %103
  %107 = add i64 %106, %91
  %108 = add i64 %107, %105
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %103, 5
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %109, ptr align 32 %111, i64 32, i1 false)
  %112 = add nuw nsw i64 %94, 2
  %113 = icmp samesign ult i64 %94, 30
  br i1 %113, label %93, label %147

114:
  %115 = phi i32 [ %128, %114 ], [ %2, %89 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %8, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = mul i64 %65, %117
  %121 = add i64 %120, %91
  %122 = add i64 %121, %119
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %116, 3
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %7, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %123, ptr align 32 %126, i64 32, i1 false)
  %127 = add i32 %115, -1
  %128 = and i32 %127, %115
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %147, label %114

130:
  %131 = phi i32 [ %145, %143 ], [ %2, %83 ]
  %132 = call i32 @llvm.cttz.i32(i32 %131, i1 true)
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @translate(ptr %0, ptr %1, i32 %132, i64 %135, i64 32, i32 %4)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %143, label %138

138:
  %139 = inttoptr i64 %136 to ptr
  %140 = shl nuw nsw i32 %132, 3
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %7, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %139, ptr align 32 %142, i64 32, i1 false)
  br label %143

143:
  %144 = add i32 %131, -1
  %145 = and i32 %144, %131
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %130

147:
  br label %148

148:
  ret void
}

define void @watched_st_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.8", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIjLj8EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj8EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [256 x i32], align 64
  %5 = alloca [256 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %196
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <32 x i64>, ptr %9, align 256
  %11 = load ptr, ptr %0, align 256
  br label %52

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load <32 x i64>, ptr %13, align 256
  %15 = extractelement <32 x i64> %14, i64 0
  %16 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %18 = icmp ne <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 256
  br i1 %20, label %22, label %52

22:
  %23 = lshr i64 %15, 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %23, %27
  %29 = select i1 %28, i64 %23, i64 0
  %30 = getelementptr inbounds nuw %struct.window, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %15, 31
  %36 = icmp eq i64 %35, 0
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %30, align 8
  %43 = sub i64 %15, %42
  %44 = sub i64 %41, %42
  %45 = icmp ugt i64 %44, 1023
  %46 = add i64 %44, -1024
  %47 = icmp ule i64 %43, %46
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %52

49:
  %50 = add i64 %32, %15
  %51 = inttoptr i64 %50 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %51, ptr %5)
  br label %196

52:
  %53 = phi ptr [ %11, %8 ], [ %21, %22 ], [ %21, %39 ], [ %21, %12 ]
  %54 = phi <32 x i64> [ %10, %8 ], [ %14, %22 ], [ %14, %39 ], [ %14, %12 ]
  store <32 x i64> %54, ptr %3, align 64
  %55 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %59, %63
  %65 = select i1 %64, i64 %59, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %58, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %54, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = xor i32 %7, -1
  %79 = or i32 %77, %78
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %106

81:
  %82 = and i64 %58, 31
  %83 = icmp eq i64 %82, 0
  %84 = icmp eq i64 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %106

86:
  %87 = sub i64 %58, %67
  %88 = sub i64 %69, %67
  %89 = icmp ugt i64 %88, 31
  %90 = add i64 %88, -32
  %91 = icmp ule i64 %87, %90
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = add i64 %71, %58
  %95 = inttoptr i64 %94 to ptr
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %104, %96 ]
  %98 = shl nuw nsw i64 %97, 7
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw i32, ptr %95, i64 %97
  %101 = load i32, ptr %100, align 4
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %103, ptr %99, align 64
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 8
  br i1 %105, label %195, label %96

106:
  %107 = sub i64 %69, %67
  %108 = icmp ugt i64 %107, 31
  br i1 %108, label %109, label %171

109:
  %110 = add i64 %107, -32
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %54, splat (i64 31)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %54, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %78
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %171

123:
  %124 = icmp eq i64 %73, 0
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %123 ]
  %132 = add i64 %131, %71
  %133 = icmp eq i32 %7, -1
  br i1 %133, label %134, label %155

134:
  %135 = phi i64 [ %153, %134 ], [ 0, %130 ]
  %136 = getelementptr inbounds nuw i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 16
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %132
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 5
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %143, ptr align 4 %141, i64 32, i1 false)
  %144 = or disjoint i64 %135, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %73, %144
  %148 = add i64 %147, %132
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 5
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %152, ptr align 4 %150, i64 32, i1 false)
  %153 = add nuw nsw i64 %135, 2
  %154 = icmp samesign ult i64 %135, 30
  br i1 %154, label %134, label %194

155:
  %156 = phi i32 [ %169, %155 ], [ %7, %130 ]
  %157 = call i32 @llvm.cttz.i32(i32 %156, i1 true)
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i64, ptr %3, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = mul i64 %73, %158
  %162 = add i64 %161, %132
  %163 = add i64 %162, %160
  %164 = inttoptr i64 %163 to ptr
  %165 = shl nuw nsw i32 %157, 3
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr %4, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %167, ptr align 4 %164, i64 32, i1 false)
  %168 = add i32 %156, -1
  %169 = and i32 %168, %156
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %194, label %155

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %174

174:
  %175 = phi i32 [ %7, %171 ], [ %192, %190 ]
  %176 = call i32 @llvm.cttz.i32(i32 %175, i1 true)
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %3, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = load ptr, ptr %0, align 256
  %181 = load ptr, ptr %172, align 8
  %182 = load i32, ptr %173, align 256
  %183 = call i64 @translate(ptr %180, ptr %181, i32 %176, i64 %179, i64 32, i32 %182)
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %190, label %185

185:
  %186 = inttoptr i64 %183 to ptr
  %187 = shl nuw nsw i32 %176, 3
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i32, ptr %4, i64 %188
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %189, ptr align 4 %186, i64 32, i1 false)
  br label %190

190:
  %191 = add i32 %175, -1
  %192 = and i32 %191, %175
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %174

194:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %195

195:
  br label %196

196:
  %197 = phi i32 [ 0, %195 ], [ %7, %2 ], [ 0, %49 ]
  br label %212

198:
  %199 = load i32, ptr %6, align 16
  %200 = and i32 %199, %222
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %211, label %202

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %204 = load i32, ptr %203, align 256
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %206 = load <32 x i64>, ptr %205, align 256
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %208 = load ptr, ptr %207, align 8
  %209 = load ptr, ptr %0, align 256
  %210 = add i32 %204, 1
  call void @record(ptr %209, ptr %208, i32 %200, <32 x i64> %206, i32 %210)
  br label %211

211:
  ret void

212:
  %213 = phi i64 [ %223, %212 ], [ 0, %196 ]
  %214 = phi i32 [ %222, %212 ], [ %197, %196 ]
  %215 = shl nuw nsw i64 %213, 5
  %216 = getelementptr inbounds nuw i32, ptr %5, i64 %215
  %217 = load <32 x i32>, ptr %216, align 64
  %218 = getelementptr inbounds nuw i32, ptr %1, i64 %215
  %219 = load <32 x i32>, ptr %218, align 4
  %220 = icmp ne <32 x i32> %217, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = or i32 %214, %221
  %223 = add nuw nsw i64 %213, 1
  %224 = icmp eq i64 %223, 8
  br i1 %224, label %198, label %212
}

define <32 x i64> @ld_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %205, label %9

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %13 = icmp eq <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  br label %80

23:
  %24 = lshr i64 %10, 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, %10
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %10, 7
  br i1 %41, label %43, label %56

43:
  %44 = icmp eq i64 %42, 0
  %45 = icmp eq i64 %38, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %56

47:
  %48 = sub i64 %10, %32
  %49 = sub i64 %34, %32
  %50 = icmp ugt i64 %49, 255
  %51 = add i64 %49, -256
  %52 = icmp ule i64 %48, %51
  %53 = and i1 %50, %52
  br i1 %53, label %54, label %56

54:
  %55 = load <32 x i64>, ptr %40, align 8
  br label %205

56:
  %57 = phi i64 [ 0, %47 ], [ %42, %43 ], [ %42, %23 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %38, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %80

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 3
  %65 = add i64 %64, %10
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 3
  %71 = sub i64 %65, %32
  %72 = sub i64 %34, %32
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %80

77:
  %78 = bitcast i32 %2 to <32 x i1>
  %79 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %40, <32 x i1> %78, <32 x i64> zeroinitializer)
  br label %205

80:
  %81 = phi i64 [ %22, %18 ], [ %28, %56 ], [ %28, %61 ]
  %82 = phi ptr [ %20, %18 ], [ %26, %56 ], [ %26, %61 ]
  store <32 x i64> %3, ptr %6, align 64
  %83 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %6, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = lshr i64 %86, 40
  %88 = icmp ult i64 %87, %81
  %89 = select i1 %88, i64 %87, i64 0
  %90 = getelementptr inbounds nuw %struct.window, ptr %82, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = insertelement <32 x i64> poison, i64 %86, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = icmp eq <32 x i64> %3, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = or i32 %101, %15
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %104, label %122

104:
  %105 = and i64 %86, 7
  %106 = icmp eq i64 %105, 0
  %107 = icmp eq i64 %97, 0
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %122

109:
  %110 = sub i64 %86, %91
  %111 = sub i64 %93, %91
  %112 = icmp ugt i64 %111, 7
  %113 = add i64 %111, -8
  %114 = icmp ule i64 %110, %113
  %115 = and i1 %112, %114
  br i1 %115, label %116, label %122

116:
  %117 = add i64 %95, %86
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %118, align 8
  %120 = insertelement <32 x i64> poison, i64 %119, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %203

122:
  store <32 x i64> zeroinitializer, ptr %7, align 64
  %123 = sub i64 %93, %91
  %124 = icmp ugt i64 %123, 7
  br i1 %124, label %126, label %125

125:
  br label %185

126:
  %127 = add i64 %123, -8
  %128 = insertelement <32 x i64> poison, i64 %127, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %91, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = and <32 x i64> %3, splat (i64 7)
  %133 = icmp eq <32 x i64> %132, zeroinitializer
  %134 = sub <32 x i64> %3, %131
  %135 = icmp ule <32 x i64> %134, %129
  %136 = and <32 x i1> %133, %135
  %137 = bitcast <32 x i1> %136 to i32
  %138 = or i32 %137, %15
  %139 = icmp eq i32 %138, -1
  br i1 %139, label %140, label %125

140:
  %141 = icmp eq i64 %97, 0
  br i1 %141, label %145, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %144, %142 ], [ 0, %140 ]
  %147 = add i64 %146, %95
  %148 = icmp eq i32 %2, -1
  br i1 %148, label %149, label %170

149:
  %150 = phi i64 [ %168, %149 ], [ 0, %145 ]
  %151 = getelementptr inbounds nuw i64, ptr %6, i64 %150
  %152 = load i64, ptr %151, align 16
  %153 = mul i64 %97, %150
  %154 = add i64 %153, %147
  %155 = add i64 %154, %152
  %156 = inttoptr i64 %155 to ptr
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %150
  store i64 %157, ptr %158, align 16
  %159 = or disjoint i64 %150, 1
  %160 = getelementptr inbounds nuw i64, ptr %6, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %97, %159
  %163 = add i64 %162, %147
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds nuw i64, ptr %7, i64 %159
  store i64 %166, ptr %167, align 8
  %168 = add nuw nsw i64 %150, 2
  %169 = icmp samesign ult i64 %150, 30
  br i1 %169, label %149, label %201

170:
  %171 = phi i32 [ %183, %170 ], [ %2, %145 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %6, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = mul i64 %97, %173
  %177 = add i64 %176, %147
  %178 = add i64 %177, %175
  %179 = inttoptr i64 %178 to ptr
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds nuw i64, ptr %7, i64 %173
  store i64 %180, ptr %181, align 8
  %182 = add i32 %171, -1
  %183 = and i32 %182, %171
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %201, label %170

185:
  %186 = phi i32 [ %199, %197 ], [ %2, %125 ]
  %187 = call i32 @llvm.cttz.i32(i32 %186, i1 true)
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %6, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = call i64 @translate(ptr %0, ptr %1, i32 %187, i64 %190, i64 8, i32 %4)
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %197, label %193

193:
  %194 = inttoptr i64 %191 to ptr
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds nuw i64, ptr %7, i64 %188
  store i64 %195, ptr %196, align 8
  br label %197

197:
  %198 = add i32 %186, -1
  %199 = and i32 %198, %186
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %185

201:
  %202 = load <32 x i64>, ptr %7, align 64
  br label %203

203:
  %204 = phi <32 x i64> [ %121, %116 ], [ %202, %201 ]
  br label %205

205:
  %206 = phi <32 x i64> [ %204, %203 ], [ zeroinitializer, %5 ], [ %55, %54 ], [ %79, %77 ]
  ret <32 x i64> %206
}

define <32 x i64> @watched_ld_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %8

8:
  %9 = call <32 x i64> @ld_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  ret <32 x i64> %9
}

define void @st_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %176, label %10

10:
  %11 = extractelement <32 x i64> %3, i64 0
  %12 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %13 = add <32 x i64> %12, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %14 = icmp eq <32 x i64> %3, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = xor i32 %2, -1
  %17 = or i32 %15, %16
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  br label %79

24:
  %25 = lshr i64 %11, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %37, %11
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i32 %2, -1
  %43 = and i64 %11, 7
  br i1 %42, label %44, label %56

44:
  %45 = icmp eq i64 %43, 0
  %46 = icmp eq i64 %39, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %56

48:
  %49 = sub i64 %11, %33
  %50 = sub i64 %35, %33
  %51 = icmp ugt i64 %50, 255
  %52 = add i64 %50, -256
  %53 = icmp ule i64 %49, %52
  %54 = and i1 %51, %53
  br i1 %54, label %55, label %56

55:
  store <32 x i64> %5, ptr %41, align 8
  br label %176

56:
  %57 = phi i64 [ 0, %48 ], [ %43, %44 ], [ %43, %24 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %39, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %79

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 3
  %65 = add i64 %64, %11
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 3
  %71 = sub i64 %65, %33
  %72 = sub i64 %35, %33
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %79

77:
  %78 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %5, ptr align 8 %41, <32 x i1> %78)
  br label %176

79:
  %80 = phi i64 [ %23, %19 ], [ %29, %56 ], [ %29, %61 ]
  %81 = phi ptr [ %21, %19 ], [ %27, %56 ], [ %27, %61 ]
  store <32 x i64> %5, ptr %7, align 64
  store <32 x i64> %3, ptr %8, align 64
  %82 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i64, ptr %8, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = lshr i64 %85, 40
  %87 = icmp ult i64 %86, %80
  %88 = select i1 %87, i64 %86, i64 0
  %89 = getelementptr inbounds nuw %struct.window, ptr %81, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = sub i64 %92, %90
  %98 = icmp ugt i64 %97, 7
  br i1 %98, label %100, label %99

99:
  br label %159

100:
  %101 = add i64 %97, -8
  %102 = insertelement <32 x i64> poison, i64 %101, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = insertelement <32 x i64> poison, i64 %90, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = and <32 x i64> %3, splat (i64 7)
  %107 = icmp eq <32 x i64> %106, zeroinitializer
  %108 = sub <32 x i64> %3, %105
  %109 = icmp ule <32 x i64> %108, %103
  %110 = and <32 x i1> %107, %109
  %111 = bitcast <32 x i1> %110 to i32
  %112 = or i32 %111, %16
  %113 = icmp eq i32 %112, -1
  br i1 %113, label %114, label %99

114:
  %115 = icmp eq i64 %96, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %94
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %144

123:
  %124 = phi i64 [ %142, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %8, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %96, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %132 = load i64, ptr %131, align 16
  store i64 %132, ptr %130, align 8
  %133 = or disjoint i64 %124, 1
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = mul i64 %96, %133
  %137 = add i64 %136, %121
  %138 = add i64 %137, %135
  %139 = inttoptr i64 %138 to ptr
  %140 = getelementptr inbounds nuw i64, ptr %7, i64 %133
  %141 = load i64, ptr %140, align 8
  store i64 %141, ptr %139, align 8
  %142 = add nuw nsw i64 %124, 2
  %143 = icmp samesign ult i64 %124, 30
  br i1 %143, label %123, label %175

144:
  %145 = phi i32 [ %157, %144 ], [ %2, %119 ]
  %146 = call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i64, ptr %8, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = mul i64 %96, %147
  %151 = add i64 %150, %121
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds nuw i64, ptr %7, i64 %147
  %155 = load i64, ptr %154, align 8
  store i64 %155, ptr %153, align 8
  %156 = add i32 %145, -1
  %157 = and i32 %156, %145
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %175, label %144

159:
  %160 = phi i32 [ %173, %171 ], [ %2, %99 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %8, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %161, i64 %164, i64 8, i32 %4)
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %171, label %167

167:
  %168 = inttoptr i64 %165 to ptr
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %162
  %170 = load i64, ptr %169, align 8
  store i64 %170, ptr %168, align 8
  br label %171

171:
  %172 = add i32 %160, -1
  %173 = and i32 %172, %160
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %159

175:
  br label %176

176:
  ret void
}

define void @watched_st_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.9", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @"_ZN12_GLOBAL__N_19find_lostIyyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %8, <32 x i64> %5)
  br label %42

42:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIyyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %0, <32 x i64> %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca %struct.Lanes, align 64
  %5 = load ptr, ptr %0, align 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %213, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = load <32 x i64>, ptr %12, align 256
  %14 = extractelement <32 x i64> %13, i64 0
  %15 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i64> %15, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %17 = icmp eq <32 x i64> %13, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = xor i32 %9, -1
  %20 = or i32 %18, %19
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %27, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load i64, ptr %25, align 8
  br label %84

27:
  %28 = lshr i64 %14, 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  %34 = select i1 %33, i64 %28, i64 0
  %35 = getelementptr inbounds nuw %struct.window, ptr %30, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %40, %14
  %44 = inttoptr i64 %43 to ptr
  %45 = icmp eq i32 %9, -1
  %46 = and i64 %14, 7
  br i1 %45, label %47, label %60

47:
  %48 = icmp eq i64 %46, 0
  %49 = icmp eq i64 %42, 0
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %60

51:
  %52 = sub i64 %14, %36
  %53 = sub i64 %38, %36
  %54 = icmp ugt i64 %53, 255
  %55 = add i64 %53, -256
  %56 = icmp ule i64 %52, %55
  %57 = and i1 %54, %56
  br i1 %57, label %58, label %60

58:
  %59 = load <32 x i64>, ptr %44, align 8
  br label %213

60:
  %61 = phi i64 [ 0, %51 ], [ %46, %47 ], [ %46, %27 ]
  %62 = icmp eq i64 %61, 0
  %63 = icmp eq i64 %42, 0
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %65, label %84

65:
  %66 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 3
  %69 = add i64 %14, %68
  %70 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %71 = sub nuw nsw i32 32, %70
  %72 = zext nneg i32 %71 to i64
  %73 = sub nsw i64 %72, %67
  %74 = shl nsw i64 %73, 3
  %75 = sub i64 %69, %36
  %76 = sub i64 %38, %36
  %77 = icmp ule i64 %74, %76
  %78 = sub nuw i64 %76, %74
  %79 = icmp ule i64 %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %84

81:
  %82 = bitcast i32 %9 to <32 x i1>
  %83 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %44, <32 x i1> %82, <32 x i64> zeroinitializer)
  br label %213

84:
  %85 = phi i64 [ %26, %22 ], [ %32, %60 ], [ %32, %65 ]
  %86 = phi ptr [ %24, %22 ], [ %30, %60 ], [ %30, %65 ]
  store <32 x i64> %13, ptr %3, align 64
  %87 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %3, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = lshr i64 %90, 40
  %92 = icmp ult i64 %91, %85
  %93 = select i1 %92, i64 %91, i64 0
  %94 = getelementptr inbounds nuw %struct.window, ptr %86, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = insertelement <32 x i64> poison, i64 %90, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = icmp eq <32 x i64> %13, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %19
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %126

108:
  %109 = and i64 %90, 7
  %110 = icmp eq i64 %109, 0
  %111 = icmp eq i64 %101, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %126

113:
  %114 = sub i64 %90, %95
  %115 = sub i64 %97, %95
  %116 = icmp ugt i64 %115, 7
  %117 = add i64 %115, -8
  %118 = icmp ule i64 %114, %117
  %119 = and i1 %116, %118
  br i1 %119, label %120, label %126

120:
  %121 = add i64 %99, %90
  %122 = inttoptr i64 %121 to ptr
  %123 = load i64, ptr %122, align 8
  %124 = insertelement <32 x i64> poison, i64 %123, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %211

126:
  store <32 x i64> zeroinitializer, ptr %4, align 64
  %127 = sub i64 %97, %95
  %128 = icmp ugt i64 %127, 7
  br i1 %128, label %129, label %188

129:
  %130 = add i64 %127, -8
  %131 = insertelement <32 x i64> poison, i64 %130, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i64> poison, i64 %95, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = and <32 x i64> %13, splat (i64 7)
  %136 = icmp eq <32 x i64> %135, zeroinitializer
  %137 = sub <32 x i64> %13, %134
  %138 = icmp ule <32 x i64> %137, %132
  %139 = and <32 x i1> %136, %138
  %140 = bitcast <32 x i1> %139 to i32
  %141 = or i32 %140, %19
  %142 = icmp eq i32 %141, -1
  br i1 %142, label %143, label %188

143:
  %144 = icmp eq i64 %101, 0
  br i1 %144, label %148, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 296
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %145 ], [ 0, %143 ]
  %150 = add i64 %149, %99
  %151 = icmp eq i32 %9, -1
  br i1 %151, label %152, label %173

152:
  %153 = phi i64 [ %171, %152 ], [ 0, %148 ]
  %154 = getelementptr inbounds nuw i64, ptr %3, i64 %153
  %155 = load i64, ptr %154, align 16
  %156 = mul i64 %101, %153
  %157 = add i64 %156, %150
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i64, ptr %4, i64 %153
  store i64 %160, ptr %161, align 16
  %162 = or disjoint i64 %153, 1
  %163 = getelementptr inbounds nuw i64, ptr %3, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = mul i64 %101, %162
  %166 = add i64 %165, %150
  %167 = add i64 %166, %164
  %168 = inttoptr i64 %167 to ptr
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i64, ptr %4, i64 %162
  store i64 %169, ptr %170, align 8
  %171 = add nuw nsw i64 %153, 2
  %172 = icmp samesign ult i64 %153, 30
  br i1 %172, label %152, label %209

173:
  %174 = phi i32 [ %186, %173 ], [ %9, %148 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %3, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = mul i64 %101, %176
  %180 = add i64 %179, %150
  %181 = add i64 %180, %178
  %182 = inttoptr i64 %181 to ptr
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i64, ptr %4, i64 %176
  store i64 %183, ptr %184, align 8
  %185 = add i32 %174, -1
  %186 = and i32 %185, %174
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %209, label %173

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %190

190:
  %191 = phi i32 [ %9, %188 ], [ %207, %205 ]
  %192 = call i32 @llvm.cttz.i32(i32 %191, i1 true)
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %3, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = load ptr, ptr %0, align 256
  %197 = load ptr, ptr %6, align 8
  %198 = load i32, ptr %189, align 256
  %199 = call i64 @translate(ptr %196, ptr %197, i32 %192, i64 %195, i64 8, i32 %198)
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %205, label %201

201:
  %202 = inttoptr i64 %199 to ptr
  %203 = load i64, ptr %202, align 8
  %204 = getelementptr inbounds nuw i64, ptr %4, i64 %193
  store i64 %203, ptr %204, align 8
  br label %205

205:
  %206 = add i32 %191, -1
  %207 = and i32 %206, %191
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %190

209:
  %210 = load <32 x i64>, ptr %4, align 64
  br label %211

211:
  %212 = phi <32 x i64> [ %125, %120 ], [ %210, %209 ]
  br label %213

213:
  %214 = phi <32 x i64> [ %212, %211 ], [ zeroinitializer, %2 ], [ %59, %58 ], [ %83, %81 ]
  %215 = icmp ne <32 x i64> %214, %1
  %216 = bitcast <32 x i1> %215 to i32
  %217 = and i32 %9, %216
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %225, label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %221 = load i32, ptr %220, align 256
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %223 = load <32 x i64>, ptr %222, align 256
  %224 = add i32 %221, 1
  call void @record(ptr %5, ptr %7, i32 %217, <32 x i64> %223, i32 %224)
  br label %225

225:
  ret void
}

define void @ld_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [64 x i64], align 64
  switch i32 %2, label %46 [
    i32 0, label %179
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 15
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 511
  %40 = add i64 %38, -512
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %179

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %96

73:
  %74 = and i64 %50, 15
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %96

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 15
  %82 = add i64 %80, -16
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %96

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  %88 = load i64, ptr %87, align 8
  %89 = insertelement <32 x i64> poison, i64 %88, i64 0
  %90 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %90, ptr %5, align 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %95, ptr %91, align 8
  br label %178

96:
  %97 = sub i64 %61, %59
  %98 = icmp ugt i64 %97, 15
  br i1 %98, label %99, label %113

99:
  %100 = add i64 %97, -16
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = insertelement <32 x i64> poison, i64 %59, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = and <32 x i64> %3, splat (i64 15)
  %106 = icmp eq <32 x i64> %105, zeroinitializer
  %107 = sub <32 x i64> %3, %104
  %108 = icmp ule <32 x i64> %107, %102
  %109 = and <32 x i1> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = or i32 %110, %70
  %112 = icmp eq i32 %111, -1
  br i1 %112, label %114, label %113

113:
  br label %160

114:
  %115 = icmp eq i64 %65, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %63
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %144

123:
  %124 = phi i64 [ %142, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %65, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = shl nuw nsw i64 %124, 4
  %132 = getelementptr inbounds nuw i8, ptr %8, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %132, ptr align 8 %130, i64 16, i1 false)
  %133 = or disjoint i64 %124, 1
  %134 = getelementptr inbounds nuw i64, ptr %7, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = mul i64 %65, %133
  %137 = add i64 %136, %121
  %138 = add i64 %137, %135
  %139 = inttoptr i64 %138 to ptr
  %140 = shl nuw nsw i64 %133, 4
  %141 = getelementptr inbounds nuw i8, ptr %8, i64 %140
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %141, ptr align 8 %139, i64 16, i1 false)
  %142 = add nuw nsw i64 %124, 2
  %143 = icmp samesign ult i64 %124, 30
  br i1 %143, label %123, label %177

144:
  %145 = phi i32 [ %158, %144 ], [ %2, %119 ]
  %146 = call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i64, ptr %7, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = mul i64 %65, %147
  %151 = add i64 %150, %121
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = shl nuw nsw i32 %146, 1
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr %8, i64 %155
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %156, ptr align 8 %153, i64 16, i1 false)
  %157 = add i32 %145, -1
  %158 = and i32 %157, %145
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %177, label %144

160:
  %161 = phi i32 [ %175, %173 ], [ %2, %113 ]
  %162 = call i32 @llvm.cttz.i32(i32 %161, i1 true)
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %7, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = call i64 @translate(ptr %0, ptr %1, i32 %162, i64 %165, i64 16, i32 %4)
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %173, label %168

168:
  %169 = inttoptr i64 %166 to ptr
  %170 = shl nuw nsw i32 %162, 1
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %8, i64 %171
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %172, ptr align 8 %169, i64 16, i1 false)
  br label %173

173:
  %174 = add i32 %161, -1
  %175 = and i32 %174, %161
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %160

177:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %178

178:
  br label %179

179:
  ret void
}

define void @watched_ld_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i64], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 15
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 511
  %40 = add i64 %38, -512
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %148

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 15
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -16
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 15)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %130

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %114

93:
  %94 = phi i64 [ %112, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 4
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 32 %102, i64 16, i1 false)
  %103 = or disjoint i64 %94, 1
  %104 = getelementptr inbounds nuw i64, ptr %8, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = mul i64 %65, %103
  %107 = add i64 %106, %91
  %108 = add i64 %107, %105
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %103, 4
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 16 %111, i64 16, i1 false)
  %112 = add nuw nsw i64 %94, 2
  %113 = icmp samesign ult i64 %94, 30
  br i1 %113, label %93, label %147

114:
  %115 = phi i32 [ %128, %114 ], [ %2, %89 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %8, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = mul i64 %65, %117
  %121 = add i64 %120, %91
  %122 = add i64 %121, %119
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %116, 1
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %123, ptr align 16 %126, i64 16, i1 false)
  %127 = add i32 %115, -1
  %128 = and i32 %127, %115
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %147, label %114

130:
  %131 = phi i32 [ %145, %143 ], [ %2, %83 ]
  %132 = call i32 @llvm.cttz.i32(i32 %131, i1 true)
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @translate(ptr %0, ptr %1, i32 %132, i64 %135, i64 16, i32 %4)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %143, label %138

138:
  %139 = inttoptr i64 %136 to ptr
  %140 = shl nuw nsw i32 %132, 1
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 16 %142, i64 16, i1 false)
  br label %143

143:
  %144 = add i32 %131, -1
  %145 = and i32 %144, %131
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %130

147:
  br label %148

148:
  ret void
}

define void @watched_st_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.10", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIyLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIyLj2EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [64 x i64], align 64
  %5 = alloca [64 x i64], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 256
  switch i32 %7, label %9 [
    i32 0, label %195
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = load <32 x i64>, ptr %10, align 256
  %12 = load ptr, ptr %0, align 256
  br label %53

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %15 = load <32 x i64>, ptr %14, align 256
  %16 = extractelement <32 x i64> %15, i64 0
  %17 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %19 = icmp ne <32 x i64> %15, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = icmp eq i32 %20, 0
  %22 = load ptr, ptr %0, align 256
  br i1 %21, label %23, label %53

23:
  %24 = lshr i64 %16, 40
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %16, 15
  %37 = icmp eq i64 %36, 0
  %38 = icmp eq i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %53

40:
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %31, align 8
  %44 = sub i64 %16, %43
  %45 = sub i64 %42, %43
  %46 = icmp ugt i64 %45, 511
  %47 = add i64 %45, -512
  %48 = icmp ule i64 %44, %47
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %53

50:
  %51 = add i64 %33, %16
  %52 = inttoptr i64 %51 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %52, ptr %5)
  br label %195

53:
  %54 = phi ptr [ %12, %9 ], [ %22, %23 ], [ %22, %40 ], [ %22, %13 ]
  %55 = phi <32 x i64> [ %11, %9 ], [ %15, %23 ], [ %15, %40 ], [ %15, %13 ]
  store <32 x i64> %55, ptr %3, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 16
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
  %77 = icmp eq <32 x i64> %55, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %7, -1
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
  store <32 x i64> %99, ptr %5, align 64
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %104, ptr %100, align 64
  br label %194

105:
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 15
  br i1 %107, label %108, label %170

108:
  %109 = add i64 %106, -16
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %68, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = and <32 x i64> %55, splat (i64 15)
  %115 = icmp eq <32 x i64> %114, zeroinitializer
  %116 = sub <32 x i64> %55, %113
  %117 = icmp ule <32 x i64> %116, %111
  %118 = and <32 x i1> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = or i32 %119, %79
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %170

122:
  %123 = icmp eq i64 %74, 0
  br i1 %123, label %129, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 296
  %128 = load i64, ptr %127, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %124 ], [ 0, %122 ]
  %131 = add i64 %130, %72
  %132 = icmp eq i32 %7, -1
  br i1 %132, label %133, label %154

133:
  %134 = phi i64 [ %152, %133 ], [ 0, %129 ]
  %135 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %131
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 4
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %142, ptr align 8 %140, i64 16, i1 false)
  %143 = or disjoint i64 %134, 1
  %144 = getelementptr inbounds nuw i64, ptr %3, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = mul i64 %74, %143
  %147 = add i64 %146, %131
  %148 = add i64 %147, %145
  %149 = inttoptr i64 %148 to ptr
  %150 = shl nuw nsw i64 %143, 4
  %151 = getelementptr inbounds nuw i8, ptr %4, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %151, ptr align 8 %149, i64 16, i1 false)
  %152 = add nuw nsw i64 %134, 2
  %153 = icmp samesign ult i64 %134, 30
  br i1 %153, label %133, label %193

154:
  %155 = phi i32 [ %168, %154 ], [ %7, %129 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %3, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %131
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 1
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %4, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %166, ptr align 8 %163, i64 16, i1 false)
  %167 = add i32 %155, -1
  %168 = and i32 %167, %155
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %193, label %154

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %173

173:
  %174 = phi i32 [ %7, %170 ], [ %191, %189 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %3, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = load ptr, ptr %0, align 256
  %180 = load ptr, ptr %171, align 8
  %181 = load i32, ptr %172, align 256
  %182 = call i64 @translate(ptr %179, ptr %180, i32 %175, i64 %178, i64 16, i32 %181)
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %189, label %184

184:
  %185 = inttoptr i64 %182 to ptr
  %186 = shl nuw nsw i32 %175, 1
  %187 = zext nneg i32 %186 to i64
  %188 = getelementptr inbounds nuw i64, ptr %4, i64 %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %188, ptr align 8 %185, i64 16, i1 false)
  br label %189

189:
  %190 = add i32 %174, -1
  %191 = and i32 %190, %174
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %173

193:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %194

194:
  br label %195

195:
  %196 = phi i32 [ 0, %194 ], [ %7, %2 ], [ 0, %50 ]
  br label %211

197:
  %198 = load i32, ptr %6, align 16
  %199 = and i32 %198, %221
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %210, label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %203 = load i32, ptr %202, align 256
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %205 = load <32 x i64>, ptr %204, align 256
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %0, align 256
  %209 = add i32 %203, 1
  call void @record(ptr %208, ptr %207, i32 %199, <32 x i64> %205, i32 %209)
  br label %210

210:
  ret void

211:
  %212 = phi i1 [ false, %211 ], [ true, %195 ]
  %213 = phi ptr [ %8, %211 ], [ %5, %195 ]
  %214 = phi i64 [ 32, %211 ], [ 0, %195 ]
  %215 = phi i32 [ %221, %211 ], [ %196, %195 ]
  %216 = load <32 x i64>, ptr %213, align 64
  %217 = getelementptr inbounds nuw i64, ptr %1, i64 %214
  %218 = load <32 x i64>, ptr %217, align 8
  %219 = icmp ne <32 x i64> %216, %218
  %220 = bitcast <32 x i1> %219 to i32
  %221 = or i32 %215, %220
  br i1 %212, label %211, label %197
}

define void @ld_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca [128 x i64], align 64
  switch i32 %2, label %46 [
    i32 0, label %181
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 31
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 1023
  %40 = add i64 %38, -1024
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %45, ptr %5)
  br label %181

46:
  store <32 x i64> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %7, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = insertelement <32 x i64> poison, i64 %50, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = icmp eq <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %2, -1
  %71 = or i32 %69, %70
  %72 = icmp eq i32 %71, -1
  br i1 %72, label %73, label %98

73:
  %74 = and i64 %50, 31
  %75 = icmp eq i64 %74, 0
  %76 = icmp eq i64 %65, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %78, label %98

78:
  %79 = sub i64 %50, %59
  %80 = sub i64 %61, %59
  %81 = icmp ugt i64 %80, 31
  %82 = add i64 %80, -32
  %83 = icmp ule i64 %79, %82
  %84 = and i1 %81, %83
  br i1 %84, label %85, label %98

85:
  %86 = add i64 %63, %50
  %87 = inttoptr i64 %86 to ptr
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %96, %88 ]
  %90 = shl nuw nsw i64 %89, 8
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 %90
  %92 = getelementptr inbounds nuw i64, ptr %87, i64 %89
  %93 = load i64, ptr %92, align 8
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %95, ptr %91, align 8
  %96 = add nuw nsw i64 %89, 1
  %97 = icmp eq i64 %96, 4
  br i1 %97, label %180, label %88

98:
  %99 = sub i64 %61, %59
  %100 = icmp ugt i64 %99, 31
  br i1 %100, label %101, label %115

101:
  %102 = add i64 %99, -32
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = insertelement <32 x i64> poison, i64 %59, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = and <32 x i64> %3, splat (i64 31)
  %108 = icmp eq <32 x i64> %107, zeroinitializer
  %109 = sub <32 x i64> %3, %106
  %110 = icmp ule <32 x i64> %109, %104
  %111 = and <32 x i1> %108, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = or i32 %112, %70
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %116, label %115

115:
  br label %162

116:
  %117 = icmp eq i64 %65, 0
  br i1 %117, label %121, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %116 ]
  %123 = add i64 %122, %63
  %124 = icmp eq i32 %2, -1
  br i1 %124, label %125, label %146

125:
  %126 = phi i64 [ %144, %125 ], [ 0, %121 ]
  %127 = getelementptr inbounds nuw i64, ptr %7, i64 %126
  %128 = load i64, ptr %127, align 16
  %129 = mul i64 %65, %126
  %130 = add i64 %129, %123
  %131 = add i64 %130, %128
  %132 = inttoptr i64 %131 to ptr
  %133 = shl nuw nsw i64 %126, 5
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %134, ptr align 8 %132, i64 32, i1 false)
  %135 = or disjoint i64 %126, 1
  %136 = getelementptr inbounds nuw i64, ptr %7, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = mul i64 %65, %135
  %139 = add i64 %138, %123
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 5
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %143, ptr align 8 %141, i64 32, i1 false)
  %144 = add nuw nsw i64 %126, 2
  %145 = icmp samesign ult i64 %126, 30
  br i1 %145, label %125, label %179

146:
  %147 = phi i32 [ %160, %146 ], [ %2, %121 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %7, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = mul i64 %65, %149
  %153 = add i64 %152, %123
  %154 = add i64 %153, %151
  %155 = inttoptr i64 %154 to ptr
  %156 = shl nuw nsw i32 %148, 2
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %8, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %158, ptr align 8 %155, i64 32, i1 false)
  %159 = add i32 %147, -1
  %160 = and i32 %159, %147
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %179, label %146

162:
  %163 = phi i32 [ %177, %175 ], [ %2, %115 ]
  %164 = call i32 @llvm.cttz.i32(i32 %163, i1 true)
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %7, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 32, i32 %4)
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %175, label %170

170:
  %171 = inttoptr i64 %168 to ptr
  %172 = shl nuw nsw i32 %164, 2
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %8, i64 %173
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %174, ptr align 8 %171, i64 32, i1 false)
  br label %175

175:
  %176 = add i32 %163, -1
  %177 = and i32 %176, %163
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %162

179:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %180

180:
  br label %181

181:
  ret void
}

define void @watched_ld_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %9

9:
  call void @ld_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  ret void
}

define void @st_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i64], align 64
  %8 = alloca %struct.Lanes, align 64
  switch i32 %2, label %46 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %13 = icmp ne <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %46

16:
  %17 = lshr i64 %10, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.window, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %10, 31
  %30 = icmp eq i64 %29, 0
  %31 = icmp eq i64 %28, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %33, label %46

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %24, align 8
  %37 = sub i64 %10, %36
  %38 = sub i64 %35, %36
  %39 = icmp ugt i64 %38, 1023
  %40 = add i64 %38, -1024
  %41 = icmp ule i64 %37, %40
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %46

43:
  %44 = add i64 %26, %10
  %45 = inttoptr i64 %44 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %45, ptr %5)
  br label %148

46:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %51, %55
  %57 = select i1 %56, i64 %51, i64 0
  %58 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %61, %59
  %67 = icmp ugt i64 %66, 31
  br i1 %67, label %68, label %83

68:
  %69 = add i64 %66, -32
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = and <32 x i64> %3, splat (i64 31)
  %75 = icmp eq <32 x i64> %74, zeroinitializer
  %76 = sub <32 x i64> %3, %73
  %77 = icmp ule <32 x i64> %76, %71
  %78 = and <32 x i1> %75, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %2, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %84, label %83

83:
  br label %130

84:
  %85 = icmp eq i64 %65, 0
  br i1 %85, label %89, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %88 = load i64, ptr %87, align 8
  br label %89

89:
  %90 = phi i64 [ %88, %86 ], [ 0, %84 ]
  %91 = add i64 %90, %63
  %92 = icmp eq i32 %2, -1
  br i1 %92, label %93, label %114

93:
  %94 = phi i64 [ %112, %93 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  %96 = load i64, ptr %95, align 16
  %97 = mul i64 %65, %94
  %98 = add i64 %97, %91
  %99 = add i64 %98, %96
  %100 = inttoptr i64 %99 to ptr
  %101 = shl nuw nsw i64 %94, 5
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 64 %102, i64 32, i1 false)
  %103 = or disjoint i64 %94, 1
  %104 = getelementptr inbounds nuw i64, ptr %8, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = mul i64 %65, %103
  %107 = add i64 %106, %91
  %108 = add i64 %107, %105
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %103, 5
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %109, ptr align 32 %111, i64 32, i1 false)
  %112 = add nuw nsw i64 %94, 2
  %113 = icmp samesign ult i64 %94, 30
  br i1 %113, label %93, label %147

114:
  %115 = phi i32 [ %128, %114 ], [ %2, %89 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %8, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = mul i64 %65, %117
  %121 = add i64 %120, %91
  %122 = add i64 %121, %119
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %116, 2
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %123, ptr align 32 %126, i64 32, i1 false)
  %127 = add i32 %115, -1
  %128 = and i32 %127, %115
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %147, label %114

130:
  %131 = phi i32 [ %145, %143 ], [ %2, %83 ]
  %132 = call i32 @llvm.cttz.i32(i32 %131, i1 true)
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = call i64 @translate(ptr %0, ptr %1, i32 %132, i64 %135, i64 32, i32 %4)
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %143, label %138

138:
  %139 = inttoptr i64 %136 to ptr
  %140 = shl nuw nsw i32 %132, 2
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %139, ptr align 32 %142, i64 32, i1 false)
  br label %143

143:
  %144 = add i32 %131, -1
  %145 = and i32 %144, %131
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %130

147:
  br label %148

148:
  ret void
}

define void @watched_st_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.11", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @_ZN12_GLOBAL__N_19find_lostIyLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %8, ptr %5)
  br label %42

42:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIyLj4EyEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 256 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca [128 x i64], align 64
  %5 = alloca [128 x i64], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %196
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %10 = load <32 x i64>, ptr %9, align 256
  %11 = load ptr, ptr %0, align 256
  br label %52

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %14 = load <32 x i64>, ptr %13, align 256
  %15 = extractelement <32 x i64> %14, i64 0
  %16 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %18 = icmp ne <32 x i64> %14, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 256
  br i1 %20, label %22, label %52

22:
  %23 = lshr i64 %15, 40
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %23, %27
  %29 = select i1 %28, i64 %23, i64 0
  %30 = getelementptr inbounds nuw %struct.window, ptr %25, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %15, 31
  %36 = icmp eq i64 %35, 0
  %37 = icmp eq i64 %34, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %30, align 8
  %43 = sub i64 %15, %42
  %44 = sub i64 %41, %42
  %45 = icmp ugt i64 %44, 1023
  %46 = add i64 %44, -1024
  %47 = icmp ule i64 %43, %46
  %48 = and i1 %45, %47
  br i1 %48, label %49, label %52

49:
  %50 = add i64 %32, %15
  %51 = inttoptr i64 %50 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %51, ptr %5)
  br label %196

52:
  %53 = phi ptr [ %11, %8 ], [ %21, %22 ], [ %21, %39 ], [ %21, %12 ]
  %54 = phi <32 x i64> [ %10, %8 ], [ %14, %22 ], [ %14, %39 ], [ %14, %12 ]
  store <32 x i64> %54, ptr %3, align 64
  %55 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i64, ptr %3, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = lshr i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %59, %63
  %65 = select i1 %64, i64 %59, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = insertelement <32 x i64> poison, i64 %58, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i64> %54, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = xor i32 %7, -1
  %79 = or i32 %77, %78
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %106

81:
  %82 = and i64 %58, 31
  %83 = icmp eq i64 %82, 0
  %84 = icmp eq i64 %73, 0
  %85 = select i1 %83, i1 %84, i1 false
  br i1 %85, label %86, label %106

86:
  %87 = sub i64 %58, %67
  %88 = sub i64 %69, %67
  %89 = icmp ugt i64 %88, 31
  %90 = add i64 %88, -32
  %91 = icmp ule i64 %87, %90
  %92 = and i1 %89, %91
  br i1 %92, label %93, label %106

93:
  %94 = add i64 %71, %58
  %95 = inttoptr i64 %94 to ptr
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %104, %96 ]
  %98 = shl nuw nsw i64 %97, 8
  %99 = getelementptr inbounds nuw i8, ptr %5, i64 %98
  %100 = getelementptr inbounds nuw i64, ptr %95, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = insertelement <32 x i64> poison, i64 %101, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %103, ptr %99, align 64
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 4
  br i1 %105, label %195, label %96

106:
  %107 = sub i64 %69, %67
  %108 = icmp ugt i64 %107, 31
  br i1 %108, label %109, label %171

109:
  %110 = add i64 %107, -32
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %54, splat (i64 31)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %54, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %78
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %171

123:
  %124 = icmp eq i64 %73, 0
  br i1 %124, label %130, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %125 ], [ 0, %123 ]
  %132 = add i64 %131, %71
  %133 = icmp eq i32 %7, -1
  br i1 %133, label %134, label %155

134:
  %135 = phi i64 [ %153, %134 ], [ 0, %130 ]
  %136 = getelementptr inbounds nuw i64, ptr %3, i64 %135
  %137 = load i64, ptr %136, align 16
  %138 = mul i64 %73, %135
  %139 = add i64 %138, %132
  %140 = add i64 %139, %137
  %141 = inttoptr i64 %140 to ptr
  %142 = shl nuw nsw i64 %135, 5
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %143, ptr align 8 %141, i64 32, i1 false)
  %144 = or disjoint i64 %135, 1
  %145 = getelementptr inbounds nuw i64, ptr %3, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %73, %144
  %148 = add i64 %147, %132
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 5
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %152, ptr align 8 %150, i64 32, i1 false)
  %153 = add nuw nsw i64 %135, 2
  %154 = icmp samesign ult i64 %135, 30
  br i1 %154, label %134, label %194

155:
  %156 = phi i32 [ %169, %155 ], [ %7, %130 ]
  %157 = call i32 @llvm.cttz.i32(i32 %156, i1 true)
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i64, ptr %3, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = mul i64 %73, %158
  %162 = add i64 %161, %132
  %163 = add i64 %162, %160
  %164 = inttoptr i64 %163 to ptr
  %165 = shl nuw nsw i32 %157, 2
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %4, i64 %166
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %167, ptr align 8 %164, i64 32, i1 false)
  %168 = add i32 %156, -1
  %169 = and i32 %168, %156
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %194, label %155

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %174

174:
  %175 = phi i32 [ %7, %171 ], [ %192, %190 ]
  %176 = call i32 @llvm.cttz.i32(i32 %175, i1 true)
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %3, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = load ptr, ptr %0, align 256
  %181 = load ptr, ptr %172, align 8
  %182 = load i32, ptr %173, align 256
  %183 = call i64 @translate(ptr %180, ptr %181, i32 %176, i64 %179, i64 32, i32 %182)
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %190, label %185

185:
  %186 = inttoptr i64 %183 to ptr
  %187 = shl nuw nsw i32 %176, 2
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %4, i64 %188
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %189, ptr align 8 %186, i64 32, i1 false)
  br label %190

190:
  %191 = add i32 %175, -1
  %192 = and i32 %191, %175
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %174

194:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %195

195:
  br label %196

196:
  %197 = phi i32 [ 0, %195 ], [ %7, %2 ], [ 0, %49 ]
  br label %212

198:
  %199 = load i32, ptr %6, align 16
  %200 = and i32 %199, %222
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %211, label %202

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %204 = load i32, ptr %203, align 256
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %206 = load <32 x i64>, ptr %205, align 256
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %208 = load ptr, ptr %207, align 8
  %209 = load ptr, ptr %0, align 256
  %210 = add i32 %204, 1
  call void @record(ptr %209, ptr %208, i32 %200, <32 x i64> %206, i32 %210)
  br label %211

211:
  ret void

212:
  %213 = phi i64 [ %223, %212 ], [ 0, %196 ]
  %214 = phi i32 [ %222, %212 ], [ %197, %196 ]
  %215 = shl nuw nsw i64 %213, 5
  %216 = getelementptr inbounds nuw i64, ptr %5, i64 %215
  %217 = load <32 x i64>, ptr %216, align 64
  %218 = getelementptr inbounds nuw i64, ptr %1, i64 %215
  %219 = load <32 x i64>, ptr %218, align 8
  %220 = icmp ne <32 x i64> %217, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = or i32 %214, %221
  %223 = add nuw nsw i64 %213, 1
  %224 = icmp eq i64 %223, 4
  br i1 %224, label %198, label %212
}

define <32 x i128> @ld_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes.107, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %205, label %9

9:
  %10 = extractelement <32 x i64> %3, i64 0
  %11 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i64> %11, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %13 = icmp eq <32 x i64> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  br label %80

23:
  %24 = lshr i64 %10, 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %24, %28
  %30 = select i1 %29, i64 %24, i64 0
  %31 = getelementptr inbounds nuw %struct.window, ptr %26, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %36, %10
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %10, 15
  br i1 %41, label %43, label %56

43:
  %44 = icmp eq i64 %42, 0
  %45 = icmp eq i64 %38, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %56

47:
  %48 = sub i64 %10, %32
  %49 = sub i64 %34, %32
  %50 = icmp ugt i64 %49, 511
  %51 = add i64 %49, -512
  %52 = icmp ule i64 %48, %51
  %53 = and i1 %50, %52
  br i1 %53, label %54, label %56

54:
  %55 = load <32 x i128>, ptr %40, align 16
  br label %205

56:
  %57 = phi i64 [ 0, %47 ], [ %42, %43 ], [ %42, %23 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %38, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %80

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 4
  %65 = add i64 %64, %10
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 4
  %71 = sub i64 %65, %32
  %72 = sub i64 %34, %32
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %80

77:
  %78 = bitcast i32 %2 to <32 x i1>
  %79 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %40, <32 x i1> %78, <32 x i128> zeroinitializer)
  br label %205

80:
  %81 = phi i64 [ %22, %18 ], [ %28, %56 ], [ %28, %61 ]
  %82 = phi ptr [ %20, %18 ], [ %26, %56 ], [ %26, %61 ]
  store <32 x i64> %3, ptr %6, align 64
  %83 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %6, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = lshr i64 %86, 40
  %88 = icmp ult i64 %87, %81
  %89 = select i1 %88, i64 %87, i64 0
  %90 = getelementptr inbounds nuw %struct.window, ptr %82, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = insertelement <32 x i64> poison, i64 %86, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = icmp eq <32 x i64> %3, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = or i32 %101, %15
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %104, label %122

104:
  %105 = and i64 %86, 15
  %106 = icmp eq i64 %105, 0
  %107 = icmp eq i64 %97, 0
  %108 = select i1 %106, i1 %107, i1 false
  br i1 %108, label %109, label %122

109:
  %110 = sub i64 %86, %91
  %111 = sub i64 %93, %91
  %112 = icmp ugt i64 %111, 15
  %113 = add i64 %111, -16
  %114 = icmp ule i64 %110, %113
  %115 = and i1 %112, %114
  br i1 %115, label %116, label %122

116:
  %117 = add i64 %95, %86
  %118 = inttoptr i64 %117 to ptr
  %119 = load i128, ptr %118, align 16
  %120 = insertelement <32 x i128> poison, i128 %119, i64 0
  %121 = shufflevector <32 x i128> %120, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %203

122:
  store <32 x i128> zeroinitializer, ptr %7, align 64
  %123 = sub i64 %93, %91
  %124 = icmp ugt i64 %123, 15
  br i1 %124, label %126, label %125

125:
  br label %185

126:
  %127 = add i64 %123, -16
  %128 = insertelement <32 x i64> poison, i64 %127, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %91, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = and <32 x i64> %3, splat (i64 15)
  %133 = icmp eq <32 x i64> %132, zeroinitializer
  %134 = sub <32 x i64> %3, %131
  %135 = icmp ule <32 x i64> %134, %129
  %136 = and <32 x i1> %133, %135
  %137 = bitcast <32 x i1> %136 to i32
  %138 = or i32 %137, %15
  %139 = icmp eq i32 %138, -1
  br i1 %139, label %140, label %125

140:
  %141 = icmp eq i64 %97, 0
  br i1 %141, label %145, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %144 = load i64, ptr %143, align 8
  br label %145

145:
  %146 = phi i64 [ %144, %142 ], [ 0, %140 ]
  %147 = add i64 %146, %95
  %148 = icmp eq i32 %2, -1
  br i1 %148, label %149, label %170

149:
  %150 = phi i64 [ %168, %149 ], [ 0, %145 ]
  %151 = getelementptr inbounds nuw i64, ptr %6, i64 %150
  %152 = load i64, ptr %151, align 16
  %153 = mul i64 %97, %150
  %154 = add i64 %153, %147
  %155 = add i64 %154, %152
  %156 = inttoptr i64 %155 to ptr
  %157 = load i128, ptr %156, align 16
  %158 = getelementptr inbounds nuw i128, ptr %7, i64 %150
  store i128 %157, ptr %158, align 32
  %159 = or disjoint i64 %150, 1
  %160 = getelementptr inbounds nuw i64, ptr %6, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %97, %159
  %163 = add i64 %162, %147
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = load i128, ptr %165, align 16
  %167 = getelementptr inbounds nuw i128, ptr %7, i64 %159
  store i128 %166, ptr %167, align 16
  %168 = add nuw nsw i64 %150, 2
  %169 = icmp samesign ult i64 %150, 30
  br i1 %169, label %149, label %201

170:
  %171 = phi i32 [ %183, %170 ], [ %2, %145 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %6, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = mul i64 %97, %173
  %177 = add i64 %176, %147
  %178 = add i64 %177, %175
  %179 = inttoptr i64 %178 to ptr
  %180 = load i128, ptr %179, align 16
  %181 = getelementptr inbounds nuw i128, ptr %7, i64 %173
  store i128 %180, ptr %181, align 16
  %182 = add i32 %171, -1
  %183 = and i32 %182, %171
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %201, label %170

185:
  %186 = phi i32 [ %199, %197 ], [ %2, %125 ]
  %187 = call i32 @llvm.cttz.i32(i32 %186, i1 true)
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %6, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = call i64 @translate(ptr %0, ptr %1, i32 %187, i64 %190, i64 16, i32 %4)
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %197, label %193

193:
  %194 = inttoptr i64 %191 to ptr
  %195 = load i128, ptr %194, align 16
  %196 = getelementptr inbounds nuw i128, ptr %7, i64 %188
  store i128 %195, ptr %196, align 16
  br label %197

197:
  %198 = add i32 %186, -1
  %199 = and i32 %198, %186
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %185

201:
  %202 = load <32 x i128>, ptr %7, align 64
  br label %203

203:
  %204 = phi <32 x i128> [ %121, %116 ], [ %202, %201 ]
  br label %205

205:
  %206 = phi <32 x i128> [ %204, %203 ], [ zeroinitializer, %5 ], [ %55, %54 ], [ %79, %77 ]
  ret <32 x i128> %206
}

define <32 x i128> @watched_ld_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %8

8:
  %9 = call <32 x i128> @ld_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  ret <32 x i128> %9
}

define void @st_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %struct.Lanes.107, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %176, label %10

10:
  %11 = extractelement <32 x i64> %3, i64 0
  %12 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %13 = add <32 x i64> %12, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %14 = icmp eq <32 x i64> %3, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = xor i32 %2, -1
  %17 = or i32 %15, %16
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %24, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  br label %79

24:
  %25 = lshr i64 %11, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %37, %11
  %41 = inttoptr i64 %40 to ptr
  %42 = icmp eq i32 %2, -1
  %43 = and i64 %11, 15
  br i1 %42, label %44, label %56

44:
  %45 = icmp eq i64 %43, 0
  %46 = icmp eq i64 %39, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %56

48:
  %49 = sub i64 %11, %33
  %50 = sub i64 %35, %33
  %51 = icmp ugt i64 %50, 511
  %52 = add i64 %50, -512
  %53 = icmp ule i64 %49, %52
  %54 = and i1 %51, %53
  br i1 %54, label %55, label %56

55:
  store <32 x i128> %5, ptr %41, align 16
  br label %176

56:
  %57 = phi i64 [ 0, %48 ], [ %43, %44 ], [ %43, %24 ]
  %58 = icmp eq i64 %57, 0
  %59 = icmp eq i64 %39, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %79

61:
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 4
  %65 = add i64 %64, %11
  %66 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %67 = sub nuw nsw i32 32, %66
  %68 = zext nneg i32 %67 to i64
  %69 = sub nsw i64 %68, %63
  %70 = shl nsw i64 %69, 4
  %71 = sub i64 %65, %33
  %72 = sub i64 %35, %33
  %73 = icmp ule i64 %70, %72
  %74 = sub nuw i64 %72, %70
  %75 = icmp ule i64 %71, %74
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %79

77:
  %78 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i128.p0(<32 x i128> %5, ptr align 16 %41, <32 x i1> %78)
  br label %176

79:
  %80 = phi i64 [ %23, %19 ], [ %29, %56 ], [ %29, %61 ]
  %81 = phi ptr [ %21, %19 ], [ %27, %56 ], [ %27, %61 ]
  store <32 x i128> %5, ptr %7, align 64
  store <32 x i64> %3, ptr %8, align 64
  %82 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i64, ptr %8, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = lshr i64 %85, 40
  %87 = icmp ult i64 %86, %80
  %88 = select i1 %87, i64 %86, i64 0
  %89 = getelementptr inbounds nuw %struct.window, ptr %81, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = sub i64 %92, %90
  %98 = icmp ugt i64 %97, 15
  br i1 %98, label %100, label %99

99:
  br label %159

100:
  %101 = add i64 %97, -16
  %102 = insertelement <32 x i64> poison, i64 %101, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = insertelement <32 x i64> poison, i64 %90, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = and <32 x i64> %3, splat (i64 15)
  %107 = icmp eq <32 x i64> %106, zeroinitializer
  %108 = sub <32 x i64> %3, %105
  %109 = icmp ule <32 x i64> %108, %103
  %110 = and <32 x i1> %107, %109
  %111 = bitcast <32 x i1> %110 to i32
  %112 = or i32 %111, %16
  %113 = icmp eq i32 %112, -1
  br i1 %113, label %114, label %99

114:
  %115 = icmp eq i64 %96, 0
  br i1 %115, label %119, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %118 = load i64, ptr %117, align 8
  br label %119

119:
  %120 = phi i64 [ %118, %116 ], [ 0, %114 ]
  %121 = add i64 %120, %94
  %122 = icmp eq i32 %2, -1
  br i1 %122, label %123, label %144

123:
  %124 = phi i64 [ %142, %123 ], [ 0, %119 ]
  %125 = getelementptr inbounds nuw i64, ptr %8, i64 %124
  %126 = load i64, ptr %125, align 16
  %127 = mul i64 %96, %124
  %128 = add i64 %127, %121
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds nuw i128, ptr %7, i64 %124
  %132 = load i128, ptr %131, align 32
  store i128 %132, ptr %130, align 16
  %133 = or disjoint i64 %124, 1
  %134 = getelementptr inbounds nuw i64, ptr %8, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = mul i64 %96, %133
  %137 = add i64 %136, %121
  %138 = add i64 %137, %135
  %139 = inttoptr i64 %138 to ptr
  %140 = getelementptr inbounds nuw i128, ptr %7, i64 %133
  %141 = load i128, ptr %140, align 16
  store i128 %141, ptr %139, align 16
  %142 = add nuw nsw i64 %124, 2
  %143 = icmp samesign ult i64 %124, 30
  br i1 %143, label %123, label %175

144:
  %145 = phi i32 [ %157, %144 ], [ %2, %119 ]
  %146 = call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i64, ptr %8, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = mul i64 %96, %147
  %151 = add i64 %150, %121
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds nuw i128, ptr %7, i64 %147
  %155 = load i128, ptr %154, align 16
  store i128 %155, ptr %153, align 16
  %156 = add i32 %145, -1
  %157 = and i32 %156, %145
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %175, label %144

159:
  %160 = phi i32 [ %173, %171 ], [ %2, %99 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %8, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %161, i64 %164, i64 16, i32 %4)
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %171, label %167

167:
  %168 = inttoptr i64 %165 to ptr
  %169 = getelementptr inbounds nuw i128, ptr %7, i64 %162
  %170 = load i128, ptr %169, align 16
  store i128 %170, ptr %168, align 16
  br label %171

171:
  %172 = add i32 %160, -1
  %173 = and i32 %172, %160
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %159

175:
  br label %176

176:
  ret void
}

define void @watched_st_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %"struct.(anonymous namespace)::Access.12", align 256
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %11, label %10

10:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %11

11:
  call void @st_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  %15 = call i32 @llvm.ctpop.i32(i32 %2)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %42, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %42

22:
  store <32 x i64> %3, ptr %7, align 64
  %23 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = and i64 %26, -1099511627776
  %28 = icmp eq i64 %27, 2199023255552
  br i1 %28, label %42, label %29

29:
  %30 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = add <32 x i64> %30, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %32 = icmp eq <32 x i64> %3, %31
  %33 = bitcast <32 x i1> %32 to i32
  %34 = xor i32 %2, -1
  %35 = or i32 %33, %34
  %36 = icmp eq i32 %35, -1
  br i1 %36, label %42, label %37

37:
  store ptr %0, ptr %8, align 256
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %2, ptr %39, align 16
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 256
  store <32 x i64> %3, ptr %40, align 256
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 512
  store i32 %4, ptr %41, align 256
  call void @"_ZN12_GLOBAL__N_19find_lostIoyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %8, <32 x i128> %5)
  br label %42

42:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIoyEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 256 %0, <32 x i128> %1) unnamed_addr {
  %3 = alloca %struct.Lanes, align 64
  %4 = alloca %struct.Lanes.107, align 64
  %5 = load ptr, ptr %0, align 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %213, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %13 = load <32 x i64>, ptr %12, align 256
  %14 = extractelement <32 x i64> %13, i64 0
  %15 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i64> %15, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %17 = icmp eq <32 x i64> %13, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = xor i32 %9, -1
  %20 = or i32 %18, %19
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %27, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %26 = load i64, ptr %25, align 8
  br label %84

27:
  %28 = lshr i64 %14, 40
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp ult i64 %28, %32
  %34 = select i1 %33, i64 %28, i64 0
  %35 = getelementptr inbounds nuw %struct.window, ptr %30, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %40, %14
  %44 = inttoptr i64 %43 to ptr
  %45 = icmp eq i32 %9, -1
  %46 = and i64 %14, 15
  br i1 %45, label %47, label %60

47:
  %48 = icmp eq i64 %46, 0
  %49 = icmp eq i64 %42, 0
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %60

51:
  %52 = sub i64 %14, %36
  %53 = sub i64 %38, %36
  %54 = icmp ugt i64 %53, 511
  %55 = add i64 %53, -512
  %56 = icmp ule i64 %52, %55
  %57 = and i1 %54, %56
  br i1 %57, label %58, label %60

58:
  %59 = load <32 x i128>, ptr %44, align 16
  br label %213

60:
  %61 = phi i64 [ 0, %51 ], [ %46, %47 ], [ %46, %27 ]
  %62 = icmp eq i64 %61, 0
  %63 = icmp eq i64 %42, 0
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %65, label %84

65:
  %66 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 4
  %69 = add i64 %14, %68
  %70 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %71 = sub nuw nsw i32 32, %70
  %72 = zext nneg i32 %71 to i64
  %73 = sub nsw i64 %72, %67
  %74 = shl nsw i64 %73, 4
  %75 = sub i64 %69, %36
  %76 = sub i64 %38, %36
  %77 = icmp ule i64 %74, %76
  %78 = sub nuw i64 %76, %74
  %79 = icmp ule i64 %75, %78
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %81, label %84

81:
  %82 = bitcast i32 %9 to <32 x i1>
  %83 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %44, <32 x i1> %82, <32 x i128> zeroinitializer)
  br label %213

84:
  %85 = phi i64 [ %26, %22 ], [ %32, %60 ], [ %32, %65 ]
  %86 = phi ptr [ %24, %22 ], [ %30, %60 ], [ %30, %65 ]
  store <32 x i64> %13, ptr %3, align 64
  %87 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %3, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = lshr i64 %90, 40
  %92 = icmp ult i64 %91, %85
  %93 = select i1 %92, i64 %91, i64 0
  %94 = getelementptr inbounds nuw %struct.window, ptr %86, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = insertelement <32 x i64> poison, i64 %90, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = icmp eq <32 x i64> %13, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %19
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %126

108:
  %109 = and i64 %90, 15
  %110 = icmp eq i64 %109, 0
  %111 = icmp eq i64 %101, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %126

113:
  %114 = sub i64 %90, %95
  %115 = sub i64 %97, %95
  %116 = icmp ugt i64 %115, 15
  %117 = add i64 %115, -16
  %118 = icmp ule i64 %114, %117
  %119 = and i1 %116, %118
  br i1 %119, label %120, label %126

120:
  %121 = add i64 %99, %90
  %122 = inttoptr i64 %121 to ptr
  %123 = load i128, ptr %122, align 16
  %124 = insertelement <32 x i128> poison, i128 %123, i64 0
  %125 = shufflevector <32 x i128> %124, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %211

126:
  store <32 x i128> zeroinitializer, ptr %4, align 64
  %127 = sub i64 %97, %95
  %128 = icmp ugt i64 %127, 15
  br i1 %128, label %129, label %188

129:
  %130 = add i64 %127, -16
  %131 = insertelement <32 x i64> poison, i64 %130, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i64> poison, i64 %95, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = and <32 x i64> %13, splat (i64 15)
  %136 = icmp eq <32 x i64> %135, zeroinitializer
  %137 = sub <32 x i64> %13, %134
  %138 = icmp ule <32 x i64> %137, %132
  %139 = and <32 x i1> %136, %138
  %140 = bitcast <32 x i1> %139 to i32
  %141 = or i32 %140, %19
  %142 = icmp eq i32 %141, -1
  br i1 %142, label %143, label %188

143:
  %144 = icmp eq i64 %101, 0
  br i1 %144, label %148, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 296
  %147 = load i64, ptr %146, align 8
  br label %148

148:
  %149 = phi i64 [ %147, %145 ], [ 0, %143 ]
  %150 = add i64 %149, %99
  %151 = icmp eq i32 %9, -1
  br i1 %151, label %152, label %173

152:
  %153 = phi i64 [ %171, %152 ], [ 0, %148 ]
  %154 = getelementptr inbounds nuw i64, ptr %3, i64 %153
  %155 = load i64, ptr %154, align 16
  %156 = mul i64 %101, %153
  %157 = add i64 %156, %150
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = load i128, ptr %159, align 16
  %161 = getelementptr inbounds nuw i128, ptr %4, i64 %153
  store i128 %160, ptr %161, align 32
  %162 = or disjoint i64 %153, 1
  %163 = getelementptr inbounds nuw i64, ptr %3, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = mul i64 %101, %162
  %166 = add i64 %165, %150
  %167 = add i64 %166, %164
  %168 = inttoptr i64 %167 to ptr
  %169 = load i128, ptr %168, align 16
  %170 = getelementptr inbounds nuw i128, ptr %4, i64 %162
  store i128 %169, ptr %170, align 16
  %171 = add nuw nsw i64 %153, 2
  %172 = icmp samesign ult i64 %153, 30
  br i1 %172, label %152, label %209

173:
  %174 = phi i32 [ %186, %173 ], [ %9, %148 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %3, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = mul i64 %101, %176
  %180 = add i64 %179, %150
  %181 = add i64 %180, %178
  %182 = inttoptr i64 %181 to ptr
  %183 = load i128, ptr %182, align 16
  %184 = getelementptr inbounds nuw i128, ptr %4, i64 %176
  store i128 %183, ptr %184, align 16
  %185 = add i32 %174, -1
  %186 = and i32 %185, %174
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %209, label %173

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %190

190:
  %191 = phi i32 [ %9, %188 ], [ %207, %205 ]
  %192 = call i32 @llvm.cttz.i32(i32 %191, i1 true)
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %3, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = load ptr, ptr %0, align 256
  %197 = load ptr, ptr %6, align 8
  %198 = load i32, ptr %189, align 256
  %199 = call i64 @translate(ptr %196, ptr %197, i32 %192, i64 %195, i64 16, i32 %198)
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %205, label %201

201:
  %202 = inttoptr i64 %199 to ptr
  %203 = load i128, ptr %202, align 16
  %204 = getelementptr inbounds nuw i128, ptr %4, i64 %193
  store i128 %203, ptr %204, align 16
  br label %205

205:
  %206 = add i32 %191, -1
  %207 = and i32 %206, %191
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %190

209:
  %210 = load <32 x i128>, ptr %4, align 64
  br label %211

211:
  %212 = phi <32 x i128> [ %125, %120 ], [ %210, %209 ]
  br label %213

213:
  %214 = phi <32 x i128> [ %212, %211 ], [ zeroinitializer, %2 ], [ %59, %58 ], [ %83, %81 ]
  %215 = icmp ne <32 x i128> %214, %1
  %216 = bitcast <32 x i1> %215 to i32
  %217 = and i32 %9, %216
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %225, label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %221 = load i32, ptr %220, align 256
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %223 = load <32 x i64>, ptr %222, align 256
  %224 = add i32 %221, 1
  call void @record(ptr %5, ptr %7, i32 %217, <32 x i64> %223, i32 %224)
  br label %225

225:
  ret void
}

define <32 x i8> @ld_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %134, label %9

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %12 = icmp eq <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = xor i32 %2, -1
  %15 = or i32 %13, %14
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  br label %39

21:
  %22 = extractelement <32 x i32> %3, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = add i64 %25, %26
  %28 = inttoptr i64 %27 to ptr
  %29 = icmp eq i32 %2, -1
  br i1 %29, label %30, label %39

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, 31
  %34 = add i64 %32, -32
  %35 = icmp uge i64 %34, %26
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %39

37:
  %38 = load <32 x i8>, ptr %28, align 1
  br label %134

39:
  %40 = phi i64 [ %20, %17 ], [ %25, %21 ], [ %25, %30 ]
  store <32 x i32> %3, ptr %6, align 64
  %41 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %6, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %47 = load i64, ptr %46, align 8
  %48 = insertelement <32 x i32> poison, i32 %44, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = icmp eq <32 x i32> %3, %49
  %51 = bitcast <32 x i1> %50 to i32
  %52 = or i32 %51, %14
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %54, label %65

54:
  %55 = icmp ne i64 %47, 0
  %56 = add i64 %47, -1
  %57 = icmp uge i64 %56, %45
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %65

59:
  %60 = add i64 %40, %45
  %61 = inttoptr i64 %60 to ptr
  %62 = load i8, ptr %61, align 1
  %63 = insertelement <32 x i8> poison, i8 %62, i64 0
  %64 = shufflevector <32 x i8> %63, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %132

65:
  store <32 x i8> zeroinitializer, ptr %7, align 64
  %66 = icmp eq i64 %47, 0
  br i1 %66, label %67, label %68

67:
  br label %112

68:
  %69 = trunc i64 %47 to i32
  %70 = add i32 %69, -1
  %71 = insertelement <32 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = icmp ule <32 x i32> %3, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = or i32 %74, %14
  %76 = icmp eq i32 %75, -1
  br i1 %76, label %77, label %67

77:
  %78 = icmp eq i32 %2, -1
  br i1 %78, label %79, label %98

79:
  %80 = phi i64 [ %96, %79 ], [ 0, %77 ]
  %81 = getelementptr inbounds nuw i32, ptr %6, i64 %80
  %82 = load i32, ptr %81, align 8
  %83 = zext i32 %82 to i64
  %84 = add i64 %40, %83
  %85 = inttoptr i64 %84 to ptr
  %86 = load i8, ptr %85, align 1
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 %80
  store i8 %86, ptr %87, align 2
  %88 = or disjoint i64 %80, 1
  %89 = getelementptr inbounds nuw i32, ptr %6, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = zext i32 %90 to i64
  %92 = add i64 %40, %91
  %93 = inttoptr i64 %92 to ptr
  %94 = load i8, ptr %93, align 1
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 %88
  store i8 %94, ptr %95, align 1
  %96 = add nuw nsw i64 %80, 2
  %97 = icmp samesign ult i64 %80, 30
  br i1 %97, label %79, label %130

98:
  %99 = phi i32 [ %110, %98 ], [ %2, %77 ]
  %100 = call i32 @llvm.cttz.i32(i32 %99, i1 true)
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %6, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = add i64 %40, %104
  %106 = inttoptr i64 %105 to ptr
  %107 = load i8, ptr %106, align 1
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 %101
  store i8 %107, ptr %108, align 1
  %109 = add i32 %99, -1
  %110 = and i32 %109, %99
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %130, label %98

112:
  %113 = phi i32 [ %128, %126 ], [ %2, %67 ]
  %114 = call i32 @llvm.cttz.i32(i32 %113, i1 true)
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %6, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = zext i32 %117 to i64
  %119 = or disjoint i64 %118, 1649267441664
  %120 = call i64 @translate(ptr %0, ptr %1, i32 %114, i64 %119, i64 1, i32 %4)
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %126, label %122

122:
  %123 = inttoptr i64 %120 to ptr
  %124 = load i8, ptr %123, align 1
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 %115
  store i8 %124, ptr %125, align 1
  br label %126

126:
  %127 = add i32 %113, -1
  %128 = and i32 %127, %113
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %112

130:
  %131 = load <32 x i8>, ptr %7, align 64
  br label %132

132:
  %133 = phi <32 x i8> [ %64, %59 ], [ %131, %130 ]
  br label %134

134:
  %135 = phi <32 x i8> [ %133, %132 ], [ %38, %37 ], [ zeroinitializer, %5 ]
  ret <32 x i8> %135
}

define <32 x i8> @watched_ld_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 1)
  br label %8

8:
  %9 = call <32 x i8> @ld_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4)
  ret <32 x i8> %9
}

define void @st_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %108, label %10

10:
  %11 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %13 = icmp eq <32 x i32> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %22, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load ptr, ptr %19, align 8
  %21 = ptrtoint ptr %20 to i64
  br label %39

22:
  %23 = extractelement <32 x i32> %3, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = add i64 %26, %27
  %29 = inttoptr i64 %28 to ptr
  %30 = icmp eq i32 %2, -1
  br i1 %30, label %31, label %39

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i64, ptr %32, align 8
  %34 = icmp ugt i64 %33, 31
  %35 = add i64 %33, -32
  %36 = icmp uge i64 %35, %27
  %37 = and i1 %34, %36
  br i1 %37, label %38, label %39

38:
  store <32 x i8> %5, ptr %29, align 1
  br label %108

39:
  %40 = phi i64 [ %21, %18 ], [ %26, %22 ], [ %26, %31 ]
  store <32 x i8> %5, ptr %7, align 64
  store <32 x i32> %3, ptr %8, align 64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %45

44:
  br label %89

45:
  %46 = trunc i64 %42 to i32
  %47 = add i32 %46, -1
  %48 = insertelement <32 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = icmp ule <32 x i32> %3, %49
  %51 = bitcast <32 x i1> %50 to i32
  %52 = or i32 %51, %15
  %53 = icmp eq i32 %52, -1
  br i1 %53, label %54, label %44

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %75

56:
  %57 = phi i64 [ %73, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %40, %60
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 %57
  %64 = load i8, ptr %63, align 2
  store i8 %64, ptr %62, align 1
  %65 = or disjoint i64 %57, 1
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %40, %68
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 %65
  %72 = load i8, ptr %71, align 1
  store i8 %72, ptr %70, align 1
  %73 = add nuw nsw i64 %57, 2
  %74 = icmp samesign ult i64 %57, 30
  br i1 %74, label %56, label %107

75:
  %76 = phi i32 [ %87, %75 ], [ %2, %54 ]
  %77 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %40, %81
  %83 = inttoptr i64 %82 to ptr
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 %78
  %85 = load i8, ptr %84, align 1
  store i8 %85, ptr %83, align 1
  %86 = add i32 %76, -1
  %87 = and i32 %86, %76
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %107, label %75

89:
  %90 = phi i32 [ %105, %103 ], [ %2, %44 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %8, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = or disjoint i64 %95, 1649267441664
  %97 = call i64 @translate(ptr %0, ptr %1, i32 %91, i64 %96, i64 1, i32 %4)
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %103, label %99

99:
  %100 = inttoptr i64 %97 to ptr
  %101 = getelementptr inbounds nuw i8, ptr %7, i64 %92
  %102 = load i8, ptr %101, align 1
  store i8 %102, ptr %100, align 1
  br label %103

103:
  %104 = add i32 %90, -1
  %105 = and i32 %104, %90
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %89

107:
  br label %108

108:
  ret void
}

define void @watched_st_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.13", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i8> %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @"_ZN12_GLOBAL__N_19find_lostIhjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %7, <32 x i8> %5)
  br label %36

36:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIhjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %0, <32 x i8> %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca %struct.Lanes.27, align 64
  %5 = load ptr, ptr %0, align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %142, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <32 x i32>, ptr %12, align 128
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %14, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %16 = icmp eq <32 x i32> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = xor i32 %9, -1
  %19 = or i32 %17, %18
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = ptrtoint ptr %23 to i64
  br label %43

25:
  %26 = extractelement <32 x i32> %13, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = add i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = icmp eq i32 %9, -1
  br i1 %33, label %34, label %43

34:
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %36, 31
  %38 = add i64 %36, -32
  %39 = icmp uge i64 %38, %30
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %43

41:
  %42 = load <32 x i8>, ptr %32, align 1
  br label %142

43:
  %44 = phi i64 [ %24, %21 ], [ %29, %25 ], [ %29, %34 ]
  store <32 x i32> %13, ptr %3, align 64
  %45 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %3, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %51 = load i64, ptr %50, align 8
  %52 = insertelement <32 x i32> poison, i32 %48, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %13, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = or i32 %55, %18
  %57 = icmp eq i32 %56, -1
  br i1 %57, label %58, label %69

58:
  %59 = icmp ne i64 %51, 0
  %60 = add i64 %51, -1
  %61 = icmp uge i64 %60, %49
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %69

63:
  %64 = add i64 %44, %49
  %65 = inttoptr i64 %64 to ptr
  %66 = load i8, ptr %65, align 1
  %67 = insertelement <32 x i8> poison, i8 %66, i64 0
  %68 = shufflevector <32 x i8> %67, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %140

69:
  store <32 x i8> zeroinitializer, ptr %4, align 64
  %70 = icmp eq i64 %51, 0
  br i1 %70, label %115, label %71

71:
  %72 = trunc i64 %51 to i32
  %73 = add i32 %72, -1
  %74 = insertelement <32 x i32> poison, i32 %73, i64 0
  %75 = shufflevector <32 x i32> %74, <32 x i32> poison, <32 x i32> zeroinitializer
  %76 = icmp ule <32 x i32> %13, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = or i32 %77, %18
  %79 = icmp eq i32 %78, -1
  br i1 %79, label %80, label %115

80:
  %81 = icmp eq i32 %9, -1
  br i1 %81, label %82, label %101

82:
  %83 = phi i64 [ %99, %82 ], [ 0, %80 ]
  %84 = getelementptr inbounds nuw i32, ptr %3, i64 %83
  %85 = load i32, ptr %84, align 8
  %86 = zext i32 %85 to i64
  %87 = add i64 %44, %86
  %88 = inttoptr i64 %87 to ptr
  %89 = load i8, ptr %88, align 1
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 %83
  store i8 %89, ptr %90, align 2
  %91 = or disjoint i64 %83, 1
  %92 = getelementptr inbounds nuw i32, ptr %3, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = zext i32 %93 to i64
  %95 = add i64 %44, %94
  %96 = inttoptr i64 %95 to ptr
  %97 = load i8, ptr %96, align 1
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 %91
  store i8 %97, ptr %98, align 1
  %99 = add nuw nsw i64 %83, 2
  %100 = icmp samesign ult i64 %83, 30
  br i1 %100, label %82, label %138

101:
  %102 = phi i32 [ %113, %101 ], [ %9, %80 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %3, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = add i64 %44, %107
  %109 = inttoptr i64 %108 to ptr
  %110 = load i8, ptr %109, align 1
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 %104
  store i8 %110, ptr %111, align 1
  %112 = add i32 %102, -1
  %113 = and i32 %112, %102
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %138, label %101

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %117

117:
  %118 = phi i32 [ %9, %115 ], [ %136, %134 ]
  %119 = call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %3, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  %124 = or disjoint i64 %123, 1649267441664
  %125 = load ptr, ptr %0, align 128
  %126 = load ptr, ptr %6, align 8
  %127 = load i32, ptr %116, align 128
  %128 = call i64 @translate(ptr %125, ptr %126, i32 %119, i64 %124, i64 1, i32 %127)
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %134, label %130

130:
  %131 = inttoptr i64 %128 to ptr
  %132 = load i8, ptr %131, align 1
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 %120
  store i8 %132, ptr %133, align 1
  br label %134

134:
  %135 = add i32 %118, -1
  %136 = and i32 %135, %118
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %117

138:
  %139 = load <32 x i8>, ptr %4, align 64
  br label %140

140:
  %141 = phi <32 x i8> [ %68, %63 ], [ %139, %138 ]
  br label %142

142:
  %143 = phi <32 x i8> [ %141, %140 ], [ %42, %41 ], [ zeroinitializer, %2 ]
  %144 = icmp ne <32 x i8> %143, %1
  %145 = bitcast <32 x i1> %144 to i32
  %146 = and i32 %9, %145
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %156, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %150 = load i32, ptr %149, align 128
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %152 = load <32 x i32>, ptr %151, align 128
  %153 = zext <32 x i32> %152 to <32 x i64>
  %154 = or disjoint <32 x i64> %153, splat (i64 1649267441664)
  %155 = add i32 %150, 1
  call void @record(ptr %5, ptr %7, i32 %146, <32 x i64> %154, i32 %155)
  br label %156

156:
  ret void
}

define void @ld_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i8], align 64
  switch i32 %2, label %33 [
    i32 0, label %146
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 1
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 63
  %27 = add i64 %25, -64
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %146

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 1
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %70

54:
  %55 = icmp ugt i64 %40, 1
  %56 = add i64 %40, -2
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %70

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  %62 = load i8, ptr %61, align 1
  %63 = insertelement <32 x i8> poison, i8 %62, i64 0
  %64 = shufflevector <32 x i8> %63, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %64, ptr %5, align 1
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 1
  %67 = load i8, ptr %66, align 1
  %68 = insertelement <32 x i8> poison, i8 %67, i64 0
  %69 = shufflevector <32 x i8> %68, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %69, ptr %65, align 1
  br label %145

70:
  %71 = icmp ugt i64 %40, 1
  br i1 %71, label %72, label %84

72:
  %73 = trunc i64 %40 to i32
  %74 = add i32 %73, -2
  %75 = insertelement <32 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <32 x i32> %75, <32 x i32> poison, <32 x i32> zeroinitializer
  %77 = and <32 x i32> %3, splat (i32 1)
  %78 = icmp eq <32 x i32> %77, zeroinitializer
  %79 = icmp ule <32 x i32> %3, %76
  %80 = and <32 x i1> %78, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, %48
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %85, label %84

84:
  br label %124

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %108

87:
  %88 = phi i64 [ %106, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %91, %43
  %93 = inttoptr i64 %92 to ptr
  %94 = shl nuw nsw i64 %88, 1
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 %94
  %96 = load i16, ptr %93, align 1
  store i16 %96, ptr %95, align 4
  %97 = or disjoint i64 %88, 1
  %98 = getelementptr inbounds nuw i32, ptr %7, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %43
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 1
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 %103
  %105 = load i16, ptr %102, align 1
  store i16 %105, ptr %104, align 2
  %106 = add nuw nsw i64 %88, 2
  %107 = icmp samesign ult i64 %88, 30
  br i1 %107, label %87, label %144

108:
  %109 = phi i32 [ %122, %108 ], [ %2, %85 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 1
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 %118
  %120 = load i16, ptr %116, align 1
  store i16 %120, ptr %119, align 2
  %121 = add i32 %109, -1
  %122 = and i32 %121, %109
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %144, label %108

124:
  %125 = phi i32 [ %142, %140 ], [ %2, %84 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %7, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = or disjoint i64 %130, 1649267441664
  %132 = call i64 @translate(ptr %0, ptr %1, i32 %126, i64 %131, i64 2, i32 %4)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %140, label %134

134:
  %135 = inttoptr i64 %132 to ptr
  %136 = shl nuw nsw i32 %126, 1
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %8, i64 %137
  %139 = load i16, ptr %135, align 1
  store i16 %139, ptr %138, align 2
  br label %140

140:
  %141 = add i32 %125, -1
  %142 = and i32 %141, %125
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %124

144:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %145

145:
  br label %146

146:
  ret void
}

define void @watched_ld_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 2)
  br label %9

9:
  call void @ld_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i8], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %114
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 1
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 63
  %27 = add i64 %25, -64
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %114

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 1
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -2
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 1)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %93

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %77

56:
  %57 = phi i64 [ %75, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 1
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  %65 = load i16, ptr %64, align 4
  store i16 %65, ptr %62, align 1
  %66 = or disjoint i64 %57, 1
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %38
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 1
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 %72
  %74 = load i16, ptr %73, align 2
  store i16 %74, ptr %71, align 1
  %75 = add nuw nsw i64 %57, 2
  %76 = icmp samesign ult i64 %57, 30
  br i1 %76, label %56, label %113

77:
  %78 = phi i32 [ %91, %77 ], [ %2, %54 ]
  %79 = call i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %8, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %83, %38
  %85 = inttoptr i64 %84 to ptr
  %86 = shl nuw nsw i32 %79, 1
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 %87
  %89 = load i16, ptr %88, align 2
  store i16 %89, ptr %85, align 1
  %90 = add i32 %78, -1
  %91 = and i32 %90, %78
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %113, label %77

93:
  %94 = phi i32 [ %111, %109 ], [ %2, %53 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = or disjoint i64 %99, 1649267441664
  %101 = call i64 @translate(ptr %0, ptr %1, i32 %95, i64 %100, i64 2, i32 %4)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %109, label %103

103:
  %104 = inttoptr i64 %101 to ptr
  %105 = shl nuw nsw i32 %95, 1
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 %106
  %108 = load i16, ptr %107, align 2
  store i16 %108, ptr %104, align 1
  br label %109

109:
  %110 = add i32 %94, -1
  %111 = and i32 %110, %94
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %93

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.14", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIhLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIhLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [64 x i8], align 64
  %5 = alloca [64 x i8], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  switch i32 %7, label %9 [
    i32 0, label %160
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = load <32 x i32>, ptr %10, align 128
  %12 = load ptr, ptr %0, align 128
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load <32 x i32>, ptr %14, align 128
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %18 = icmp ne <32 x i32> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 128
  br i1 %20, label %22, label %40

22:
  %23 = extractelement <32 x i32> %15, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = and i64 %27, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40

30:
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, 63
  %34 = add i64 %32, -64
  %35 = icmp uge i64 %34, %27
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %40

37:
  %38 = add i64 %26, %27
  %39 = inttoptr i64 %38 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %39, ptr %5)
  br label %160

40:
  %41 = phi ptr [ %12, %9 ], [ %21, %22 ], [ %21, %30 ], [ %21, %13 ]
  %42 = phi <32 x i32> [ %11, %9 ], [ %15, %22 ], [ %15, %30 ], [ %15, %13 ]
  store <32 x i32> %42, ptr %3, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %42, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %7, -1
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
  store <32 x i8> %73, ptr %5, align 64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 1
  %76 = load i8, ptr %75, align 1
  %77 = insertelement <32 x i8> poison, i8 %76, i64 0
  %78 = shufflevector <32 x i8> %77, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %78, ptr %74, align 32
  br label %159

79:
  %80 = icmp ugt i64 %49, 1
  br i1 %80, label %81, label %132

81:
  %82 = trunc i64 %49 to i32
  %83 = add i32 %82, -2
  %84 = insertelement <32 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = and <32 x i32> %42, splat (i32 1)
  %87 = icmp eq <32 x i32> %86, zeroinitializer
  %88 = icmp ule <32 x i32> %42, %85
  %89 = and <32 x i1> %87, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = or i32 %90, %57
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %132

93:
  %94 = icmp eq i32 %7, -1
  br i1 %94, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %93 ]
  %97 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 1
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 %102
  %104 = load i16, ptr %101, align 1
  store i16 %104, ptr %103, align 4
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 1
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  %113 = load i16, ptr %110, align 1
  store i16 %113, ptr %112, align 2
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %158

116:
  %117 = phi i32 [ %130, %116 ], [ %7, %93 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 %126
  %128 = load i16, ptr %124, align 1
  store i16 %128, ptr %127, align 2
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %158, label %116

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %135

135:
  %136 = phi i32 [ %7, %132 ], [ %156, %154 ]
  %137 = call i32 @llvm.cttz.i32(i32 %136, i1 true)
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %3, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = zext i32 %140 to i64
  %142 = or disjoint i64 %141, 1649267441664
  %143 = load ptr, ptr %0, align 128
  %144 = load ptr, ptr %133, align 8
  %145 = load i32, ptr %134, align 128
  %146 = call i64 @translate(ptr %143, ptr %144, i32 %137, i64 %142, i64 2, i32 %145)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %154, label %148

148:
  %149 = inttoptr i64 %146 to ptr
  %150 = shl nuw nsw i32 %137, 1
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 %151
  %153 = load i16, ptr %149, align 1
  store i16 %153, ptr %152, align 2
  br label %154

154:
  %155 = add i32 %136, -1
  %156 = and i32 %155, %136
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %135

158:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %159

159:
  br label %160

160:
  %161 = phi i32 [ 0, %159 ], [ %7, %2 ], [ 0, %37 ]
  br label %178

162:
  %163 = load i32, ptr %6, align 16
  %164 = and i32 %163, %188
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %177, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %168 = load i32, ptr %167, align 128
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %170 = load <32 x i32>, ptr %169, align 128
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %172 = load ptr, ptr %171, align 8
  %173 = load ptr, ptr %0, align 128
  %174 = zext <32 x i32> %170 to <32 x i64>
  %175 = or disjoint <32 x i64> %174, splat (i64 1649267441664)
  %176 = add i32 %168, 1
  call void @record(ptr %173, ptr %172, i32 %164, <32 x i64> %175, i32 %176)
  br label %177

177:
  ret void

178:
  %179 = phi i1 [ false, %178 ], [ true, %160 ]
  %180 = phi ptr [ %8, %178 ], [ %5, %160 ]
  %181 = phi i64 [ 32, %178 ], [ 0, %160 ]
  %182 = phi i32 [ %188, %178 ], [ %161, %160 ]
  %183 = load <32 x i8>, ptr %180, align 32
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 %181
  %185 = load <32 x i8>, ptr %184, align 1
  %186 = icmp ne <32 x i8> %183, %185
  %187 = bitcast <32 x i1> %186 to i32
  %188 = or i32 %182, %187
  br i1 %179, label %178, label %162
}

define void @ld_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i8], align 64
  switch i32 %2, label %33 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 3
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 127
  %27 = add i64 %25, -128
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %148

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 3
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %72

54:
  %55 = icmp ugt i64 %40, 3
  %56 = add i64 %40, -4
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %72

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %70, %62 ]
  %64 = shl nuw nsw i64 %63, 5
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 %63
  %67 = load i8, ptr %66, align 1
  %68 = insertelement <32 x i8> poison, i8 %67, i64 0
  %69 = shufflevector <32 x i8> %68, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %69, ptr %65, align 1
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 4
  br i1 %71, label %147, label %62

72:
  %73 = icmp ugt i64 %40, 3
  br i1 %73, label %74, label %86

74:
  %75 = trunc i64 %40 to i32
  %76 = add i32 %75, -4
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 3)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %48
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %87, label %86

86:
  br label %126

87:
  %88 = icmp eq i32 %2, -1
  br i1 %88, label %89, label %110

89:
  %90 = phi i64 [ %108, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 8
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, %43
  %95 = inttoptr i64 %94 to ptr
  %96 = shl nuw nsw i64 %90, 2
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  %98 = load i32, ptr %95, align 1
  store i32 %98, ptr %97, align 8
  %99 = or disjoint i64 %90, 1
  %100 = getelementptr inbounds nuw i32, ptr %7, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = add i64 %102, %43
  %104 = inttoptr i64 %103 to ptr
  %105 = shl nuw nsw i64 %99, 2
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 %105
  %107 = load i32, ptr %104, align 1
  store i32 %107, ptr %106, align 4
  %108 = add nuw nsw i64 %90, 2
  %109 = icmp samesign ult i64 %90, 30
  br i1 %109, label %89, label %146

110:
  %111 = phi i32 [ %124, %110 ], [ %2, %87 ]
  %112 = call i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %7, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = zext i32 %115 to i64
  %117 = add i64 %116, %43
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i32 %112, 2
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr %8, i64 %120
  %122 = load i32, ptr %118, align 1
  store i32 %122, ptr %121, align 4
  %123 = add i32 %111, -1
  %124 = and i32 %123, %111
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %146, label %110

126:
  %127 = phi i32 [ %144, %142 ], [ %2, %86 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %7, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = or disjoint i64 %132, 1649267441664
  %134 = call i64 @translate(ptr %0, ptr %1, i32 %128, i64 %133, i64 4, i32 %4)
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %142, label %136

136:
  %137 = inttoptr i64 %134 to ptr
  %138 = shl nuw nsw i32 %128, 2
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %8, i64 %139
  %141 = load i32, ptr %137, align 1
  store i32 %141, ptr %140, align 4
  br label %142

142:
  %143 = add i32 %127, -1
  %144 = and i32 %143, %127
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %126

146:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %147

147:
  br label %148

148:
  ret void
}

define void @watched_ld_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %9

9:
  call void @ld_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i8], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %114
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 3
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 127
  %27 = add i64 %25, -128
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %114

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 3
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -4
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 3)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %93

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %77

56:
  %57 = phi i64 [ %75, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 2
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  %65 = load i32, ptr %64, align 8
  store i32 %65, ptr %62, align 1
  %66 = or disjoint i64 %57, 1
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %38
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 2
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %71, align 1
  %75 = add nuw nsw i64 %57, 2
  %76 = icmp samesign ult i64 %57, 30
  br i1 %76, label %56, label %113

77:
  %78 = phi i32 [ %91, %77 ], [ %2, %54 ]
  %79 = call i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %8, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %83, %38
  %85 = inttoptr i64 %84 to ptr
  %86 = shl nuw nsw i32 %79, 2
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %85, align 1
  %90 = add i32 %78, -1
  %91 = and i32 %90, %78
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %113, label %77

93:
  %94 = phi i32 [ %111, %109 ], [ %2, %53 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = or disjoint i64 %99, 1649267441664
  %101 = call i64 @translate(ptr %0, ptr %1, i32 %95, i64 %100, i64 4, i32 %4)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %109, label %103

103:
  %104 = inttoptr i64 %101 to ptr
  %105 = shl nuw nsw i32 %95, 2
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 %106
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %104, align 1
  br label %109

109:
  %110 = add i32 %94, -1
  %111 = and i32 %110, %94
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %93

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.15", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIhLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIhLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [128 x i8], align 64
  %5 = alloca [128 x i8], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %161
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <32 x i32>, ptr %9, align 128
  %11 = load ptr, ptr %0, align 128
  br label %39

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load <32 x i32>, ptr %13, align 128
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i32> %15, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %17 = icmp ne <32 x i32> %14, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %0, align 128
  br i1 %19, label %21, label %39

21:
  %22 = extractelement <32 x i32> %14, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = and i64 %26, 3
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, 127
  %33 = add i64 %31, -128
  %34 = icmp uge i64 %33, %26
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %39

36:
  %37 = add i64 %25, %26
  %38 = inttoptr i64 %37 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %38, ptr %5)
  br label %161

39:
  %40 = phi ptr [ %11, %8 ], [ %20, %21 ], [ %20, %29 ], [ %20, %12 ]
  %41 = phi <32 x i32> [ %10, %8 ], [ %14, %21 ], [ %14, %29 ], [ %14, %12 ]
  store <32 x i32> %41, ptr %3, align 64
  %42 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = insertelement <32 x i32> poison, i32 %45, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %41, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = xor i32 %7, -1
  %57 = or i32 %55, %56
  %58 = icmp eq i32 %57, -1
  %59 = and i64 %46, 3
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %62, label %80

62:
  %63 = icmp ugt i64 %48, 3
  %64 = add i64 %48, -4
  %65 = icmp uge i64 %64, %46
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %67, label %80

67:
  %68 = add i64 %51, %46
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:
  %71 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %72 = shl nuw nsw i64 %71, 5
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %69, i64 %71
  %75 = load i8, ptr %74, align 1
  %76 = insertelement <32 x i8> poison, i8 %75, i64 0
  %77 = shufflevector <32 x i8> %76, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %77, ptr %73, align 32
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %160, label %70

80:
  %81 = icmp ugt i64 %48, 3
  br i1 %81, label %82, label %133

82:
  %83 = trunc i64 %48 to i32
  %84 = add i32 %83, -4
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %41, splat (i32 3)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %41, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %56
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %133

94:
  %95 = icmp eq i32 %7, -1
  br i1 %95, label %96, label %117

96:
  %97 = phi i64 [ %115, %96 ], [ 0, %94 ]
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %51
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 2
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  %105 = load i32, ptr %102, align 1
  store i32 %105, ptr %104, align 8
  %106 = or disjoint i64 %97, 1
  %107 = getelementptr inbounds nuw i32, ptr %3, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = add i64 %109, %51
  %111 = inttoptr i64 %110 to ptr
  %112 = shl nuw nsw i64 %106, 2
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 %112
  %114 = load i32, ptr %111, align 1
  store i32 %114, ptr %113, align 4
  %115 = add nuw nsw i64 %97, 2
  %116 = icmp samesign ult i64 %97, 30
  br i1 %116, label %96, label %159

117:
  %118 = phi i32 [ %131, %117 ], [ %7, %94 ]
  %119 = call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %3, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  %124 = add i64 %123, %51
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %119, 2
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 %127
  %129 = load i32, ptr %125, align 1
  store i32 %129, ptr %128, align 4
  %130 = add i32 %118, -1
  %131 = and i32 %130, %118
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %159, label %117

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %136

136:
  %137 = phi i32 [ %7, %133 ], [ %157, %155 ]
  %138 = call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %3, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = zext i32 %141 to i64
  %143 = or disjoint i64 %142, 1649267441664
  %144 = load ptr, ptr %0, align 128
  %145 = load ptr, ptr %134, align 8
  %146 = load i32, ptr %135, align 128
  %147 = call i64 @translate(ptr %144, ptr %145, i32 %138, i64 %143, i64 4, i32 %146)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %138, 2
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 %152
  %154 = load i32, ptr %150, align 1
  store i32 %154, ptr %153, align 4
  br label %155

155:
  %156 = add i32 %137, -1
  %157 = and i32 %156, %137
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %136

159:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %160

160:
  br label %161

161:
  %162 = phi i32 [ 0, %160 ], [ %7, %2 ], [ 0, %36 ]
  br label %179

163:
  %164 = load i32, ptr %6, align 16
  %165 = and i32 %164, %189
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %178, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %169 = load i32, ptr %168, align 128
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %171 = load <32 x i32>, ptr %170, align 128
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %173 = load ptr, ptr %172, align 8
  %174 = load ptr, ptr %0, align 128
  %175 = zext <32 x i32> %171 to <32 x i64>
  %176 = or disjoint <32 x i64> %175, splat (i64 1649267441664)
  %177 = add i32 %169, 1
  call void @record(ptr %174, ptr %173, i32 %165, <32 x i64> %176, i32 %177)
  br label %178

178:
  ret void

179:
  %180 = phi i64 [ %190, %179 ], [ 0, %161 ]
  %181 = phi i32 [ %189, %179 ], [ %162, %161 ]
  %182 = shl nuw nsw i64 %180, 5
  %183 = getelementptr inbounds nuw i8, ptr %5, i64 %182
  %184 = load <32 x i8>, ptr %183, align 32
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 %182
  %186 = load <32 x i8>, ptr %185, align 1
  %187 = icmp ne <32 x i8> %184, %186
  %188 = bitcast <32 x i1> %187 to i32
  %189 = or i32 %181, %188
  %190 = add nuw nsw i64 %180, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %163, label %179
}

define <32 x i16> @ld_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.45, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %143, label %9

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %12 = icmp eq <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = xor i32 %2, -1
  %15 = or i32 %13, %14
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  br label %42

21:
  %22 = extractelement <32 x i32> %3, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = add i64 %25, %26
  %28 = inttoptr i64 %27 to ptr
  %29 = icmp eq i32 %2, -1
  %30 = and i64 %26, 1
  %31 = icmp eq i64 %30, 0
  %32 = and i1 %29, %31
  br i1 %32, label %33, label %42

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 63
  %37 = add i64 %35, -64
  %38 = icmp uge i64 %37, %26
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %42

40:
  %41 = load <32 x i16>, ptr %28, align 2
  br label %143

42:
  %43 = phi i64 [ %20, %17 ], [ %25, %21 ], [ %25, %33 ]
  store <32 x i32> %3, ptr %6, align 64
  %44 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %6, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = load i64, ptr %49, align 8
  %51 = insertelement <32 x i32> poison, i32 %47, i64 0
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> zeroinitializer
  %53 = icmp eq <32 x i32> %3, %52
  %54 = bitcast <32 x i1> %53 to i32
  %55 = or i32 %54, %14
  %56 = icmp eq i32 %55, -1
  %57 = and i64 %48, 1
  %58 = icmp eq i64 %57, 0
  %59 = select i1 %56, i1 %58, i1 false
  br i1 %59, label %60, label %71

60:
  %61 = icmp ugt i64 %50, 1
  %62 = add i64 %50, -2
  %63 = icmp uge i64 %62, %48
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %65, label %71

65:
  %66 = add i64 %43, %48
  %67 = inttoptr i64 %66 to ptr
  %68 = load i16, ptr %67, align 2
  %69 = insertelement <32 x i16> poison, i16 %68, i64 0
  %70 = shufflevector <32 x i16> %69, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %141

71:
  store <32 x i16> zeroinitializer, ptr %7, align 64
  %72 = icmp ugt i64 %50, 1
  br i1 %72, label %74, label %73

73:
  br label %121

74:
  %75 = trunc i64 %50 to i32
  %76 = add i32 %75, -2
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 1)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %14
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %86, label %73

86:
  %87 = icmp eq i32 %2, -1
  br i1 %87, label %88, label %107

88:
  %89 = phi i64 [ %105, %88 ], [ 0, %86 ]
  %90 = getelementptr inbounds nuw i32, ptr %6, i64 %89
  %91 = load i32, ptr %90, align 8
  %92 = zext i32 %91 to i64
  %93 = add i64 %43, %92
  %94 = inttoptr i64 %93 to ptr
  %95 = load i16, ptr %94, align 2
  %96 = getelementptr inbounds nuw i16, ptr %7, i64 %89
  store i16 %95, ptr %96, align 4
  %97 = or disjoint i64 %89, 1
  %98 = getelementptr inbounds nuw i32, ptr %6, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  %101 = add i64 %43, %100
  %102 = inttoptr i64 %101 to ptr
  %103 = load i16, ptr %102, align 2
  %104 = getelementptr inbounds nuw i16, ptr %7, i64 %97
  store i16 %103, ptr %104, align 2
  %105 = add nuw nsw i64 %89, 2
  %106 = icmp samesign ult i64 %89, 30
  br i1 %106, label %88, label %139

107:
  %108 = phi i32 [ %119, %107 ], [ %2, %86 ]
  %109 = call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr %6, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = add i64 %43, %113
  %115 = inttoptr i64 %114 to ptr
  %116 = load i16, ptr %115, align 2
  %117 = getelementptr inbounds nuw i16, ptr %7, i64 %110
  store i16 %116, ptr %117, align 2
  %118 = add i32 %108, -1
  %119 = and i32 %118, %108
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %139, label %107

121:
  %122 = phi i32 [ %137, %135 ], [ %2, %73 ]
  %123 = call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %6, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = zext i32 %126 to i64
  %128 = or disjoint i64 %127, 1649267441664
  %129 = call i64 @translate(ptr %0, ptr %1, i32 %123, i64 %128, i64 2, i32 %4)
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %135, label %131

131:
  %132 = inttoptr i64 %129 to ptr
  %133 = load i16, ptr %132, align 2
  %134 = getelementptr inbounds nuw i16, ptr %7, i64 %124
  store i16 %133, ptr %134, align 2
  br label %135

135:
  %136 = add i32 %122, -1
  %137 = and i32 %136, %122
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %121

139:
  %140 = load <32 x i16>, ptr %7, align 64
  br label %141

141:
  %142 = phi <32 x i16> [ %70, %65 ], [ %140, %139 ]
  br label %143

143:
  %144 = phi <32 x i16> [ %142, %141 ], [ %41, %40 ], [ zeroinitializer, %5 ]
  ret <32 x i16> %144
}

define <32 x i16> @watched_ld_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 2)
  br label %8

8:
  %9 = call <32 x i16> @ld_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4)
  ret <32 x i16> %9
}

define void @st_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %struct.Lanes.45, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %114, label %10

10:
  %11 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i32> %11, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %13 = icmp eq <32 x i32> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %22, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load ptr, ptr %19, align 8
  %21 = ptrtoint ptr %20 to i64
  br label %42

22:
  %23 = extractelement <32 x i32> %3, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = add i64 %26, %27
  %29 = inttoptr i64 %28 to ptr
  %30 = icmp eq i32 %2, -1
  %31 = and i64 %27, 1
  %32 = icmp eq i64 %31, 0
  %33 = and i1 %30, %32
  br i1 %33, label %34, label %42

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %36, 63
  %38 = add i64 %36, -64
  %39 = icmp uge i64 %38, %27
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %42

41:
  store <32 x i16> %5, ptr %29, align 2
  br label %114

42:
  %43 = phi i64 [ %21, %18 ], [ %26, %22 ], [ %26, %34 ]
  store <32 x i16> %5, ptr %7, align 64
  store <32 x i32> %3, ptr %8, align 64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = icmp ugt i64 %45, 1
  br i1 %46, label %48, label %47

47:
  br label %95

48:
  %49 = trunc i64 %45 to i32
  %50 = add i32 %49, -2
  %51 = insertelement <32 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> zeroinitializer
  %53 = and <32 x i32> %3, splat (i32 1)
  %54 = icmp eq <32 x i32> %53, zeroinitializer
  %55 = icmp ule <32 x i32> %3, %52
  %56 = and <32 x i1> %54, %55
  %57 = bitcast <32 x i1> %56 to i32
  %58 = or i32 %57, %15
  %59 = icmp eq i32 %58, -1
  br i1 %59, label %60, label %47

60:
  %61 = icmp eq i32 %2, -1
  br i1 %61, label %62, label %81

62:
  %63 = phi i64 [ %79, %62 ], [ 0, %60 ]
  %64 = getelementptr inbounds nuw i32, ptr %8, i64 %63
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = add i64 %43, %66
  %68 = inttoptr i64 %67 to ptr
  %69 = getelementptr inbounds nuw i16, ptr %7, i64 %63
  %70 = load i16, ptr %69, align 4
  store i16 %70, ptr %68, align 2
  %71 = or disjoint i64 %63, 1
  %72 = getelementptr inbounds nuw i32, ptr %8, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = add i64 %43, %74
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds nuw i16, ptr %7, i64 %71
  %78 = load i16, ptr %77, align 2
  store i16 %78, ptr %76, align 2
  %79 = add nuw nsw i64 %63, 2
  %80 = icmp samesign ult i64 %63, 30
  br i1 %80, label %62, label %113

81:
  %82 = phi i32 [ %93, %81 ], [ %2, %60 ]
  %83 = call i32 @llvm.cttz.i32(i32 %82, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %8, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = zext i32 %86 to i64
  %88 = add i64 %43, %87
  %89 = inttoptr i64 %88 to ptr
  %90 = getelementptr inbounds nuw i16, ptr %7, i64 %84
  %91 = load i16, ptr %90, align 2
  store i16 %91, ptr %89, align 2
  %92 = add i32 %82, -1
  %93 = and i32 %92, %82
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %113, label %81

95:
  %96 = phi i32 [ %111, %109 ], [ %2, %47 ]
  %97 = call i32 @llvm.cttz.i32(i32 %96, i1 true)
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr %8, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = or disjoint i64 %101, 1649267441664
  %103 = call i64 @translate(ptr %0, ptr %1, i32 %97, i64 %102, i64 2, i32 %4)
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %109, label %105

105:
  %106 = inttoptr i64 %103 to ptr
  %107 = getelementptr inbounds nuw i16, ptr %7, i64 %98
  %108 = load i16, ptr %107, align 2
  store i16 %108, ptr %106, align 2
  br label %109

109:
  %110 = add i32 %96, -1
  %111 = and i32 %110, %96
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %95

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.16", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @"_ZN12_GLOBAL__N_19find_lostItjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %7, <32 x i16> %5)
  br label %36

36:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostItjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %0, <32 x i16> %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca %struct.Lanes.45, align 64
  %5 = load ptr, ptr %0, align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %151, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <32 x i32>, ptr %12, align 128
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %14, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %16 = icmp eq <32 x i32> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = xor i32 %9, -1
  %19 = or i32 %17, %18
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = ptrtoint ptr %23 to i64
  br label %46

25:
  %26 = extractelement <32 x i32> %13, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = add i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = icmp eq i32 %9, -1
  %34 = and i64 %30, 1
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %46

37:
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %39, 63
  %41 = add i64 %39, -64
  %42 = icmp uge i64 %41, %30
  %43 = and i1 %40, %42
  br i1 %43, label %44, label %46

44:
  %45 = load <32 x i16>, ptr %32, align 2
  br label %151

46:
  %47 = phi i64 [ %24, %21 ], [ %29, %25 ], [ %29, %37 ]
  store <32 x i32> %13, ptr %3, align 64
  %48 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %3, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %54 = load i64, ptr %53, align 8
  %55 = insertelement <32 x i32> poison, i32 %51, i64 0
  %56 = shufflevector <32 x i32> %55, <32 x i32> poison, <32 x i32> zeroinitializer
  %57 = icmp eq <32 x i32> %13, %56
  %58 = bitcast <32 x i1> %57 to i32
  %59 = or i32 %58, %18
  %60 = icmp eq i32 %59, -1
  %61 = and i64 %52, 1
  %62 = icmp eq i64 %61, 0
  %63 = select i1 %60, i1 %62, i1 false
  br i1 %63, label %64, label %75

64:
  %65 = icmp ugt i64 %54, 1
  %66 = add i64 %54, -2
  %67 = icmp uge i64 %66, %52
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %69, label %75

69:
  %70 = add i64 %47, %52
  %71 = inttoptr i64 %70 to ptr
  %72 = load i16, ptr %71, align 2
  %73 = insertelement <32 x i16> poison, i16 %72, i64 0
  %74 = shufflevector <32 x i16> %73, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %149

75:
  store <32 x i16> zeroinitializer, ptr %4, align 64
  %76 = icmp ugt i64 %54, 1
  br i1 %76, label %77, label %124

77:
  %78 = trunc i64 %54 to i32
  %79 = add i32 %78, -2
  %80 = insertelement <32 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = and <32 x i32> %13, splat (i32 1)
  %83 = icmp eq <32 x i32> %82, zeroinitializer
  %84 = icmp ule <32 x i32> %13, %81
  %85 = and <32 x i1> %83, %84
  %86 = bitcast <32 x i1> %85 to i32
  %87 = or i32 %86, %18
  %88 = icmp eq i32 %87, -1
  br i1 %88, label %89, label %124

89:
  %90 = icmp eq i32 %9, -1
  br i1 %90, label %91, label %110

91:
  %92 = phi i64 [ %108, %91 ], [ 0, %89 ]
  %93 = getelementptr inbounds nuw i32, ptr %3, i64 %92
  %94 = load i32, ptr %93, align 8
  %95 = zext i32 %94 to i64
  %96 = add i64 %47, %95
  %97 = inttoptr i64 %96 to ptr
  %98 = load i16, ptr %97, align 2
  %99 = getelementptr inbounds nuw i16, ptr %4, i64 %92
  store i16 %98, ptr %99, align 4
  %100 = or disjoint i64 %92, 1
  %101 = getelementptr inbounds nuw i32, ptr %3, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = zext i32 %102 to i64
  %104 = add i64 %47, %103
  %105 = inttoptr i64 %104 to ptr
  %106 = load i16, ptr %105, align 2
  %107 = getelementptr inbounds nuw i16, ptr %4, i64 %100
  store i16 %106, ptr %107, align 2
  %108 = add nuw nsw i64 %92, 2
  %109 = icmp samesign ult i64 %92, 30
  br i1 %109, label %91, label %147

110:
  %111 = phi i32 [ %122, %110 ], [ %9, %89 ]
  %112 = call i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %3, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = zext i32 %115 to i64
  %117 = add i64 %47, %116
  %118 = inttoptr i64 %117 to ptr
  %119 = load i16, ptr %118, align 2
  %120 = getelementptr inbounds nuw i16, ptr %4, i64 %113
  store i16 %119, ptr %120, align 2
  %121 = add i32 %111, -1
  %122 = and i32 %121, %111
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %147, label %110

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %126

126:
  %127 = phi i32 [ %9, %124 ], [ %145, %143 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %3, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = or disjoint i64 %132, 1649267441664
  %134 = load ptr, ptr %0, align 128
  %135 = load ptr, ptr %6, align 8
  %136 = load i32, ptr %125, align 128
  %137 = call i64 @translate(ptr %134, ptr %135, i32 %128, i64 %133, i64 2, i32 %136)
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %143, label %139

139:
  %140 = inttoptr i64 %137 to ptr
  %141 = load i16, ptr %140, align 2
  %142 = getelementptr inbounds nuw i16, ptr %4, i64 %129
  store i16 %141, ptr %142, align 2
  br label %143

143:
  %144 = add i32 %127, -1
  %145 = and i32 %144, %127
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %126

147:
  %148 = load <32 x i16>, ptr %4, align 64
  br label %149

149:
  %150 = phi <32 x i16> [ %74, %69 ], [ %148, %147 ]
  br label %151

151:
  %152 = phi <32 x i16> [ %150, %149 ], [ %45, %44 ], [ zeroinitializer, %2 ]
  %153 = icmp ne <32 x i16> %152, %1
  %154 = bitcast <32 x i1> %153 to i32
  %155 = and i32 %9, %154
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %165, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %159 = load i32, ptr %158, align 128
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %161 = load <32 x i32>, ptr %160, align 128
  %162 = zext <32 x i32> %161 to <32 x i64>
  %163 = or disjoint <32 x i64> %162, splat (i64 1649267441664)
  %164 = add i32 %159, 1
  call void @record(ptr %5, ptr %7, i32 %155, <32 x i64> %163, i32 %164)
  br label %165

165:
  ret void
}

define void @ld_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i16], align 64
  switch i32 %2, label %33 [
    i32 0, label %146
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 3
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 127
  %27 = add i64 %25, -128
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %146

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 3
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %70

54:
  %55 = icmp ugt i64 %40, 3
  %56 = add i64 %40, -4
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %70

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  %62 = load i16, ptr %61, align 2
  %63 = insertelement <32 x i16> poison, i16 %62, i64 0
  %64 = shufflevector <32 x i16> %63, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %64, ptr %5, align 2
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 2
  %67 = load i16, ptr %66, align 2
  %68 = insertelement <32 x i16> poison, i16 %67, i64 0
  %69 = shufflevector <32 x i16> %68, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %69, ptr %65, align 2
  br label %145

70:
  %71 = icmp ugt i64 %40, 3
  br i1 %71, label %72, label %84

72:
  %73 = trunc i64 %40 to i32
  %74 = add i32 %73, -4
  %75 = insertelement <32 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <32 x i32> %75, <32 x i32> poison, <32 x i32> zeroinitializer
  %77 = and <32 x i32> %3, splat (i32 3)
  %78 = icmp eq <32 x i32> %77, zeroinitializer
  %79 = icmp ule <32 x i32> %3, %76
  %80 = and <32 x i1> %78, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, %48
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %85, label %84

84:
  br label %124

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %108

87:
  %88 = phi i64 [ %106, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %91, %43
  %93 = inttoptr i64 %92 to ptr
  %94 = shl nuw nsw i64 %88, 2
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 %94
  %96 = load i32, ptr %93, align 2
  store i32 %96, ptr %95, align 8
  %97 = or disjoint i64 %88, 1
  %98 = getelementptr inbounds nuw i32, ptr %7, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %43
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 2
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 %103
  %105 = load i32, ptr %102, align 2
  store i32 %105, ptr %104, align 4
  %106 = add nuw nsw i64 %88, 2
  %107 = icmp samesign ult i64 %88, 30
  br i1 %107, label %87, label %144

108:
  %109 = phi i32 [ %122, %108 ], [ %2, %85 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 1
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i16, ptr %8, i64 %118
  %120 = load i32, ptr %116, align 2
  store i32 %120, ptr %119, align 4
  %121 = add i32 %109, -1
  %122 = and i32 %121, %109
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %144, label %108

124:
  %125 = phi i32 [ %142, %140 ], [ %2, %84 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %7, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = or disjoint i64 %130, 1649267441664
  %132 = call i64 @translate(ptr %0, ptr %1, i32 %126, i64 %131, i64 4, i32 %4)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %140, label %134

134:
  %135 = inttoptr i64 %132 to ptr
  %136 = shl nuw nsw i32 %126, 1
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i16, ptr %8, i64 %137
  %139 = load i32, ptr %135, align 2
  store i32 %139, ptr %138, align 4
  br label %140

140:
  %141 = add i32 %125, -1
  %142 = and i32 %141, %125
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %124

144:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %145

145:
  br label %146

146:
  ret void
}

define void @watched_ld_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %9

9:
  call void @ld_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i16], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %114
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 3
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 127
  %27 = add i64 %25, -128
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %114

33:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 3
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -4
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 3)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %93

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %77

56:
  %57 = phi i64 [ %75, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 2
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  %65 = load i32, ptr %64, align 8
  store i32 %65, ptr %62, align 2
  %66 = or disjoint i64 %57, 1
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %38
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 2
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %71, align 2
  %75 = add nuw nsw i64 %57, 2
  %76 = icmp samesign ult i64 %57, 30
  br i1 %76, label %56, label %113

77:
  %78 = phi i32 [ %91, %77 ], [ %2, %54 ]
  %79 = call i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %8, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %83, %38
  %85 = inttoptr i64 %84 to ptr
  %86 = shl nuw nsw i32 %79, 1
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i16, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %85, align 2
  %90 = add i32 %78, -1
  %91 = and i32 %90, %78
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %113, label %77

93:
  %94 = phi i32 [ %111, %109 ], [ %2, %53 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = or disjoint i64 %99, 1649267441664
  %101 = call i64 @translate(ptr %0, ptr %1, i32 %95, i64 %100, i64 4, i32 %4)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %109, label %103

103:
  %104 = inttoptr i64 %101 to ptr
  %105 = shl nuw nsw i32 %95, 1
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i16, ptr %7, i64 %106
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %104, align 2
  br label %109

109:
  %110 = add i32 %94, -1
  %111 = and i32 %110, %94
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %93

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.17", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostItLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostItLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [64 x i16], align 64
  %5 = alloca [64 x i16], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 64
  switch i32 %7, label %9 [
    i32 0, label %160
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = load <32 x i32>, ptr %10, align 128
  %12 = load ptr, ptr %0, align 128
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load <32 x i32>, ptr %14, align 128
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %18 = icmp ne <32 x i32> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 128
  br i1 %20, label %22, label %40

22:
  %23 = extractelement <32 x i32> %15, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = and i64 %27, 3
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40

30:
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, 127
  %34 = add i64 %32, -128
  %35 = icmp uge i64 %34, %27
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %40

37:
  %38 = add i64 %26, %27
  %39 = inttoptr i64 %38 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %39, ptr %5)
  br label %160

40:
  %41 = phi ptr [ %12, %9 ], [ %21, %22 ], [ %21, %30 ], [ %21, %13 ]
  %42 = phi <32 x i32> [ %11, %9 ], [ %15, %22 ], [ %15, %30 ], [ %15, %13 ]
  store <32 x i32> %42, ptr %3, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %42, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %7, -1
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
  store <32 x i16> %73, ptr %5, align 64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 2
  %76 = load i16, ptr %75, align 2
  %77 = insertelement <32 x i16> poison, i16 %76, i64 0
  %78 = shufflevector <32 x i16> %77, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %78, ptr %74, align 64
  br label %159

79:
  %80 = icmp ugt i64 %49, 3
  br i1 %80, label %81, label %132

81:
  %82 = trunc i64 %49 to i32
  %83 = add i32 %82, -4
  %84 = insertelement <32 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = and <32 x i32> %42, splat (i32 3)
  %87 = icmp eq <32 x i32> %86, zeroinitializer
  %88 = icmp ule <32 x i32> %42, %85
  %89 = and <32 x i1> %87, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = or i32 %90, %57
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %132

93:
  %94 = icmp eq i32 %7, -1
  br i1 %94, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %93 ]
  %97 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 2
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 %102
  %104 = load i32, ptr %101, align 2
  store i32 %104, ptr %103, align 8
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 2
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  %113 = load i32, ptr %110, align 2
  store i32 %113, ptr %112, align 4
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %158

116:
  %117 = phi i32 [ %130, %116 ], [ %7, %93 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i16, ptr %4, i64 %126
  %128 = load i32, ptr %124, align 2
  store i32 %128, ptr %127, align 4
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %158, label %116

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %135

135:
  %136 = phi i32 [ %7, %132 ], [ %156, %154 ]
  %137 = call i32 @llvm.cttz.i32(i32 %136, i1 true)
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %3, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = zext i32 %140 to i64
  %142 = or disjoint i64 %141, 1649267441664
  %143 = load ptr, ptr %0, align 128
  %144 = load ptr, ptr %133, align 8
  %145 = load i32, ptr %134, align 128
  %146 = call i64 @translate(ptr %143, ptr %144, i32 %137, i64 %142, i64 4, i32 %145)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %154, label %148

148:
  %149 = inttoptr i64 %146 to ptr
  %150 = shl nuw nsw i32 %137, 1
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i16, ptr %4, i64 %151
  %153 = load i32, ptr %149, align 2
  store i32 %153, ptr %152, align 4
  br label %154

154:
  %155 = add i32 %136, -1
  %156 = and i32 %155, %136
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %135

158:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %159

159:
  br label %160

160:
  %161 = phi i32 [ 0, %159 ], [ %7, %2 ], [ 0, %37 ]
  br label %178

162:
  %163 = load i32, ptr %6, align 16
  %164 = and i32 %163, %188
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %177, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %168 = load i32, ptr %167, align 128
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %170 = load <32 x i32>, ptr %169, align 128
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %172 = load ptr, ptr %171, align 8
  %173 = load ptr, ptr %0, align 128
  %174 = zext <32 x i32> %170 to <32 x i64>
  %175 = or disjoint <32 x i64> %174, splat (i64 1649267441664)
  %176 = add i32 %168, 1
  call void @record(ptr %173, ptr %172, i32 %164, <32 x i64> %175, i32 %176)
  br label %177

177:
  ret void

178:
  %179 = phi i1 [ false, %178 ], [ true, %160 ]
  %180 = phi ptr [ %8, %178 ], [ %5, %160 ]
  %181 = phi i64 [ 32, %178 ], [ 0, %160 ]
  %182 = phi i32 [ %188, %178 ], [ %161, %160 ]
  %183 = load <32 x i16>, ptr %180, align 64
  %184 = getelementptr inbounds nuw i16, ptr %1, i64 %181
  %185 = load <32 x i16>, ptr %184, align 2
  %186 = icmp ne <32 x i16> %183, %185
  %187 = bitcast <32 x i1> %186 to i32
  %188 = or i32 %182, %187
  br i1 %179, label %178, label %162
}

define void @ld_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i16], align 64
  switch i32 %2, label %33 [
    i32 0, label %148
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 7
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 255
  %27 = add i64 %25, -256
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %148

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 7
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %72

54:
  %55 = icmp ugt i64 %40, 7
  %56 = add i64 %40, -8
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %72

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %70, %62 ]
  %64 = shl nuw nsw i64 %63, 6
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 %64
  %66 = getelementptr inbounds nuw i16, ptr %61, i64 %63
  %67 = load i16, ptr %66, align 2
  %68 = insertelement <32 x i16> poison, i16 %67, i64 0
  %69 = shufflevector <32 x i16> %68, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %69, ptr %65, align 2
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 4
  br i1 %71, label %147, label %62

72:
  %73 = icmp ugt i64 %40, 7
  br i1 %73, label %74, label %86

74:
  %75 = trunc i64 %40 to i32
  %76 = add i32 %75, -8
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 7)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %48
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %87, label %86

86:
  br label %126

87:
  %88 = icmp eq i32 %2, -1
  br i1 %88, label %89, label %110

89:
  %90 = phi i64 [ %108, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 8
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, %43
  %95 = inttoptr i64 %94 to ptr
  %96 = shl nuw nsw i64 %90, 3
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  %98 = load i64, ptr %95, align 2
  store i64 %98, ptr %97, align 16
  %99 = or disjoint i64 %90, 1
  %100 = getelementptr inbounds nuw i32, ptr %7, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = add i64 %102, %43
  %104 = inttoptr i64 %103 to ptr
  %105 = shl nuw nsw i64 %99, 3
  %106 = getelementptr inbounds nuw i8, ptr %8, i64 %105
  %107 = load i64, ptr %104, align 2
  store i64 %107, ptr %106, align 8
  %108 = add nuw nsw i64 %90, 2
  %109 = icmp samesign ult i64 %90, 30
  br i1 %109, label %89, label %146

110:
  %111 = phi i32 [ %124, %110 ], [ %2, %87 ]
  %112 = call i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %7, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = zext i32 %115 to i64
  %117 = add i64 %116, %43
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i32 %112, 2
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i16, ptr %8, i64 %120
  %122 = load i64, ptr %118, align 2
  store i64 %122, ptr %121, align 8
  %123 = add i32 %111, -1
  %124 = and i32 %123, %111
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %146, label %110

126:
  %127 = phi i32 [ %144, %142 ], [ %2, %86 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %7, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = or disjoint i64 %132, 1649267441664
  %134 = call i64 @translate(ptr %0, ptr %1, i32 %128, i64 %133, i64 8, i32 %4)
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %142, label %136

136:
  %137 = inttoptr i64 %134 to ptr
  %138 = shl nuw nsw i32 %128, 2
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i16, ptr %8, i64 %139
  %141 = load i64, ptr %137, align 2
  store i64 %141, ptr %140, align 8
  br label %142

142:
  %143 = add i32 %127, -1
  %144 = and i32 %143, %127
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %126

146:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %147

147:
  br label %148

148:
  ret void
}

define void @watched_ld_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %9

9:
  call void @ld_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i16], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %114
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 7
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 255
  %27 = add i64 %25, -256
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %114

33:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 7
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -8
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 7)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %93

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %77

56:
  %57 = phi i64 [ %75, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 3
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  %65 = load i64, ptr %64, align 16
  store i64 %65, ptr %62, align 2
  %66 = or disjoint i64 %57, 1
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %38
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 3
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 %72
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %71, align 2
  %75 = add nuw nsw i64 %57, 2
  %76 = icmp samesign ult i64 %57, 30
  br i1 %76, label %56, label %113

77:
  %78 = phi i32 [ %91, %77 ], [ %2, %54 ]
  %79 = call i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %8, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %83, %38
  %85 = inttoptr i64 %84 to ptr
  %86 = shl nuw nsw i32 %79, 2
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i16, ptr %7, i64 %87
  %89 = load i64, ptr %88, align 8
  store i64 %89, ptr %85, align 2
  %90 = add i32 %78, -1
  %91 = and i32 %90, %78
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %113, label %77

93:
  %94 = phi i32 [ %111, %109 ], [ %2, %53 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = or disjoint i64 %99, 1649267441664
  %101 = call i64 @translate(ptr %0, ptr %1, i32 %95, i64 %100, i64 8, i32 %4)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %109, label %103

103:
  %104 = inttoptr i64 %101 to ptr
  %105 = shl nuw nsw i32 %95, 2
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i16, ptr %7, i64 %106
  %108 = load i64, ptr %107, align 8
  store i64 %108, ptr %104, align 2
  br label %109

109:
  %110 = add i32 %94, -1
  %111 = and i32 %110, %94
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %93

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.18", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostItLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostItLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [128 x i16], align 64
  %5 = alloca [128 x i16], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %161
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <32 x i32>, ptr %9, align 128
  %11 = load ptr, ptr %0, align 128
  br label %39

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load <32 x i32>, ptr %13, align 128
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i32> %15, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %17 = icmp ne <32 x i32> %14, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %0, align 128
  br i1 %19, label %21, label %39

21:
  %22 = extractelement <32 x i32> %14, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = and i64 %26, 7
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, 255
  %33 = add i64 %31, -256
  %34 = icmp uge i64 %33, %26
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %39

36:
  %37 = add i64 %25, %26
  %38 = inttoptr i64 %37 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %38, ptr %5)
  br label %161

39:
  %40 = phi ptr [ %11, %8 ], [ %20, %21 ], [ %20, %29 ], [ %20, %12 ]
  %41 = phi <32 x i32> [ %10, %8 ], [ %14, %21 ], [ %14, %29 ], [ %14, %12 ]
  store <32 x i32> %41, ptr %3, align 64
  %42 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = insertelement <32 x i32> poison, i32 %45, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %41, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = xor i32 %7, -1
  %57 = or i32 %55, %56
  %58 = icmp eq i32 %57, -1
  %59 = and i64 %46, 7
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %62, label %80

62:
  %63 = icmp ugt i64 %48, 7
  %64 = add i64 %48, -8
  %65 = icmp uge i64 %64, %46
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %67, label %80

67:
  %68 = add i64 %51, %46
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:
  %71 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %72 = shl nuw nsw i64 %71, 6
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = getelementptr inbounds nuw i16, ptr %69, i64 %71
  %75 = load i16, ptr %74, align 2
  %76 = insertelement <32 x i16> poison, i16 %75, i64 0
  %77 = shufflevector <32 x i16> %76, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %77, ptr %73, align 64
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %160, label %70

80:
  %81 = icmp ugt i64 %48, 7
  br i1 %81, label %82, label %133

82:
  %83 = trunc i64 %48 to i32
  %84 = add i32 %83, -8
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %41, splat (i32 7)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %41, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %56
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %133

94:
  %95 = icmp eq i32 %7, -1
  br i1 %95, label %96, label %117

96:
  %97 = phi i64 [ %115, %96 ], [ 0, %94 ]
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %51
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 3
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  %105 = load i64, ptr %102, align 2
  store i64 %105, ptr %104, align 16
  %106 = or disjoint i64 %97, 1
  %107 = getelementptr inbounds nuw i32, ptr %3, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = add i64 %109, %51
  %111 = inttoptr i64 %110 to ptr
  %112 = shl nuw nsw i64 %106, 3
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 %112
  %114 = load i64, ptr %111, align 2
  store i64 %114, ptr %113, align 8
  %115 = add nuw nsw i64 %97, 2
  %116 = icmp samesign ult i64 %97, 30
  br i1 %116, label %96, label %159

117:
  %118 = phi i32 [ %131, %117 ], [ %7, %94 ]
  %119 = call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %3, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  %124 = add i64 %123, %51
  %125 = inttoptr i64 %124 to ptr
  %126 = shl nuw nsw i32 %119, 2
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i16, ptr %4, i64 %127
  %129 = load i64, ptr %125, align 2
  store i64 %129, ptr %128, align 8
  %130 = add i32 %118, -1
  %131 = and i32 %130, %118
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %159, label %117

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %136

136:
  %137 = phi i32 [ %7, %133 ], [ %157, %155 ]
  %138 = call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %3, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = zext i32 %141 to i64
  %143 = or disjoint i64 %142, 1649267441664
  %144 = load ptr, ptr %0, align 128
  %145 = load ptr, ptr %134, align 8
  %146 = load i32, ptr %135, align 128
  %147 = call i64 @translate(ptr %144, ptr %145, i32 %138, i64 %143, i64 8, i32 %146)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %138, 2
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i16, ptr %4, i64 %152
  %154 = load i64, ptr %150, align 2
  store i64 %154, ptr %153, align 8
  br label %155

155:
  %156 = add i32 %137, -1
  %157 = and i32 %156, %137
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %136

159:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %160

160:
  br label %161

161:
  %162 = phi i32 [ 0, %160 ], [ %7, %2 ], [ 0, %36 ]
  br label %179

163:
  %164 = load i32, ptr %6, align 16
  %165 = and i32 %164, %189
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %178, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %169 = load i32, ptr %168, align 128
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %171 = load <32 x i32>, ptr %170, align 128
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %173 = load ptr, ptr %172, align 8
  %174 = load ptr, ptr %0, align 128
  %175 = zext <32 x i32> %171 to <32 x i64>
  %176 = or disjoint <32 x i64> %175, splat (i64 1649267441664)
  %177 = add i32 %169, 1
  call void @record(ptr %174, ptr %173, i32 %165, <32 x i64> %176, i32 %177)
  br label %178

178:
  ret void

179:
  %180 = phi i64 [ %190, %179 ], [ 0, %161 ]
  %181 = phi i32 [ %189, %179 ], [ %162, %161 ]
  %182 = shl nuw nsw i64 %180, 5
  %183 = getelementptr inbounds nuw i16, ptr %5, i64 %182
  %184 = load <32 x i16>, ptr %183, align 64
  %185 = getelementptr inbounds nuw i16, ptr %1, i64 %182
  %186 = load <32 x i16>, ptr %185, align 2
  %187 = icmp ne <32 x i16> %184, %186
  %188 = bitcast <32 x i1> %187 to i32
  %189 = or i32 %181, %188
  %190 = add nuw nsw i64 %180, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %163, label %179
}

define <32 x i32> @ld_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %162, label %9

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %12 = icmp eq <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = xor i32 %2, -1
  %15 = or i32 %13, %14
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %21 to i64
  br label %62

23:
  %24 = extractelement <32 x i32> %3, i64 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %24 to i64
  %31 = add i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = icmp eq i32 %2, -1
  %34 = and i64 %30, 3
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %44

37:
  %38 = icmp ugt i64 %26, 127
  %39 = add i64 %26, -128
  %40 = icmp uge i64 %39, %30
  %41 = and i1 %38, %40
  br i1 %41, label %42, label %45

42:
  %43 = load <32 x i32>, ptr %32, align 4
  br label %162

44:
  br i1 %35, label %45, label %62

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 2
  %49 = add nuw nsw i64 %48, %30
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 2
  %55 = icmp ule i64 %54, %26
  %56 = sub nuw i64 %26, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %62

59:
  %60 = bitcast i32 %2 to <32 x i1>
  %61 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %32, <32 x i1> %60, <32 x i32> zeroinitializer)
  br label %162

62:
  %63 = phi i64 [ %22, %17 ], [ %29, %44 ], [ %29, %45 ]
  %64 = phi i64 [ %19, %17 ], [ %26, %44 ], [ %26, %45 ]
  store <32 x i32> %3, ptr %6, align 64
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = insertelement <32 x i32> poison, i32 %68, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = icmp eq <32 x i32> %3, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = or i32 %73, %14
  %75 = icmp eq i32 %74, -1
  %76 = and i64 %69, 3
  %77 = icmp eq i64 %76, 0
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %79, label %90

79:
  %80 = icmp ugt i64 %64, 3
  %81 = add i64 %64, -4
  %82 = icmp uge i64 %81, %69
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %84, label %90

84:
  %85 = add i64 %63, %69
  %86 = inttoptr i64 %85 to ptr
  %87 = load i32, ptr %86, align 4
  %88 = insertelement <32 x i32> poison, i32 %87, i64 0
  %89 = shufflevector <32 x i32> %88, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %160

90:
  store <32 x i32> zeroinitializer, ptr %7, align 64
  %91 = icmp ugt i64 %64, 3
  br i1 %91, label %93, label %92

92:
  br label %140

93:
  %94 = trunc i64 %64 to i32
  %95 = add i32 %94, -4
  %96 = insertelement <32 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <32 x i32> %96, <32 x i32> poison, <32 x i32> zeroinitializer
  %98 = and <32 x i32> %3, splat (i32 3)
  %99 = icmp eq <32 x i32> %98, zeroinitializer
  %100 = icmp ule <32 x i32> %3, %97
  %101 = and <32 x i1> %99, %100
  %102 = bitcast <32 x i1> %101 to i32
  %103 = or i32 %102, %14
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %92

105:
  %106 = icmp eq i32 %2, -1
  br i1 %106, label %107, label %126

107:
  %108 = phi i64 [ %124, %107 ], [ 0, %105 ]
  %109 = getelementptr inbounds nuw i32, ptr %6, i64 %108
  %110 = load i32, ptr %109, align 8
  %111 = zext i32 %110 to i64
  %112 = add i64 %63, %111
  %113 = inttoptr i64 %112 to ptr
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr inbounds nuw i32, ptr %7, i64 %108
  store i32 %114, ptr %115, align 8
  %116 = or disjoint i64 %108, 1
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = add i64 %63, %119
  %121 = inttoptr i64 %120 to ptr
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i32, ptr %7, i64 %116
  store i32 %122, ptr %123, align 4
  %124 = add nuw nsw i64 %108, 2
  %125 = icmp samesign ult i64 %108, 30
  br i1 %125, label %107, label %158

126:
  %127 = phi i32 [ %138, %126 ], [ %2, %105 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %6, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = add i64 %63, %132
  %134 = inttoptr i64 %133 to ptr
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds nuw i32, ptr %7, i64 %129
  store i32 %135, ptr %136, align 4
  %137 = add i32 %127, -1
  %138 = and i32 %137, %127
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %158, label %126

140:
  %141 = phi i32 [ %156, %154 ], [ %2, %92 ]
  %142 = call i32 @llvm.cttz.i32(i32 %141, i1 true)
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %6, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = zext i32 %145 to i64
  %147 = or disjoint i64 %146, 1649267441664
  %148 = call i64 @translate(ptr %0, ptr %1, i32 %142, i64 %147, i64 4, i32 %4)
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = inttoptr i64 %148 to ptr
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds nuw i32, ptr %7, i64 %143
  store i32 %152, ptr %153, align 4
  br label %154

154:
  %155 = add i32 %141, -1
  %156 = and i32 %155, %141
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %140

158:
  %159 = load <32 x i32>, ptr %7, align 64
  br label %160

160:
  %161 = phi <32 x i32> [ %89, %84 ], [ %159, %158 ]
  br label %162

162:
  %163 = phi <32 x i32> [ %161, %160 ], [ zeroinitializer, %5 ], [ %43, %42 ], [ %61, %59 ]
  ret <32 x i32> %163
}

define <32 x i32> @watched_ld_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %8

8:
  %9 = call <32 x i32> @ld_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4)
  ret <32 x i32> %9
}

define void @st_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %132, label %10

10:
  %11 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i32> %11, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %13 = icmp eq <32 x i32> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = ptrtoint ptr %22 to i64
  br label %61

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = zext i32 %25 to i64
  %32 = add i64 %30, %31
  %33 = inttoptr i64 %32 to ptr
  %34 = icmp eq i32 %2, -1
  %35 = and i64 %31, 3
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %34, %36
  br i1 %37, label %38, label %44

38:
  %39 = icmp ugt i64 %27, 127
  %40 = add i64 %27, -128
  %41 = icmp uge i64 %40, %31
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %45

43:
  store <32 x i32> %5, ptr %33, align 4
  br label %132

44:
  br i1 %36, label %45, label %61

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 2
  %49 = add nuw nsw i64 %48, %31
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 2
  %55 = icmp ule i64 %54, %27
  %56 = sub nuw i64 %27, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %61

59:
  %60 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %5, ptr align 4 %33, <32 x i1> %60)
  br label %132

61:
  %62 = phi i64 [ %23, %18 ], [ %30, %44 ], [ %30, %45 ]
  %63 = phi i64 [ %20, %18 ], [ %27, %44 ], [ %27, %45 ]
  store <32 x i32> %5, ptr %7, align 64
  store <32 x i32> %3, ptr %8, align 64
  %64 = icmp ugt i64 %63, 3
  br i1 %64, label %66, label %65

65:
  br label %113

66:
  %67 = trunc i64 %63 to i32
  %68 = add i32 %67, -4
  %69 = insertelement <32 x i32> poison, i32 %68, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = and <32 x i32> %3, splat (i32 3)
  %72 = icmp eq <32 x i32> %71, zeroinitializer
  %73 = icmp ule <32 x i32> %3, %70
  %74 = and <32 x i1> %72, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = or i32 %75, %15
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %65

78:
  %79 = icmp eq i32 %2, -1
  br i1 %79, label %80, label %99

80:
  %81 = phi i64 [ %97, %80 ], [ 0, %78 ]
  %82 = getelementptr inbounds nuw i32, ptr %8, i64 %81
  %83 = load i32, ptr %82, align 8
  %84 = zext i32 %83 to i64
  %85 = add i64 %62, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = getelementptr inbounds nuw i32, ptr %7, i64 %81
  %88 = load i32, ptr %87, align 8
  store i32 %88, ptr %86, align 4
  %89 = or disjoint i64 %81, 1
  %90 = getelementptr inbounds nuw i32, ptr %8, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %62, %92
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %96 = load i32, ptr %95, align 4
  store i32 %96, ptr %94, align 4
  %97 = add nuw nsw i64 %81, 2
  %98 = icmp samesign ult i64 %81, 30
  br i1 %98, label %80, label %131

99:
  %100 = phi i32 [ %111, %99 ], [ %2, %78 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %8, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = add i64 %62, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds nuw i32, ptr %7, i64 %102
  %109 = load i32, ptr %108, align 4
  store i32 %109, ptr %107, align 4
  %110 = add i32 %100, -1
  %111 = and i32 %110, %100
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %131, label %99

113:
  %114 = phi i32 [ %129, %127 ], [ %2, %65 ]
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %8, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = or disjoint i64 %119, 1649267441664
  %121 = call i64 @translate(ptr %0, ptr %1, i32 %115, i64 %120, i64 4, i32 %4)
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %127, label %123

123:
  %124 = inttoptr i64 %121 to ptr
  %125 = getelementptr inbounds nuw i32, ptr %7, i64 %116
  %126 = load i32, ptr %125, align 4
  store i32 %126, ptr %124, align 4
  br label %127

127:
  %128 = add i32 %114, -1
  %129 = and i32 %128, %114
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %113

131:
  br label %132

132:
  ret void
}

define void @watched_st_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.19", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @"_ZN12_GLOBAL__N_19find_lostIjjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %7, <32 x i32> %5)
  br label %36

36:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIjjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %0, <32 x i32> %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca %struct.Lanes.64, align 64
  %5 = load ptr, ptr %0, align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %170, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <32 x i32>, ptr %12, align 128
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %14, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %16 = icmp eq <32 x i32> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = xor i32 %9, -1
  %19 = or i32 %17, %18
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  br label %66

27:
  %28 = extractelement <32 x i32> %13, i64 0
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = zext i32 %28 to i64
  %35 = add i64 %33, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i32 %9, -1
  %38 = and i64 %34, 3
  %39 = icmp eq i64 %38, 0
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %48

41:
  %42 = icmp ugt i64 %30, 127
  %43 = add i64 %30, -128
  %44 = icmp uge i64 %43, %34
  %45 = and i1 %42, %44
  br i1 %45, label %46, label %49

46:
  %47 = load <32 x i32>, ptr %36, align 4
  br label %170

48:
  br i1 %39, label %49, label %66

49:
  %50 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 2
  %53 = add nuw nsw i64 %52, %34
  %54 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %55 = sub nuw nsw i32 32, %54
  %56 = zext nneg i32 %55 to i64
  %57 = sub nsw i64 %56, %51
  %58 = shl nsw i64 %57, 2
  %59 = icmp ule i64 %58, %30
  %60 = sub nuw i64 %30, %58
  %61 = icmp ule i64 %53, %60
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %66

63:
  %64 = bitcast i32 %9 to <32 x i1>
  %65 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %36, <32 x i1> %64, <32 x i32> zeroinitializer)
  br label %170

66:
  %67 = phi i64 [ %26, %21 ], [ %33, %48 ], [ %33, %49 ]
  %68 = phi i64 [ %23, %21 ], [ %30, %48 ], [ %30, %49 ]
  store <32 x i32> %13, ptr %3, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  %74 = insertelement <32 x i32> poison, i32 %72, i64 0
  %75 = shufflevector <32 x i32> %74, <32 x i32> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i32> %13, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = or i32 %77, %18
  %79 = icmp eq i32 %78, -1
  %80 = and i64 %73, 3
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %94

83:
  %84 = icmp ugt i64 %68, 3
  %85 = add i64 %68, -4
  %86 = icmp uge i64 %85, %73
  %87 = select i1 %84, i1 %86, i1 false
  br i1 %87, label %88, label %94

88:
  %89 = add i64 %67, %73
  %90 = inttoptr i64 %89 to ptr
  %91 = load i32, ptr %90, align 4
  %92 = insertelement <32 x i32> poison, i32 %91, i64 0
  %93 = shufflevector <32 x i32> %92, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %168

94:
  store <32 x i32> zeroinitializer, ptr %4, align 64
  %95 = icmp ugt i64 %68, 3
  br i1 %95, label %96, label %143

96:
  %97 = trunc i64 %68 to i32
  %98 = add i32 %97, -4
  %99 = insertelement <32 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <32 x i32> %99, <32 x i32> poison, <32 x i32> zeroinitializer
  %101 = and <32 x i32> %13, splat (i32 3)
  %102 = icmp eq <32 x i32> %101, zeroinitializer
  %103 = icmp ule <32 x i32> %13, %100
  %104 = and <32 x i1> %102, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %18
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %143

108:
  %109 = icmp eq i32 %9, -1
  br i1 %109, label %110, label %129

110:
  %111 = phi i64 [ %127, %110 ], [ 0, %108 ]
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %111
  %113 = load i32, ptr %112, align 8
  %114 = zext i32 %113 to i64
  %115 = add i64 %67, %114
  %116 = inttoptr i64 %115 to ptr
  %117 = load i32, ptr %116, align 4
  %118 = getelementptr inbounds nuw i32, ptr %4, i64 %111
  store i32 %117, ptr %118, align 8
  %119 = or disjoint i64 %111, 1
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %67, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds nuw i32, ptr %4, i64 %119
  store i32 %125, ptr %126, align 4
  %127 = add nuw nsw i64 %111, 2
  %128 = icmp samesign ult i64 %111, 30
  br i1 %128, label %110, label %166

129:
  %130 = phi i32 [ %141, %129 ], [ %9, %108 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %3, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = zext i32 %134 to i64
  %136 = add i64 %67, %135
  %137 = inttoptr i64 %136 to ptr
  %138 = load i32, ptr %137, align 4
  %139 = getelementptr inbounds nuw i32, ptr %4, i64 %132
  store i32 %138, ptr %139, align 4
  %140 = add i32 %130, -1
  %141 = and i32 %140, %130
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %166, label %129

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %145

145:
  %146 = phi i32 [ %9, %143 ], [ %164, %162 ]
  %147 = call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %3, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = or disjoint i64 %151, 1649267441664
  %153 = load ptr, ptr %0, align 128
  %154 = load ptr, ptr %6, align 8
  %155 = load i32, ptr %144, align 128
  %156 = call i64 @translate(ptr %153, ptr %154, i32 %147, i64 %152, i64 4, i32 %155)
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:
  %159 = inttoptr i64 %156 to ptr
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i32, ptr %4, i64 %148
  store i32 %160, ptr %161, align 4
  br label %162

162:
  %163 = add i32 %146, -1
  %164 = and i32 %163, %146
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %145

166:
  %167 = load <32 x i32>, ptr %4, align 64
  br label %168

168:
  %169 = phi <32 x i32> [ %93, %88 ], [ %167, %166 ]
  br label %170

170:
  %171 = phi <32 x i32> [ %169, %168 ], [ zeroinitializer, %2 ], [ %47, %46 ], [ %65, %63 ]
  %172 = icmp ne <32 x i32> %171, %1
  %173 = bitcast <32 x i1> %172 to i32
  %174 = and i32 %9, %173
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %184, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %178 = load i32, ptr %177, align 128
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = load <32 x i32>, ptr %179, align 128
  %181 = zext <32 x i32> %180 to <32 x i64>
  %182 = or disjoint <32 x i64> %181, splat (i64 1649267441664)
  %183 = add i32 %178, 1
  call void @record(ptr %5, ptr %7, i32 %174, <32 x i64> %182, i32 %183)
  br label %184

184:
  ret void
}

define void @ld_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i32], align 64
  switch i32 %2, label %33 [
    i32 0, label %146
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 7
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 255
  %27 = add i64 %25, -256
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %146

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 7
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %70

54:
  %55 = icmp ugt i64 %40, 7
  %56 = add i64 %40, -8
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %70

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  %62 = load i32, ptr %61, align 4
  %63 = insertelement <32 x i32> poison, i32 %62, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %64, ptr %5, align 4
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <32 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %69, ptr %65, align 4
  br label %145

70:
  %71 = icmp ugt i64 %40, 7
  br i1 %71, label %72, label %84

72:
  %73 = trunc i64 %40 to i32
  %74 = add i32 %73, -8
  %75 = insertelement <32 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <32 x i32> %75, <32 x i32> poison, <32 x i32> zeroinitializer
  %77 = and <32 x i32> %3, splat (i32 7)
  %78 = icmp eq <32 x i32> %77, zeroinitializer
  %79 = icmp ule <32 x i32> %3, %76
  %80 = and <32 x i1> %78, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, %48
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %85, label %84

84:
  br label %124

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %108

87:
  %88 = phi i64 [ %106, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %91, %43
  %93 = inttoptr i64 %92 to ptr
  %94 = shl nuw nsw i64 %88, 3
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 %94
  %96 = load i64, ptr %93, align 4
  store i64 %96, ptr %95, align 16
  %97 = or disjoint i64 %88, 1
  %98 = getelementptr inbounds nuw i32, ptr %7, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %43
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 3
  %104 = getelementptr inbounds nuw i8, ptr %8, i64 %103
  %105 = load i64, ptr %102, align 4
  store i64 %105, ptr %104, align 8
  %106 = add nuw nsw i64 %88, 2
  %107 = icmp samesign ult i64 %88, 30
  br i1 %107, label %87, label %144

108:
  %109 = phi i32 [ %122, %108 ], [ %2, %85 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 1
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %8, i64 %118
  %120 = load i64, ptr %116, align 4
  store i64 %120, ptr %119, align 8
  %121 = add i32 %109, -1
  %122 = and i32 %121, %109
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %144, label %108

124:
  %125 = phi i32 [ %142, %140 ], [ %2, %84 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %7, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = or disjoint i64 %130, 1649267441664
  %132 = call i64 @translate(ptr %0, ptr %1, i32 %126, i64 %131, i64 8, i32 %4)
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %140, label %134

134:
  %135 = inttoptr i64 %132 to ptr
  %136 = shl nuw nsw i32 %126, 1
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %8, i64 %137
  %139 = load i64, ptr %135, align 4
  store i64 %139, ptr %138, align 8
  br label %140

140:
  %141 = add i32 %125, -1
  %142 = and i32 %141, %125
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %124

144:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %145

145:
  br label %146

146:
  ret void
}

define void @watched_ld_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %9

9:
  call void @ld_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i32], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %114
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 7
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 255
  %27 = add i64 %25, -256
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %114

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 7
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -8
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 7)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %93

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %77

56:
  %57 = phi i64 [ %75, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 3
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  %65 = load i64, ptr %64, align 16
  store i64 %65, ptr %62, align 4
  %66 = or disjoint i64 %57, 1
  %67 = getelementptr inbounds nuw i32, ptr %8, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %38
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 3
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 %72
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %71, align 4
  %75 = add nuw nsw i64 %57, 2
  %76 = icmp samesign ult i64 %57, 30
  br i1 %76, label %56, label %113

77:
  %78 = phi i32 [ %91, %77 ], [ %2, %54 ]
  %79 = call i32 @llvm.cttz.i32(i32 %78, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %8, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = add i64 %83, %38
  %85 = inttoptr i64 %84 to ptr
  %86 = shl nuw nsw i32 %79, 1
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %7, i64 %87
  %89 = load i64, ptr %88, align 8
  store i64 %89, ptr %85, align 4
  %90 = add i32 %78, -1
  %91 = and i32 %90, %78
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %113, label %77

93:
  %94 = phi i32 [ %111, %109 ], [ %2, %53 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = or disjoint i64 %99, 1649267441664
  %101 = call i64 @translate(ptr %0, ptr %1, i32 %95, i64 %100, i64 8, i32 %4)
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %109, label %103

103:
  %104 = inttoptr i64 %101 to ptr
  %105 = shl nuw nsw i32 %95, 1
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %108 = load i64, ptr %107, align 8
  store i64 %108, ptr %104, align 4
  br label %109

109:
  %110 = add i32 %94, -1
  %111 = and i32 %110, %94
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %93

113:
  br label %114

114:
  ret void
}

define void @watched_st_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.20", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIjLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [64 x i32], align 64
  %5 = alloca [64 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 128
  switch i32 %7, label %9 [
    i32 0, label %160
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = load <32 x i32>, ptr %10, align 128
  %12 = load ptr, ptr %0, align 128
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load <32 x i32>, ptr %14, align 128
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %18 = icmp ne <32 x i32> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 128
  br i1 %20, label %22, label %40

22:
  %23 = extractelement <32 x i32> %15, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = and i64 %27, 7
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40

30:
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, 255
  %34 = add i64 %32, -256
  %35 = icmp uge i64 %34, %27
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %40

37:
  %38 = add i64 %26, %27
  %39 = inttoptr i64 %38 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %39, ptr %5)
  br label %160

40:
  %41 = phi ptr [ %12, %9 ], [ %21, %22 ], [ %21, %30 ], [ %21, %13 ]
  %42 = phi <32 x i32> [ %11, %9 ], [ %15, %22 ], [ %15, %30 ], [ %15, %13 ]
  store <32 x i32> %42, ptr %3, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %42, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %7, -1
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
  store <32 x i32> %73, ptr %5, align 64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %76 = load i32, ptr %75, align 4
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %78, ptr %74, align 64
  br label %159

79:
  %80 = icmp ugt i64 %49, 7
  br i1 %80, label %81, label %132

81:
  %82 = trunc i64 %49 to i32
  %83 = add i32 %82, -8
  %84 = insertelement <32 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = and <32 x i32> %42, splat (i32 7)
  %87 = icmp eq <32 x i32> %86, zeroinitializer
  %88 = icmp ule <32 x i32> %42, %85
  %89 = and <32 x i1> %87, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = or i32 %90, %57
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %132

93:
  %94 = icmp eq i32 %7, -1
  br i1 %94, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %93 ]
  %97 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 3
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 %102
  %104 = load i64, ptr %101, align 4
  store i64 %104, ptr %103, align 16
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 3
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  %113 = load i64, ptr %110, align 4
  store i64 %113, ptr %112, align 8
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %158

116:
  %117 = phi i32 [ %130, %116 ], [ %7, %93 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %4, i64 %126
  %128 = load i64, ptr %124, align 4
  store i64 %128, ptr %127, align 8
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %158, label %116

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %135

135:
  %136 = phi i32 [ %7, %132 ], [ %156, %154 ]
  %137 = call i32 @llvm.cttz.i32(i32 %136, i1 true)
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %3, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = zext i32 %140 to i64
  %142 = or disjoint i64 %141, 1649267441664
  %143 = load ptr, ptr %0, align 128
  %144 = load ptr, ptr %133, align 8
  %145 = load i32, ptr %134, align 128
  %146 = call i64 @translate(ptr %143, ptr %144, i32 %137, i64 %142, i64 8, i32 %145)
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %154, label %148

148:
  %149 = inttoptr i64 %146 to ptr
  %150 = shl nuw nsw i32 %137, 1
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %4, i64 %151
  %153 = load i64, ptr %149, align 4
  store i64 %153, ptr %152, align 8
  br label %154

154:
  %155 = add i32 %136, -1
  %156 = and i32 %155, %136
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %135

158:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %159

159:
  br label %160

160:
  %161 = phi i32 [ 0, %159 ], [ %7, %2 ], [ 0, %37 ]
  br label %178

162:
  %163 = load i32, ptr %6, align 16
  %164 = and i32 %163, %188
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %177, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %168 = load i32, ptr %167, align 128
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %170 = load <32 x i32>, ptr %169, align 128
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %172 = load ptr, ptr %171, align 8
  %173 = load ptr, ptr %0, align 128
  %174 = zext <32 x i32> %170 to <32 x i64>
  %175 = or disjoint <32 x i64> %174, splat (i64 1649267441664)
  %176 = add i32 %168, 1
  call void @record(ptr %173, ptr %172, i32 %164, <32 x i64> %175, i32 %176)
  br label %177

177:
  ret void

178:
  %179 = phi i1 [ false, %178 ], [ true, %160 ]
  %180 = phi ptr [ %8, %178 ], [ %5, %160 ]
  %181 = phi i64 [ 32, %178 ], [ 0, %160 ]
  %182 = phi i32 [ %188, %178 ], [ %161, %160 ]
  %183 = load <32 x i32>, ptr %180, align 64
  %184 = getelementptr inbounds nuw i32, ptr %1, i64 %181
  %185 = load <32 x i32>, ptr %184, align 4
  %186 = icmp ne <32 x i32> %183, %185
  %187 = bitcast <32 x i1> %186 to i32
  %188 = or i32 %182, %187
  br i1 %179, label %178, label %162
}

define void @ld_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i32], align 64
  switch i32 %2, label %33 [
    i32 0, label %144
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 15
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 511
  %27 = add i64 %25, -512
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %144

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 15
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %72

54:
  %55 = icmp ugt i64 %40, 15
  %56 = add i64 %40, -16
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %72

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %70, %62 ]
  %64 = shl nuw nsw i64 %63, 7
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 %64
  %66 = getelementptr inbounds nuw i32, ptr %61, i64 %63
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <32 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %69, ptr %65, align 4
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 4
  br i1 %71, label %143, label %62

72:
  %73 = icmp ugt i64 %40, 15
  br i1 %73, label %74, label %86

74:
  %75 = trunc i64 %40 to i32
  %76 = add i32 %75, -16
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 15)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %48
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %87, label %86

86:
  br label %123

87:
  %88 = icmp eq i32 %2, -1
  br i1 %88, label %89, label %108

89:
  %90 = phi i64 [ %106, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 8
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, %43
  %95 = inttoptr i64 %94 to ptr
  %96 = shl nuw nsw i64 %90, 4
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %97, ptr align 4 %95, i64 16, i1 false)
  %98 = or disjoint i64 %90, 1
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %43
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 4
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %105, ptr align 4 %103, i64 16, i1 false)
  %106 = add nuw nsw i64 %90, 2
  %107 = icmp samesign ult i64 %90, 30
  br i1 %107, label %89, label %142

108:
  %109 = phi i32 [ %121, %108 ], [ %2, %87 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 2
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %8, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %119, ptr align 4 %116, i64 16, i1 false)
  %120 = add i32 %109, -1
  %121 = and i32 %120, %109
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %142, label %108

123:
  %124 = phi i32 [ %140, %138 ], [ %2, %86 ]
  %125 = call i32 @llvm.cttz.i32(i32 %124, i1 true)
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %7, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = zext i32 %128 to i64
  %130 = or disjoint i64 %129, 1649267441664
  %131 = call i64 @translate(ptr %0, ptr %1, i32 %125, i64 %130, i64 16, i32 %4)
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %138, label %133

133:
  %134 = inttoptr i64 %131 to ptr
  %135 = shl nuw nsw i32 %125, 2
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %8, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %137, ptr align 4 %134, i64 16, i1 false)
  br label %138

138:
  %139 = add i32 %124, -1
  %140 = and i32 %139, %124
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %123

142:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %143

143:
  br label %144

144:
  ret void
}

define void @watched_ld_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %9

9:
  call void @ld_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i32], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %110
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 15
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 511
  %27 = add i64 %25, -512
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %110

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 15
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -16
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 15)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %90

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %75

56:
  %57 = phi i64 [ %73, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 4
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 32 %64, i64 16, i1 false)
  %65 = or disjoint i64 %57, 1
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %68, %38
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i64 %65, 4
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 16 %72, i64 16, i1 false)
  %73 = add nuw nsw i64 %57, 2
  %74 = icmp samesign ult i64 %57, 30
  br i1 %74, label %56, label %109

75:
  %76 = phi i32 [ %88, %75 ], [ %2, %54 ]
  %77 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %81, %38
  %83 = inttoptr i64 %82 to ptr
  %84 = shl nuw nsw i32 %77, 2
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %7, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %83, ptr align 16 %86, i64 16, i1 false)
  %87 = add i32 %76, -1
  %88 = and i32 %87, %76
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %109, label %75

90:
  %91 = phi i32 [ %107, %105 ], [ %2, %53 ]
  %92 = call i32 @llvm.cttz.i32(i32 %91, i1 true)
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %8, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  %97 = or disjoint i64 %96, 1649267441664
  %98 = call i64 @translate(ptr %0, ptr %1, i32 %92, i64 %97, i64 16, i32 %4)
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %105, label %100

100:
  %101 = inttoptr i64 %98 to ptr
  %102 = shl nuw nsw i32 %92, 2
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %7, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %101, ptr align 16 %104, i64 16, i1 false)
  br label %105

105:
  %106 = add i32 %91, -1
  %107 = and i32 %106, %91
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %90

109:
  br label %110

110:
  ret void
}

define void @watched_st_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.21", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIjLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [128 x i32], align 64
  %5 = alloca [128 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %157
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <32 x i32>, ptr %9, align 128
  %11 = load ptr, ptr %0, align 128
  br label %39

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load <32 x i32>, ptr %13, align 128
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i32> %15, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %17 = icmp ne <32 x i32> %14, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %0, align 128
  br i1 %19, label %21, label %39

21:
  %22 = extractelement <32 x i32> %14, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = and i64 %26, 15
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, 511
  %33 = add i64 %31, -512
  %34 = icmp uge i64 %33, %26
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %39

36:
  %37 = add i64 %25, %26
  %38 = inttoptr i64 %37 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %38, ptr %5)
  br label %157

39:
  %40 = phi ptr [ %11, %8 ], [ %20, %21 ], [ %20, %29 ], [ %20, %12 ]
  %41 = phi <32 x i32> [ %10, %8 ], [ %14, %21 ], [ %14, %29 ], [ %14, %12 ]
  store <32 x i32> %41, ptr %3, align 64
  %42 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = insertelement <32 x i32> poison, i32 %45, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %41, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = xor i32 %7, -1
  %57 = or i32 %55, %56
  %58 = icmp eq i32 %57, -1
  %59 = and i64 %46, 15
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %62, label %80

62:
  %63 = icmp ugt i64 %48, 15
  %64 = add i64 %48, -16
  %65 = icmp uge i64 %64, %46
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %67, label %80

67:
  %68 = add i64 %51, %46
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:
  %71 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %72 = shl nuw nsw i64 %71, 7
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = getelementptr inbounds nuw i32, ptr %69, i64 %71
  %75 = load i32, ptr %74, align 4
  %76 = insertelement <32 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %77, ptr %73, align 64
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %156, label %70

80:
  %81 = icmp ugt i64 %48, 15
  br i1 %81, label %82, label %130

82:
  %83 = trunc i64 %48 to i32
  %84 = add i32 %83, -16
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %41, splat (i32 15)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %41, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %56
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %130

94:
  %95 = icmp eq i32 %7, -1
  br i1 %95, label %96, label %115

96:
  %97 = phi i64 [ %113, %96 ], [ 0, %94 ]
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %51
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 4
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %104, ptr align 4 %102, i64 16, i1 false)
  %105 = or disjoint i64 %97, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %51
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 4
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %112, ptr align 4 %110, i64 16, i1 false)
  %113 = add nuw nsw i64 %97, 2
  %114 = icmp samesign ult i64 %97, 30
  br i1 %114, label %96, label %155

115:
  %116 = phi i32 [ %128, %115 ], [ %7, %94 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = zext i32 %120 to i64
  %122 = add i64 %121, %51
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %117, 2
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %4, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %126, ptr align 4 %123, i64 16, i1 false)
  %127 = add i32 %116, -1
  %128 = and i32 %127, %116
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %155, label %115

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %133

133:
  %134 = phi i32 [ %7, %130 ], [ %153, %151 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %3, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = zext i32 %138 to i64
  %140 = or disjoint i64 %139, 1649267441664
  %141 = load ptr, ptr %0, align 128
  %142 = load ptr, ptr %131, align 8
  %143 = load i32, ptr %132, align 128
  %144 = call i64 @translate(ptr %141, ptr %142, i32 %135, i64 %140, i64 16, i32 %143)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %135, 2
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %4, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %150, ptr align 4 %147, i64 16, i1 false)
  br label %151

151:
  %152 = add i32 %134, -1
  %153 = and i32 %152, %134
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %133

155:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %156

156:
  br label %157

157:
  %158 = phi i32 [ 0, %156 ], [ %7, %2 ], [ 0, %36 ]
  br label %175

159:
  %160 = load i32, ptr %6, align 16
  %161 = and i32 %160, %185
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %174, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %165 = load i32, ptr %164, align 128
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %167 = load <32 x i32>, ptr %166, align 128
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr %0, align 128
  %171 = zext <32 x i32> %167 to <32 x i64>
  %172 = or disjoint <32 x i64> %171, splat (i64 1649267441664)
  %173 = add i32 %165, 1
  call void @record(ptr %170, ptr %169, i32 %161, <32 x i64> %172, i32 %173)
  br label %174

174:
  ret void

175:
  %176 = phi i64 [ %186, %175 ], [ 0, %157 ]
  %177 = phi i32 [ %185, %175 ], [ %158, %157 ]
  %178 = shl nuw nsw i64 %176, 5
  %179 = getelementptr inbounds nuw i32, ptr %5, i64 %178
  %180 = load <32 x i32>, ptr %179, align 64
  %181 = getelementptr inbounds nuw i32, ptr %1, i64 %178
  %182 = load <32 x i32>, ptr %181, align 4
  %183 = icmp ne <32 x i32> %180, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = or i32 %177, %184
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp eq i64 %186, 4
  br i1 %187, label %159, label %175
}

define void @ld_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [256 x i32], align 64
  switch i32 %2, label %33 [
    i32 0, label %144
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 31
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 1023
  %27 = add i64 %25, -1024
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %144

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 31
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %72

54:
  %55 = icmp ugt i64 %40, 31
  %56 = add i64 %40, -32
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %72

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %70, %62 ]
  %64 = shl nuw nsw i64 %63, 7
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 %64
  %66 = getelementptr inbounds nuw i32, ptr %61, i64 %63
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <32 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %69, ptr %65, align 4
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 8
  br i1 %71, label %143, label %62

72:
  %73 = icmp ugt i64 %40, 31
  br i1 %73, label %74, label %86

74:
  %75 = trunc i64 %40 to i32
  %76 = add i32 %75, -32
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 31)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %48
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %87, label %86

86:
  br label %123

87:
  %88 = icmp eq i32 %2, -1
  br i1 %88, label %89, label %108

89:
  %90 = phi i64 [ %106, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 8
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, %43
  %95 = inttoptr i64 %94 to ptr
  %96 = shl nuw nsw i64 %90, 5
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %97, ptr align 4 %95, i64 32, i1 false)
  %98 = or disjoint i64 %90, 1
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %43
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 5
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %105, ptr align 4 %103, i64 32, i1 false)
  %106 = add nuw nsw i64 %90, 2
  %107 = icmp samesign ult i64 %90, 30
  br i1 %107, label %89, label %142

108:
  %109 = phi i32 [ %121, %108 ], [ %2, %87 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 3
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %8, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %119, ptr align 4 %116, i64 32, i1 false)
  %120 = add i32 %109, -1
  %121 = and i32 %120, %109
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %142, label %108

123:
  %124 = phi i32 [ %140, %138 ], [ %2, %86 ]
  %125 = call i32 @llvm.cttz.i32(i32 %124, i1 true)
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %7, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = zext i32 %128 to i64
  %130 = or disjoint i64 %129, 1649267441664
  %131 = call i64 @translate(ptr %0, ptr %1, i32 %125, i64 %130, i64 32, i32 %4)
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %138, label %133

133:
  %134 = inttoptr i64 %131 to ptr
  %135 = shl nuw nsw i32 %125, 3
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %8, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %137, ptr align 4 %134, i64 32, i1 false)
  br label %138

138:
  %139 = add i32 %124, -1
  %140 = and i32 %139, %124
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %123

142:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %143

143:
  br label %144

144:
  ret void
}

define void @watched_ld_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 32)
  br label %9

9:
  call void @ld_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [256 x i32], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %110
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 31
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 1023
  %27 = add i64 %25, -1024
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %110

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 31
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -32
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 31)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %90

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %75

56:
  %57 = phi i64 [ %73, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 5
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 64 %64, i64 32, i1 false)
  %65 = or disjoint i64 %57, 1
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %68, %38
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i64 %65, 5
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 32 %72, i64 32, i1 false)
  %73 = add nuw nsw i64 %57, 2
  %74 = icmp samesign ult i64 %57, 30
  br i1 %74, label %56, label %109

75:
  %76 = phi i32 [ %88, %75 ], [ %2, %54 ]
  %77 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %81, %38
  %83 = inttoptr i64 %82 to ptr
  %84 = shl nuw nsw i32 %77, 3
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %7, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %83, ptr align 32 %86, i64 32, i1 false)
  %87 = add i32 %76, -1
  %88 = and i32 %87, %76
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %109, label %75

90:
  %91 = phi i32 [ %107, %105 ], [ %2, %53 ]
  %92 = call i32 @llvm.cttz.i32(i32 %91, i1 true)
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %8, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  %97 = or disjoint i64 %96, 1649267441664
  %98 = call i64 @translate(ptr %0, ptr %1, i32 %92, i64 %97, i64 32, i32 %4)
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %105, label %100

100:
  %101 = inttoptr i64 %98 to ptr
  %102 = shl nuw nsw i32 %92, 3
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %7, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %101, ptr align 32 %104, i64 32, i1 false)
  br label %105

105:
  %106 = add i32 %91, -1
  %107 = and i32 %106, %91
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %90

109:
  br label %110

110:
  ret void
}

define void @watched_st_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.22", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIjLj8EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIjLj8EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [256 x i32], align 64
  %5 = alloca [256 x i32], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %157
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <32 x i32>, ptr %9, align 128
  %11 = load ptr, ptr %0, align 128
  br label %39

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load <32 x i32>, ptr %13, align 128
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i32> %15, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %17 = icmp ne <32 x i32> %14, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %0, align 128
  br i1 %19, label %21, label %39

21:
  %22 = extractelement <32 x i32> %14, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = and i64 %26, 31
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, 1023
  %33 = add i64 %31, -1024
  %34 = icmp uge i64 %33, %26
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %39

36:
  %37 = add i64 %25, %26
  %38 = inttoptr i64 %37 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %38, ptr %5)
  br label %157

39:
  %40 = phi ptr [ %11, %8 ], [ %20, %21 ], [ %20, %29 ], [ %20, %12 ]
  %41 = phi <32 x i32> [ %10, %8 ], [ %14, %21 ], [ %14, %29 ], [ %14, %12 ]
  store <32 x i32> %41, ptr %3, align 64
  %42 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = insertelement <32 x i32> poison, i32 %45, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %41, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = xor i32 %7, -1
  %57 = or i32 %55, %56
  %58 = icmp eq i32 %57, -1
  %59 = and i64 %46, 31
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %62, label %80

62:
  %63 = icmp ugt i64 %48, 31
  %64 = add i64 %48, -32
  %65 = icmp uge i64 %64, %46
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %67, label %80

67:
  %68 = add i64 %51, %46
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:
  %71 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %72 = shl nuw nsw i64 %71, 7
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = getelementptr inbounds nuw i32, ptr %69, i64 %71
  %75 = load i32, ptr %74, align 4
  %76 = insertelement <32 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %77, ptr %73, align 64
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 8
  br i1 %79, label %156, label %70

80:
  %81 = icmp ugt i64 %48, 31
  br i1 %81, label %82, label %130

82:
  %83 = trunc i64 %48 to i32
  %84 = add i32 %83, -32
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %41, splat (i32 31)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %41, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %56
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %130

94:
  %95 = icmp eq i32 %7, -1
  br i1 %95, label %96, label %115

96:
  %97 = phi i64 [ %113, %96 ], [ 0, %94 ]
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %51
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 5
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %104, ptr align 4 %102, i64 32, i1 false)
  %105 = or disjoint i64 %97, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %51
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 5
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %112, ptr align 4 %110, i64 32, i1 false)
  %113 = add nuw nsw i64 %97, 2
  %114 = icmp samesign ult i64 %97, 30
  br i1 %114, label %96, label %155

115:
  %116 = phi i32 [ %128, %115 ], [ %7, %94 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = zext i32 %120 to i64
  %122 = add i64 %121, %51
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %117, 3
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %4, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %126, ptr align 4 %123, i64 32, i1 false)
  %127 = add i32 %116, -1
  %128 = and i32 %127, %116
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %155, label %115

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %133

133:
  %134 = phi i32 [ %7, %130 ], [ %153, %151 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %3, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = zext i32 %138 to i64
  %140 = or disjoint i64 %139, 1649267441664
  %141 = load ptr, ptr %0, align 128
  %142 = load ptr, ptr %131, align 8
  %143 = load i32, ptr %132, align 128
  %144 = call i64 @translate(ptr %141, ptr %142, i32 %135, i64 %140, i64 32, i32 %143)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %135, 3
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %4, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %150, ptr align 4 %147, i64 32, i1 false)
  br label %151

151:
  %152 = add i32 %134, -1
  %153 = and i32 %152, %134
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %133

155:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %156

156:
  br label %157

157:
  %158 = phi i32 [ 0, %156 ], [ %7, %2 ], [ 0, %36 ]
  br label %175

159:
  %160 = load i32, ptr %6, align 16
  %161 = and i32 %160, %185
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %174, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %165 = load i32, ptr %164, align 128
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %167 = load <32 x i32>, ptr %166, align 128
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr %0, align 128
  %171 = zext <32 x i32> %167 to <32 x i64>
  %172 = or disjoint <32 x i64> %171, splat (i64 1649267441664)
  %173 = add i32 %165, 1
  call void @record(ptr %170, ptr %169, i32 %161, <32 x i64> %172, i32 %173)
  br label %174

174:
  ret void

175:
  %176 = phi i64 [ %186, %175 ], [ 0, %157 ]
  %177 = phi i32 [ %185, %175 ], [ %158, %157 ]
  %178 = shl nuw nsw i64 %176, 5
  %179 = getelementptr inbounds nuw i32, ptr %5, i64 %178
  %180 = load <32 x i32>, ptr %179, align 64
  %181 = getelementptr inbounds nuw i32, ptr %1, i64 %178
  %182 = load <32 x i32>, ptr %181, align 4
  %183 = icmp ne <32 x i32> %180, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = or i32 %177, %184
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp eq i64 %186, 8
  br i1 %187, label %159, label %175
}

define <32 x i64> @ld_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %162, label %9

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %12 = icmp eq <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = xor i32 %2, -1
  %15 = or i32 %13, %14
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %21 to i64
  br label %62

23:
  %24 = extractelement <32 x i32> %3, i64 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %24 to i64
  %31 = add i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = icmp eq i32 %2, -1
  %34 = and i64 %30, 7
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %44

37:
  %38 = icmp ugt i64 %26, 255
  %39 = add i64 %26, -256
  %40 = icmp uge i64 %39, %30
  %41 = and i1 %38, %40
  br i1 %41, label %42, label %45

42:
  %43 = load <32 x i64>, ptr %32, align 8
  br label %162

44:
  br i1 %35, label %45, label %62

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 3
  %49 = add nuw nsw i64 %48, %30
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 3
  %55 = icmp ule i64 %54, %26
  %56 = sub nuw i64 %26, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %62

59:
  %60 = bitcast i32 %2 to <32 x i1>
  %61 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %32, <32 x i1> %60, <32 x i64> zeroinitializer)
  br label %162

62:
  %63 = phi i64 [ %22, %17 ], [ %29, %44 ], [ %29, %45 ]
  %64 = phi i64 [ %19, %17 ], [ %26, %44 ], [ %26, %45 ]
  store <32 x i32> %3, ptr %6, align 64
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = insertelement <32 x i32> poison, i32 %68, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = icmp eq <32 x i32> %3, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = or i32 %73, %14
  %75 = icmp eq i32 %74, -1
  %76 = and i64 %69, 7
  %77 = icmp eq i64 %76, 0
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %79, label %90

79:
  %80 = icmp ugt i64 %64, 7
  %81 = add i64 %64, -8
  %82 = icmp uge i64 %81, %69
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %84, label %90

84:
  %85 = add i64 %63, %69
  %86 = inttoptr i64 %85 to ptr
  %87 = load i64, ptr %86, align 8
  %88 = insertelement <32 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <32 x i64> %88, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %160

90:
  store <32 x i64> zeroinitializer, ptr %7, align 64
  %91 = icmp ugt i64 %64, 7
  br i1 %91, label %93, label %92

92:
  br label %140

93:
  %94 = trunc i64 %64 to i32
  %95 = add i32 %94, -8
  %96 = insertelement <32 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <32 x i32> %96, <32 x i32> poison, <32 x i32> zeroinitializer
  %98 = and <32 x i32> %3, splat (i32 7)
  %99 = icmp eq <32 x i32> %98, zeroinitializer
  %100 = icmp ule <32 x i32> %3, %97
  %101 = and <32 x i1> %99, %100
  %102 = bitcast <32 x i1> %101 to i32
  %103 = or i32 %102, %14
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %92

105:
  %106 = icmp eq i32 %2, -1
  br i1 %106, label %107, label %126

107:
  %108 = phi i64 [ %124, %107 ], [ 0, %105 ]
  %109 = getelementptr inbounds nuw i32, ptr %6, i64 %108
  %110 = load i32, ptr %109, align 8
  %111 = zext i32 %110 to i64
  %112 = add i64 %63, %111
  %113 = inttoptr i64 %112 to ptr
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i64, ptr %7, i64 %108
  store i64 %114, ptr %115, align 16
  %116 = or disjoint i64 %108, 1
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = add i64 %63, %119
  %121 = inttoptr i64 %120 to ptr
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds nuw i64, ptr %7, i64 %116
  store i64 %122, ptr %123, align 8
  %124 = add nuw nsw i64 %108, 2
  %125 = icmp samesign ult i64 %108, 30
  br i1 %125, label %107, label %158

126:
  %127 = phi i32 [ %138, %126 ], [ %2, %105 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %6, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = add i64 %63, %132
  %134 = inttoptr i64 %133 to ptr
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i64, ptr %7, i64 %129
  store i64 %135, ptr %136, align 8
  %137 = add i32 %127, -1
  %138 = and i32 %137, %127
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %158, label %126

140:
  %141 = phi i32 [ %156, %154 ], [ %2, %92 ]
  %142 = call i32 @llvm.cttz.i32(i32 %141, i1 true)
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %6, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = zext i32 %145 to i64
  %147 = or disjoint i64 %146, 1649267441664
  %148 = call i64 @translate(ptr %0, ptr %1, i32 %142, i64 %147, i64 8, i32 %4)
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = inttoptr i64 %148 to ptr
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i64, ptr %7, i64 %143
  store i64 %152, ptr %153, align 8
  br label %154

154:
  %155 = add i32 %141, -1
  %156 = and i32 %155, %141
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %140

158:
  %159 = load <32 x i64>, ptr %7, align 64
  br label %160

160:
  %161 = phi <32 x i64> [ %89, %84 ], [ %159, %158 ]
  br label %162

162:
  %163 = phi <32 x i64> [ %161, %160 ], [ zeroinitializer, %5 ], [ %43, %42 ], [ %61, %59 ]
  ret <32 x i64> %163
}

define <32 x i64> @watched_ld_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %8

8:
  %9 = call <32 x i64> @ld_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4)
  ret <32 x i64> %9
}

define void @st_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %132, label %10

10:
  %11 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i32> %11, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %13 = icmp eq <32 x i32> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = ptrtoint ptr %22 to i64
  br label %61

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = zext i32 %25 to i64
  %32 = add i64 %30, %31
  %33 = inttoptr i64 %32 to ptr
  %34 = icmp eq i32 %2, -1
  %35 = and i64 %31, 7
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %34, %36
  br i1 %37, label %38, label %44

38:
  %39 = icmp ugt i64 %27, 255
  %40 = add i64 %27, -256
  %41 = icmp uge i64 %40, %31
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %45

43:
  store <32 x i64> %5, ptr %33, align 8
  br label %132

44:
  br i1 %36, label %45, label %61

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 3
  %49 = add nuw nsw i64 %48, %31
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 3
  %55 = icmp ule i64 %54, %27
  %56 = sub nuw i64 %27, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %61

59:
  %60 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %5, ptr align 8 %33, <32 x i1> %60)
  br label %132

61:
  %62 = phi i64 [ %23, %18 ], [ %30, %44 ], [ %30, %45 ]
  %63 = phi i64 [ %20, %18 ], [ %27, %44 ], [ %27, %45 ]
  store <32 x i64> %5, ptr %7, align 64
  store <32 x i32> %3, ptr %8, align 64
  %64 = icmp ugt i64 %63, 7
  br i1 %64, label %66, label %65

65:
  br label %113

66:
  %67 = trunc i64 %63 to i32
  %68 = add i32 %67, -8
  %69 = insertelement <32 x i32> poison, i32 %68, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = and <32 x i32> %3, splat (i32 7)
  %72 = icmp eq <32 x i32> %71, zeroinitializer
  %73 = icmp ule <32 x i32> %3, %70
  %74 = and <32 x i1> %72, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = or i32 %75, %15
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %65

78:
  %79 = icmp eq i32 %2, -1
  br i1 %79, label %80, label %99

80:
  %81 = phi i64 [ %97, %80 ], [ 0, %78 ]
  %82 = getelementptr inbounds nuw i32, ptr %8, i64 %81
  %83 = load i32, ptr %82, align 8
  %84 = zext i32 %83 to i64
  %85 = add i64 %62, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = getelementptr inbounds nuw i64, ptr %7, i64 %81
  %88 = load i64, ptr %87, align 16
  store i64 %88, ptr %86, align 8
  %89 = or disjoint i64 %81, 1
  %90 = getelementptr inbounds nuw i32, ptr %8, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %62, %92
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds nuw i64, ptr %7, i64 %89
  %96 = load i64, ptr %95, align 8
  store i64 %96, ptr %94, align 8
  %97 = add nuw nsw i64 %81, 2
  %98 = icmp samesign ult i64 %81, 30
  br i1 %98, label %80, label %131

99:
  %100 = phi i32 [ %111, %99 ], [ %2, %78 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %8, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = add i64 %62, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %109 = load i64, ptr %108, align 8
  store i64 %109, ptr %107, align 8
  %110 = add i32 %100, -1
  %111 = and i32 %110, %100
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %131, label %99

113:
  %114 = phi i32 [ %129, %127 ], [ %2, %65 ]
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %8, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = or disjoint i64 %119, 1649267441664
  %121 = call i64 @translate(ptr %0, ptr %1, i32 %115, i64 %120, i64 8, i32 %4)
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %127, label %123

123:
  %124 = inttoptr i64 %121 to ptr
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %116
  %126 = load i64, ptr %125, align 8
  store i64 %126, ptr %124, align 8
  br label %127

127:
  %128 = add i32 %114, -1
  %129 = and i32 %128, %114
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %113

131:
  br label %132

132:
  ret void
}

define void @watched_st_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.23", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @"_ZN12_GLOBAL__N_19find_lostIyjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %7, <32 x i64> %5)
  br label %36

36:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIyjEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %0, <32 x i64> %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca %struct.Lanes, align 64
  %5 = load ptr, ptr %0, align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %170, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <32 x i32>, ptr %12, align 128
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %14, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %16 = icmp eq <32 x i32> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = xor i32 %9, -1
  %19 = or i32 %17, %18
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  br label %66

27:
  %28 = extractelement <32 x i32> %13, i64 0
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = zext i32 %28 to i64
  %35 = add i64 %33, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i32 %9, -1
  %38 = and i64 %34, 7
  %39 = icmp eq i64 %38, 0
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %48

41:
  %42 = icmp ugt i64 %30, 255
  %43 = add i64 %30, -256
  %44 = icmp uge i64 %43, %34
  %45 = and i1 %42, %44
  br i1 %45, label %46, label %49

46:
  %47 = load <32 x i64>, ptr %36, align 8
  br label %170

48:
  br i1 %39, label %49, label %66

49:
  %50 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 3
  %53 = add nuw nsw i64 %52, %34
  %54 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %55 = sub nuw nsw i32 32, %54
  %56 = zext nneg i32 %55 to i64
  %57 = sub nsw i64 %56, %51
  %58 = shl nsw i64 %57, 3
  %59 = icmp ule i64 %58, %30
  %60 = sub nuw i64 %30, %58
  %61 = icmp ule i64 %53, %60
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %66

63:
  %64 = bitcast i32 %9 to <32 x i1>
  %65 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %36, <32 x i1> %64, <32 x i64> zeroinitializer)
  br label %170

66:
  %67 = phi i64 [ %26, %21 ], [ %33, %48 ], [ %33, %49 ]
  %68 = phi i64 [ %23, %21 ], [ %30, %48 ], [ %30, %49 ]
  store <32 x i32> %13, ptr %3, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  %74 = insertelement <32 x i32> poison, i32 %72, i64 0
  %75 = shufflevector <32 x i32> %74, <32 x i32> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i32> %13, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = or i32 %77, %18
  %79 = icmp eq i32 %78, -1
  %80 = and i64 %73, 7
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %94

83:
  %84 = icmp ugt i64 %68, 7
  %85 = add i64 %68, -8
  %86 = icmp uge i64 %85, %73
  %87 = select i1 %84, i1 %86, i1 false
  br i1 %87, label %88, label %94

88:
  %89 = add i64 %67, %73
  %90 = inttoptr i64 %89 to ptr
  %91 = load i64, ptr %90, align 8
  %92 = insertelement <32 x i64> poison, i64 %91, i64 0
  %93 = shufflevector <32 x i64> %92, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %168

94:
  store <32 x i64> zeroinitializer, ptr %4, align 64
  %95 = icmp ugt i64 %68, 7
  br i1 %95, label %96, label %143

96:
  %97 = trunc i64 %68 to i32
  %98 = add i32 %97, -8
  %99 = insertelement <32 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <32 x i32> %99, <32 x i32> poison, <32 x i32> zeroinitializer
  %101 = and <32 x i32> %13, splat (i32 7)
  %102 = icmp eq <32 x i32> %101, zeroinitializer
  %103 = icmp ule <32 x i32> %13, %100
  %104 = and <32 x i1> %102, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %18
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %143

108:
  %109 = icmp eq i32 %9, -1
  br i1 %109, label %110, label %129

110:
  %111 = phi i64 [ %127, %110 ], [ 0, %108 ]
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %111
  %113 = load i32, ptr %112, align 8
  %114 = zext i32 %113 to i64
  %115 = add i64 %67, %114
  %116 = inttoptr i64 %115 to ptr
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i64, ptr %4, i64 %111
  store i64 %117, ptr %118, align 16
  %119 = or disjoint i64 %111, 1
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %67, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i64, ptr %4, i64 %119
  store i64 %125, ptr %126, align 8
  %127 = add nuw nsw i64 %111, 2
  %128 = icmp samesign ult i64 %111, 30
  br i1 %128, label %110, label %166

129:
  %130 = phi i32 [ %141, %129 ], [ %9, %108 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %3, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = zext i32 %134 to i64
  %136 = add i64 %67, %135
  %137 = inttoptr i64 %136 to ptr
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i64, ptr %4, i64 %132
  store i64 %138, ptr %139, align 8
  %140 = add i32 %130, -1
  %141 = and i32 %140, %130
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %166, label %129

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %145

145:
  %146 = phi i32 [ %9, %143 ], [ %164, %162 ]
  %147 = call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %3, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = or disjoint i64 %151, 1649267441664
  %153 = load ptr, ptr %0, align 128
  %154 = load ptr, ptr %6, align 8
  %155 = load i32, ptr %144, align 128
  %156 = call i64 @translate(ptr %153, ptr %154, i32 %147, i64 %152, i64 8, i32 %155)
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:
  %159 = inttoptr i64 %156 to ptr
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i64, ptr %4, i64 %148
  store i64 %160, ptr %161, align 8
  br label %162

162:
  %163 = add i32 %146, -1
  %164 = and i32 %163, %146
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %145

166:
  %167 = load <32 x i64>, ptr %4, align 64
  br label %168

168:
  %169 = phi <32 x i64> [ %93, %88 ], [ %167, %166 ]
  br label %170

170:
  %171 = phi <32 x i64> [ %169, %168 ], [ zeroinitializer, %2 ], [ %47, %46 ], [ %65, %63 ]
  %172 = icmp ne <32 x i64> %171, %1
  %173 = bitcast <32 x i1> %172 to i32
  %174 = and i32 %9, %173
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %184, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %178 = load i32, ptr %177, align 128
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = load <32 x i32>, ptr %179, align 128
  %181 = zext <32 x i32> %180 to <32 x i64>
  %182 = or disjoint <32 x i64> %181, splat (i64 1649267441664)
  %183 = add i32 %178, 1
  call void @record(ptr %5, ptr %7, i32 %174, <32 x i64> %182, i32 %183)
  br label %184

184:
  ret void
}

define void @ld_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i64], align 64
  switch i32 %2, label %33 [
    i32 0, label %142
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 15
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 511
  %27 = add i64 %25, -512
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %142

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 15
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %70

54:
  %55 = icmp ugt i64 %40, 15
  %56 = add i64 %40, -16
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %70

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  %62 = load i64, ptr %61, align 8
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %64, ptr %5, align 8
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = insertelement <32 x i64> poison, i64 %67, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %69, ptr %65, align 8
  br label %141

70:
  %71 = icmp ugt i64 %40, 15
  br i1 %71, label %72, label %84

72:
  %73 = trunc i64 %40 to i32
  %74 = add i32 %73, -16
  %75 = insertelement <32 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <32 x i32> %75, <32 x i32> poison, <32 x i32> zeroinitializer
  %77 = and <32 x i32> %3, splat (i32 15)
  %78 = icmp eq <32 x i32> %77, zeroinitializer
  %79 = icmp ule <32 x i32> %3, %76
  %80 = and <32 x i1> %78, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = or i32 %81, %48
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %85, label %84

84:
  br label %121

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %106

87:
  %88 = phi i64 [ %104, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %91, %43
  %93 = inttoptr i64 %92 to ptr
  %94 = shl nuw nsw i64 %88, 4
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %95, ptr align 8 %93, i64 16, i1 false)
  %96 = or disjoint i64 %88, 1
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %43
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 4
  %103 = getelementptr inbounds nuw i8, ptr %8, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %103, ptr align 8 %101, i64 16, i1 false)
  %104 = add nuw nsw i64 %88, 2
  %105 = icmp samesign ult i64 %88, 30
  br i1 %105, label %87, label %140

106:
  %107 = phi i32 [ %119, %106 ], [ %2, %85 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = add i64 %112, %43
  %114 = inttoptr i64 %113 to ptr
  %115 = shl nuw nsw i32 %108, 1
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i64, ptr %8, i64 %116
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %117, ptr align 8 %114, i64 16, i1 false)
  %118 = add i32 %107, -1
  %119 = and i32 %118, %107
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %140, label %106

121:
  %122 = phi i32 [ %138, %136 ], [ %2, %84 ]
  %123 = call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %7, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = zext i32 %126 to i64
  %128 = or disjoint i64 %127, 1649267441664
  %129 = call i64 @translate(ptr %0, ptr %1, i32 %123, i64 %128, i64 16, i32 %4)
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %136, label %131

131:
  %132 = inttoptr i64 %129 to ptr
  %133 = shl nuw nsw i32 %123, 1
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i64, ptr %8, i64 %134
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %135, ptr align 8 %132, i64 16, i1 false)
  br label %136

136:
  %137 = add i32 %122, -1
  %138 = and i32 %137, %122
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %121

140:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %141

141:
  br label %142

142:
  ret void
}

define void @watched_ld_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %9

9:
  call void @ld_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [64 x i64], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %110
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 15
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 511
  %27 = add i64 %25, -512
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %110

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 15
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -16
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 15)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %90

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %75

56:
  %57 = phi i64 [ %73, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 4
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 32 %64, i64 16, i1 false)
  %65 = or disjoint i64 %57, 1
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %68, %38
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i64 %65, 4
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 16 %72, i64 16, i1 false)
  %73 = add nuw nsw i64 %57, 2
  %74 = icmp samesign ult i64 %57, 30
  br i1 %74, label %56, label %109

75:
  %76 = phi i32 [ %88, %75 ], [ %2, %54 ]
  %77 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %81, %38
  %83 = inttoptr i64 %82 to ptr
  %84 = shl nuw nsw i32 %77, 1
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i64, ptr %7, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 16 %86, i64 16, i1 false)
  %87 = add i32 %76, -1
  %88 = and i32 %87, %76
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %109, label %75

90:
  %91 = phi i32 [ %107, %105 ], [ %2, %53 ]
  %92 = call i32 @llvm.cttz.i32(i32 %91, i1 true)
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %8, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  %97 = or disjoint i64 %96, 1649267441664
  %98 = call i64 @translate(ptr %0, ptr %1, i32 %92, i64 %97, i64 16, i32 %4)
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %105, label %100

100:
  %101 = inttoptr i64 %98 to ptr
  %102 = shl nuw nsw i32 %92, 1
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i64, ptr %7, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr align 16 %104, i64 16, i1 false)
  br label %105

105:
  %106 = add i32 %91, -1
  %107 = and i32 %106, %91
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %90

109:
  br label %110

110:
  ret void
}

define void @watched_st_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.24", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIyLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIyLj2EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [64 x i64], align 64
  %5 = alloca [64 x i64], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 256
  switch i32 %7, label %9 [
    i32 0, label %156
    i32 -1, label %13
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %11 = load <32 x i32>, ptr %10, align 128
  %12 = load ptr, ptr %0, align 128
  br label %40

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %15 = load <32 x i32>, ptr %14, align 128
  %16 = shufflevector <32 x i32> %15, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %18 = icmp ne <32 x i32> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = icmp eq i32 %19, 0
  %21 = load ptr, ptr %0, align 128
  br i1 %20, label %22, label %40

22:
  %23 = extractelement <32 x i32> %15, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  %27 = zext i32 %23 to i64
  %28 = and i64 %27, 15
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %40

30:
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, 511
  %34 = add i64 %32, -512
  %35 = icmp uge i64 %34, %27
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %40

37:
  %38 = add i64 %26, %27
  %39 = inttoptr i64 %38 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %39, ptr %5)
  br label %156

40:
  %41 = phi ptr [ %12, %9 ], [ %21, %22 ], [ %21, %30 ], [ %21, %13 ]
  %42 = phi <32 x i32> [ %11, %9 ], [ %15, %22 ], [ %15, %30 ], [ %15, %13 ]
  store <32 x i32> %42, ptr %3, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %3, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %42, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %7, -1
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
  store <32 x i64> %73, ptr %5, align 64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = insertelement <32 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %78, ptr %74, align 64
  br label %155

79:
  %80 = icmp ugt i64 %49, 15
  br i1 %80, label %81, label %129

81:
  %82 = trunc i64 %49 to i32
  %83 = add i32 %82, -16
  %84 = insertelement <32 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = and <32 x i32> %42, splat (i32 15)
  %87 = icmp eq <32 x i32> %86, zeroinitializer
  %88 = icmp ule <32 x i32> %42, %85
  %89 = and <32 x i1> %87, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = or i32 %90, %57
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %129

93:
  %94 = icmp eq i32 %7, -1
  br i1 %94, label %95, label %114

95:
  %96 = phi i64 [ %112, %95 ], [ 0, %93 ]
  %97 = getelementptr inbounds nuw i32, ptr %3, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 4
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %103, ptr align 8 %101, i64 16, i1 false)
  %104 = or disjoint i64 %96, 1
  %105 = getelementptr inbounds nuw i32, ptr %3, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = add i64 %107, %52
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %104, 4
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %111, ptr align 8 %109, i64 16, i1 false)
  %112 = add nuw nsw i64 %96, 2
  %113 = icmp samesign ult i64 %96, 30
  br i1 %113, label %95, label %154

114:
  %115 = phi i32 [ %127, %114 ], [ %7, %93 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %3, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = zext i32 %119 to i64
  %121 = add i64 %120, %52
  %122 = inttoptr i64 %121 to ptr
  %123 = shl nuw nsw i32 %116, 1
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %4, i64 %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %125, ptr align 8 %122, i64 16, i1 false)
  %126 = add i32 %115, -1
  %127 = and i32 %126, %115
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %154, label %114

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %132

132:
  %133 = phi i32 [ %7, %129 ], [ %152, %150 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %3, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = or disjoint i64 %138, 1649267441664
  %140 = load ptr, ptr %0, align 128
  %141 = load ptr, ptr %130, align 8
  %142 = load i32, ptr %131, align 128
  %143 = call i64 @translate(ptr %140, ptr %141, i32 %134, i64 %139, i64 16, i32 %142)
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %150, label %145

145:
  %146 = inttoptr i64 %143 to ptr
  %147 = shl nuw nsw i32 %134, 1
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i64, ptr %4, i64 %148
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %149, ptr align 8 %146, i64 16, i1 false)
  br label %150

150:
  %151 = add i32 %133, -1
  %152 = and i32 %151, %133
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %132

154:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %155

155:
  br label %156

156:
  %157 = phi i32 [ 0, %155 ], [ %7, %2 ], [ 0, %37 ]
  br label %174

158:
  %159 = load i32, ptr %6, align 16
  %160 = and i32 %159, %184
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %173, label %162

162:
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %164 = load i32, ptr %163, align 128
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %166 = load <32 x i32>, ptr %165, align 128
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %168 = load ptr, ptr %167, align 8
  %169 = load ptr, ptr %0, align 128
  %170 = zext <32 x i32> %166 to <32 x i64>
  %171 = or disjoint <32 x i64> %170, splat (i64 1649267441664)
  %172 = add i32 %164, 1
  call void @record(ptr %169, ptr %168, i32 %160, <32 x i64> %171, i32 %172)
  br label %173

173:
  ret void

174:
  %175 = phi i1 [ false, %174 ], [ true, %156 ]
  %176 = phi ptr [ %8, %174 ], [ %5, %156 ]
  %177 = phi i64 [ 32, %174 ], [ 0, %156 ]
  %178 = phi i32 [ %184, %174 ], [ %157, %156 ]
  %179 = load <32 x i64>, ptr %176, align 64
  %180 = getelementptr inbounds nuw i64, ptr %1, i64 %177
  %181 = load <32 x i64>, ptr %180, align 8
  %182 = icmp ne <32 x i64> %179, %181
  %183 = bitcast <32 x i1> %182 to i32
  %184 = or i32 %178, %183
  br i1 %175, label %174, label %158
}

define void @ld_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i64], align 64
  switch i32 %2, label %33 [
    i32 0, label %144
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 31
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 1023
  %27 = add i64 %25, -1024
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %32, ptr %5)
  br label %144

33:
  store <32 x i32> %3, ptr %7, align 64
  %34 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load ptr, ptr %41, align 8
  %43 = ptrtoint ptr %42 to i64
  %44 = insertelement <32 x i32> poison, i32 %37, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i32> %3, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  %51 = and i64 %38, 31
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 %52, i1 false
  br i1 %53, label %54, label %72

54:
  %55 = icmp ugt i64 %40, 31
  %56 = add i64 %40, -32
  %57 = icmp uge i64 %56, %38
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %72

59:
  %60 = add i64 %43, %38
  %61 = inttoptr i64 %60 to ptr
  br label %62

62:
  %63 = phi i64 [ 0, %59 ], [ %70, %62 ]
  %64 = shl nuw nsw i64 %63, 8
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 %64
  %66 = getelementptr inbounds nuw i64, ptr %61, i64 %63
  %67 = load i64, ptr %66, align 8
  %68 = insertelement <32 x i64> poison, i64 %67, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %69, ptr %65, align 8
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, 4
  br i1 %71, label %143, label %62

72:
  %73 = icmp ugt i64 %40, 31
  br i1 %73, label %74, label %86

74:
  %75 = trunc i64 %40 to i32
  %76 = add i32 %75, -32
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = and <32 x i32> %3, splat (i32 31)
  %80 = icmp eq <32 x i32> %79, zeroinitializer
  %81 = icmp ule <32 x i32> %3, %78
  %82 = and <32 x i1> %80, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %48
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %87, label %86

86:
  br label %123

87:
  %88 = icmp eq i32 %2, -1
  br i1 %88, label %89, label %108

89:
  %90 = phi i64 [ %106, %89 ], [ 0, %87 ]
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 8
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, %43
  %95 = inttoptr i64 %94 to ptr
  %96 = shl nuw nsw i64 %90, 5
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %97, ptr align 8 %95, i64 32, i1 false)
  %98 = or disjoint i64 %90, 1
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %43
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 5
  %105 = getelementptr inbounds nuw i8, ptr %8, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %105, ptr align 8 %103, i64 32, i1 false)
  %106 = add nuw nsw i64 %90, 2
  %107 = icmp samesign ult i64 %90, 30
  br i1 %107, label %89, label %142

108:
  %109 = phi i32 [ %121, %108 ], [ %2, %87 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %7, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = add i64 %114, %43
  %116 = inttoptr i64 %115 to ptr
  %117 = shl nuw nsw i32 %110, 2
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i64, ptr %8, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %119, ptr align 8 %116, i64 32, i1 false)
  %120 = add i32 %109, -1
  %121 = and i32 %120, %109
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %142, label %108

123:
  %124 = phi i32 [ %140, %138 ], [ %2, %86 ]
  %125 = call i32 @llvm.cttz.i32(i32 %124, i1 true)
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %7, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = zext i32 %128 to i64
  %130 = or disjoint i64 %129, 1649267441664
  %131 = call i64 @translate(ptr %0, ptr %1, i32 %125, i64 %130, i64 32, i32 %4)
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %138, label %133

133:
  %134 = inttoptr i64 %131 to ptr
  %135 = shl nuw nsw i32 %125, 2
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %8, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %137, ptr align 8 %134, i64 32, i1 false)
  br label %138

138:
  %139 = add i32 %124, -1
  %140 = and i32 %139, %124
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %123

142:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %8, ptr %5)
  br label %143

143:
  br label %144

144:
  ret void
}

define void @watched_ld_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %9, label %8

8:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 32)
  br label %9

9:
  call void @ld_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  ret void
}

define void @st_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca [128 x i64], align 64
  %8 = alloca %struct.Lanes.64, align 64
  switch i32 %2, label %33 [
    i32 0, label %110
    i32 -1, label %9
  ]

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %12 = icmp ne <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %33

15:
  %16 = extractelement <32 x i32> %3, i64 0
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = zext i32 %16 to i64
  %21 = and i64 %20, 31
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %33

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 1023
  %27 = add i64 %25, -1024
  %28 = icmp uge i64 %27, %20
  %29 = and i1 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = add i64 %19, %20
  %32 = inttoptr i64 %31 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %32, ptr %5)
  br label %110

33:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %7, ptr %5)
  store <32 x i32> %3, ptr %8, align 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load ptr, ptr %36, align 8
  %38 = ptrtoint ptr %37 to i64
  %39 = icmp ugt i64 %35, 31
  br i1 %39, label %40, label %53

40:
  %41 = trunc i64 %35 to i32
  %42 = add i32 %41, -32
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %3, splat (i32 31)
  %46 = icmp eq <32 x i32> %45, zeroinitializer
  %47 = icmp ule <32 x i32> %3, %44
  %48 = and <32 x i1> %46, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %54, label %53

53:
  br label %90

54:
  %55 = icmp eq i32 %2, -1
  br i1 %55, label %56, label %75

56:
  %57 = phi i64 [ %73, %56 ], [ 0, %54 ]
  %58 = getelementptr inbounds nuw i32, ptr %8, i64 %57
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %60, %38
  %62 = inttoptr i64 %61 to ptr
  %63 = shl nuw nsw i64 %57, 5
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 64 %64, i64 32, i1 false)
  %65 = or disjoint i64 %57, 1
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %68, %38
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i64 %65, 5
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 %71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 32 %72, i64 32, i1 false)
  %73 = add nuw nsw i64 %57, 2
  %74 = icmp samesign ult i64 %57, 30
  br i1 %74, label %56, label %109

75:
  %76 = phi i32 [ %88, %75 ], [ %2, %54 ]
  %77 = call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %8, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %81, %38
  %83 = inttoptr i64 %82 to ptr
  %84 = shl nuw nsw i32 %77, 2
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i64, ptr %7, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 32 %86, i64 32, i1 false)
  %87 = add i32 %76, -1
  %88 = and i32 %87, %76
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %109, label %75

90:
  %91 = phi i32 [ %107, %105 ], [ %2, %53 ]
  %92 = call i32 @llvm.cttz.i32(i32 %91, i1 true)
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %8, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  %97 = or disjoint i64 %96, 1649267441664
  %98 = call i64 @translate(ptr %0, ptr %1, i32 %92, i64 %97, i64 32, i32 %4)
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %105, label %100

100:
  %101 = inttoptr i64 %98 to ptr
  %102 = shl nuw nsw i32 %92, 2
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i64, ptr %7, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr align 32 %104, i64 32, i1 false)
  br label %105

105:
  %106 = add i32 %91, -1
  %107 = and i32 %106, %91
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %90

109:
  br label %110

110:
  ret void
}

define void @watched_st_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.25", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @_ZN12_GLOBAL__N_19find_lostIyLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %7, ptr %5)
  br label %36

36:
  ret void
}

define internal void @_ZN12_GLOBAL__N_19find_lostIyLj4EjEEvRKNS_6AccessIT1_T_XT0_EEEPKS3_(ptr align 128 %0, ptr %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca [128 x i64], align 64
  %5 = alloca [128 x i64], align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  switch i32 %7, label %8 [
    i32 0, label %157
    i32 -1, label %12
  ]

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %10 = load <32 x i32>, ptr %9, align 128
  %11 = load ptr, ptr %0, align 128
  br label %39

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load <32 x i32>, ptr %13, align 128
  %15 = shufflevector <32 x i32> %14, <32 x i32> poison, <32 x i32> zeroinitializer
  %16 = add <32 x i32> %15, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %17 = icmp ne <32 x i32> %14, %16
  %18 = bitcast <32 x i1> %17 to i32
  %19 = icmp eq i32 %18, 0
  %20 = load ptr, ptr %0, align 128
  br i1 %19, label %21, label %39

21:
  %22 = extractelement <32 x i32> %14, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = zext i32 %22 to i64
  %27 = and i64 %26, 31
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %39

29:
  %30 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = icmp ugt i64 %31, 1023
  %33 = add i64 %31, -1024
  %34 = icmp uge i64 %33, %26
  %35 = and i1 %32, %34
  br i1 %35, label %36, label %39

36:
  %37 = add i64 %25, %26
  %38 = inttoptr i64 %37 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %38, ptr %5)
  br label %157

39:
  %40 = phi ptr [ %11, %8 ], [ %20, %21 ], [ %20, %29 ], [ %20, %12 ]
  %41 = phi <32 x i32> [ %10, %8 ], [ %14, %21 ], [ %14, %29 ], [ %14, %12 ]
  store <32 x i32> %41, ptr %3, align 64
  %42 = call i32 @llvm.cttz.i32(i32 %7, i1 false)
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = insertelement <32 x i32> poison, i32 %45, i64 0
  %53 = shufflevector <32 x i32> %52, <32 x i32> poison, <32 x i32> zeroinitializer
  %54 = icmp eq <32 x i32> %41, %53
  %55 = bitcast <32 x i1> %54 to i32
  %56 = xor i32 %7, -1
  %57 = or i32 %55, %56
  %58 = icmp eq i32 %57, -1
  %59 = and i64 %46, 31
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %58, i1 %60, i1 false
  br i1 %61, label %62, label %80

62:
  %63 = icmp ugt i64 %48, 31
  %64 = add i64 %48, -32
  %65 = icmp uge i64 %64, %46
  %66 = select i1 %63, i1 %65, i1 false
  br i1 %66, label %67, label %80

67:
  %68 = add i64 %51, %46
  %69 = inttoptr i64 %68 to ptr
  br label %70

70:
  %71 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %72 = shl nuw nsw i64 %71, 8
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 %72
  %74 = getelementptr inbounds nuw i64, ptr %69, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = insertelement <32 x i64> poison, i64 %75, i64 0
  %77 = shufflevector <32 x i64> %76, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %77, ptr %73, align 64
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %156, label %70

80:
  %81 = icmp ugt i64 %48, 31
  br i1 %81, label %82, label %130

82:
  %83 = trunc i64 %48 to i32
  %84 = add i32 %83, -32
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %41, splat (i32 31)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %41, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %56
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %130

94:
  %95 = icmp eq i32 %7, -1
  br i1 %95, label %96, label %115

96:
  %97 = phi i64 [ %113, %96 ], [ 0, %94 ]
  %98 = getelementptr inbounds nuw i32, ptr %3, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = add i64 %100, %51
  %102 = inttoptr i64 %101 to ptr
  %103 = shl nuw nsw i64 %97, 5
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 %103
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %104, ptr align 8 %102, i64 32, i1 false)
  %105 = or disjoint i64 %97, 1
  %106 = getelementptr inbounds nuw i32, ptr %3, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %51
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 5
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %112, ptr align 8 %110, i64 32, i1 false)
  %113 = add nuw nsw i64 %97, 2
  %114 = icmp samesign ult i64 %97, 30
  br i1 %114, label %96, label %155

115:
  %116 = phi i32 [ %128, %115 ], [ %7, %94 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = zext i32 %120 to i64
  %122 = add i64 %121, %51
  %123 = inttoptr i64 %122 to ptr
  %124 = shl nuw nsw i32 %117, 2
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %4, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %126, ptr align 8 %123, i64 32, i1 false)
  %127 = add i32 %116, -1
  %128 = and i32 %127, %116
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %155, label %115

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %133

133:
  %134 = phi i32 [ %7, %130 ], [ %153, %151 ]
  %135 = call i32 @llvm.cttz.i32(i32 %134, i1 true)
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %3, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = zext i32 %138 to i64
  %140 = or disjoint i64 %139, 1649267441664
  %141 = load ptr, ptr %0, align 128
  %142 = load ptr, ptr %131, align 8
  %143 = load i32, ptr %132, align 128
  %144 = call i64 @translate(ptr %141, ptr %142, i32 %135, i64 %140, i64 32, i32 %143)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %135, 2
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %4, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %150, ptr align 8 %147, i64 32, i1 false)
  br label %151

151:
  %152 = add i32 %134, -1
  %153 = and i32 %152, %134
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %133

155:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %4, ptr %5)
  br label %156

156:
  br label %157

157:
  %158 = phi i32 [ 0, %156 ], [ %7, %2 ], [ 0, %36 ]
  br label %175

159:
  %160 = load i32, ptr %6, align 16
  %161 = and i32 %160, %185
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %174, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %165 = load i32, ptr %164, align 128
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %167 = load <32 x i32>, ptr %166, align 128
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %169 = load ptr, ptr %168, align 8
  %170 = load ptr, ptr %0, align 128
  %171 = zext <32 x i32> %167 to <32 x i64>
  %172 = or disjoint <32 x i64> %171, splat (i64 1649267441664)
  %173 = add i32 %165, 1
  call void @record(ptr %170, ptr %169, i32 %161, <32 x i64> %172, i32 %173)
  br label %174

174:
  ret void

175:
  %176 = phi i64 [ %186, %175 ], [ 0, %157 ]
  %177 = phi i32 [ %185, %175 ], [ %158, %157 ]
  %178 = shl nuw nsw i64 %176, 5
  %179 = getelementptr inbounds nuw i64, ptr %5, i64 %178
  %180 = load <32 x i64>, ptr %179, align 64
  %181 = getelementptr inbounds nuw i64, ptr %1, i64 %178
  %182 = load <32 x i64>, ptr %181, align 8
  %183 = icmp ne <32 x i64> %180, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = or i32 %177, %184
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp eq i64 %186, 4
  br i1 %187, label %159, label %175
}

define <32 x i128> @ld_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.107, align 64
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %162, label %9

9:
  %10 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = add <32 x i32> %10, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %12 = icmp eq <32 x i32> %3, %11
  %13 = bitcast <32 x i1> %12 to i32
  %14 = xor i32 %2, -1
  %15 = or i32 %13, %14
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %21 to i64
  br label %62

23:
  %24 = extractelement <32 x i32> %3, i64 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %24 to i64
  %31 = add i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = icmp eq i32 %2, -1
  %34 = and i64 %30, 15
  %35 = icmp eq i64 %34, 0
  %36 = and i1 %33, %35
  br i1 %36, label %37, label %44

37:
  %38 = icmp ugt i64 %26, 511
  %39 = add i64 %26, -512
  %40 = icmp uge i64 %39, %30
  %41 = and i1 %38, %40
  br i1 %41, label %42, label %45

42:
  %43 = load <32 x i128>, ptr %32, align 16
  br label %162

44:
  br i1 %35, label %45, label %62

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 4
  %49 = add nuw nsw i64 %48, %30
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 4
  %55 = icmp ule i64 %54, %26
  %56 = sub nuw i64 %26, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %62

59:
  %60 = bitcast i32 %2 to <32 x i1>
  %61 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %32, <32 x i1> %60, <32 x i128> zeroinitializer)
  br label %162

62:
  %63 = phi i64 [ %22, %17 ], [ %29, %44 ], [ %29, %45 ]
  %64 = phi i64 [ %19, %17 ], [ %26, %44 ], [ %26, %45 ]
  store <32 x i32> %3, ptr %6, align 64
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = insertelement <32 x i32> poison, i32 %68, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = icmp eq <32 x i32> %3, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = or i32 %73, %14
  %75 = icmp eq i32 %74, -1
  %76 = and i64 %69, 15
  %77 = icmp eq i64 %76, 0
  %78 = select i1 %75, i1 %77, i1 false
  br i1 %78, label %79, label %90

79:
  %80 = icmp ugt i64 %64, 15
  %81 = add i64 %64, -16
  %82 = icmp uge i64 %81, %69
  %83 = select i1 %80, i1 %82, i1 false
  br i1 %83, label %84, label %90

84:
  %85 = add i64 %63, %69
  %86 = inttoptr i64 %85 to ptr
  %87 = load i128, ptr %86, align 16
  %88 = insertelement <32 x i128> poison, i128 %87, i64 0
  %89 = shufflevector <32 x i128> %88, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %160

90:
  store <32 x i128> zeroinitializer, ptr %7, align 64
  %91 = icmp ugt i64 %64, 15
  br i1 %91, label %93, label %92

92:
  br label %140

93:
  %94 = trunc i64 %64 to i32
  %95 = add i32 %94, -16
  %96 = insertelement <32 x i32> poison, i32 %95, i64 0
  %97 = shufflevector <32 x i32> %96, <32 x i32> poison, <32 x i32> zeroinitializer
  %98 = and <32 x i32> %3, splat (i32 15)
  %99 = icmp eq <32 x i32> %98, zeroinitializer
  %100 = icmp ule <32 x i32> %3, %97
  %101 = and <32 x i1> %99, %100
  %102 = bitcast <32 x i1> %101 to i32
  %103 = or i32 %102, %14
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %92

105:
  %106 = icmp eq i32 %2, -1
  br i1 %106, label %107, label %126

107:
  %108 = phi i64 [ %124, %107 ], [ 0, %105 ]
  %109 = getelementptr inbounds nuw i32, ptr %6, i64 %108
  %110 = load i32, ptr %109, align 8
  %111 = zext i32 %110 to i64
  %112 = add i64 %63, %111
  %113 = inttoptr i64 %112 to ptr
  %114 = load i128, ptr %113, align 16
  %115 = getelementptr inbounds nuw i128, ptr %7, i64 %108
  store i128 %114, ptr %115, align 32
  %116 = or disjoint i64 %108, 1
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = add i64 %63, %119
  %121 = inttoptr i64 %120 to ptr
  %122 = load i128, ptr %121, align 16
  %123 = getelementptr inbounds nuw i128, ptr %7, i64 %116
  store i128 %122, ptr %123, align 16
  %124 = add nuw nsw i64 %108, 2
  %125 = icmp samesign ult i64 %108, 30
  br i1 %125, label %107, label %158

126:
  %127 = phi i32 [ %138, %126 ], [ %2, %105 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %6, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = zext i32 %131 to i64
  %133 = add i64 %63, %132
  %134 = inttoptr i64 %133 to ptr
  %135 = load i128, ptr %134, align 16
  %136 = getelementptr inbounds nuw i128, ptr %7, i64 %129
  store i128 %135, ptr %136, align 16
  %137 = add i32 %127, -1
  %138 = and i32 %137, %127
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %158, label %126

140:
  %141 = phi i32 [ %156, %154 ], [ %2, %92 ]
  %142 = call i32 @llvm.cttz.i32(i32 %141, i1 true)
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %6, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = zext i32 %145 to i64
  %147 = or disjoint i64 %146, 1649267441664
  %148 = call i64 @translate(ptr %0, ptr %1, i32 %142, i64 %147, i64 16, i32 %4)
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = inttoptr i64 %148 to ptr
  %152 = load i128, ptr %151, align 16
  %153 = getelementptr inbounds nuw i128, ptr %7, i64 %143
  store i128 %152, ptr %153, align 16
  br label %154

154:
  %155 = add i32 %141, -1
  %156 = and i32 %155, %141
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %140

158:
  %159 = load <32 x i128>, ptr %7, align 64
  br label %160

160:
  %161 = phi <32 x i128> [ %89, %84 ], [ %159, %158 ]
  br label %162

162:
  %163 = phi <32 x i128> [ %161, %160 ], [ zeroinitializer, %5 ], [ %43, %42 ], [ %61, %59 ]
  ret <32 x i128> %163
}

define <32 x i128> @watched_ld_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %8, label %7

7:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %8

8:
  %9 = call <32 x i128> @ld_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4)
  ret <32 x i128> %9
}

define void @st_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %struct.Lanes.107, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %132, label %10

10:
  %11 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = add <32 x i32> %11, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %13 = icmp eq <32 x i32> %3, %12
  %14 = bitcast <32 x i1> %13 to i32
  %15 = xor i32 %2, -1
  %16 = or i32 %14, %15
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %24, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = ptrtoint ptr %22 to i64
  br label %61

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = zext i32 %25 to i64
  %32 = add i64 %30, %31
  %33 = inttoptr i64 %32 to ptr
  %34 = icmp eq i32 %2, -1
  %35 = and i64 %31, 15
  %36 = icmp eq i64 %35, 0
  %37 = and i1 %34, %36
  br i1 %37, label %38, label %44

38:
  %39 = icmp ugt i64 %27, 511
  %40 = add i64 %27, -512
  %41 = icmp uge i64 %40, %31
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %45

43:
  store <32 x i128> %5, ptr %33, align 16
  br label %132

44:
  br i1 %36, label %45, label %61

45:
  %46 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 4
  %49 = add nuw nsw i64 %48, %31
  %50 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %51 = sub nuw nsw i32 32, %50
  %52 = zext nneg i32 %51 to i64
  %53 = sub nsw i64 %52, %47
  %54 = shl nsw i64 %53, 4
  %55 = icmp ule i64 %54, %27
  %56 = sub nuw i64 %27, %54
  %57 = icmp ule i64 %49, %56
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %59, label %61

59:
  %60 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i128.p0(<32 x i128> %5, ptr align 16 %33, <32 x i1> %60)
  br label %132

61:
  %62 = phi i64 [ %23, %18 ], [ %30, %44 ], [ %30, %45 ]
  %63 = phi i64 [ %20, %18 ], [ %27, %44 ], [ %27, %45 ]
  store <32 x i128> %5, ptr %7, align 64
  store <32 x i32> %3, ptr %8, align 64
  %64 = icmp ugt i64 %63, 15
  br i1 %64, label %66, label %65

65:
  br label %113

66:
  %67 = trunc i64 %63 to i32
  %68 = add i32 %67, -16
  %69 = insertelement <32 x i32> poison, i32 %68, i64 0
  %70 = shufflevector <32 x i32> %69, <32 x i32> poison, <32 x i32> zeroinitializer
  %71 = and <32 x i32> %3, splat (i32 15)
  %72 = icmp eq <32 x i32> %71, zeroinitializer
  %73 = icmp ule <32 x i32> %3, %70
  %74 = and <32 x i1> %72, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = or i32 %75, %15
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %65

78:
  %79 = icmp eq i32 %2, -1
  br i1 %79, label %80, label %99

80:
  %81 = phi i64 [ %97, %80 ], [ 0, %78 ]
  %82 = getelementptr inbounds nuw i32, ptr %8, i64 %81
  %83 = load i32, ptr %82, align 8
  %84 = zext i32 %83 to i64
  %85 = add i64 %62, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = getelementptr inbounds nuw i128, ptr %7, i64 %81
  %88 = load i128, ptr %87, align 32
  store i128 %88, ptr %86, align 16
  %89 = or disjoint i64 %81, 1
  %90 = getelementptr inbounds nuw i32, ptr %8, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %62, %92
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds nuw i128, ptr %7, i64 %89
  %96 = load i128, ptr %95, align 16
  store i128 %96, ptr %94, align 16
  %97 = add nuw nsw i64 %81, 2
  %98 = icmp samesign ult i64 %81, 30
  br i1 %98, label %80, label %131

99:
  %100 = phi i32 [ %111, %99 ], [ %2, %78 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %8, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = add i64 %62, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds nuw i128, ptr %7, i64 %102
  %109 = load i128, ptr %108, align 16
  store i128 %109, ptr %107, align 16
  %110 = add i32 %100, -1
  %111 = and i32 %110, %100
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %131, label %99

113:
  %114 = phi i32 [ %129, %127 ], [ %2, %65 ]
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %8, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = or disjoint i64 %119, 1649267441664
  %121 = call i64 @translate(ptr %0, ptr %1, i32 %115, i64 %120, i64 16, i32 %4)
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %127, label %123

123:
  %124 = inttoptr i64 %121 to ptr
  %125 = getelementptr inbounds nuw i128, ptr %7, i64 %116
  %126 = load i128, ptr %125, align 16
  store i128 %126, ptr %124, align 16
  br label %127

127:
  %128 = add i32 %114, -1
  %129 = and i32 %128, %114
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %113

131:
  br label %132

132:
  ret void
}

define void @watched_st_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %"struct.(anonymous namespace)::Access.26", align 128
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %12, label %9

9:
  %10 = zext <32 x i32> %3 to <32 x i64>
  %11 = or disjoint <32 x i64> %10, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %11, i32 %4)
  br label %12

12:
  call void @st_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  %16 = call i32 @llvm.ctpop.i32(i32 %2)
  %17 = icmp samesign ult i32 %16, 2
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %36, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %36

23:
  %24 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = add <32 x i32> %24, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %26 = icmp eq <32 x i32> %3, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = xor i32 %2, -1
  %29 = or i32 %27, %28
  %30 = icmp eq i32 %29, -1
  br i1 %30, label %36, label %31

31:
  store ptr %0, ptr %7, align 128
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %2, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <32 x i32> %3, ptr %34, align 128
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store i32 %4, ptr %35, align 128
  call void @"_ZN12_GLOBAL__N_19find_lostIojEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %7, <32 x i128> %5)
  br label %36

36:
  ret void
}

define internal void @"_ZN12_GLOBAL__N_19find_lostIojEEvRKNS_6AccessIT0_T_Lj1EEEDvmlL3$_032EstS3__S3_"(ptr align 128 %0, <32 x i128> %1) unnamed_addr {
  %3 = alloca %struct.Lanes.64, align 64
  %4 = alloca %struct.Lanes.107, align 64
  %5 = load ptr, ptr %0, align 128
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %170, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load <32 x i32>, ptr %12, align 128
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = add <32 x i32> %14, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %16 = icmp eq <32 x i32> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = xor i32 %9, -1
  %19 = or i32 %17, %18
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %27, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  br label %66

27:
  %28 = extractelement <32 x i32> %13, i64 0
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = zext i32 %28 to i64
  %35 = add i64 %33, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i32 %9, -1
  %38 = and i64 %34, 15
  %39 = icmp eq i64 %38, 0
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %48

41:
  %42 = icmp ugt i64 %30, 511
  %43 = add i64 %30, -512
  %44 = icmp uge i64 %43, %34
  %45 = and i1 %42, %44
  br i1 %45, label %46, label %49

46:
  %47 = load <32 x i128>, ptr %36, align 16
  br label %170

48:
  br i1 %39, label %49, label %66

49:
  %50 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 4
  %53 = add nuw nsw i64 %52, %34
  %54 = call i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %55 = sub nuw nsw i32 32, %54
  %56 = zext nneg i32 %55 to i64
  %57 = sub nsw i64 %56, %51
  %58 = shl nsw i64 %57, 4
  %59 = icmp ule i64 %58, %30
  %60 = sub nuw i64 %30, %58
  %61 = icmp ule i64 %53, %60
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %66

63:
  %64 = bitcast i32 %9 to <32 x i1>
  %65 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %36, <32 x i1> %64, <32 x i128> zeroinitializer)
  br label %170

66:
  %67 = phi i64 [ %26, %21 ], [ %33, %48 ], [ %33, %49 ]
  %68 = phi i64 [ %23, %21 ], [ %30, %48 ], [ %30, %49 ]
  store <32 x i32> %13, ptr %3, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = zext i32 %72 to i64
  %74 = insertelement <32 x i32> poison, i32 %72, i64 0
  %75 = shufflevector <32 x i32> %74, <32 x i32> poison, <32 x i32> zeroinitializer
  %76 = icmp eq <32 x i32> %13, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = or i32 %77, %18
  %79 = icmp eq i32 %78, -1
  %80 = and i64 %73, 15
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %94

83:
  %84 = icmp ugt i64 %68, 15
  %85 = add i64 %68, -16
  %86 = icmp uge i64 %85, %73
  %87 = select i1 %84, i1 %86, i1 false
  br i1 %87, label %88, label %94

88:
  %89 = add i64 %67, %73
  %90 = inttoptr i64 %89 to ptr
  %91 = load i128, ptr %90, align 16
  %92 = insertelement <32 x i128> poison, i128 %91, i64 0
  %93 = shufflevector <32 x i128> %92, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %168

94:
  store <32 x i128> zeroinitializer, ptr %4, align 64
  %95 = icmp ugt i64 %68, 15
  br i1 %95, label %96, label %143

96:
  %97 = trunc i64 %68 to i32
  %98 = add i32 %97, -16
  %99 = insertelement <32 x i32> poison, i32 %98, i64 0
  %100 = shufflevector <32 x i32> %99, <32 x i32> poison, <32 x i32> zeroinitializer
  %101 = and <32 x i32> %13, splat (i32 15)
  %102 = icmp eq <32 x i32> %101, zeroinitializer
  %103 = icmp ule <32 x i32> %13, %100
  %104 = and <32 x i1> %102, %103
  %105 = bitcast <32 x i1> %104 to i32
  %106 = or i32 %105, %18
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %143

108:
  %109 = icmp eq i32 %9, -1
  br i1 %109, label %110, label %129

110:
  %111 = phi i64 [ %127, %110 ], [ 0, %108 ]
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %111
  %113 = load i32, ptr %112, align 8
  %114 = zext i32 %113 to i64
  %115 = add i64 %67, %114
  %116 = inttoptr i64 %115 to ptr
  %117 = load i128, ptr %116, align 16
  %118 = getelementptr inbounds nuw i128, ptr %4, i64 %111
  store i128 %117, ptr %118, align 32
  %119 = or disjoint i64 %111, 1
  %120 = getelementptr inbounds nuw i32, ptr %3, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %67, %122
  %124 = inttoptr i64 %123 to ptr
  %125 = load i128, ptr %124, align 16
  %126 = getelementptr inbounds nuw i128, ptr %4, i64 %119
  store i128 %125, ptr %126, align 16
  %127 = add nuw nsw i64 %111, 2
  %128 = icmp samesign ult i64 %111, 30
  br i1 %128, label %110, label %166

129:
  %130 = phi i32 [ %141, %129 ], [ %9, %108 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %3, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = zext i32 %134 to i64
  %136 = add i64 %67, %135
  %137 = inttoptr i64 %136 to ptr
  %138 = load i128, ptr %137, align 16
  %139 = getelementptr inbounds nuw i128, ptr %4, i64 %132
  store i128 %138, ptr %139, align 16
  %140 = add i32 %130, -1
  %141 = and i32 %140, %130
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %166, label %129

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %145

145:
  %146 = phi i32 [ %9, %143 ], [ %164, %162 ]
  %147 = call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %3, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = or disjoint i64 %151, 1649267441664
  %153 = load ptr, ptr %0, align 128
  %154 = load ptr, ptr %6, align 8
  %155 = load i32, ptr %144, align 128
  %156 = call i64 @translate(ptr %153, ptr %154, i32 %147, i64 %152, i64 16, i32 %155)
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:
  %159 = inttoptr i64 %156 to ptr
  %160 = load i128, ptr %159, align 16
  %161 = getelementptr inbounds nuw i128, ptr %4, i64 %148
  store i128 %160, ptr %161, align 16
  br label %162

162:
  %163 = add i32 %146, -1
  %164 = and i32 %163, %146
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %145

166:
  %167 = load <32 x i128>, ptr %4, align 64
  br label %168

168:
  %169 = phi <32 x i128> [ %93, %88 ], [ %167, %166 ]
  br label %170

170:
  %171 = phi <32 x i128> [ %169, %168 ], [ zeroinitializer, %2 ], [ %47, %46 ], [ %65, %63 ]
  %172 = icmp ne <32 x i128> %171, %1
  %173 = bitcast <32 x i1> %172 to i32
  %174 = and i32 %9, %173
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %184, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %178 = load i32, ptr %177, align 128
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = load <32 x i32>, ptr %179, align 128
  %181 = zext <32 x i32> %180 to <32 x i64>
  %182 = or disjoint <32 x i64> %181, splat (i64 1649267441664)
  %183 = add i32 %178, 1
  call void @record(ptr %5, ptr %7, i32 %174, <32 x i64> %182, i32 %183)
  br label %184

184:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @hold(ptr, ptr, i32, <32 x i32>, i32, i32)

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

declare i32 @llvm.ctpop.i32(i32)
