; Made of mbarrier.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.Lanes.0 = type { [32 x i32] }

define <32 x i64> @mbarrier_change(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.0, align 64
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> %4, ptr %10, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %150, label %12

12:
  %13 = icmp sgt i32 %5, 1
  br label %14

14:
  %15 = phi i32 [ %2, %12 ], [ %128, %125 ]
  %16 = phi i32 [ 0, %12 ], [ %126, %125 ]
  %17 = call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = call i64 @translate(ptr %0, ptr %1, i32 %17, i64 %20, i64 8, i32 %6)
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp eq i64 %21, 0
  br i1 %23, label %125, label %24

24:
  %25 = load i64, ptr %22, align 8
  %26 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw i32, ptr %10, i64 %18
  %28 = load i32, ptr %27, align 4
  switch i32 %5, label %116 [
    i32 0, label %29
    i32 1, label %114
    i32 4, label %33
    i32 5, label %42
    i32 3, label %60
    i32 2, label %69
    i32 7, label %86
    i32 6, label %91
  ]

29:
  %30 = and i32 %28, 1048575
  %31 = zext nneg i32 %30 to i64
  %32 = mul nuw nsw i64 %31, 1048577
  br label %114

33:
  %34 = lshr i64 %25, 40
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = add i32 %28, %35
  %37 = and i32 %36, 2097151
  %38 = zext nneg i32 %37 to i64
  %39 = shl nuw nsw i64 %38, 40
  %40 = and i64 %25, -2305841909702066177
  %41 = or disjoint i64 %39, %40
  br label %114

42:
  %43 = lshr i64 %25, 40
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = sub i32 %44, %28
  %46 = and i32 %45, 2097151
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 40
  %49 = and i64 %25, -2305841909702066177
  %50 = or disjoint i64 %48, %49
  store i64 %50, ptr %22, align 8
  %51 = and i64 %50, 2305841909703114751
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %53, label %118

53:
  %54 = lshr exact i64 %50, 20
  %55 = or i64 %54, %25
  %56 = and i64 %25, -9223372036854775808
  %57 = and i64 %55, 6917530127152709631
  %58 = or disjoint i64 %57, %56
  %59 = xor i64 %58, -9223372036854775808
  br label %114

60:
  %61 = lshr i64 %25, 20
  %62 = trunc i64 %61 to i32
  %63 = sub i32 %62, %28
  %64 = and i32 %63, 1048575
  %65 = zext nneg i32 %64 to i64
  %66 = shl nuw nsw i64 %65, 20
  %67 = and i64 %25, -1099510579201
  %68 = or disjoint i64 %66, %67
  br label %69

69:
  %70 = phi i64 [ %68, %60 ], [ %25, %24 ]
  %71 = trunc i64 %70 to i32
  %72 = sub i32 %71, %28
  %73 = and i32 %72, 1048575
  %74 = zext nneg i32 %73 to i64
  %75 = and i64 %70, -1048576
  %76 = or disjoint i64 %75, %74
  %77 = and i64 %76, 2305841909703114751
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %114

79:
  %80 = lshr i64 %70, 20
  %81 = or disjoint i64 %76, %80
  %82 = and i64 %70, -9223372036854775808
  %83 = and i64 %81, 6917530127152709631
  %84 = or disjoint i64 %83, %82
  %85 = xor i64 %84, -9223372036854775808
  br label %114

86:
  %87 = add i64 %25, 1099510579200
  %88 = and i64 %87, 1099510579200
  %89 = and i64 %25, -1099510579201
  %90 = or disjoint i64 %88, %89
  br label %91

91:
  %92 = phi i64 [ %90, %86 ], [ %25, %24 ]
  %93 = lshr i64 %92, 40
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = add i32 %28, %94
  %96 = and i32 %95, 2097151
  %97 = zext nneg i32 %96 to i64
  %98 = shl nuw nsw i64 %97, 40
  %99 = and i64 %92, -2305841909702066177
  %100 = or disjoint i64 %98, %99
  %101 = add i64 %92, 1048575
  %102 = and i64 %101, 1048575
  %103 = and i64 %100, -1048576
  %104 = or disjoint i64 %103, %102
  %105 = and i64 %104, 2305841909703114751
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %114

107:
  %108 = lshr i64 %100, 20
  %109 = or disjoint i64 %104, %108
  %110 = and i64 %92, -9223372036854775808
  %111 = and i64 %109, 6917530127152709631
  %112 = or disjoint i64 %111, %110
  %113 = xor i64 %112, -9223372036854775808
  br label %114

114:
  %115 = phi i64 [ %59, %53 ], [ %76, %69 ], [ 0, %24 ], [ %41, %33 ], [ %32, %29 ], [ %85, %79 ], [ %113, %107 ], [ %104, %91 ]
  store i64 %115, ptr %22, align 8
  br label %116

116:
  %117 = phi i64 [ %25, %24 ], [ %115, %114 ]
  br i1 %13, label %118, label %125

118:
  %119 = phi i64 [ %117, %116 ], [ %50, %42 ]
  %120 = xor i64 %119, %25
  %121 = icmp sgt i64 %120, -1
  br i1 %121, label %125, label %122

122:
  %123 = shl nuw i32 1, %17
  %124 = or i32 %123, %16
  br label %125

125:
  %126 = phi i32 [ %16, %14 ], [ %16, %118 ], [ %124, %122 ], [ %16, %116 ]
  %127 = add i32 %15, -1
  %128 = and i32 %127, %15
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %14

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %132 = load i32, ptr %131, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %150, label %134

134:
  %135 = add i32 %6, 1
  br label %136

136:
  %137 = phi i32 [ %2, %134 ], [ %147, %146 ]
  %138 = phi i32 [ %126, %134 ], [ %148, %146 ]
  %139 = sub i32 0, %138
  %140 = and i32 %138, %139
  %141 = icmp eq i32 %140, 0
  %142 = add i32 %140, -1
  %143 = or i32 %142, %140
  %144 = and i32 %143, %137
  call void @record(ptr %0, ptr %1, i32 %144, <32 x i64> %3, i32 %6)
  br i1 %141, label %146, label %145

145:
  call void @record(ptr %0, ptr %1, i32 %140, <32 x i64> %3, i32 %135)
  br label %146

146:
  %147 = xor i32 %144, %137
  %148 = xor i32 %140, %138
  %149 = icmp eq i32 %144, %137
  br i1 %149, label %150, label %136

150:
  %151 = load <32 x i64>, ptr %9, align 64
  ret <32 x i64> %151
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define i32 @mbarrier_test(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, i32 %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %78, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %6)
  br label %16

16:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = call i64 @translate(ptr %0, ptr %1, i32 %17, i64 %20, i64 8, i32 %6)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:
  %24 = inttoptr i64 %21 to ptr
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ 0, %16 ]
  %28 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  store i64 %27, ptr %28, align 8
  %29 = insertelement <32 x i64> poison, i64 %20, i64 0
  %30 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = icmp eq <32 x i64> %3, %30
  %32 = bitcast <32 x i1> %31 to i32
  %33 = xor i32 %2, -1
  %34 = or i32 %32, %33
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %39

36:
  %37 = insertelement <32 x i64> poison, i64 %27, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %62

39:
  %40 = add i32 %2, -1
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %60, label %43

43:
  %44 = phi i32 [ %58, %54 ], [ %41, %39 ]
  %45 = call i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr %8, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = call i64 @translate(ptr %0, ptr %1, i32 %45, i64 %48, i64 8, i32 %6)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:
  %52 = inttoptr i64 %49 to ptr
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %53, %51 ], [ 0, %43 ]
  %56 = getelementptr inbounds nuw i64, ptr %9, i64 %46
  store i64 %55, ptr %56, align 8
  %57 = add i32 %44, -1
  %58 = and i32 %57, %44
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %43

60:
  %61 = load <32 x i64>, ptr %9, align 64
  br label %62

62:
  %63 = phi <32 x i64> [ %38, %36 ], [ %61, %60 ]
  %64 = lshr <32 x i64> %63, splat (i64 63)
  %65 = icmp eq i32 %5, 0
  %66 = and <32 x i64> %4, splat (i64 1)
  %67 = lshr <32 x i64> %4, splat (i64 63)
  %68 = select i1 %65, <32 x i64> %67, <32 x i64> %66
  %69 = icmp ne <32 x i64> %64, %68
  %70 = bitcast <32 x i1> %69 to i32
  %71 = and i32 %2, %70
  %72 = load i32, ptr %12, align 4
  %73 = icmp ne i32 %72, 0
  %74 = icmp ne i32 %71, 0
  %75 = and i1 %73, %74
  br i1 %75, label %76, label %78

76:
  %77 = add i32 %6, 1
  call void @record(ptr %0, ptr %1, i32 %71, <32 x i64> %3, i32 %77)
  br label %78

78:
  %79 = phi i32 [ 0, %7 ], [ %71, %76 ], [ %71, %62 ]
  ret i32 %79
}

define void @mbarrier_track(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i1 zeroext %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  %10 = icmp ne i32 %2, 0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %18

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:
  call void @clock_track(ptr %0, i32 %2, <32 x i64> %3, i1 zeroext %5)
  br label %18

17:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %18

18:
  ret void
}

declare void @clock_track(ptr, i32, <32 x i64>, i1 zeroext)

define void @mbarrier_complete(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 848
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 256, i1 false)
  %8 = call <32 x i64> @mbarrier_change(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 5, i32 %5)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)
