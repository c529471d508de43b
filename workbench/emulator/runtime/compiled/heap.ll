; Made of heap.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }

define <32 x i64> @heap_malloc(ptr %0, ptr readnone %1, i32 %2, <32 x i64> %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = alloca %struct.Lanes, align 64
  store <32 x i64> %3, ptr %5, align 64
  store <32 x i64> zeroinitializer, ptr %6, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %8 = load ptr, ptr %7, align 8
  br label %9

9:
  %10 = atomicrmw xchg ptr %8, i32 1 acquire, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %9

12:
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %164, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 40
  br label %22

22:
  %23 = phi i32 [ %2, %14 ], [ %162, %158 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %5, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = load i64, ptr %15, align 8
  %29 = freeze i64 %28
  %30 = shl i64 %29, 4
  %31 = add i64 %27, -1
  %32 = icmp ult i64 %31, %30
  br i1 %32, label %33, label %158

33:
  %34 = add nuw i64 %27, 15
  %35 = lshr i64 %34, 4
  %36 = add nuw nsw i64 %35, 1
  %37 = load i64, ptr %16, align 8
  %38 = sub i64 %29, %37
  %39 = icmp ult i64 %35, %38
  br i1 %39, label %121, label %40

40:
  %41 = load i64, ptr %17, align 8
  %42 = icmp ult i64 %41, %37
  br i1 %42, label %43, label %51

43:
  %44 = load ptr, ptr %18, align 8
  %45 = getelementptr inbounds nuw i32, ptr %44, i64 %41
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = add nuw i64 %41, 1
  %49 = icmp eq i64 %48, %47
  %50 = select i1 %49, i64 %41, i64 0
  br label %51

51:
  %52 = phi i64 [ 0, %40 ], [ %50, %43 ]
  %53 = icmp ne i64 %52, 0
  br label %54

54:
  %55 = phi i1 [ true, %51 ], [ false, %107 ]
  %56 = select i1 %55, i64 %52, i64 0
  %57 = icmp ult i64 %56, %37
  br i1 %57, label %58, label %107

58:
  %59 = load ptr, ptr %19, align 8
  %60 = load ptr, ptr %20, align 8
  br label %61

61:
  %62 = phi i64 [ %56, %58 ], [ %68, %103 ]
  %63 = phi i64 [ 0, %58 ], [ %105, %103 ]
  %64 = phi i64 [ %56, %58 ], [ %104, %103 ]
  %65 = getelementptr inbounds nuw i32, ptr %59, i64 %62
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add i64 %62, %67
  %69 = getelementptr inbounds nuw i64, ptr %60, i64 %62
  %70 = load i64, ptr %69, align 8
  %71 = icmp sgt i64 %70, -1
  br i1 %71, label %103, label %72

72:
  %73 = add i64 %63, %67
  %74 = icmp ugt i64 %73, %35
  br i1 %74, label %75, label %103

75:
  %76 = sub nuw i64 %73, %36
  %77 = icmp ugt i64 %76, 1
  br i1 %77, label %78, label %109

78:
  %79 = add i64 %64, %36
  %80 = shl i64 %76, 4
  %81 = add i64 %80, 9223372036854775792
  %82 = or i64 %81, -9223372036854775808
  %83 = trunc i64 %76 to i32
  %84 = getelementptr inbounds nuw i32, ptr %59, i64 %79
  store i32 %83, ptr %84, align 4
  %85 = load ptr, ptr %20, align 8
  %86 = getelementptr inbounds nuw i64, ptr %85, i64 %79
  store i64 %82, ptr %86, align 8
  %87 = trunc i64 %79 to i32
  %88 = add i32 %87, 1
  br label %89

89:
  %90 = phi i64 [ 1, %78 ], [ %95, %89 ]
  %91 = phi i64 [ 0, %78 ], [ %90, %89 ]
  %92 = load ptr, ptr %18, align 8
  %93 = getelementptr i32, ptr %92, i64 %79
  %94 = getelementptr i32, ptr %93, i64 %91
  store i32 %88, ptr %94, align 4
  %95 = add nuw i64 %90, 1
  %96 = icmp ult i64 %95, %76
  br i1 %96, label %89, label %97

97:
  %98 = load ptr, ptr %18, align 8
  %99 = getelementptr i32, ptr %98, i64 %79
  %100 = getelementptr i32, ptr %99, i64 %76
  %101 = getelementptr i8, ptr %100, i64 -4
  store i32 0, ptr %101, align 4
  %102 = load ptr, ptr %19, align 8
  br label %109

103:
  %104 = phi i64 [ %68, %61 ], [ %64, %72 ]
  %105 = phi i64 [ 0, %61 ], [ %73, %72 ]
  %106 = icmp ult i64 %68, %37
  br i1 %106, label %61, label %107

107:
  %108 = and i1 %53, %55
  br i1 %108, label %54, label %158

109:
  %110 = phi ptr [ %102, %97 ], [ %59, %75 ]
  %111 = phi i64 [ %36, %97 ], [ %73, %75 ]
  %112 = trunc i64 %111 to i32
  %113 = getelementptr inbounds nuw i32, ptr %110, i64 %64
  store i32 %112, ptr %113, align 4
  %114 = load ptr, ptr %19, align 8
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %64
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = add i64 %64, %117
  store i64 %118, ptr %17, align 8
  %119 = load i64, ptr %16, align 8
  %120 = icmp eq i64 %64, %119
  br i1 %120, label %158, label %128

121:
  %122 = add i64 %37, %36
  store i64 %122, ptr %16, align 8
  %123 = load ptr, ptr %19, align 8
  %124 = trunc i64 %36 to i32
  %125 = getelementptr inbounds nuw i32, ptr %123, i64 %37
  store i32 %124, ptr %125, align 4
  %126 = load ptr, ptr %20, align 8
  %127 = getelementptr inbounds nuw i64, ptr %126, i64 %37
  store i64 %27, ptr %127, align 8
  br label %134

128:
  %129 = load i32, ptr %115, align 4
  %130 = zext i32 %129 to i64
  %131 = load ptr, ptr %20, align 8
  %132 = getelementptr inbounds nuw i64, ptr %131, i64 %64
  store i64 %27, ptr %132, align 8
  %133 = icmp ugt i32 %129, 1
  br i1 %133, label %134, label %147

134:
  %135 = phi i64 [ %37, %121 ], [ %64, %128 ]
  %136 = phi i64 [ %36, %121 ], [ %130, %128 ]
  %137 = trunc i64 %135 to i32
  %138 = add i32 %137, 1
  br label %139

139:
  %140 = phi i64 [ 1, %134 ], [ %145, %139 ]
  %141 = phi i64 [ 0, %134 ], [ %140, %139 ]
  %142 = load ptr, ptr %18, align 8
  %143 = getelementptr i32, ptr %142, i64 %135
  %144 = getelementptr i32, ptr %143, i64 %141
  store i32 %138, ptr %144, align 4
  %145 = add nuw nsw i64 %140, 1
  %146 = icmp eq i64 %145, %136
  br i1 %146, label %147, label %139

147:
  %148 = phi i64 [ %64, %128 ], [ %135, %139 ]
  %149 = phi i64 [ %130, %128 ], [ %136, %139 ]
  %150 = load ptr, ptr %18, align 8
  %151 = getelementptr i32, ptr %150, i64 %148
  %152 = getelementptr i32, ptr %151, i64 %149
  %153 = getelementptr i8, ptr %152, i64 -4
  store i32 0, ptr %153, align 4
  %154 = load i64, ptr %21, align 8
  %155 = add nsw i64 %154, 1
  store i64 %155, ptr %21, align 8
  %156 = shl i64 %148, 4
  %157 = add i64 %156, 22539988369408
  br label %158

158:
  %159 = phi i64 [ %157, %147 ], [ 0, %22 ], [ 0, %109 ], [ 0, %107 ]
  %160 = getelementptr inbounds nuw i64, ptr %6, i64 %25
  store i64 %159, ptr %160, align 8
  %161 = add i32 %23, -1
  %162 = and i32 %161, %23
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %22

164:
  %165 = load <32 x i64>, ptr %6, align 64
  store atomic i32 0, ptr %8 release, align 8
  ret <32 x i64> %165
}

define void @heap_free(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %62

10:
  store <32 x i64> %3, ptr %6, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %12 = load ptr, ptr %11, align 8
  br label %13

13:
  %14 = atomicrmw xchg ptr %12, i32 1 acquire, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %13

16:
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %61, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 40
  br label %24

24:
  %25 = phi i32 [ %2, %18 ], [ %59, %57 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %6, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %57, label %31

31:
  %32 = add i64 %29, -22539988369408
  %33 = lshr i64 %32, 4
  %34 = and i64 %29, 15
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %55

36:
  %37 = load i64, ptr %19, align 8
  %38 = icmp ult i64 %33, %37
  br i1 %38, label %39, label %55

39:
  %40 = load ptr, ptr %20, align 8
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %43
  br i1 %45, label %46, label %55

46:
  %47 = load ptr, ptr %21, align 8
  %48 = getelementptr inbounds nuw i64, ptr %47, i64 %33
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, -1
  br i1 %50, label %51, label %55

51:
  %52 = or disjoint i64 %49, -9223372036854775808
  store i64 %52, ptr %48, align 8
  %53 = load i64, ptr %23, align 8
  %54 = add nsw i64 %53, -1
  store i64 %54, ptr %23, align 8
  br label %57

55:
  %56 = load i32, ptr %22, align 8
  call void @fault(ptr %0, i32 %56, i32 14, i32 %4, i32 %26, i64 %29)
  br label %57

57:
  %58 = add i32 %25, -1
  %59 = and i32 %58, %25
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %24

61:
  store atomic i32 0, ptr %12 release, align 8
  br label %62

62:
  ret void
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @fault(ptr, i32, i32, i32, i32, i64)
