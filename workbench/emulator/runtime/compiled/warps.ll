; Made of warps.cpp by `make runtime`.

%struct.Lanes = type { [32 x i32] }
%struct.Lanes.1 = type { [32 x i64] }

define <32 x i32> @shuffled(<32 x i32> %0, <32 x i32> %1, <32 x i32> %2) {
  %4 = alloca %struct.Lanes, align 64
  store <32 x i32> %0, ptr %4, align 64
  %5 = extractelement <32 x i32> %1, i64 0
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %4, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %8, i64 0
  %10 = extractelement <32 x i32> %1, i64 1
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %4, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <32 x i32> %9, i32 %13, i64 1
  %15 = extractelement <32 x i32> %1, i64 2
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %4, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = insertelement <32 x i32> %14, i32 %18, i64 2
  %20 = extractelement <32 x i32> %1, i64 3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %4, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = insertelement <32 x i32> %19, i32 %23, i64 3
  %25 = extractelement <32 x i32> %1, i64 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %4, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = insertelement <32 x i32> %24, i32 %28, i64 4
  %30 = extractelement <32 x i32> %1, i64 5
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %4, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = insertelement <32 x i32> %29, i32 %33, i64 5
  %35 = extractelement <32 x i32> %1, i64 6
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = insertelement <32 x i32> %34, i32 %38, i64 6
  %40 = extractelement <32 x i32> %1, i64 7
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %4, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = insertelement <32 x i32> %39, i32 %43, i64 7
  %45 = extractelement <32 x i32> %1, i64 8
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %4, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = insertelement <32 x i32> %44, i32 %48, i64 8
  %50 = extractelement <32 x i32> %1, i64 9
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %4, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = insertelement <32 x i32> %49, i32 %53, i64 9
  %55 = extractelement <32 x i32> %1, i64 10
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %4, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = insertelement <32 x i32> %54, i32 %58, i64 10
  %60 = extractelement <32 x i32> %1, i64 11
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %4, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = insertelement <32 x i32> %59, i32 %63, i64 11
  %65 = extractelement <32 x i32> %1, i64 12
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %4, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = insertelement <32 x i32> %64, i32 %68, i64 12
  %70 = extractelement <32 x i32> %1, i64 13
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %4, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = insertelement <32 x i32> %69, i32 %73, i64 13
  %75 = extractelement <32 x i32> %1, i64 14
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %4, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = insertelement <32 x i32> %74, i32 %78, i64 14
  %80 = extractelement <32 x i32> %1, i64 15
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %4, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = insertelement <32 x i32> %79, i32 %83, i64 15
  %85 = extractelement <32 x i32> %1, i64 16
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr %4, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = insertelement <32 x i32> %84, i32 %88, i64 16
  %90 = extractelement <32 x i32> %1, i64 17
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %4, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> %89, i32 %93, i64 17
  %95 = extractelement <32 x i32> %1, i64 18
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %4, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = insertelement <32 x i32> %94, i32 %98, i64 18
  %100 = extractelement <32 x i32> %1, i64 19
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %4, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = insertelement <32 x i32> %99, i32 %103, i64 19
  %105 = extractelement <32 x i32> %1, i64 20
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %4, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = insertelement <32 x i32> %104, i32 %108, i64 20
  %110 = extractelement <32 x i32> %1, i64 21
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %4, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = insertelement <32 x i32> %109, i32 %113, i64 21
  %115 = extractelement <32 x i32> %1, i64 22
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %4, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = insertelement <32 x i32> %114, i32 %118, i64 22
  %120 = extractelement <32 x i32> %1, i64 23
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %4, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = insertelement <32 x i32> %119, i32 %123, i64 23
  %125 = extractelement <32 x i32> %1, i64 24
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %4, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = insertelement <32 x i32> %124, i32 %128, i64 24
  %130 = extractelement <32 x i32> %1, i64 25
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr %4, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = insertelement <32 x i32> %129, i32 %133, i64 25
  %135 = extractelement <32 x i32> %1, i64 26
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr %4, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = insertelement <32 x i32> %134, i32 %138, i64 26
  %140 = extractelement <32 x i32> %1, i64 27
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %4, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = insertelement <32 x i32> %139, i32 %143, i64 27
  %145 = extractelement <32 x i32> %1, i64 28
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr %4, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = insertelement <32 x i32> %144, i32 %148, i64 28
  %150 = extractelement <32 x i32> %1, i64 29
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %4, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = insertelement <32 x i32> %149, i32 %153, i64 29
  %155 = extractelement <32 x i32> %1, i64 30
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr %4, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = insertelement <32 x i32> %154, i32 %158, i64 30
  %160 = extractelement <32 x i32> %1, i64 31
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr %4, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = insertelement <32 x i32> %159, i32 %163, i64 31
  %165 = shl nuw <32 x i32> splat (i32 1), %1
  %166 = and <32 x i32> %2, %165
  %167 = icmp eq <32 x i32> %166, zeroinitializer
  %168 = select <32 x i1> %167, <32 x i32> splat (i32 -1), <32 x i32> %164
  ret <32 x i32> %168
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
  %10 = phi i32 [ %87, %85 ], [ %4, %5 ]
  %11 = phi <32 x i32> [ %86, %85 ], [ zeroinitializer, %5 ]
  %12 = call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %6, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = insertelement <32 x i32> poison, i32 %15, i64 0
  %17 = shufflevector <32 x i32> %16, <32 x i32> poison, <32 x i32> zeroinitializer
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %10, %19
  %21 = icmp eq i32 %15, 0
  br i1 %21, label %85, label %22

22:
  %23 = call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %7, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = add i32 %15, -1
  %28 = and i32 %27, %15
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %79, label %30

30:
  %31 = phi i32 [ %77, %74 ], [ %28, %22 ]
  %32 = phi i32 [ %75, %74 ], [ %26, %22 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %7, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = freeze i32 %36
  switch i32 %0, label %73 [
    i32 0, label %38
    i32 1, label %40
    i32 2, label %50
    i32 3, label %60
    i32 4, label %64
    i32 5, label %67
    i32 6, label %69
    i32 7, label %71
  ]

38:
  %39 = add i32 %37, %32
  br label %74

40:
  switch i32 %1, label %45 [
    i32 3, label %41
    i32 5, label %43
  ]

41:
  %42 = icmp slt i32 %32, %37
  br label %47

43:
  %44 = icmp ult i32 %32, %37
  br label %47

45:
  %46 = icmp ult i32 %32, %37
  br label %47

47:
  %48 = phi i1 [ %42, %41 ], [ %44, %43 ], [ %46, %45 ]
  %49 = select i1 %48, i32 %32, i32 %37
  br label %74

50:
  switch i32 %1, label %55 [
    i32 3, label %51
    i32 5, label %53
  ]

51:
  %52 = icmp slt i32 %32, %37
  br label %57

53:
  %54 = icmp ult i32 %32, %37
  br label %57

55:
  %56 = icmp ult i32 %32, %37
  br label %57

57:
  %58 = phi i1 [ %52, %51 ], [ %54, %53 ], [ %56, %55 ]
  %59 = select i1 %58, i32 %37, i32 %32
  br label %74

60:
  %61 = icmp ult i32 %32, %37
  %62 = add i32 %32, 1
  %63 = select i1 %61, i32 %62, i32 0
  br label %74

64:
  %65 = add i32 %32, -1
  %66 = call i32 @llvm.umin.i32(i32 %65, i32 %37)
  br label %74

67:
  %68 = and i32 %37, %32
  br label %74

69:
  %70 = or i32 %37, %32
  br label %74

71:
  %72 = xor i32 %37, %32
  br label %74

73:
  unreachable

74:
  %75 = phi i32 [ %39, %38 ], [ %49, %47 ], [ %59, %57 ], [ %63, %60 ], [ %66, %64 ], [ %68, %67 ], [ %70, %69 ], [ %72, %71 ]
  %76 = add i32 %31, -1
  %77 = and i32 %76, %31
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %30

79:
  %80 = phi i32 [ %26, %22 ], [ %75, %74 ]
  %81 = bitcast i32 %20 to <32 x i1>
  %82 = insertelement <32 x i32> poison, i32 %80, i64 0
  %83 = shufflevector <32 x i32> %82, <32 x i32> poison, <32 x i32> zeroinitializer
  %84 = select <32 x i1> %81, <32 x i32> %83, <32 x i32> %11
  br label %85

85:
  %86 = phi <32 x i32> [ %11, %9 ], [ %84, %79 ]
  %87 = xor i32 %20, %10
  %88 = icmp eq i32 %20, %10
  br i1 %88, label %89, label %9

89:
  %90 = phi <32 x i32> [ zeroinitializer, %5 ], [ %86, %85 ]
  ret <32 x i32> %90
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
