; Made of tensor_fields.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }

@_ZL10ITEM_SHIFT = internal unnamed_addr constant [11 x i8] c"\00\01\02\02\03\03\01\02\02\03\01", align 1

define void @tensormap_replace(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, i32 %5, i32 %6, i64 %7, i64 %8, i64 %9, i32 %10) {
  %12 = alloca [16 x i64], align 16
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %16 = load i32, ptr %15, align 8
  %17 = icmp ne i32 %16, 0
  %18 = icmp ne i32 %2, 0
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %28

20:
  %21 = phi i64 [ %25, %20 ], [ 0, %11 ]
  %22 = insertelement <32 x i64> poison, i64 %21, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = add <32 x i64> %23, %3
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %10)
  %25 = add nuw nsw i64 %21, 16
  %26 = icmp samesign ult i64 %21, 112
  br i1 %26, label %20, label %27

27:
  store <32 x i64> %3, ptr %13, align 64
  store <32 x i64> %4, ptr %14, align 64
  br label %30

28:
  store <32 x i64> %3, ptr %13, align 64
  store <32 x i64> %4, ptr %14, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %226, label %30

30:
  %31 = add i32 %10, 1
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = zext i32 %6 to i64
  %34 = add i32 %6, 1
  %35 = zext i32 %34 to i64
  br label %36

36:
  %37 = phi i32 [ %2, %30 ], [ %224, %222 ]
  %38 = call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i64, ptr %14, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i64, ptr %13, i64 %39
  %43 = load i64, ptr %42, align 8
  %44 = call i64 @translate(ptr %0, ptr %1, i32 %38, i64 %43, i64 64, i32 %31)
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %222, label %46

46:
  %47 = add i64 %43, 64
  %48 = call i64 @translate(ptr %0, ptr %1, i32 %38, i64 %47, i64 64, i32 %31)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %222, label %50

50:
  %51 = inttoptr i64 %44 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 8 %51, i64 128, i1 false)
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %57, %52 ]
  %54 = phi i64 [ 0, %50 ], [ %58, %52 ]
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = or i64 %56, %53
  %58 = add nuw nsw i64 %54, 8
  %59 = icmp eq i64 %58, 128
  br i1 %59, label %60, label %52

60:
  %61 = load i64, ptr %51, align 8
  %62 = icmp eq i64 %61, 8097873943252397684
  %63 = icmp eq i64 %57, 0
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %67, label %65

65:
  %66 = load i32, ptr %32, align 8
  call void @fault(ptr %0, i32 %66, i32 5, i32 %10, i32 %38, i64 %43)
  br label %222

67:
  %68 = icmp ult i64 %41, %7
  %69 = icmp ugt i64 %41, %8
  %70 = or i1 %68, %69
  br i1 %70, label %74, label %71

71:
  %72 = urem i64 %41, %9
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %76, label %74

74:
  %75 = load i32, ptr %32, align 8
  call void @fault(ptr %0, i32 %75, i32 12, i32 %10, i32 %38, i64 %43)
  br label %222

76:
  store i64 8097873943252397684, ptr %51, align 8
  switch i32 %5, label %222 [
    i32 0, label %77
    i32 1, label %79
    i32 2, label %128
    i32 3, label %161
    i32 4, label %165
    i32 5, label %168
    i32 6, label %201
    i32 9, label %218
    i32 8, label %212
  ]

77:
  %78 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store i64 %41, ptr %78, align 8
  br label %222

79:
  %80 = trunc i64 %41 to i32
  %81 = add i32 %80, 1
  %82 = trunc i32 %81 to i8
  %83 = getelementptr inbounds nuw i8, ptr %51, i64 115
  store i8 %82, ptr %83, align 1
  %84 = icmp ult i32 %81, 5
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds nuw i8, ptr %51, i64 110
  %87 = getelementptr inbounds nuw i8, ptr %51, i64 88
  %88 = getelementptr inbounds nuw i8, ptr %51, i64 64
  %89 = zext nneg i32 %81 to i64
  br label %120

90:
  %91 = getelementptr inbounds nuw i8, ptr %51, i64 116
  %92 = load i8, ptr %91, align 4
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %94, label %222

94:
  %95 = getelementptr inbounds nuw i8, ptr %51, i64 84
  store i32 1, ptr %95, align 4
  %96 = load i8, ptr %83, align 1
  %97 = icmp ugt i8 %96, 1
  br i1 %97, label %98, label %222

98:
  %99 = call i8 @llvm.umin.i8(i8 %96, i8 5)
  %100 = getelementptr inbounds nuw i8, ptr %51, i64 110
  %101 = getelementptr inbounds nuw i8, ptr %51, i64 88
  %102 = zext nneg i8 %99 to i64
  br label %103

103:
  %104 = phi i64 [ 1, %98 ], [ %117, %103 ]
  %105 = phi i32 [ 1, %98 ], [ %116, %103 ]
  %106 = getelementptr inbounds nuw i8, ptr %100, i64 %104
  %107 = load i8, ptr %106, align 1
  %108 = call i8 @llvm.umax.i8(i8 %107, i8 1)
  %109 = zext i8 %108 to i32
  %110 = getelementptr inbounds nuw i16, ptr %101, i64 %104
  %111 = load i16, ptr %110, align 2
  %112 = zext i16 %111 to i32
  %113 = add nsw i32 %112, -1
  %114 = add nsw i32 %113, %109
  %115 = udiv i32 %114, %109
  %116 = mul i32 %115, %105
  %117 = add nuw nsw i64 %104, 1
  %118 = icmp eq i64 %117, %102
  br i1 %118, label %119, label %103

119:
  store i32 %116, ptr %95, align 4
  br label %222

120:
  %121 = phi i64 [ %89, %85 ], [ %125, %120 ]
  %122 = getelementptr inbounds nuw i8, ptr %86, i64 %121
  store i8 1, ptr %122, align 1
  %123 = getelementptr inbounds nuw i16, ptr %87, i64 %121
  store i16 1, ptr %123, align 2
  %124 = getelementptr inbounds nuw i32, ptr %88, i64 %121
  store i32 1, ptr %124, align 4
  %125 = add nuw nsw i64 %121, 1
  %126 = and i64 %125, 4294967295
  %127 = icmp eq i64 %126, 5
  br i1 %127, label %90, label %120

128:
  %129 = trunc i64 %41 to i16
  %130 = getelementptr inbounds nuw i8, ptr %51, i64 88
  %131 = getelementptr inbounds nuw i16, ptr %130, i64 %33
  store i16 %129, ptr %131, align 2
  %132 = getelementptr inbounds nuw i8, ptr %51, i64 116
  %133 = load i8, ptr %132, align 4
  %134 = icmp eq i8 %133, 0
  br i1 %134, label %135, label %222

135:
  %136 = getelementptr inbounds nuw i8, ptr %51, i64 84
  store i32 1, ptr %136, align 4
  %137 = getelementptr inbounds nuw i8, ptr %51, i64 115
  %138 = load i8, ptr %137, align 1
  %139 = icmp ugt i8 %138, 1
  br i1 %139, label %140, label %222

140:
  %141 = call i8 @llvm.umin.i8(i8 %138, i8 5)
  %142 = getelementptr inbounds nuw i8, ptr %51, i64 110
  %143 = zext nneg i8 %141 to i64
  br label %144

144:
  %145 = phi i64 [ 1, %140 ], [ %158, %144 ]
  %146 = phi i32 [ 1, %140 ], [ %157, %144 ]
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 %145
  %148 = load i8, ptr %147, align 1
  %149 = call i8 @llvm.umax.i8(i8 %148, i8 1)
  %150 = zext i8 %149 to i32
  %151 = getelementptr inbounds nuw i16, ptr %130, i64 %145
  %152 = load i16, ptr %151, align 2
  %153 = zext i16 %152 to i32
  %154 = add nsw i32 %153, -1
  %155 = add nsw i32 %154, %150
  %156 = udiv i32 %155, %150
  %157 = mul i32 %156, %146
  %158 = add nuw nsw i64 %145, 1
  %159 = icmp eq i64 %158, %143
  br i1 %159, label %160, label %144

160:
  store i32 %157, ptr %136, align 4
  br label %222

161:
  %162 = trunc i64 %41 to i32
  %163 = getelementptr inbounds nuw i8, ptr %51, i64 64
  %164 = getelementptr inbounds nuw i32, ptr %163, i64 %33
  store i32 %162, ptr %164, align 4
  br label %222

165:
  %166 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %167 = getelementptr inbounds nuw i64, ptr %166, i64 %35
  store i64 %41, ptr %167, align 8
  br label %222

168:
  %169 = trunc i64 %41 to i8
  %170 = getelementptr inbounds nuw i8, ptr %51, i64 110
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 %33
  store i8 %169, ptr %171, align 1
  %172 = getelementptr inbounds nuw i8, ptr %51, i64 116
  %173 = load i8, ptr %172, align 4
  %174 = icmp eq i8 %173, 0
  br i1 %174, label %175, label %222

175:
  %176 = getelementptr inbounds nuw i8, ptr %51, i64 84
  store i32 1, ptr %176, align 4
  %177 = getelementptr inbounds nuw i8, ptr %51, i64 115
  %178 = load i8, ptr %177, align 1
  %179 = icmp ugt i8 %178, 1
  br i1 %179, label %180, label %222

180:
  %181 = call i8 @llvm.umin.i8(i8 %178, i8 5)
  %182 = getelementptr inbounds nuw i8, ptr %51, i64 88
  %183 = zext nneg i8 %181 to i64
  br label %184

184:
  %185 = phi i64 [ 1, %180 ], [ %198, %184 ]
  %186 = phi i32 [ 1, %180 ], [ %197, %184 ]
  %187 = getelementptr inbounds nuw i8, ptr %170, i64 %185
  %188 = load i8, ptr %187, align 1
  %189 = call i8 @llvm.umax.i8(i8 %188, i8 1)
  %190 = zext i8 %189 to i32
  %191 = getelementptr inbounds nuw i16, ptr %182, i64 %185
  %192 = load i16, ptr %191, align 2
  %193 = zext i16 %192 to i32
  %194 = add nsw i32 %193, -1
  %195 = add nsw i32 %194, %190
  %196 = udiv i32 %195, %190
  %197 = mul i32 %196, %186
  %198 = add nuw nsw i64 %185, 1
  %199 = icmp eq i64 %198, %183
  br i1 %199, label %200, label %184

200:
  store i32 %197, ptr %176, align 4
  br label %222

201:
  %202 = trunc i64 %41 to i8
  %203 = getelementptr inbounds nuw i8, ptr %51, i64 118
  store i8 %202, ptr %203, align 2
  %204 = and i64 %41, 4294967295
  %205 = getelementptr inbounds nuw i8, ptr @_ZL10ITEM_SHIFT, i64 %204
  %206 = load i8, ptr %205, align 1
  %207 = getelementptr inbounds nuw i8, ptr %51, i64 119
  store i8 %206, ptr %207, align 1
  %208 = zext nneg i8 %206 to i32
  %209 = shl nuw i32 1, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i64 %210, ptr %211, align 8
  br label %222

212:
  %213 = trunc i64 %41 to i32
  %214 = shl nsw i32 -1, %213
  %215 = trunc i32 %214 to i8
  %216 = xor i8 %215, -1
  %217 = getelementptr inbounds nuw i8, ptr %51, i64 117
  store i8 %216, ptr %217, align 1
  br label %222

218:
  %219 = icmp eq i64 %41, 0
  %220 = select i1 %219, i64 0, i64 9220979463044956151
  %221 = getelementptr inbounds nuw i8, ptr %51, i64 56
  store i64 %220, ptr %221, align 8
  br label %222

222:
  %223 = add i32 %37, -1
  %224 = and i32 %223, %37
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %36

226:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @fault(ptr, i32, i32, i32, i32, i64)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i8 @llvm.umax.i8(i8, i8)

declare i8 @llvm.umin.i8(i8, i8)
