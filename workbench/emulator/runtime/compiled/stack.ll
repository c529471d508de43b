; Made of stack.cpp by `make runtime`.

define void @stack_put_8(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %33, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %31, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 %19
  %29 = load i8, ptr %28, align 1
  store i8 %29, ptr %27, align 1
  %30 = add i32 %16, -1
  %31 = and i32 %30, %16
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %15

33:
  ret void
}

define void @stack_take_8(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %33, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %31, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 %19
  %29 = load i8, ptr %27, align 1
  store i8 %29, ptr %28, align 1
  %30 = add i32 %16, -1
  %31 = and i32 %30, %16
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %15

33:
  ret void
}

define void @stack_put_16(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i16, ptr %30, align 1
  store i16 %31, ptr %27, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_take_16(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 1
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i16, ptr %27, align 1
  store i16 %31, ptr %30, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_put_32(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 2
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i32, ptr %30, align 1
  store i32 %31, ptr %27, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_take_32(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 2
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i32, ptr %27, align 1
  store i32 %31, ptr %30, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_put_64(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i64, ptr %30, align 1
  store i64 %31, ptr %27, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_take_64(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %35, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %33, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  %31 = load i64, ptr %27, align 1
  store i64 %31, ptr %30, align 1
  %32 = add i32 %16, -1
  %33 = and i32 %32, %16
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %15

35:
  ret void
}

define void @stack_put_128(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %34, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %32, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 4
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %30, i64 16, i1 false)
  %31 = add i32 %16, -1
  %32 = and i32 %31, %16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %15

34:
  ret void
}

define void @stack_take_128(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %34, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %11 = zext i32 %2 to i64
  %12 = add i64 %4, %11
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %15

15:
  %16 = phi i32 [ %1, %8 ], [ %32, %15 ]
  %17 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = load i64, ptr %9, align 8
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr %10, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %5, %19
  %24 = add i64 %12, %23
  %25 = add i64 %24, %18
  %26 = add i64 %25, %22
  %27 = inttoptr i64 %26 to ptr
  %28 = shl nuw nsw i32 %17, 4
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %14, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 %27, i64 16, i1 false)
  %31 = add i32 %16, -1
  %32 = and i32 %31, %16
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %15

34:
  ret void
}

define void @stack_put_1(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %34, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %14 = zext i32 %2 to i64
  %15 = add i64 %4, %14
  br label %16

16:
  %17 = phi i32 [ %1, %11 ], [ %32, %16 ]
  %18 = call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = lshr i32 %9, %18
  %20 = and i32 %19, 1
  %21 = load i64, ptr %12, align 8
  %22 = zext nneg i32 %18 to i64
  %23 = getelementptr inbounds nuw i32, ptr %13, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = mul i64 %5, %22
  %27 = add i64 %15, %26
  %28 = add i64 %27, %21
  %29 = add i64 %28, %25
  %30 = inttoptr i64 %29 to ptr
  store i32 %20, ptr %30, align 4
  %31 = add i32 %17, -1
  %32 = and i32 %31, %17
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %16

34:
  ret void
}

define void @stack_take_1(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5) {
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = xor i32 %1, -1
  %10 = load i32, ptr %8, align 4
  %11 = and i32 %10, %9
  store i32 %11, ptr %8, align 4
  %12 = icmp eq i32 %1, 0
  br i1 %12, label %38, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %16 = zext i32 %2 to i64
  %17 = add i64 %4, %16
  br label %18

18:
  %19 = phi i32 [ %11, %13 ], [ %34, %18 ]
  %20 = phi i32 [ %1, %13 ], [ %36, %18 ]
  %21 = call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = load i64, ptr %14, align 8
  %23 = zext nneg i32 %21 to i64
  %24 = getelementptr inbounds nuw i32, ptr %15, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = mul i64 %5, %23
  %28 = add i64 %17, %27
  %29 = add i64 %28, %22
  %30 = add i64 %29, %26
  %31 = inttoptr i64 %30 to ptr
  %32 = load i32, ptr %31, align 4
  %33 = shl i32 %32, %21
  %34 = or i32 %19, %33
  store i32 %34, ptr %8, align 4
  %35 = add i32 %20, -1
  %36 = and i32 %35, %20
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %18

38:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)
