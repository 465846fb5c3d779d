; ModuleID = 'guards.cu'
source_filename = "guards.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ11gemm_borderE1a = internal addrspace(3) global [8 x [8 x float]] undef, align 4
@_ZZ11gemm_borderE1b = internal addrspace(3) global [8 x [9 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sobol(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %76

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = ashr i32 %26, 1
  %28 = xor i32 %25, %27
  store i32 %28, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %72, %24
  %30 = load i32, ptr %12, align 4, !tbaa !3
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %75

34:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %57, %34
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = icmp slt i32 %36, 32
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %60

39:                                               ; preds = %35
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = load i32, ptr %14, align 4, !tbaa !3
  %42 = lshr i32 %40, %41
  %43 = and i32 %42, 1
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %56

45:                                               ; preds = %39
  %46 = load ptr, ptr %5, align 8, !tbaa !7
  %47 = load i32, ptr %12, align 4, !tbaa !3
  %48 = mul nsw i32 %47, 32
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %46, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = load i32, ptr %13, align 4, !tbaa !3
  %55 = xor i32 %54, %53
  store i32 %55, ptr %13, align 4, !tbaa !3
  br label %56

56:                                               ; preds = %45, %39
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %14, align 4, !tbaa !3
  br label %35, !llvm.loop !12

60:                                               ; preds = %38
  %61 = load i32, ptr %13, align 4, !tbaa !3
  %62 = uitofp i32 %61 to float
  %63 = fmul contract float %62, 0x3DF0000000000000
  %64 = load ptr, ptr %6, align 8, !tbaa !10
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = load i32, ptr %8, align 4, !tbaa !3
  %67 = mul nsw i32 %65, %66
  %68 = load i32, ptr %12, align 4, !tbaa !3
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %64, i64 %70
  store float %63, ptr %71, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %72

72:                                               ; preds = %60
  %73 = load i32, ptr %12, align 4, !tbaa !3
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %12, align 4, !tbaa !3
  br label %29, !llvm.loop !16

75:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 0, ptr %10, align 4
  br label %76

76:                                               ; preds = %75, %23
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %77 = load i32, ptr %10, align 4
  switch i32 %77, label %79 [
    i32 0, label %78
    i32 1, label %78
  ]

78:                                               ; preds = %76, %76
  ret void

79:                                               ; preds = %76
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
define dso_local ptx_kernel void @fir(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !10
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4, !tbaa !3
  %20 = load i32, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %60

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store float 0.000000e+00, ptr %13, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %51, %24
  %26 = load i32, ptr %14, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %54

30:                                               ; preds = %25
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = load i32, ptr %14, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %50

34:                                               ; preds = %30
  %35 = load ptr, ptr %7, align 8, !tbaa !10
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !14
  %40 = load ptr, ptr %6, align 8, !tbaa !10
  %41 = load i32, ptr %11, align 4, !tbaa !3
  %42 = load i32, ptr %14, align 4, !tbaa !3
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %40, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !14
  %47 = fmul contract float %39, %46
  %48 = load float, ptr %13, align 4, !tbaa !14
  %49 = fadd contract float %48, %47
  store float %49, ptr %13, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %34, %30
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %14, align 4, !tbaa !3
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %14, align 4, !tbaa !3
  br label %25, !llvm.loop !17

54:                                               ; preds = %29
  %55 = load float, ptr %13, align 4, !tbaa !14
  %56 = load ptr, ptr %8, align 8, !tbaa !10
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  store float %55, ptr %59, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %60

60:                                               ; preds = %54, %23
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %61 = load i32, ptr %12, align 4
  switch i32 %61, label %63 [
    i32 0, label %62
    i32 1, label %62
  ]

62:                                               ; preds = %60, %60
  ret void

63:                                               ; preds = %60
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ell_spmv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !10
  store ptr %3, ptr %10, align 8, !tbaa !10
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %74

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store float 0.000000e+00, ptr %15, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %65, %27
  %29 = load i32, ptr %16, align 4, !tbaa !3
  %30 = load i32, ptr %12, align 4, !tbaa !3
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %68

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %34 = load ptr, ptr %7, align 8, !tbaa !7
  %35 = load i32, ptr %16, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %34, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  store i32 %42, ptr %17, align 4, !tbaa !3
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = icmp sge i32 %43, 0
  br i1 %44, label %45, label %64

45:                                               ; preds = %33
  %46 = load ptr, ptr %8, align 8, !tbaa !10
  %47 = load i32, ptr %16, align 4, !tbaa !3
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %13, align 4, !tbaa !3
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !14
  %55 = load ptr, ptr %9, align 8, !tbaa !10
  %56 = load i32, ptr %17, align 4, !tbaa !3
  %57 = and i32 %56, 1023
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !14
  %61 = fmul contract float %54, %60
  %62 = load float, ptr %15, align 4, !tbaa !14
  %63 = fadd contract float %62, %61
  store float %63, ptr %15, align 4, !tbaa !14
  br label %64

64:                                               ; preds = %45, %33
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %16, align 4, !tbaa !3
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %16, align 4, !tbaa !3
  br label %28, !llvm.loop !18

68:                                               ; preds = %32
  %69 = load float, ptr %15, align 4, !tbaa !14
  %70 = load ptr, ptr %10, align 8, !tbaa !10
  %71 = load i32, ptr %13, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  store float %69, ptr %73, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %74

74:                                               ; preds = %68, %26
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %75 = load i32, ptr %14, align 4
  switch i32 %75, label %77 [
    i32 0, label %76
    i32 1, label %76
  ]

76:                                               ; preds = %74, %74
  ret void

77:                                               ; preds = %74
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_border(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !10
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !10
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = and i32 %21, 7
  store i32 %22, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %24 = lshr i32 %23, 3
  %25 = and i32 %24, 7
  store i32 %25, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %27 = mul i32 %26, 8
  %28 = load i32, ptr %14, align 4, !tbaa !3
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %31 = mul i32 %30, 8
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = add i32 %31, %32
  store i32 %33, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store float 0.000000e+00, ptr %17, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %126, %6
  %35 = load i32, ptr %18, align 4, !tbaa !3
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %129

39:                                               ; preds = %34
  %40 = load i32, ptr %15, align 4, !tbaa !3
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %61

43:                                               ; preds = %39
  %44 = load i32, ptr %18, align 4, !tbaa !3
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = add nsw i32 %44, %45
  %47 = load i32, ptr %12, align 4, !tbaa !3
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %43
  %50 = load ptr, ptr %7, align 8, !tbaa !10
  %51 = load i32, ptr %15, align 4, !tbaa !3
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %18, align 4, !tbaa !3
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %50, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !14
  br label %62

61:                                               ; preds = %43, %39
  br label %62

62:                                               ; preds = %61, %49
  %63 = phi contract float [ %60, %49 ], [ 0.000000e+00, %61 ]
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11gemm_borderE1a to ptr), i64 0, i64 %65
  %67 = load i32, ptr %13, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x float], ptr %66, i64 0, i64 %68
  store float %63, ptr %69, align 4, !tbaa !14
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = icmp slt i32 %70, %71
  br i1 %72, label %73, label %91

73:                                               ; preds = %62
  %74 = load i32, ptr %18, align 4, !tbaa !3
  %75 = load i32, ptr %14, align 4, !tbaa !3
  %76 = add nsw i32 %74, %75
  %77 = load i32, ptr %12, align 4, !tbaa !3
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %91

79:                                               ; preds = %73
  %80 = load ptr, ptr %8, align 8, !tbaa !10
  %81 = load i32, ptr %18, align 4, !tbaa !3
  %82 = load i32, ptr %14, align 4, !tbaa !3
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %11, align 4, !tbaa !3
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %16, align 4, !tbaa !3
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %80, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !14
  br label %92

91:                                               ; preds = %73, %62
  br label %92

92:                                               ; preds = %91, %79
  %93 = phi contract float [ %90, %79 ], [ 0.000000e+00, %91 ]
  %94 = load i32, ptr %14, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11gemm_borderE1b to ptr), i64 0, i64 %95
  %97 = load i32, ptr %13, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [9 x float], ptr %96, i64 0, i64 %98
  store float %93, ptr %99, align 4, !tbaa !14
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %100

100:                                              ; preds = %122, %92
  %101 = load i32, ptr %20, align 4, !tbaa !3
  %102 = icmp slt i32 %101, 8
  br i1 %102, label %104, label %103

103:                                              ; preds = %100
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %125

104:                                              ; preds = %100
  %105 = load i32, ptr %14, align 4, !tbaa !3
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11gemm_borderE1a to ptr), i64 0, i64 %106
  %108 = load i32, ptr %20, align 4, !tbaa !3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [8 x float], ptr %107, i64 0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !14
  %112 = load i32, ptr %20, align 4, !tbaa !3
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11gemm_borderE1b to ptr), i64 0, i64 %113
  %115 = load i32, ptr %13, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [9 x float], ptr %114, i64 0, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !14
  %119 = fmul contract float %111, %118
  %120 = load float, ptr %17, align 4, !tbaa !14
  %121 = fadd contract float %120, %119
  store float %121, ptr %17, align 4, !tbaa !14
  br label %122

122:                                              ; preds = %104
  %123 = load i32, ptr %20, align 4, !tbaa !3
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %20, align 4, !tbaa !3
  br label %100, !llvm.loop !19

125:                                              ; preds = %103
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %126

126:                                              ; preds = %125
  %127 = load i32, ptr %18, align 4, !tbaa !3
  %128 = add nsw i32 %127, 8
  store i32 %128, ptr %18, align 4, !tbaa !3
  br label %34, !llvm.loop !20

129:                                              ; preds = %38
  %130 = load i32, ptr %15, align 4, !tbaa !3
  %131 = load i32, ptr %10, align 4, !tbaa !3
  %132 = icmp slt i32 %130, %131
  br i1 %132, label %133, label %147

133:                                              ; preds = %129
  %134 = load i32, ptr %16, align 4, !tbaa !3
  %135 = load i32, ptr %11, align 4, !tbaa !3
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %147

137:                                              ; preds = %133
  %138 = load float, ptr %17, align 4, !tbaa !14
  %139 = load ptr, ptr %9, align 8, !tbaa !10
  %140 = load i32, ptr %15, align 4, !tbaa !3
  %141 = load i32, ptr %11, align 4, !tbaa !3
  %142 = mul nsw i32 %140, %141
  %143 = load i32, ptr %16, align 4, !tbaa !3
  %144 = add nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %139, i64 %145
  store float %138, ptr %146, align 4, !tbaa !14
  br label %147

147:                                              ; preds = %137, %133, %129
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @unite(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %101

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = load ptr, ptr %6, align 8, !tbaa !7
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = and i32 %29, 63
  store i32 %30, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %31 = load ptr, ptr %7, align 8, !tbaa !7
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = and i32 %35, 63
  store i32 %36, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %58, %24
  %38 = load ptr, ptr %5, align 8, !tbaa !7
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = load i32, ptr %11, align 4, !tbaa !3
  %44 = icmp ne i32 %42, %43
  br i1 %44, label %45, label %48

45:                                               ; preds = %37
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = icmp slt i32 %46, 64
  br label %48

48:                                               ; preds = %45, %37
  %49 = phi i1 [ false, %37 ], [ %47, %45 ]
  br i1 %49, label %51, label %50

50:                                               ; preds = %48
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %61

51:                                               ; preds = %48
  %52 = load ptr, ptr %5, align 8, !tbaa !7
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = and i32 %56, 63
  store i32 %57, ptr %11, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %51
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4, !tbaa !3
  br label %37, !llvm.loop !21

61:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %83, %61
  %63 = load ptr, ptr %5, align 8, !tbaa !7
  %64 = load i32, ptr %12, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = load i32, ptr %12, align 4, !tbaa !3
  %69 = icmp ne i32 %67, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %62
  %71 = load i32, ptr %14, align 4, !tbaa !3
  %72 = icmp slt i32 %71, 64
  br label %73

73:                                               ; preds = %70, %62
  %74 = phi i1 [ false, %62 ], [ %72, %70 ]
  br i1 %74, label %76, label %75

75:                                               ; preds = %73
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %86

76:                                               ; preds = %73
  %77 = load ptr, ptr %5, align 8, !tbaa !7
  %78 = load i32, ptr %12, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = and i32 %81, 63
  store i32 %82, ptr %12, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %76
  %84 = load i32, ptr %14, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %14, align 4, !tbaa !3
  br label %62, !llvm.loop !22

86:                                               ; preds = %75
  %87 = load i32, ptr %11, align 4, !tbaa !3
  %88 = load i32, ptr %12, align 4, !tbaa !3
  %89 = icmp ne i32 %87, %88
  br i1 %89, label %90, label %100

90:                                               ; preds = %86
  %91 = load i32, ptr %11, align 4, !tbaa !3
  %92 = load i32, ptr %12, align 4, !tbaa !3
  %93 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %91, i32 noundef %92) #6
  %94 = load ptr, ptr %5, align 8, !tbaa !7
  %95 = load i32, ptr %11, align 4, !tbaa !3
  %96 = load i32, ptr %12, align 4, !tbaa !3
  %97 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %95, i32 noundef %96) #6
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %94, i64 %98
  store i32 %93, ptr %99, align 4, !tbaa !3
  br label %100

100:                                              ; preds = %90, %86
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 0, ptr %10, align 4
  br label %101

101:                                              ; preds = %100, %23
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %102 = load i32, ptr %10, align 4
  switch i32 %102, label %104 [
    i32 0, label %103
    i32 1, label %103
  ]

103:                                              ; preds = %101, %101
  ret void

104:                                              ; preds = %101
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @modpow(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !23
  store ptr %1, ptr %7, align 8, !tbaa !23
  store ptr %2, ptr %8, align 8, !tbaa !23
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i64 %4, ptr %10, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %72

25:                                               ; preds = %5
  %26 = load i64, ptr %10, align 8, !tbaa !25
  %27 = and i64 %26, 2147483647
  %28 = or i64 %27, 1
  store i64 %28, ptr %10, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %29 = load ptr, ptr %6, align 8, !tbaa !23
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %29, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !25
  %34 = load i64, ptr %10, align 8, !tbaa !25
  %35 = urem i64 %33, %34
  store i64 %35, ptr %13, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %36 = load i64, ptr %10, align 8, !tbaa !25
  %37 = urem i64 1, %36
  store i64 %37, ptr %14, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %38 = load ptr, ptr %7, align 8, !tbaa !23
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !25
  store i64 %42, ptr %15, align 8, !tbaa !25
  br label %43

43:                                               ; preds = %63, %25
  %44 = load i64, ptr %15, align 8, !tbaa !25
  %45 = icmp ne i64 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %66

47:                                               ; preds = %43
  %48 = load i64, ptr %15, align 8, !tbaa !25
  %49 = and i64 %48, 1
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %47
  %52 = load i64, ptr %14, align 8, !tbaa !25
  %53 = load i64, ptr %13, align 8, !tbaa !25
  %54 = mul i64 %52, %53
  %55 = load i64, ptr %10, align 8, !tbaa !25
  %56 = urem i64 %54, %55
  store i64 %56, ptr %14, align 8, !tbaa !25
  br label %57

57:                                               ; preds = %51, %47
  %58 = load i64, ptr %13, align 8, !tbaa !25
  %59 = load i64, ptr %13, align 8, !tbaa !25
  %60 = mul i64 %58, %59
  %61 = load i64, ptr %10, align 8, !tbaa !25
  %62 = urem i64 %60, %61
  store i64 %62, ptr %13, align 8, !tbaa !25
  br label %63

63:                                               ; preds = %57
  %64 = load i64, ptr %15, align 8, !tbaa !25
  %65 = lshr i64 %64, 1
  store i64 %65, ptr %15, align 8, !tbaa !25
  br label %43, !llvm.loop !27

66:                                               ; preds = %46
  %67 = load i64, ptr %14, align 8, !tbaa !25
  %68 = load ptr, ptr %8, align 8, !tbaa !23
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %68, i64 %70
  store i64 %67, ptr %71, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %72

72:                                               ; preds = %66, %24
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %73 = load i32, ptr %12, align 4
  switch i32 %73, label %75 [
    i32 0, label %74
    i32 1, label %74
  ]

74:                                               ; preds = %72, %72
  ret void

75:                                               ; preds = %72
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @adler32(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 1, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %39, %3
  %17 = load i32, ptr %10, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %42

21:                                               ; preds = %16
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = load ptr, ptr %4, align 8, !tbaa !28
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !30
  %32 = zext i8 %31 to i32
  %33 = add i32 %22, %32
  %34 = urem i32 %33, 65521
  store i32 %34, ptr %8, align 4, !tbaa !3
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = add i32 %35, %36
  %38 = urem i32 %37, 65521
  store i32 %38, ptr %9, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %21
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %10, align 4, !tbaa !3
  br label %16, !llvm.loop !31

42:                                               ; preds = %20
  %43 = load i32, ptr %9, align 4, !tbaa !3
  %44 = shl i32 %43, 16
  %45 = load i32, ptr %8, align 4, !tbaa !3
  %46 = or i32 %44, %45
  %47 = load ptr, ptr %5, align 8, !tbaa !7
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  store i32 %46, ptr %50, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @align_row(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
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
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !28
  store ptr %1, ptr %7, align 8, !tbaa !28
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %22 = load ptr, ptr %8, align 8, !tbaa !7
  %23 = getelementptr inbounds i32, ptr %22, i64 0
  %24 = load i32, ptr %23, align 4, !tbaa !3
  store i32 %24, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 1, ptr %14, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %75, %5
  %26 = load i32, ptr %14, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = icmp sle i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %78

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %31 = load ptr, ptr %8, align 8, !tbaa !7
  %32 = load i32, ptr %14, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %35, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %36 = load i32, ptr %13, align 4, !tbaa !3
  %37 = load ptr, ptr %6, align 8, !tbaa !28
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !30
  %42 = sext i8 %41 to i32
  %43 = load ptr, ptr %7, align 8, !tbaa !28
  %44 = load i32, ptr %14, align 4, !tbaa !3
  %45 = sub nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !30
  %49 = sext i8 %48 to i32
  %50 = icmp eq i32 %42, %49
  %51 = zext i1 %50 to i64
  %52 = select i1 %50, i32 2, i32 -1
  %53 = add nsw i32 %36, %52
  store i32 %53, ptr %16, align 4, !tbaa !3
  %54 = load i32, ptr %16, align 4, !tbaa !3
  %55 = load i32, ptr %15, align 4, !tbaa !3
  %56 = sub nsw i32 %55, 1
  %57 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %54, i32 noundef %56) #6
  store i32 %57, ptr %16, align 4, !tbaa !3
  %58 = load i32, ptr %16, align 4, !tbaa !3
  %59 = load i32, ptr %12, align 4, !tbaa !3
  %60 = sub nsw i32 %59, 1
  %61 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %58, i32 noundef %60) #6
  store i32 %61, ptr %16, align 4, !tbaa !3
  %62 = load i32, ptr %16, align 4, !tbaa !3
  %63 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %62, i32 noundef 0) #6
  store i32 %63, ptr %12, align 4, !tbaa !3
  %64 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %64, ptr %13, align 4, !tbaa !3
  %65 = load i32, ptr %12, align 4, !tbaa !3
  %66 = load ptr, ptr %9, align 8, !tbaa !7
  %67 = load i32, ptr %11, align 4, !tbaa !3
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = add nsw i32 %68, 1
  %70 = mul nsw i32 %67, %69
  %71 = load i32, ptr %14, align 4, !tbaa !3
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %66, i64 %73
  store i32 %65, ptr %74, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %75

75:                                               ; preds = %30
  %76 = load i32, ptr %14, align 4, !tbaa !3
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %14, align 4, !tbaa !3
  br label %25, !llvm.loop !32

78:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 long", !9, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !5, i64 0}
!27 = distinct !{!27, !13}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 omnipotent char", !9, i64 0}
!30 = !{!5, !5, i64 0}
!31 = distinct !{!31, !13}
!32 = distinct !{!32, !13}
