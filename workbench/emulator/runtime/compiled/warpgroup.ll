; Made of warpgroup.cpp by `make runtime`.

define ptr @warpgroup_core(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) {
  %8 = shl i32 %4, 4
  %9 = mul i32 %3, 7
  %10 = add i32 %9, %2
  %11 = or i32 %10, %8
  %12 = zext i32 %11 to i64
  %13 = add nuw nsw i64 %12, 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %13, %15
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = or disjoint i64 %12, 1649267441664
  call void @fault(ptr %0, i32 %19, i32 1, i32 %5, i32 0, i64 %20)
  br label %46

21:
  %22 = icmp eq i32 %3, 16
  %23 = icmp eq i32 %4, 0
  %24 = and i1 %22, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br i1 %24, label %26, label %30

26:
  %27 = load ptr, ptr %25, align 8
  %28 = zext i32 %2 to i64
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 %28
  br label %46

30:
  %31 = phi i64 [ %44, %30 ], [ 0, %21 ]
  %32 = shl nuw nsw i64 %31, 4
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 %32
  %34 = load ptr, ptr %25, align 8
  %35 = trunc nuw nsw i64 %31 to i32
  %36 = mul i32 %3, %35
  %37 = add i32 %36, %2
  %38 = lshr i32 %37, 7
  %39 = and i32 %38, %4
  %40 = shl nuw nsw i32 %39, 4
  %41 = xor i32 %40, %37
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %34, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %43, i64 16, i1 false)
  %44 = add nuw nsw i64 %31, 1
  %45 = icmp eq i64 %44, 8
  br i1 %45, label %46, label %30

46:
  %47 = phi ptr [ %6, %17 ], [ %29, %26 ], [ %6, %30 ]
  ret ptr %47
}

define ptr @watched_warpgroup_core(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %3, 16
  %9 = icmp eq i32 %4, 0
  %10 = and i1 %8, %9
  %11 = shl i32 %4, 4
  %12 = mul i32 %3, 7
  %13 = add i32 %12, %2
  %14 = or i32 %13, %11
  %15 = xor i32 %11, -1
  %16 = and i32 %2, %15
  %17 = zext i32 %16 to i64
  %18 = or disjoint i64 %17, 1649267441664
  %19 = zext i32 %14 to i64
  %20 = or disjoint i64 %19, 1649267441664
  %21 = add nuw nsw i64 %19, 1649267441680
  call void @proxy_touch(ptr %0, ptr %1, i64 %18, i64 %21)
  call void @product_read(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  br i1 %10, label %22, label %25

22:
  %23 = call i32 @screen_again(ptr %0, ptr %1, i32 %2)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %45

25:
  %26 = insertelement <32 x i32> poison, i32 %2, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = insertelement <32 x i32> poison, i32 %3, i64 0
  %29 = shufflevector <32 x i32> %28, <32 x i32> poison, <32 x i32> zeroinitializer
  %30 = mul <32 x i32> %29, <i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 2, i32 2, i32 2, i32 2, i32 3, i32 3, i32 3, i32 3, i32 4, i32 4, i32 4, i32 4, i32 5, i32 5, i32 5, i32 5, i32 6, i32 6, i32 6, i32 6, i32 7, i32 7, i32 7, i32 7>
  %31 = add <32 x i32> %30, %27
  %32 = lshr <32 x i32> %31, splat (i32 7)
  %33 = insertelement <32 x i32> poison, i32 %4, i64 0
  %34 = shufflevector <32 x i32> %33, <32 x i32> poison, <32 x i32> zeroinitializer
  %35 = and <32 x i32> %32, %34
  %36 = shl nuw nsw <32 x i32> %35, splat (i32 4)
  %37 = xor <32 x i32> %36, %31
  %38 = add <32 x i32> %37, <i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12, i32 0, i32 4, i32 8, i32 12>
  %39 = zext <32 x i32> %38 to <32 x i64>
  %40 = or disjoint <32 x i64> %39, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 -1, <32 x i64> %40, i32 %5)
  %41 = add nuw nsw i64 %19, 16
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %43 = load i64, ptr %42, align 8
  %44 = icmp ugt i64 %41, %43
  br i1 %44, label %50, label %53

45:
  %46 = add nuw nsw i64 %19, 16
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %56

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = load i32, ptr %51, align 8
  call void @fault(ptr %0, i32 %52, i32 1, i32 %5, i32 0, i64 %20)
  br label %77

53:
  br i1 %10, label %56, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %58 = load ptr, ptr %57, align 8
  %59 = zext i32 %2 to i64
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 %59
  br label %77

61:
  %62 = phi i64 [ 0, %54 ], [ %75, %61 ]
  %63 = shl nuw nsw i64 %62, 4
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 %63
  %65 = load ptr, ptr %55, align 8
  %66 = trunc nuw nsw i64 %62 to i32
  %67 = mul i32 %3, %66
  %68 = add i32 %67, %2
  %69 = lshr i32 %68, 7
  %70 = and i32 %69, %4
  %71 = shl nuw nsw i32 %70, 4
  %72 = xor i32 %71, %68
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %64, ptr align 1 %74, i64 16, i1 false)
  %75 = add nuw nsw i64 %62, 1
  %76 = icmp eq i64 %75, 8
  br i1 %76, label %77, label %61

77:
  %78 = phi ptr [ %6, %50 ], [ %60, %56 ], [ %6, %61 ]
  ret ptr %78
}

define void @group_count(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp ult i32 %5, -4
  br i1 %6, label %7, label %32

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = and i32 %5, -4
  %12 = and i32 %5, -4
  %13 = zext i32 %12 to i64
  %14 = add nuw i32 %11, 4
  br label %15

15:
  %16 = phi i64 [ %13, %7 ], [ %29, %19 ]
  %17 = load i64, ptr %8, align 8
  %18 = icmp ugt i64 %17, %16
  br i1 %18, label %19, label %32

19:
  %20 = load ptr, ptr %9, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul i64 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 %22
  %24 = icmp ne ptr %23, %1
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 1604
  %27 = load i32, ptr %26, align 4
  %28 = or i32 %27, %25
  store i32 %28, ptr %26, align 4
  %29 = add nuw nsw i64 %16, 1
  %30 = trunc i64 %29 to i32
  %31 = icmp eq i32 %14, %30
  br i1 %31, label %32, label %15

32:
  %33 = icmp eq i32 %2, 0
  %34 = select i1 %33, i64 1748, i64 1752
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = add i32 %36, 1
  store i32 %37, ptr %35, align 4
  ret void
}

define i32 @group_least(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = icmp ult i32 %5, -4
  br i1 %6, label %7, label %36

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = icmp eq i32 %2, 0
  %13 = select i1 %12, i64 1748, i64 1752
  %14 = and i32 %5, -4
  %15 = zext i32 %14 to i64
  %16 = call i64 @llvm.umax.i64(i64 %9, i64 %15)
  br label %17

17:
  %18 = phi i64 [ %15, %7 ], [ %31, %22 ]
  %19 = phi i32 [ 0, %7 ], [ %30, %22 ]
  %20 = phi i32 [ -1, %7 ], [ %29, %22 ]
  %21 = icmp eq i64 %18, %16
  br i1 %21, label %33, label %22

22:
  %23 = load ptr, ptr %10, align 8
  %24 = load i64, ptr %11, align 8
  %25 = mul i64 %24, %18
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 %13
  %28 = load i32, ptr %27, align 4
  %29 = call i32 @llvm.umin.i32(i32 %28, i32 %20)
  %30 = add i32 %19, 1
  %31 = add nuw nsw i64 %18, 1
  %32 = icmp eq i32 %30, 4
  br i1 %32, label %36, label %17

33:
  %34 = icmp eq i32 %19, 4
  %35 = select i1 %34, i32 %20, i32 0
  br label %36

36:
  %37 = phi i32 [ 0, %3 ], [ %35, %33 ], [ %29, %22 ]
  ret i32 %37
}

declare void @fault(ptr, i32, i32, i32, i32, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @proxy_touch(ptr, ptr, i64, i64)

declare void @product_read(ptr, ptr, i32, i32, i32)

declare i32 @screen_again(ptr, ptr, i32)

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.umax.i64(i64, i64)
