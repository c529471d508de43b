; Made of threads.cpp by `make runtime`.

define i32 @lead(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %8

8:
  %9 = phi i64 [ 1, %1 ], [ %33, %25 ]
  %10 = load i64, ptr %2, align 8
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %35

12:
  %13 = load ptr, ptr %4, align 8
  %14 = load i64, ptr %5, align 8
  %15 = urem i64 %9, %14
  %16 = shl nuw nsw i64 %15, 8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 %16
  %18 = load atomic i64, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %20 = load atomic i64, ptr %19 monotonic, align 8
  %21 = icmp slt i64 %18, %20
  br i1 %21, label %25, label %22

22:
  %23 = load i64, ptr %3, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %35, label %25

25:
  %26 = atomicrmw add ptr %6, i64 1 seq_cst, align 8
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %9
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store ptr %0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store i64 %9, ptr %31, align 8
  %32 = load ptr, ptr %29, align 8
  call void @PyThread_release_lock(ptr %32)
  %33 = add nuw nsw i64 %9, 1
  %34 = icmp eq i64 %33, 4
  br i1 %34, label %35, label %8

35:
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = call i32 %36(ptr %38)
  ret i32 %39
}

define void @serve(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %4

4:
  %5 = load ptr, ptr %0, align 8
  %6 = call i32 @PyThread_acquire_lock(ptr %5, i32 1)
  %7 = load ptr, ptr %2, align 8
  %8 = load i64, ptr %3, align 8
  %9 = mul i64 %8, 3
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %12 = add i64 %9, 3
  %13 = add i64 %9, 1
  %14 = icmp ugt i64 %13, %12
  br i1 %14, label %47, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 64
  br label %20

20:
  %21 = phi i64 [ %13, %15 ], [ %45, %37 ]
  %22 = load i64, ptr %10, align 8
  %23 = icmp ult i64 %21, %22
  br i1 %23, label %24, label %47

24:
  %25 = load ptr, ptr %16, align 8
  %26 = load i64, ptr %17, align 8
  %27 = urem i64 %21, %26
  %28 = shl i64 %27, 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 %28
  %30 = load atomic i64, ptr %29 monotonic, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load atomic i64, ptr %31 monotonic, align 8
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %37, label %34

34:
  %35 = load i64, ptr %11, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %47, label %37

37:
  %38 = atomicrmw add ptr %18, i64 1 seq_cst, align 8
  %39 = load ptr, ptr %19, align 8
  %40 = getelementptr inbounds nuw ptr, ptr %39, i64 %21
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store ptr %7, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %21, ptr %43, align 8
  %44 = load ptr, ptr %41, align 8
  call void @PyThread_release_lock(ptr %44)
  %45 = add nuw i64 %21, 1
  %46 = icmp ult i64 %21, %12
  br i1 %46, label %20, label %47

47:
  %48 = load ptr, ptr %7, align 8
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = mul i64 %52, %8
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 %53
  %55 = call i32 %48(ptr %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %60

57:
  %58 = load i64, ptr %11, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %67, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %62 = load ptr, ptr %61, align 8
  %63 = load ptr, ptr %49, align 8
  %64 = load i64, ptr %51, align 8
  %65 = mul i64 %64, %8
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 %65
  call void %62(ptr %66, i32 %55)
  br label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %71 = atomicrmw sub ptr %70, i64 1 seq_cst, align 8
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %74

73:
  call void @PyThread_release_lock(ptr %69)
  br label %74

74:
  br label %4
}

declare i32 @PyThread_acquire_lock(ptr, i32)

declare void @PyThread_release_lock(ptr)
