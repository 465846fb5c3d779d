; ModuleID = 'int128.cu'
source_filename = "int128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.double2 = type { double, double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @add_mul_128(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %50

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i128, ptr %23, i64 %25
  %27 = load i128, ptr %26, align 16, !tbaa !10
  store i128 %27, ptr %11, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %28 = load ptr, ptr %6, align 8, !tbaa !7
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i128, ptr %28, i64 %30
  %32 = load i128, ptr %31, align 16, !tbaa !10
  store i128 %32, ptr %12, align 16, !tbaa !10
  %33 = load i128, ptr %11, align 16, !tbaa !10
  %34 = load i128, ptr %12, align 16, !tbaa !10
  %35 = add i128 %33, %34
  %36 = load i128, ptr %11, align 16, !tbaa !10
  %37 = load i128, ptr %12, align 16, !tbaa !10
  %38 = sub i128 %36, %37
  %39 = mul i128 %35, %38
  %40 = load i128, ptr %11, align 16, !tbaa !10
  %41 = lshr i128 %40, 5
  %42 = load i128, ptr %12, align 16, !tbaa !10
  %43 = shl i128 %42, 77
  %44 = or i128 %41, %43
  %45 = xor i128 %39, %44
  %46 = load ptr, ptr %7, align 8, !tbaa !7
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i128, ptr %46, i64 %48
  store i128 %45, ptr %49, align 16, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %50

50:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %51 = load i32, ptr %10, align 4
  switch i32 %51, label %53 [
    i32 0, label %52
    i32 1, label %52
  ]

52:                                               ; preds = %50, %50
  ret void

53:                                               ; preds = %50
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exact_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i128, align 16
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !12
  store ptr %1, ptr %6, align 8, !tbaa !12
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i128 0, ptr %9, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %11, ptr %10, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %33, %4
  %13 = load i32, ptr %10, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %37

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8, !tbaa !12
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %18, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !14
  %23 = sext i64 %22 to i128
  %24 = load ptr, ptr %6, align 8, !tbaa !12
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr %24, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !14
  %29 = sext i64 %28 to i128
  %30 = mul nsw i128 %23, %29
  %31 = load i128, ptr %9, align 16, !tbaa !10
  %32 = add nsw i128 %31, %30
  store i128 %32, ptr %9, align 16, !tbaa !10
  br label %33

33:                                               ; preds = %17
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = add i32 %35, %34
  store i32 %36, ptr %10, align 4, !tbaa !3
  br label %12, !llvm.loop !16

37:                                               ; preds = %16
  %38 = load i128, ptr %9, align 16, !tbaa !10
  %39 = load ptr, ptr %7, align 8, !tbaa !7
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i128, ptr %39, i64 %41
  store i128 %38, ptr %42, align 16, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @modpow(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store ptr %0, ptr %8, align 8, !tbaa !12
  store i64 %1, ptr %9, align 8, !tbaa !14
  store ptr %2, ptr %10, align 8, !tbaa !12
  store i64 %3, ptr %11, align 8, !tbaa !14
  store i64 %4, ptr %12, align 8, !tbaa !14
  store i64 %5, ptr %13, align 8, !tbaa !14
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %24 = add i32 %22, %23
  store i32 %24, ptr %15, align 4, !tbaa !3
  %25 = load i32, ptr %15, align 4, !tbaa !3
  %26 = load i32, ptr %14, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %66

29:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %30 = load i64, ptr %13, align 8, !tbaa !14
  store i64 %30, ptr %17, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %31 = load ptr, ptr %8, align 8, !tbaa !12
  %32 = load i32, ptr %15, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i64, ptr %31, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !14
  store i64 %35, ptr %18, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %36 = load i64, ptr %9, align 8, !tbaa !14
  store i64 %36, ptr %19, align 8, !tbaa !14
  br label %37

37:                                               ; preds = %57, %29
  %38 = load i64, ptr %19, align 8, !tbaa !14
  %39 = icmp ne i64 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %60

41:                                               ; preds = %37
  %42 = load i64, ptr %19, align 8, !tbaa !14
  %43 = and i64 %42, 1
  %44 = icmp ne i64 %43, 0
  br i1 %44, label %45, label %51

45:                                               ; preds = %41
  %46 = load i64, ptr %17, align 8, !tbaa !14
  %47 = load i64, ptr %18, align 8, !tbaa !14
  %48 = load i64, ptr %11, align 8, !tbaa !14
  %49 = load i64, ptr %12, align 8, !tbaa !14
  %50 = call noundef i64 @_ZL10montgomerymmmm(i64 noundef %46, i64 noundef %47, i64 noundef %48, i64 noundef %49) #8
  store i64 %50, ptr %17, align 8, !tbaa !14
  br label %51

51:                                               ; preds = %45, %41
  %52 = load i64, ptr %18, align 8, !tbaa !14
  %53 = load i64, ptr %18, align 8, !tbaa !14
  %54 = load i64, ptr %11, align 8, !tbaa !14
  %55 = load i64, ptr %12, align 8, !tbaa !14
  %56 = call noundef i64 @_ZL10montgomerymmmm(i64 noundef %52, i64 noundef %53, i64 noundef %54, i64 noundef %55) #8
  store i64 %56, ptr %18, align 8, !tbaa !14
  br label %57

57:                                               ; preds = %51
  %58 = load i64, ptr %19, align 8, !tbaa !14
  %59 = lshr i64 %58, 1
  store i64 %59, ptr %19, align 8, !tbaa !14
  br label %37, !llvm.loop !18

60:                                               ; preds = %40
  %61 = load i64, ptr %17, align 8, !tbaa !14
  %62 = load ptr, ptr %10, align 8, !tbaa !12
  %63 = load i32, ptr %15, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i64, ptr %62, i64 %64
  store i64 %61, ptr %65, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  store i32 0, ptr %16, align 4
  br label %66

66:                                               ; preds = %60, %28
  call void @llvm.lifetime.end.p0(ptr %15) #7
  %67 = load i32, ptr %16, align 4
  switch i32 %67, label %69 [
    i32 0, label %68
    i32 1, label %68
  ]

68:                                               ; preds = %66, %66
  ret void

69:                                               ; preds = %66
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10montgomerymmmm(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #2 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i128, align 16
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  store i64 %0, ptr %5, align 8, !tbaa !14
  store i64 %1, ptr %6, align 8, !tbaa !14
  store i64 %2, ptr %7, align 8, !tbaa !14
  store i64 %3, ptr %8, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %13 = load i64, ptr %5, align 8, !tbaa !14
  %14 = zext i64 %13 to i128
  %15 = load i64, ptr %6, align 8, !tbaa !14
  %16 = zext i64 %15 to i128
  %17 = mul i128 %14, %16
  store i128 %17, ptr %9, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %18 = load i128, ptr %9, align 16, !tbaa !10
  %19 = trunc i128 %18 to i64
  %20 = load i64, ptr %8, align 8, !tbaa !14
  %21 = mul i64 %19, %20
  store i64 %21, ptr %10, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %22 = load i128, ptr %9, align 16, !tbaa !10
  %23 = lshr i128 %22, 64
  %24 = trunc i128 %23 to i64
  store i64 %24, ptr %11, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %25 = load i64, ptr %10, align 8, !tbaa !14
  %26 = load i64, ptr %7, align 8, !tbaa !14
  %27 = call noundef i64 @_ZL10__umul64himm(i64 noundef %25, i64 noundef %26) #8
  store i64 %27, ptr %12, align 8, !tbaa !14
  %28 = load i64, ptr %11, align 8, !tbaa !14
  %29 = load i64, ptr %12, align 8, !tbaa !14
  %30 = icmp uge i64 %28, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %4
  %32 = load i64, ptr %11, align 8, !tbaa !14
  %33 = load i64, ptr %12, align 8, !tbaa !14
  %34 = sub i64 %32, %33
  br label %41

35:                                               ; preds = %4
  %36 = load i64, ptr %11, align 8, !tbaa !14
  %37 = load i64, ptr %12, align 8, !tbaa !14
  %38 = sub i64 %36, %37
  %39 = load i64, ptr %7, align 8, !tbaa !14
  %40 = add i64 %38, %39
  br label %41

41:                                               ; preds = %35, %31
  %42 = phi i64 [ %34, %31 ], [ %40, %35 ]
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret i64 %42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compare_shift_128(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !19
  store ptr %2, ptr %8, align 8, !tbaa !19
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4, !tbaa !3
  %20 = load i32, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %70

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %25 = load ptr, ptr %6, align 8, !tbaa !7
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i128, ptr %25, i64 %27
  %29 = load i128, ptr %28, align 16, !tbaa !10
  store i128 %29, ptr %13, align 16, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %30 = load ptr, ptr %6, align 8, !tbaa !7
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %24
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sub nsw i32 %34, 1
  br label %37

36:                                               ; preds = %24
  br label %37

37:                                               ; preds = %36, %33
  %38 = phi i32 [ %35, %33 ], [ 0, %36 ]
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i128, ptr %30, i64 %39
  %41 = load i128, ptr %40, align 16, !tbaa !10
  store i128 %41, ptr %14, align 16, !tbaa !10
  %42 = load i128, ptr %13, align 16, !tbaa !10
  %43 = load i128, ptr %14, align 16, !tbaa !10
  %44 = icmp slt i128 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %37
  br label %51

46:                                               ; preds = %37
  %47 = load i128, ptr %13, align 16, !tbaa !10
  %48 = load i128, ptr %14, align 16, !tbaa !10
  %49 = icmp sgt i128 %47, %48
  %50 = zext i1 %49 to i32
  br label %51

51:                                               ; preds = %46, %45
  %52 = phi i32 [ -1, %45 ], [ %50, %46 ]
  %53 = load ptr, ptr %8, align 8, !tbaa !19
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  store i32 %52, ptr %56, align 4, !tbaa !3
  %57 = load i128, ptr %13, align 16, !tbaa !10
  %58 = load ptr, ptr %7, align 8, !tbaa !19
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = and i32 %62, 127
  %64 = zext i32 %63 to i128
  %65 = ashr i128 %57, %64
  %66 = load ptr, ptr %9, align 8, !tbaa !7
  %67 = load i32, ptr %11, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i128, ptr %66, i64 %68
  store i128 %65, ptr %69, align 16, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %70

70:                                               ; preds = %51, %23
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %71 = load i32, ptr %12, align 4
  switch i32 %71, label %73 [
    i32 0, label %72
    i32 1, label %72
  ]

72:                                               ; preds = %70, %70
  ret void

73:                                               ; preds = %70
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_ops(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store ptr %2, ptr %8, align 8, !tbaa !19
  store ptr %3, ptr %9, align 8, !tbaa !21
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %98

28:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %29 = load ptr, ptr %6, align 8, !tbaa !19
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = load ptr, ptr %7, align 8, !tbaa !19
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %33, i32 %38)
  %40 = extractvalue { i32, i1 } %39, 1
  %41 = extractvalue { i32, i1 } %39, 0
  store i32 %41, ptr %13, align 4
  %42 = zext i1 %40 to i8
  store i8 %42, ptr %16, align 1, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %43 = load ptr, ptr %6, align 8, !tbaa !19
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = load ptr, ptr %7, align 8, !tbaa !19
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %47, i32 %52)
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  store i32 %55, ptr %14, align 4
  %56 = zext i1 %54 to i8
  store i8 %56, ptr %17, align 1, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %57 = load ptr, ptr %6, align 8, !tbaa !19
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = load ptr, ptr %7, align 8, !tbaa !19
  %63 = load i32, ptr %11, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %61, i32 %66)
  %68 = extractvalue { i32, i1 } %67, 1
  %69 = extractvalue { i32, i1 } %67, 0
  store i32 %69, ptr %15, align 4
  %70 = zext i1 %68 to i8
  store i8 %70, ptr %18, align 1, !tbaa !23
  %71 = load i32, ptr %13, align 4, !tbaa !3
  %72 = load i32, ptr %14, align 4, !tbaa !3
  %73 = xor i32 %71, %72
  %74 = load i32, ptr %15, align 4, !tbaa !3
  %75 = xor i32 %73, %74
  %76 = load ptr, ptr %8, align 8, !tbaa !19
  %77 = load i32, ptr %11, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  store i32 %75, ptr %79, align 4, !tbaa !3
  %80 = load i8, ptr %16, align 1, !tbaa !23, !range !25, !noundef !26
  %81 = trunc i8 %80 to i1
  %82 = zext i1 %81 to i32
  %83 = load i8, ptr %17, align 1, !tbaa !23, !range !25, !noundef !26
  %84 = trunc i8 %83 to i1
  %85 = zext i1 %84 to i32
  %86 = shl i32 %85, 1
  %87 = or i32 %82, %86
  %88 = load i8, ptr %18, align 1, !tbaa !23, !range !25, !noundef !26
  %89 = trunc i8 %88 to i1
  %90 = zext i1 %89 to i32
  %91 = shl i32 %90, 2
  %92 = or i32 %87, %91
  %93 = trunc i32 %92 to i8
  %94 = load ptr, ptr %9, align 8, !tbaa !21
  %95 = load i32, ptr %11, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %94, i64 %96
  store i8 %93, ptr %97, align 1, !tbaa !27
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %98

98:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %99 = load i32, ptr %12, align 4
  switch i32 %99, label %101 [
    i32 0, label %100
    i32 1, label %100
  ]

100:                                              ; preds = %98, %98
  ret void

101:                                              ; preds = %98
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fixed_point(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.double2, align 16
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca %struct.double2, align 16
  store ptr %0, ptr %6, align 8, !tbaa !12
  store ptr %1, ptr %7, align 8, !tbaa !12
  store ptr %2, ptr %8, align 8, !tbaa !12
  store ptr %3, ptr %9, align 8, !tbaa !28
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %95

28:                                               ; preds = %5
  %29 = load ptr, ptr %6, align 8, !tbaa !12
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %29, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !14
  %34 = sext i64 %33 to i128
  %35 = load ptr, ptr %7, align 8, !tbaa !12
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !14
  %40 = sext i64 %39 to i128
  %41 = mul nsw i128 %34, %40
  %42 = ashr i128 %41, 32
  %43 = trunc i128 %42 to i64
  %44 = load ptr, ptr %8, align 8, !tbaa !12
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i64, ptr %44, i64 %46
  store i64 %43, ptr %47, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %48 = load ptr, ptr %9, align 8, !tbaa !28
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.double2, ptr %48, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %51, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %52 = load ptr, ptr %6, align 8, !tbaa !12
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %52, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = sitofp i64 %56 to double
  store double %57, ptr %14, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %58 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 0
  %59 = load double, ptr %58, align 16, !tbaa !33
  %60 = load double, ptr %14, align 8, !tbaa !31
  %61 = call contract noundef double @_ZL9__dadd_rndd(double noundef %59, double noundef %60) #8
  store double %61, ptr %15, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %62 = load double, ptr %15, align 8, !tbaa !31
  %63 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 0
  %64 = load double, ptr %63, align 16, !tbaa !33
  %65 = fsub contract double %62, %64
  store double %65, ptr %16, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %66 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 0
  %67 = load double, ptr %66, align 16, !tbaa !33
  %68 = load double, ptr %15, align 8, !tbaa !31
  %69 = load double, ptr %16, align 8, !tbaa !31
  %70 = fsub contract double %68, %69
  %71 = fsub contract double %67, %70
  %72 = load double, ptr %14, align 8, !tbaa !31
  %73 = load double, ptr %16, align 8, !tbaa !31
  %74 = fsub contract double %72, %73
  %75 = fadd contract double %71, %74
  %76 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 1
  %77 = load double, ptr %76, align 8, !tbaa !35
  %78 = fadd contract double %75, %77
  store double %78, ptr %17, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %79 = getelementptr inbounds nuw %struct.double2, ptr %18, i32 0, i32 0
  %80 = load double, ptr %15, align 8, !tbaa !31
  %81 = load double, ptr %17, align 8, !tbaa !31
  %82 = fadd contract double %80, %81
  store double %82, ptr %79, align 16, !tbaa !33
  %83 = getelementptr inbounds nuw %struct.double2, ptr %18, i32 0, i32 1
  %84 = load double, ptr %17, align 8, !tbaa !31
  %85 = load double, ptr %15, align 8, !tbaa !31
  %86 = load double, ptr %17, align 8, !tbaa !31
  %87 = fadd contract double %85, %86
  %88 = load double, ptr %15, align 8, !tbaa !31
  %89 = fsub contract double %87, %88
  %90 = fsub contract double %84, %89
  store double %90, ptr %83, align 8, !tbaa !35
  %91 = load ptr, ptr %9, align 8, !tbaa !28
  %92 = load i32, ptr %11, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.double2, ptr %91, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %94, ptr align 16 %18, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %95

95:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %96 = load i32, ptr %12, align 4
  switch i32 %96, label %98 [
    i32 0, label %97
    i32 1, label %97
  ]

97:                                               ; preds = %95, %95
  ret void

98:                                               ; preds = %95
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__dadd_rndd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !31
  store double %1, ptr %4, align 8, !tbaa !31
  %5 = load double, ptr %3, align 8, !tbaa !31
  %6 = load double, ptr %4, align 8, !tbaa !31
  %7 = call contract double @__nv_dadd_rn(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10__umul64himm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !14
  store i64 %1, ptr %4, align 8, !tbaa !14
  %5 = load i64, ptr %3, align 8, !tbaa !14
  %6 = zext i64 %5 to i128
  %7 = load i64, ptr %4, align 8, !tbaa !14
  %8 = zext i64 %7 to i128
  %9 = mul i128 %6, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dadd_rn(double noundef, double noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 __int128", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"__int128", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 long", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 int", !9, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 omnipotent char", !9, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"bool", !5, i64 0}
!25 = !{i8 0, i8 2}
!26 = !{}
!27 = !{!5, !5, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS7double2", !9, i64 0}
!30 = !{i64 0, i64 8, !31, i64 8, i64 8, !31}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !5, i64 0}
!33 = !{!34, !32, i64 0}
!34 = !{!"_ZTS7double2", !32, i64 0, !32, i64 8}
!35 = !{!34, !32, i64 8}
