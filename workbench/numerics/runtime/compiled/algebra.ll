; Made of algebra.cpp by `make runtime`.

%struct.Lanes = type { [32 x double] }
%struct.Lanes.0 = type { [32 x i64] }

define <32 x i64> @algebra_own(<32 x double> %0) {
  %2 = alloca %struct.Lanes, align 64
  %3 = alloca %struct.Lanes.0, align 64
  store <32 x double> %0, ptr %2, align 64
  store <32 x i64> zeroinitializer, ptr %3, align 64
  br label %4

4:
  %5 = phi i64 [ 0, %1 ], [ %42, %39 ]
  %6 = getelementptr inbounds nuw double, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = lshr i64 %7, 52
  %9 = and i64 %8, 2047
  %10 = icmp eq i64 %9, 2047
  br i1 %10, label %39, label %11

11:
  %12 = and i64 %7, 4503597479886848
  %13 = icmp eq i64 %9, 0
  %14 = select i1 %13, i64 0, i64 4503599627370496
  %15 = or disjoint i64 %14, %12
  %16 = and i64 %7, 2147483647
  %17 = lshr exact i64 %15, 31
  %18 = add nuw nsw i64 %17, %16
  %19 = icmp samesign ugt i64 %18, 2147483646
  %20 = add nsw i64 %18, -2147483647
  %21 = select i1 %19, i64 %20, i64 %18
  %22 = call i64 @llvm.umax.i64(i64 %9, i64 1)
  %23 = trunc nuw nsw i64 %22 to i16
  %24 = add nuw nsw i16 %23, 909
  %25 = urem i16 %24, 31
  %26 = zext nneg i16 %25 to i64
  %27 = shl nuw nsw i64 %21, %26
  %28 = xor i64 %26, 31
  %29 = lshr i64 %21, %28
  %30 = or i64 %27, %29
  %31 = and i64 %30, 2147483647
  %32 = icmp eq i64 %31, 2147483647
  %33 = select i1 %32, i64 0, i64 %31
  %34 = icmp slt i64 %7, 0
  %35 = icmp ne i64 %33, 0
  %36 = select i1 %34, i1 %35, i1 false
  %37 = xor i64 %33, 2147483647
  %38 = select i1 %36, i64 %37, i64 %33
  br label %39

39:
  %40 = phi i64 [ %38, %11 ], [ 0, %4 ]
  %41 = getelementptr inbounds nuw i64, ptr %3, i64 %5
  store i64 %40, ptr %41, align 8
  %42 = add nuw nsw i64 %5, 1
  %43 = icmp eq i64 %42, 32
  br i1 %43, label %44, label %4

44:
  %45 = load <32 x i64>, ptr %3, align 64
  ret <32 x i64> %45
}

define <32 x i64> @algebra_add(<32 x i64> %0, <32 x i64> %1) {
  %3 = add <32 x i64> %1, %0
  %4 = and <32 x i64> %3, splat (i64 2147483647)
  %5 = lshr <32 x i64> %3, splat (i64 31)
  %6 = add nuw nsw <32 x i64> %4, %5
  %7 = icmp samesign ult <32 x i64> %6, splat (i64 2147483647)
  %8 = add nsw <32 x i64> %6, splat (i64 -2147483647)
  %9 = select <32 x i1> %7, <32 x i64> %6, <32 x i64> %8
  ret <32 x i64> %9
}

define <32 x i64> @algebra_sub(<32 x i64> %0, <32 x i64> %1) {
  %3 = icmp eq <32 x i64> %1, zeroinitializer
  %4 = sub <32 x i64> splat (i64 2147483647), %1
  %5 = select <32 x i1> %3, <32 x i64> zeroinitializer, <32 x i64> %4
  %6 = add <32 x i64> %5, %0
  %7 = and <32 x i64> %6, splat (i64 2147483647)
  %8 = lshr <32 x i64> %6, splat (i64 31)
  %9 = add nuw nsw <32 x i64> %7, %8
  %10 = icmp samesign ult <32 x i64> %9, splat (i64 2147483647)
  %11 = add nsw <32 x i64> %9, splat (i64 -2147483647)
  %12 = select <32 x i1> %10, <32 x i64> %9, <32 x i64> %11
  ret <32 x i64> %12
}

define <32 x i64> @algebra_mul(<32 x i64> %0, <32 x i64> %1) {
  %3 = mul <32 x i64> %1, %0
  %4 = and <32 x i64> %3, splat (i64 2147483647)
  %5 = lshr <32 x i64> %3, splat (i64 31)
  %6 = add nuw nsw <32 x i64> %4, %5
  %7 = icmp samesign ult <32 x i64> %6, splat (i64 2147483647)
  %8 = add nsw <32 x i64> %6, splat (i64 -2147483647)
  %9 = select <32 x i1> %7, <32 x i64> %6, <32 x i64> %8
  ret <32 x i64> %9
}

define <32 x i64> @algebra_fma(<32 x i64> %0, <32 x i64> %1, <32 x i64> %2) {
  %4 = mul <32 x i64> %1, %0
  %5 = and <32 x i64> %4, splat (i64 2147483647)
  %6 = lshr <32 x i64> %4, splat (i64 31)
  %7 = add nuw nsw <32 x i64> %5, %6
  %8 = icmp samesign ult <32 x i64> %7, splat (i64 2147483647)
  %9 = add nsw <32 x i64> %7, splat (i64 -2147483647)
  %10 = select <32 x i1> %8, <32 x i64> %7, <32 x i64> %9
  %11 = add <32 x i64> %10, %2
  %12 = and <32 x i64> %11, splat (i64 2147483647)
  %13 = lshr <32 x i64> %11, splat (i64 31)
  %14 = add nuw nsw <32 x i64> %12, %13
  %15 = icmp samesign ult <32 x i64> %14, splat (i64 2147483647)
  %16 = add nsw <32 x i64> %14, splat (i64 -2147483647)
  %17 = select <32 x i1> %15, <32 x i64> %14, <32 x i64> %16
  ret <32 x i64> %17
}

define <32 x i64> @algebra_neg(<32 x i64> %0) {
  %2 = icmp eq <32 x i64> %0, zeroinitializer
  %3 = sub <32 x i64> splat (i64 2147483647), %0
  %4 = select <32 x i1> %2, <32 x i64> zeroinitializer, <32 x i64> %3
  ret <32 x i64> %4
}

define <32 x i64> @algebra_rcp(<32 x i64> %0) {
  br label %3

2:
  ret <32 x i64> %18

3:
  %4 = phi i64 [ 2147483645, %1 ], [ %26, %17 ]
  %5 = phi <32 x i64> [ %0, %1 ], [ %25, %17 ]
  %6 = phi <32 x i64> [ splat (i64 1), %1 ], [ %18, %17 ]
  %7 = and i64 %4, 1
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %17, label %9

9:
  %10 = mul <32 x i64> %5, %6
  %11 = and <32 x i64> %10, splat (i64 2147483647)
  %12 = lshr <32 x i64> %10, splat (i64 31)
  %13 = add nuw nsw <32 x i64> %11, %12
  %14 = icmp samesign ult <32 x i64> %13, splat (i64 2147483647)
  %15 = add nsw <32 x i64> %13, splat (i64 -2147483647)
  %16 = select <32 x i1> %14, <32 x i64> %13, <32 x i64> %15
  br label %17

17:
  %18 = phi <32 x i64> [ %16, %9 ], [ %6, %3 ]
  %19 = mul <32 x i64> %5, %5
  %20 = and <32 x i64> %19, splat (i64 2147483647)
  %21 = lshr <32 x i64> %19, splat (i64 31)
  %22 = add nuw nsw <32 x i64> %20, %21
  %23 = icmp samesign ult <32 x i64> %22, splat (i64 2147483647)
  %24 = add nsw <32 x i64> %22, splat (i64 -2147483647)
  %25 = select <32 x i1> %23, <32 x i64> %22, <32 x i64> %24
  %26 = lshr i64 %4, 1
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %2, label %3
}

define <32 x i64> @algebra_div(<32 x i64> %0, <32 x i64> %1) {
  %3 = call <32 x i64> @algebra_rcp(<32 x i64> %1)
  %4 = mul <32 x i64> %3, %0
  %5 = and <32 x i64> %4, splat (i64 2147483647)
  %6 = lshr <32 x i64> %4, splat (i64 31)
  %7 = add nuw nsw <32 x i64> %5, %6
  %8 = icmp samesign ult <32 x i64> %7, splat (i64 2147483647)
  %9 = add nsw <32 x i64> %7, splat (i64 -2147483647)
  %10 = select <32 x i1> %8, <32 x i64> %7, <32 x i64> %9
  ret <32 x i64> %10
}

declare i64 @llvm.umax.i64(i64, i64)
