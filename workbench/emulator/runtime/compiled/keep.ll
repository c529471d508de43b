; Made of keep.cpp by `make runtime`.

define void @keep_i8(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %24, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = shl i64 %11, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load <32 x i8>, ptr %18, align 1
  %20 = load <32 x i8>, ptr %15, align 1
  %21 = select <32 x i1> %8, <32 x i8> %19, <32 x i8> %20
  store <32 x i8> %21, ptr %15, align 1
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %10

24:
  ret void
}

define void @keep_i16(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %24, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = shl i64 %11, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds nuw i16, ptr %1, i64 %17
  %19 = load <32 x i16>, ptr %18, align 2
  %20 = load <32 x i16>, ptr %15, align 2
  %21 = select <32 x i1> %8, <32 x i16> %19, <32 x i16> %20
  store <32 x i16> %21, ptr %15, align 2
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %10

24:
  ret void
}

define void @keep_i32(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %24, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = shl i64 %11, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  %19 = load <32 x i32>, ptr %18, align 4
  %20 = load <32 x i32>, ptr %15, align 4
  %21 = select <32 x i1> %8, <32 x i32> %19, <32 x i32> %20
  store <32 x i32> %21, ptr %15, align 4
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %10

24:
  ret void
}

define void @keep_i64(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %24, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = shl i64 %11, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %19 = load <32 x i64>, ptr %18, align 8
  %20 = load <32 x i64>, ptr %15, align 8
  %21 = select <32 x i1> %8, <32 x i64> %19, <32 x i64> %20
  store <32 x i64> %21, ptr %15, align 8
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %10

24:
  ret void
}

define void @keep_i128(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %24, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %10

10:
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = shl i64 %11, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds nuw i128, ptr %1, i64 %17
  %19 = load <32 x i128>, ptr %18, align 16
  %20 = load <32 x i128>, ptr %15, align 16
  %21 = select <32 x i1> %8, <32 x i128> %19, <32 x i128> %20
  store <32 x i128> %21, ptr %15, align 16
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %10

24:
  ret void
}
