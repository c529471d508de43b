; Made of warps.cpp by `make runtime`.

%struct.Lanes = type { [32 x i32] }
%struct.Lanes.1 = type { [32 x i64] }

define <32 x i32> @shuffled_up_all(<32 x i32> %0, i32 %1, i32 %2, i32 %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = insertelement <32 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %0, ptr %5, align 64
  %8 = and i32 %1, 31
  %9 = insertelement <32 x i32> poison, i32 %8, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = lshr <32 x i32> %7, splat (i32 8)
  %12 = and <32 x i32> %11, splat (i32 31)
  %13 = xor <32 x i32> %12, splat (i32 31)
  %14 = and <32 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %15 = and <32 x i32> %13, %7
  %16 = or <32 x i32> %15, %14
  %17 = sub nsw <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %10
  %18 = icmp slt <32 x i32> %17, %16
  %19 = and <32 x i32> %17, splat (i32 31)
  %20 = select <32 x i1> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %19
  %21 = extractelement <32 x i32> %20, i64 0
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %24, i64 0
  %26 = extractelement <32 x i32> %20, i64 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = insertelement <32 x i32> %25, i32 %29, i64 1
  %31 = extractelement <32 x i32> %20, i64 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %30, i32 %34, i64 2
  %36 = extractelement <32 x i32> %20, i64 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <32 x i32> %35, i32 %39, i64 3
  %41 = extractelement <32 x i32> %20, i64 4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = insertelement <32 x i32> %40, i32 %44, i64 4
  %46 = extractelement <32 x i32> %20, i64 5
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %45, i32 %49, i64 5
  %51 = extractelement <32 x i32> %20, i64 6
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %50, i32 %54, i64 6
  %56 = extractelement <32 x i32> %20, i64 7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %55, i32 %59, i64 7
  %61 = extractelement <32 x i32> %20, i64 8
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <32 x i32> %60, i32 %64, i64 8
  %66 = extractelement <32 x i32> %20, i64 9
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = insertelement <32 x i32> %65, i32 %69, i64 9
  %71 = extractelement <32 x i32> %20, i64 10
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = insertelement <32 x i32> %70, i32 %74, i64 10
  %76 = extractelement <32 x i32> %20, i64 11
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %75, i32 %79, i64 11
  %81 = extractelement <32 x i32> %20, i64 12
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %80, i32 %84, i64 12
  %86 = extractelement <32 x i32> %20, i64 13
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %85, i32 %89, i64 13
  %91 = extractelement <32 x i32> %20, i64 14
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = insertelement <32 x i32> %90, i32 %94, i64 14
  %96 = extractelement <32 x i32> %20, i64 15
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = insertelement <32 x i32> %95, i32 %99, i64 15
  %101 = extractelement <32 x i32> %20, i64 16
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %5, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = insertelement <32 x i32> %100, i32 %104, i64 16
  %106 = extractelement <32 x i32> %20, i64 17
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %105, i32 %109, i64 17
  %111 = extractelement <32 x i32> %20, i64 18
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %110, i32 %114, i64 18
  %116 = extractelement <32 x i32> %20, i64 19
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %115, i32 %119, i64 19
  %121 = extractelement <32 x i32> %20, i64 20
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = insertelement <32 x i32> %120, i32 %124, i64 20
  %126 = extractelement <32 x i32> %20, i64 21
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %5, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> %125, i32 %129, i64 21
  %131 = extractelement <32 x i32> %20, i64 22
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = insertelement <32 x i32> %130, i32 %134, i64 22
  %136 = extractelement <32 x i32> %20, i64 23
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %5, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %135, i32 %139, i64 23
  %141 = extractelement <32 x i32> %20, i64 24
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %5, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %140, i32 %144, i64 24
  %146 = extractelement <32 x i32> %20, i64 25
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %145, i32 %149, i64 25
  %151 = extractelement <32 x i32> %20, i64 26
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <32 x i32> %150, i32 %154, i64 26
  %156 = extractelement <32 x i32> %20, i64 27
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = insertelement <32 x i32> %155, i32 %159, i64 27
  %161 = extractelement <32 x i32> %20, i64 28
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <32 x i32> %160, i32 %164, i64 28
  %166 = extractelement <32 x i32> %20, i64 29
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %5, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %165, i32 %169, i64 29
  %171 = extractelement <32 x i32> %20, i64 30
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %170, i32 %174, i64 30
  %176 = extractelement <32 x i32> %20, i64 31
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr %5, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <32 x i32> %175, i32 %179, i64 31
  %181 = insertelement <32 x i32> poison, i32 %3, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = shl nuw <32 x i32> splat (i32 1), %20
  %184 = and <32 x i32> %183, %182
  %185 = icmp eq <32 x i32> %184, zeroinitializer
  %186 = select <32 x i1> %185, <32 x i32> splat (i32 -1), <32 x i32> %180
  ret <32 x i32> %186
}

define <32 x i32> @shuffled_up_each(<32 x i32> %0, <32 x i32> %1, <32 x i32> %2, <32 x i32> %3) {
  %5 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %5, align 64
  %6 = and <32 x i32> %1, splat (i32 31)
  %7 = lshr <32 x i32> %2, splat (i32 8)
  %8 = and <32 x i32> %7, splat (i32 31)
  %9 = xor <32 x i32> %8, splat (i32 31)
  %10 = and <32 x i32> %7, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = and <32 x i32> %9, %2
  %12 = or <32 x i32> %11, %10
  %13 = sub nsw <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %6
  %14 = icmp slt <32 x i32> %13, %12
  %15 = and <32 x i32> %13, splat (i32 31)
  %16 = select <32 x i1> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %15
  %17 = extractelement <32 x i32> %16, i64 0
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %5, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %20, i64 0
  %22 = extractelement <32 x i32> %16, i64 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = insertelement <32 x i32> %21, i32 %25, i64 1
  %27 = extractelement <32 x i32> %16, i64 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = insertelement <32 x i32> %26, i32 %30, i64 2
  %32 = extractelement <32 x i32> %16, i64 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = insertelement <32 x i32> %31, i32 %35, i64 3
  %37 = extractelement <32 x i32> %16, i64 4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %5, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = insertelement <32 x i32> %36, i32 %40, i64 4
  %42 = extractelement <32 x i32> %16, i64 5
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = insertelement <32 x i32> %41, i32 %45, i64 5
  %47 = extractelement <32 x i32> %16, i64 6
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = insertelement <32 x i32> %46, i32 %50, i64 6
  %52 = extractelement <32 x i32> %16, i64 7
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = insertelement <32 x i32> %51, i32 %55, i64 7
  %57 = extractelement <32 x i32> %16, i64 8
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %5, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = insertelement <32 x i32> %56, i32 %60, i64 8
  %62 = extractelement <32 x i32> %16, i64 9
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = insertelement <32 x i32> %61, i32 %65, i64 9
  %67 = extractelement <32 x i32> %16, i64 10
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = insertelement <32 x i32> %66, i32 %70, i64 10
  %72 = extractelement <32 x i32> %16, i64 11
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = insertelement <32 x i32> %71, i32 %75, i64 11
  %77 = extractelement <32 x i32> %16, i64 12
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = insertelement <32 x i32> %76, i32 %80, i64 12
  %82 = extractelement <32 x i32> %16, i64 13
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %5, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = insertelement <32 x i32> %81, i32 %85, i64 13
  %87 = extractelement <32 x i32> %16, i64 14
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %5, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = insertelement <32 x i32> %86, i32 %90, i64 14
  %92 = extractelement <32 x i32> %16, i64 15
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %5, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = insertelement <32 x i32> %91, i32 %95, i64 15
  %97 = extractelement <32 x i32> %16, i64 16
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr %5, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = insertelement <32 x i32> %96, i32 %100, i64 16
  %102 = extractelement <32 x i32> %16, i64 17
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %5, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = insertelement <32 x i32> %101, i32 %105, i64 17
  %107 = extractelement <32 x i32> %16, i64 18
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %5, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = insertelement <32 x i32> %106, i32 %110, i64 18
  %112 = extractelement <32 x i32> %16, i64 19
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = insertelement <32 x i32> %111, i32 %115, i64 19
  %117 = extractelement <32 x i32> %16, i64 20
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %5, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = insertelement <32 x i32> %116, i32 %120, i64 20
  %122 = extractelement <32 x i32> %16, i64 21
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %5, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <32 x i32> %121, i32 %125, i64 21
  %127 = extractelement <32 x i32> %16, i64 22
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %5, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = insertelement <32 x i32> %126, i32 %130, i64 22
  %132 = extractelement <32 x i32> %16, i64 23
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %5, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = insertelement <32 x i32> %131, i32 %135, i64 23
  %137 = extractelement <32 x i32> %16, i64 24
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %5, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = insertelement <32 x i32> %136, i32 %140, i64 24
  %142 = extractelement <32 x i32> %16, i64 25
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %5, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = insertelement <32 x i32> %141, i32 %145, i64 25
  %147 = extractelement <32 x i32> %16, i64 26
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %5, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = insertelement <32 x i32> %146, i32 %150, i64 26
  %152 = extractelement <32 x i32> %16, i64 27
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %5, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = insertelement <32 x i32> %151, i32 %155, i64 27
  %157 = extractelement <32 x i32> %16, i64 28
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr %5, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = insertelement <32 x i32> %156, i32 %160, i64 28
  %162 = extractelement <32 x i32> %16, i64 29
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %5, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = insertelement <32 x i32> %161, i32 %165, i64 29
  %167 = extractelement <32 x i32> %16, i64 30
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %5, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = insertelement <32 x i32> %166, i32 %170, i64 30
  %172 = extractelement <32 x i32> %16, i64 31
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %5, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = insertelement <32 x i32> %171, i32 %175, i64 31
  %177 = shl nuw <32 x i32> splat (i32 1), %16
  %178 = and <32 x i32> %177, %3
  %179 = icmp eq <32 x i32> %178, zeroinitializer
  %180 = select <32 x i1> %179, <32 x i32> splat (i32 -1), <32 x i32> %176
  ret <32 x i32> %180
}

define <32 x i32> @shuffled_down_all(<32 x i32> %0, i32 %1, i32 %2, i32 %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = insertelement <32 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %0, ptr %5, align 64
  %8 = and i32 %1, 31
  %9 = insertelement <32 x i32> poison, i32 %8, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = lshr <32 x i32> %7, splat (i32 8)
  %12 = and <32 x i32> %11, splat (i32 31)
  %13 = xor <32 x i32> %12, splat (i32 31)
  %14 = and <32 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %15 = and <32 x i32> %13, %7
  %16 = or <32 x i32> %15, %14
  %17 = add nuw nsw <32 x i32> %10, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %18 = icmp samesign ugt <32 x i32> %17, %16
  %19 = and <32 x i32> %17, splat (i32 31)
  %20 = select <32 x i1> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %19
  %21 = extractelement <32 x i32> %20, i64 0
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %24, i64 0
  %26 = extractelement <32 x i32> %20, i64 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = insertelement <32 x i32> %25, i32 %29, i64 1
  %31 = extractelement <32 x i32> %20, i64 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %30, i32 %34, i64 2
  %36 = extractelement <32 x i32> %20, i64 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <32 x i32> %35, i32 %39, i64 3
  %41 = extractelement <32 x i32> %20, i64 4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = insertelement <32 x i32> %40, i32 %44, i64 4
  %46 = extractelement <32 x i32> %20, i64 5
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %45, i32 %49, i64 5
  %51 = extractelement <32 x i32> %20, i64 6
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %50, i32 %54, i64 6
  %56 = extractelement <32 x i32> %20, i64 7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %55, i32 %59, i64 7
  %61 = extractelement <32 x i32> %20, i64 8
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <32 x i32> %60, i32 %64, i64 8
  %66 = extractelement <32 x i32> %20, i64 9
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = insertelement <32 x i32> %65, i32 %69, i64 9
  %71 = extractelement <32 x i32> %20, i64 10
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = insertelement <32 x i32> %70, i32 %74, i64 10
  %76 = extractelement <32 x i32> %20, i64 11
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %75, i32 %79, i64 11
  %81 = extractelement <32 x i32> %20, i64 12
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %80, i32 %84, i64 12
  %86 = extractelement <32 x i32> %20, i64 13
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %85, i32 %89, i64 13
  %91 = extractelement <32 x i32> %20, i64 14
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = insertelement <32 x i32> %90, i32 %94, i64 14
  %96 = extractelement <32 x i32> %20, i64 15
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = insertelement <32 x i32> %95, i32 %99, i64 15
  %101 = extractelement <32 x i32> %20, i64 16
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %5, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = insertelement <32 x i32> %100, i32 %104, i64 16
  %106 = extractelement <32 x i32> %20, i64 17
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %105, i32 %109, i64 17
  %111 = extractelement <32 x i32> %20, i64 18
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %110, i32 %114, i64 18
  %116 = extractelement <32 x i32> %20, i64 19
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %115, i32 %119, i64 19
  %121 = extractelement <32 x i32> %20, i64 20
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = insertelement <32 x i32> %120, i32 %124, i64 20
  %126 = extractelement <32 x i32> %20, i64 21
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %5, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> %125, i32 %129, i64 21
  %131 = extractelement <32 x i32> %20, i64 22
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = insertelement <32 x i32> %130, i32 %134, i64 22
  %136 = extractelement <32 x i32> %20, i64 23
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %5, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %135, i32 %139, i64 23
  %141 = extractelement <32 x i32> %20, i64 24
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %5, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %140, i32 %144, i64 24
  %146 = extractelement <32 x i32> %20, i64 25
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %145, i32 %149, i64 25
  %151 = extractelement <32 x i32> %20, i64 26
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <32 x i32> %150, i32 %154, i64 26
  %156 = extractelement <32 x i32> %20, i64 27
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = insertelement <32 x i32> %155, i32 %159, i64 27
  %161 = extractelement <32 x i32> %20, i64 28
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <32 x i32> %160, i32 %164, i64 28
  %166 = extractelement <32 x i32> %20, i64 29
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %5, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %165, i32 %169, i64 29
  %171 = extractelement <32 x i32> %20, i64 30
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %170, i32 %174, i64 30
  %176 = extractelement <32 x i32> %20, i64 31
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr %5, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <32 x i32> %175, i32 %179, i64 31
  %181 = insertelement <32 x i32> poison, i32 %3, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = shl nuw <32 x i32> splat (i32 1), %20
  %184 = and <32 x i32> %183, %182
  %185 = icmp eq <32 x i32> %184, zeroinitializer
  %186 = select <32 x i1> %185, <32 x i32> splat (i32 -1), <32 x i32> %180
  ret <32 x i32> %186
}

define <32 x i32> @shuffled_down_each(<32 x i32> %0, <32 x i32> %1, <32 x i32> %2, <32 x i32> %3) {
  %5 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %5, align 64
  %6 = and <32 x i32> %1, splat (i32 31)
  %7 = lshr <32 x i32> %2, splat (i32 8)
  %8 = and <32 x i32> %7, splat (i32 31)
  %9 = xor <32 x i32> %8, splat (i32 31)
  %10 = and <32 x i32> %7, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = and <32 x i32> %9, %2
  %12 = or <32 x i32> %11, %10
  %13 = add nuw nsw <32 x i32> %6, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %14 = icmp samesign ugt <32 x i32> %13, %12
  %15 = and <32 x i32> %13, splat (i32 31)
  %16 = select <32 x i1> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %15
  %17 = extractelement <32 x i32> %16, i64 0
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %5, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %20, i64 0
  %22 = extractelement <32 x i32> %16, i64 1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = insertelement <32 x i32> %21, i32 %25, i64 1
  %27 = extractelement <32 x i32> %16, i64 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = insertelement <32 x i32> %26, i32 %30, i64 2
  %32 = extractelement <32 x i32> %16, i64 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = insertelement <32 x i32> %31, i32 %35, i64 3
  %37 = extractelement <32 x i32> %16, i64 4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %5, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = insertelement <32 x i32> %36, i32 %40, i64 4
  %42 = extractelement <32 x i32> %16, i64 5
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = insertelement <32 x i32> %41, i32 %45, i64 5
  %47 = extractelement <32 x i32> %16, i64 6
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = insertelement <32 x i32> %46, i32 %50, i64 6
  %52 = extractelement <32 x i32> %16, i64 7
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = insertelement <32 x i32> %51, i32 %55, i64 7
  %57 = extractelement <32 x i32> %16, i64 8
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %5, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = insertelement <32 x i32> %56, i32 %60, i64 8
  %62 = extractelement <32 x i32> %16, i64 9
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = insertelement <32 x i32> %61, i32 %65, i64 9
  %67 = extractelement <32 x i32> %16, i64 10
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %5, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = insertelement <32 x i32> %66, i32 %70, i64 10
  %72 = extractelement <32 x i32> %16, i64 11
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %5, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = insertelement <32 x i32> %71, i32 %75, i64 11
  %77 = extractelement <32 x i32> %16, i64 12
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = insertelement <32 x i32> %76, i32 %80, i64 12
  %82 = extractelement <32 x i32> %16, i64 13
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %5, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = insertelement <32 x i32> %81, i32 %85, i64 13
  %87 = extractelement <32 x i32> %16, i64 14
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %5, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = insertelement <32 x i32> %86, i32 %90, i64 14
  %92 = extractelement <32 x i32> %16, i64 15
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %5, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = insertelement <32 x i32> %91, i32 %95, i64 15
  %97 = extractelement <32 x i32> %16, i64 16
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr %5, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = insertelement <32 x i32> %96, i32 %100, i64 16
  %102 = extractelement <32 x i32> %16, i64 17
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %5, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = insertelement <32 x i32> %101, i32 %105, i64 17
  %107 = extractelement <32 x i32> %16, i64 18
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %5, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = insertelement <32 x i32> %106, i32 %110, i64 18
  %112 = extractelement <32 x i32> %16, i64 19
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %5, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = insertelement <32 x i32> %111, i32 %115, i64 19
  %117 = extractelement <32 x i32> %16, i64 20
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %5, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = insertelement <32 x i32> %116, i32 %120, i64 20
  %122 = extractelement <32 x i32> %16, i64 21
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %5, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <32 x i32> %121, i32 %125, i64 21
  %127 = extractelement <32 x i32> %16, i64 22
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %5, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = insertelement <32 x i32> %126, i32 %130, i64 22
  %132 = extractelement <32 x i32> %16, i64 23
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %5, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = insertelement <32 x i32> %131, i32 %135, i64 23
  %137 = extractelement <32 x i32> %16, i64 24
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr %5, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = insertelement <32 x i32> %136, i32 %140, i64 24
  %142 = extractelement <32 x i32> %16, i64 25
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr %5, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = insertelement <32 x i32> %141, i32 %145, i64 25
  %147 = extractelement <32 x i32> %16, i64 26
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %5, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = insertelement <32 x i32> %146, i32 %150, i64 26
  %152 = extractelement <32 x i32> %16, i64 27
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %5, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = insertelement <32 x i32> %151, i32 %155, i64 27
  %157 = extractelement <32 x i32> %16, i64 28
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr %5, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = insertelement <32 x i32> %156, i32 %160, i64 28
  %162 = extractelement <32 x i32> %16, i64 29
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr %5, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = insertelement <32 x i32> %161, i32 %165, i64 29
  %167 = extractelement <32 x i32> %16, i64 30
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %5, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = insertelement <32 x i32> %166, i32 %170, i64 30
  %172 = extractelement <32 x i32> %16, i64 31
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr %5, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = insertelement <32 x i32> %171, i32 %175, i64 31
  %177 = shl nuw <32 x i32> splat (i32 1), %16
  %178 = and <32 x i32> %177, %3
  %179 = icmp eq <32 x i32> %178, zeroinitializer
  %180 = select <32 x i1> %179, <32 x i32> splat (i32 -1), <32 x i32> %176
  ret <32 x i32> %180
}

define <32 x i32> @shuffled_bfly_all(<32 x i32> %0, i32 %1, i32 %2, i32 %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = insertelement <32 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %0, ptr %5, align 64
  %8 = and i32 %1, 31
  %9 = insertelement <32 x i32> poison, i32 %8, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = lshr <32 x i32> %7, splat (i32 8)
  %12 = and <32 x i32> %11, splat (i32 31)
  %13 = xor <32 x i32> %12, splat (i32 31)
  %14 = and <32 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %15 = and <32 x i32> %13, %7
  %16 = or <32 x i32> %15, %14
  %17 = xor <32 x i32> %10, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %18 = icmp samesign ugt <32 x i32> %17, %16
  %19 = select <32 x i1> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %17
  %20 = extractelement <32 x i32> %19, i64 0
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %5, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %23, i64 0
  %25 = extractelement <32 x i32> %19, i64 1
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %5, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = insertelement <32 x i32> %24, i32 %28, i64 1
  %30 = extractelement <32 x i32> %19, i64 2
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = insertelement <32 x i32> %29, i32 %33, i64 2
  %35 = extractelement <32 x i32> %19, i64 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = insertelement <32 x i32> %34, i32 %38, i64 3
  %40 = extractelement <32 x i32> %19, i64 4
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %5, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = insertelement <32 x i32> %39, i32 %43, i64 4
  %45 = extractelement <32 x i32> %19, i64 5
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %5, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = insertelement <32 x i32> %44, i32 %48, i64 5
  %50 = extractelement <32 x i32> %19, i64 6
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %5, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = insertelement <32 x i32> %49, i32 %53, i64 6
  %55 = extractelement <32 x i32> %19, i64 7
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = insertelement <32 x i32> %54, i32 %58, i64 7
  %60 = extractelement <32 x i32> %19, i64 8
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %5, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = insertelement <32 x i32> %59, i32 %63, i64 8
  %65 = extractelement <32 x i32> %19, i64 9
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = insertelement <32 x i32> %64, i32 %68, i64 9
  %70 = extractelement <32 x i32> %19, i64 10
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %5, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = insertelement <32 x i32> %69, i32 %73, i64 10
  %75 = extractelement <32 x i32> %19, i64 11
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %5, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = insertelement <32 x i32> %74, i32 %78, i64 11
  %80 = extractelement <32 x i32> %19, i64 12
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %5, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = insertelement <32 x i32> %79, i32 %83, i64 12
  %85 = extractelement <32 x i32> %19, i64 13
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr %5, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = insertelement <32 x i32> %84, i32 %88, i64 13
  %90 = extractelement <32 x i32> %19, i64 14
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %5, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> %89, i32 %93, i64 14
  %95 = extractelement <32 x i32> %19, i64 15
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %5, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = insertelement <32 x i32> %94, i32 %98, i64 15
  %100 = extractelement <32 x i32> %19, i64 16
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %5, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = insertelement <32 x i32> %99, i32 %103, i64 16
  %105 = extractelement <32 x i32> %19, i64 17
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %5, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = insertelement <32 x i32> %104, i32 %108, i64 17
  %110 = extractelement <32 x i32> %19, i64 18
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %5, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = insertelement <32 x i32> %109, i32 %113, i64 18
  %115 = extractelement <32 x i32> %19, i64 19
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %5, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = insertelement <32 x i32> %114, i32 %118, i64 19
  %120 = extractelement <32 x i32> %19, i64 20
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %5, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = insertelement <32 x i32> %119, i32 %123, i64 20
  %125 = extractelement <32 x i32> %19, i64 21
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %5, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = insertelement <32 x i32> %124, i32 %128, i64 21
  %130 = extractelement <32 x i32> %19, i64 22
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr %5, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = insertelement <32 x i32> %129, i32 %133, i64 22
  %135 = extractelement <32 x i32> %19, i64 23
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %5, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = insertelement <32 x i32> %134, i32 %138, i64 23
  %140 = extractelement <32 x i32> %19, i64 24
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %5, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = insertelement <32 x i32> %139, i32 %143, i64 24
  %145 = extractelement <32 x i32> %19, i64 25
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr %5, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = insertelement <32 x i32> %144, i32 %148, i64 25
  %150 = extractelement <32 x i32> %19, i64 26
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %5, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = insertelement <32 x i32> %149, i32 %153, i64 26
  %155 = extractelement <32 x i32> %19, i64 27
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr %5, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = insertelement <32 x i32> %154, i32 %158, i64 27
  %160 = extractelement <32 x i32> %19, i64 28
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr %5, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = insertelement <32 x i32> %159, i32 %163, i64 28
  %165 = extractelement <32 x i32> %19, i64 29
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr %5, i64 %166
  %168 = load i32, ptr %167, align 4
  %169 = insertelement <32 x i32> %164, i32 %168, i64 29
  %170 = extractelement <32 x i32> %19, i64 30
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr %5, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <32 x i32> %169, i32 %173, i64 30
  %175 = extractelement <32 x i32> %19, i64 31
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i32, ptr %5, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = insertelement <32 x i32> %174, i32 %178, i64 31
  %180 = insertelement <32 x i32> poison, i32 %3, i64 0
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> zeroinitializer
  %182 = shl nuw <32 x i32> splat (i32 1), %19
  %183 = and <32 x i32> %182, %181
  %184 = icmp eq <32 x i32> %183, zeroinitializer
  %185 = select <32 x i1> %184, <32 x i32> splat (i32 -1), <32 x i32> %179
  ret <32 x i32> %185
}

define <32 x i32> @shuffled_bfly_each(<32 x i32> %0, <32 x i32> %1, <32 x i32> %2, <32 x i32> %3) {
  %5 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %5, align 64
  %6 = and <32 x i32> %1, splat (i32 31)
  %7 = lshr <32 x i32> %2, splat (i32 8)
  %8 = and <32 x i32> %7, splat (i32 31)
  %9 = xor <32 x i32> %8, splat (i32 31)
  %10 = and <32 x i32> %7, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %11 = and <32 x i32> %9, %2
  %12 = or <32 x i32> %11, %10
  %13 = xor <32 x i32> %6, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %14 = icmp samesign ugt <32 x i32> %13, %12
  %15 = select <32 x i1> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %13
  %16 = extractelement <32 x i32> %15, i64 0
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %5, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %19, i64 0
  %21 = extractelement <32 x i32> %15, i64 1
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <32 x i32> %20, i32 %24, i64 1
  %26 = extractelement <32 x i32> %15, i64 2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = insertelement <32 x i32> %25, i32 %29, i64 2
  %31 = extractelement <32 x i32> %15, i64 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %30, i32 %34, i64 3
  %36 = extractelement <32 x i32> %15, i64 4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <32 x i32> %35, i32 %39, i64 4
  %41 = extractelement <32 x i32> %15, i64 5
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = insertelement <32 x i32> %40, i32 %44, i64 5
  %46 = extractelement <32 x i32> %15, i64 6
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %45, i32 %49, i64 6
  %51 = extractelement <32 x i32> %15, i64 7
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %50, i32 %54, i64 7
  %56 = extractelement <32 x i32> %15, i64 8
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %55, i32 %59, i64 8
  %61 = extractelement <32 x i32> %15, i64 9
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <32 x i32> %60, i32 %64, i64 9
  %66 = extractelement <32 x i32> %15, i64 10
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = insertelement <32 x i32> %65, i32 %69, i64 10
  %71 = extractelement <32 x i32> %15, i64 11
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = insertelement <32 x i32> %70, i32 %74, i64 11
  %76 = extractelement <32 x i32> %15, i64 12
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %75, i32 %79, i64 12
  %81 = extractelement <32 x i32> %15, i64 13
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %80, i32 %84, i64 13
  %86 = extractelement <32 x i32> %15, i64 14
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %85, i32 %89, i64 14
  %91 = extractelement <32 x i32> %15, i64 15
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = insertelement <32 x i32> %90, i32 %94, i64 15
  %96 = extractelement <32 x i32> %15, i64 16
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = insertelement <32 x i32> %95, i32 %99, i64 16
  %101 = extractelement <32 x i32> %15, i64 17
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %5, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = insertelement <32 x i32> %100, i32 %104, i64 17
  %106 = extractelement <32 x i32> %15, i64 18
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %105, i32 %109, i64 18
  %111 = extractelement <32 x i32> %15, i64 19
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %110, i32 %114, i64 19
  %116 = extractelement <32 x i32> %15, i64 20
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %115, i32 %119, i64 20
  %121 = extractelement <32 x i32> %15, i64 21
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = insertelement <32 x i32> %120, i32 %124, i64 21
  %126 = extractelement <32 x i32> %15, i64 22
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %5, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> %125, i32 %129, i64 22
  %131 = extractelement <32 x i32> %15, i64 23
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = insertelement <32 x i32> %130, i32 %134, i64 23
  %136 = extractelement <32 x i32> %15, i64 24
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %5, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %135, i32 %139, i64 24
  %141 = extractelement <32 x i32> %15, i64 25
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %5, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %140, i32 %144, i64 25
  %146 = extractelement <32 x i32> %15, i64 26
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %145, i32 %149, i64 26
  %151 = extractelement <32 x i32> %15, i64 27
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <32 x i32> %150, i32 %154, i64 27
  %156 = extractelement <32 x i32> %15, i64 28
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = insertelement <32 x i32> %155, i32 %159, i64 28
  %161 = extractelement <32 x i32> %15, i64 29
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <32 x i32> %160, i32 %164, i64 29
  %166 = extractelement <32 x i32> %15, i64 30
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %5, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %165, i32 %169, i64 30
  %171 = extractelement <32 x i32> %15, i64 31
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %170, i32 %174, i64 31
  %176 = shl nuw <32 x i32> splat (i32 1), %15
  %177 = and <32 x i32> %176, %3
  %178 = icmp eq <32 x i32> %177, zeroinitializer
  %179 = select <32 x i1> %178, <32 x i32> splat (i32 -1), <32 x i32> %175
  ret <32 x i32> %179
}

define <32 x i32> @shuffled_idx_all(<32 x i32> %0, i32 %1, i32 %2, i32 %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = insertelement <32 x i32> poison, i32 %2, i64 0
  %7 = shufflevector <32 x i32> %6, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %0, ptr %5, align 64
  %8 = and i32 %1, 31
  %9 = insertelement <32 x i32> poison, i32 %8, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  %11 = lshr <32 x i32> %7, splat (i32 8)
  %12 = and <32 x i32> %11, splat (i32 31)
  %13 = xor <32 x i32> %12, splat (i32 31)
  %14 = and <32 x i32> %11, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %15 = and <32 x i32> %13, %7
  %16 = or <32 x i32> %15, %14
  %17 = and <32 x i32> %13, %10
  %18 = or <32 x i32> %17, %14
  %19 = icmp samesign ugt <32 x i32> %18, %16
  %20 = select <32 x i1> %19, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %18
  %21 = extractelement <32 x i32> %20, i64 0
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %24, i64 0
  %26 = extractelement <32 x i32> %20, i64 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = insertelement <32 x i32> %25, i32 %29, i64 1
  %31 = extractelement <32 x i32> %20, i64 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %30, i32 %34, i64 2
  %36 = extractelement <32 x i32> %20, i64 3
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <32 x i32> %35, i32 %39, i64 3
  %41 = extractelement <32 x i32> %20, i64 4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = insertelement <32 x i32> %40, i32 %44, i64 4
  %46 = extractelement <32 x i32> %20, i64 5
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %45, i32 %49, i64 5
  %51 = extractelement <32 x i32> %20, i64 6
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %50, i32 %54, i64 6
  %56 = extractelement <32 x i32> %20, i64 7
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %55, i32 %59, i64 7
  %61 = extractelement <32 x i32> %20, i64 8
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <32 x i32> %60, i32 %64, i64 8
  %66 = extractelement <32 x i32> %20, i64 9
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = insertelement <32 x i32> %65, i32 %69, i64 9
  %71 = extractelement <32 x i32> %20, i64 10
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = insertelement <32 x i32> %70, i32 %74, i64 10
  %76 = extractelement <32 x i32> %20, i64 11
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %75, i32 %79, i64 11
  %81 = extractelement <32 x i32> %20, i64 12
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %80, i32 %84, i64 12
  %86 = extractelement <32 x i32> %20, i64 13
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %85, i32 %89, i64 13
  %91 = extractelement <32 x i32> %20, i64 14
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = insertelement <32 x i32> %90, i32 %94, i64 14
  %96 = extractelement <32 x i32> %20, i64 15
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = insertelement <32 x i32> %95, i32 %99, i64 15
  %101 = extractelement <32 x i32> %20, i64 16
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %5, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = insertelement <32 x i32> %100, i32 %104, i64 16
  %106 = extractelement <32 x i32> %20, i64 17
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %105, i32 %109, i64 17
  %111 = extractelement <32 x i32> %20, i64 18
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %110, i32 %114, i64 18
  %116 = extractelement <32 x i32> %20, i64 19
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %115, i32 %119, i64 19
  %121 = extractelement <32 x i32> %20, i64 20
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = insertelement <32 x i32> %120, i32 %124, i64 20
  %126 = extractelement <32 x i32> %20, i64 21
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %5, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> %125, i32 %129, i64 21
  %131 = extractelement <32 x i32> %20, i64 22
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = insertelement <32 x i32> %130, i32 %134, i64 22
  %136 = extractelement <32 x i32> %20, i64 23
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %5, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %135, i32 %139, i64 23
  %141 = extractelement <32 x i32> %20, i64 24
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %5, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %140, i32 %144, i64 24
  %146 = extractelement <32 x i32> %20, i64 25
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %145, i32 %149, i64 25
  %151 = extractelement <32 x i32> %20, i64 26
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <32 x i32> %150, i32 %154, i64 26
  %156 = extractelement <32 x i32> %20, i64 27
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = insertelement <32 x i32> %155, i32 %159, i64 27
  %161 = extractelement <32 x i32> %20, i64 28
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <32 x i32> %160, i32 %164, i64 28
  %166 = extractelement <32 x i32> %20, i64 29
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %5, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %165, i32 %169, i64 29
  %171 = extractelement <32 x i32> %20, i64 30
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %170, i32 %174, i64 30
  %176 = extractelement <32 x i32> %20, i64 31
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr %5, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <32 x i32> %175, i32 %179, i64 31
  %181 = insertelement <32 x i32> poison, i32 %3, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = shl nuw <32 x i32> splat (i32 1), %20
  %184 = and <32 x i32> %183, %182
  %185 = icmp eq <32 x i32> %184, zeroinitializer
  %186 = select <32 x i1> %185, <32 x i32> splat (i32 -1), <32 x i32> %180
  ret <32 x i32> %186
}

define <32 x i32> @shuffled_idx_each(<32 x i32> %0, <32 x i32> %1, <32 x i32> %2, <32 x i32> %3) {
  %5 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %5, align 64
  %6 = lshr <32 x i32> %2, splat (i32 8)
  %7 = and <32 x i32> %6, splat (i32 31)
  %8 = xor <32 x i32> %7, splat (i32 31)
  %9 = and <32 x i32> %6, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %10 = and <32 x i32> %8, %2
  %11 = or <32 x i32> %10, %9
  %12 = and <32 x i32> %8, %1
  %13 = or <32 x i32> %12, %9
  %14 = icmp samesign ugt <32 x i32> %13, %11
  %15 = select <32 x i1> %14, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, <32 x i32> %13
  %16 = extractelement <32 x i32> %15, i64 0
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %5, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %19, i64 0
  %21 = extractelement <32 x i32> %15, i64 1
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <32 x i32> %20, i32 %24, i64 1
  %26 = extractelement <32 x i32> %15, i64 2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %5, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = insertelement <32 x i32> %25, i32 %29, i64 2
  %31 = extractelement <32 x i32> %15, i64 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %5, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %30, i32 %34, i64 3
  %36 = extractelement <32 x i32> %15, i64 4
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = insertelement <32 x i32> %35, i32 %39, i64 4
  %41 = extractelement <32 x i32> %15, i64 5
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = insertelement <32 x i32> %40, i32 %44, i64 5
  %46 = extractelement <32 x i32> %15, i64 6
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %45, i32 %49, i64 6
  %51 = extractelement <32 x i32> %15, i64 7
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %5, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %50, i32 %54, i64 7
  %56 = extractelement <32 x i32> %15, i64 8
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %55, i32 %59, i64 8
  %61 = extractelement <32 x i32> %15, i64 9
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <32 x i32> %60, i32 %64, i64 9
  %66 = extractelement <32 x i32> %15, i64 10
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = insertelement <32 x i32> %65, i32 %69, i64 10
  %71 = extractelement <32 x i32> %15, i64 11
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %5, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = insertelement <32 x i32> %70, i32 %74, i64 11
  %76 = extractelement <32 x i32> %15, i64 12
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %5, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %75, i32 %79, i64 12
  %81 = extractelement <32 x i32> %15, i64 13
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %80, i32 %84, i64 13
  %86 = extractelement <32 x i32> %15, i64 14
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %5, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %85, i32 %89, i64 14
  %91 = extractelement <32 x i32> %15, i64 15
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %5, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = insertelement <32 x i32> %90, i32 %94, i64 15
  %96 = extractelement <32 x i32> %15, i64 16
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = insertelement <32 x i32> %95, i32 %99, i64 16
  %101 = extractelement <32 x i32> %15, i64 17
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %5, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = insertelement <32 x i32> %100, i32 %104, i64 17
  %106 = extractelement <32 x i32> %15, i64 18
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %105, i32 %109, i64 18
  %111 = extractelement <32 x i32> %15, i64 19
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %5, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %110, i32 %114, i64 19
  %116 = extractelement <32 x i32> %15, i64 20
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %115, i32 %119, i64 20
  %121 = extractelement <32 x i32> %15, i64 21
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %5, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = insertelement <32 x i32> %120, i32 %124, i64 21
  %126 = extractelement <32 x i32> %15, i64 22
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %5, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = insertelement <32 x i32> %125, i32 %129, i64 22
  %131 = extractelement <32 x i32> %15, i64 23
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = insertelement <32 x i32> %130, i32 %134, i64 23
  %136 = extractelement <32 x i32> %15, i64 24
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %5, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %135, i32 %139, i64 24
  %141 = extractelement <32 x i32> %15, i64 25
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %5, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %140, i32 %144, i64 25
  %146 = extractelement <32 x i32> %15, i64 26
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %145, i32 %149, i64 26
  %151 = extractelement <32 x i32> %15, i64 27
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %5, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = insertelement <32 x i32> %150, i32 %154, i64 27
  %156 = extractelement <32 x i32> %15, i64 28
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr %5, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = insertelement <32 x i32> %155, i32 %159, i64 28
  %161 = extractelement <32 x i32> %15, i64 29
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = insertelement <32 x i32> %160, i32 %164, i64 29
  %166 = extractelement <32 x i32> %15, i64 30
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %5, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %165, i32 %169, i64 30
  %171 = extractelement <32 x i32> %15, i64 31
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %5, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %170, i32 %174, i64 31
  %176 = shl nuw <32 x i32> splat (i32 1), %15
  %177 = and <32 x i32> %176, %3
  %178 = icmp eq <32 x i32> %177, zeroinitializer
  %179 = select <32 x i1> %178, <32 x i32> splat (i32 -1), <32 x i32> %175
  ret <32 x i32> %179
}

define void @note_strays(ptr %0, ptr %1, i32 %2, <32 x i32> %3, <32 x i32> %4, i32 %5) {
  %7 = lshr <32 x i32> %4, %3
  %8 = trunc <32 x i32> %7 to <32 x i1>
  %9 = bitcast <32 x i1> %8 to i32
  %10 = xor i32 %9, -1
  %11 = and i32 %2, %10
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = zext <32 x i32> %3 to <32 x i64>
  call void @record(ptr %0, ptr %1, i32 %11, <32 x i64> %14, i32 %5)
  br label %15

15:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define <32 x i32> @matched_words(<32 x i32> %0, <32 x i32> %1, i32 %2) {
  %4 = alloca %struct.Lanes, align 64
  %5 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %4, align 64
  store <32 x i32> zeroinitializer, ptr %5, align 64
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %23, label %7

7:
  %8 = phi i32 [ %18, %7 ], [ %2, %3 ]
  %9 = call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %4, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = insertelement <32 x i32> poison, i32 %12, i64 0
  %14 = shufflevector <32 x i32> %13, <32 x i32> poison, <32 x i32> zeroinitializer
  %15 = icmp eq <32 x i32> %0, %14
  %16 = getelementptr inbounds nuw i32, ptr %5, i64 %10
  store <32 x i1> %15, ptr %16, align 4
  %17 = add i32 %8, -1
  %18 = and i32 %17, %8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %7

20:
  %21 = load <32 x i32>, ptr %5, align 64
  %22 = and <32 x i32> %21, %1
  br label %23

23:
  %24 = phi <32 x i32> [ %22, %20 ], [ zeroinitializer, %3 ]
  ret <32 x i32> %24
}

define <32 x i32> @matched_double_words(<32 x i64> %0, <32 x i32> %1, i32 %2) {
  %4 = alloca %struct.Lanes.1, align 64
  %5 = alloca %struct.Lanes, align 64
  store <32 x i64> %0, ptr %4, align 64
  store <32 x i32> zeroinitializer, ptr %5, align 64
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %23, label %7

7:
  %8 = phi i32 [ %18, %7 ], [ %2, %3 ]
  %9 = call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %4, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = insertelement <32 x i64> poison, i64 %12, i64 0
  %14 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %15 = icmp eq <32 x i64> %0, %14
  %16 = getelementptr inbounds nuw i32, ptr %5, i64 %10
  store <32 x i1> %15, ptr %16, align 4
  %17 = add i32 %8, -1
  %18 = and i32 %17, %8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %7

20:
  %21 = load <32 x i32>, ptr %5, align 64
  %22 = and <32 x i32> %21, %1
  br label %23

23:
  %24 = phi <32 x i32> [ %22, %20 ], [ zeroinitializer, %3 ]
  ret <32 x i32> %24
}

define <32 x i32> @reduced_words(i32 %0, i32 %1, <32 x i32> %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes, align 64
  store <32 x i32> %2, ptr %7, align 64
  store <32 x i32> %3, ptr %6, align 64
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %89, label %9

9:
  %10 = phi i32 [ %20, %86 ], [ %4, %5 ]
  %11 = phi <32 x i32> [ %87, %86 ], [ zeroinitializer, %5 ]
  %12 = call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %6, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = insertelement <32 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <32 x i32> %16, <32 x i32> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %10, %19
  %21 = xor i32 %20, %10
  %22 = icmp eq i32 %15, 0
  br i1 %22, label %86, label %23

23:
  %24 = call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %7, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = add i32 %15, -1
  %29 = and i32 %28, %15
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %80, label %31

31:
  %32 = phi i32 [ %78, %75 ], [ %29, %23 ]
  %33 = phi i32 [ %76, %75 ], [ %27, %23 ]
  %34 = call i32 @llvm.cttz.i32(i32 %32, i1 true)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %7, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = freeze i32 %37
  switch i32 %0, label %74 [
    i32 0, label %39
    i32 1, label %41
    i32 2, label %51
    i32 3, label %61
    i32 4, label %65
    i32 5, label %68
    i32 6, label %70
    i32 7, label %72
  ]

39:
  %40 = add i32 %38, %33
  br label %75

41:
  switch i32 %1, label %46 [
    i32 3, label %42
    i32 5, label %44
  ]

42:
  %43 = icmp slt i32 %33, %38
  br label %48

44:
  %45 = icmp ult i32 %33, %38
  br label %48

46:
  %47 = icmp ult i32 %33, %38
  br label %48

48:
  %49 = phi i1 [ %43, %42 ], [ %45, %44 ], [ %47, %46 ]
  %50 = select i1 %49, i32 %33, i32 %38
  br label %75

51:
  switch i32 %1, label %56 [
    i32 3, label %52
    i32 5, label %54
  ]

52:
  %53 = icmp slt i32 %33, %38
  br label %58

54:
  %55 = icmp ult i32 %33, %38
  br label %58

56:
  %57 = icmp ult i32 %33, %38
  br label %58

58:
  %59 = phi i1 [ %53, %52 ], [ %55, %54 ], [ %57, %56 ]
  %60 = select i1 %59, i32 %38, i32 %33
  br label %75

61:
  %62 = icmp ult i32 %33, %38
  %63 = add i32 %33, 1
  %64 = select i1 %62, i32 %63, i32 0
  br label %75

65:
  %66 = add i32 %33, -1
  %67 = call i32 @llvm.umin.i32(i32 %66, i32 %38)
  br label %75

68:
  %69 = and i32 %38, %33
  br label %75

70:
  %71 = or i32 %38, %33
  br label %75

72:
  %73 = xor i32 %38, %33
  br label %75

74:
  unreachable

75:
  %76 = phi i32 [ %40, %39 ], [ %50, %48 ], [ %60, %58 ], [ %64, %61 ], [ %67, %65 ], [ %69, %68 ], [ %71, %70 ], [ %73, %72 ]
  %77 = add i32 %32, -1
  %78 = and i32 %77, %32
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %31

80:
  %81 = phi i32 [ %27, %23 ], [ %76, %75 ]
  %82 = bitcast i32 %21 to <32 x i1>
  %83 = insertelement <32 x i32> poison, i32 %81, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = select <32 x i1> %82, <32 x i32> %84, <32 x i32> %11
  br label %86

86:
  %87 = phi <32 x i32> [ %11, %9 ], [ %85, %80 ]
  %88 = icmp eq i32 %20, 0
  br i1 %88, label %89, label %9

89:
  %90 = phi <32 x i32> [ zeroinitializer, %5 ], [ %87, %86 ]
  ret <32 x i32> %90
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
