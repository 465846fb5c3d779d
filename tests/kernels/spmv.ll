; ModuleID = 'spmv.cu'
source_filename = "spmv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr_scalar(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !3
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !10
  store ptr %4, ptr %11, align 8, !tbaa !10
  store ptr %5, ptr %12, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %71

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store float 0.000000e+00, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %28 = load ptr, ptr %8, align 8, !tbaa !7
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  store i32 %32, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %33 = load ptr, ptr %8, align 8, !tbaa !7
  %34 = load i32, ptr %13, align 4, !tbaa !3
  %35 = add nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  store i32 %38, ptr %17, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %62, %27
  %40 = load i32, ptr %16, align 4, !tbaa !3
  %41 = load i32, ptr %17, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %65

44:                                               ; preds = %39
  %45 = load ptr, ptr %10, align 8, !tbaa !10
  %46 = load i32, ptr %16, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !12
  %50 = load ptr, ptr %11, align 8, !tbaa !10
  %51 = load ptr, ptr %9, align 8, !tbaa !7
  %52 = load i32, ptr %16, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !12
  %59 = fmul contract float %49, %58
  %60 = load float, ptr %15, align 4, !tbaa !12
  %61 = fadd contract float %60, %59
  store float %61, ptr %15, align 4, !tbaa !12
  br label %62

62:                                               ; preds = %44
  %63 = load i32, ptr %16, align 4, !tbaa !3
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %16, align 4, !tbaa !3
  br label %39, !llvm.loop !14

65:                                               ; preds = %43
  %66 = load float, ptr %15, align 4, !tbaa !12
  %67 = load ptr, ptr %12, align 8, !tbaa !10
  %68 = load i32, ptr %13, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %71

71:                                               ; preds = %65, %26
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %72 = load i32, ptr %14, align 4
  switch i32 %72, label %74 [
    i32 0, label %73
    i32 1, label %73
  ]

73:                                               ; preds = %71, %71
  ret void

74:                                               ; preds = %71
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
define dso_local ptx_kernel void @spmv_csr_warp(i32 noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i32 %0, ptr %9, align 4, !tbaa !3
  store ptr %1, ptr %10, align 8, !tbaa !7
  store ptr %2, ptr %11, align 8, !tbaa !7
  store ptr %3, ptr %12, align 8, !tbaa !10
  store ptr %4, ptr %13, align 8, !tbaa !10
  store ptr %5, ptr %14, align 8, !tbaa !10
  store float %6, ptr %15, align 4, !tbaa !12
  store float %7, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %27 = add i32 %25, %26
  %28 = lshr i32 %27, 5
  store i32 %28, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %30 = and i32 %29, 31
  store i32 %30, ptr %18, align 4, !tbaa !3
  %31 = load i32, ptr %17, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %8
  store i32 1, ptr %19, align 4
  br label %108

35:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store float 0.000000e+00, ptr %20, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %36 = load ptr, ptr %10, align 8, !tbaa !7
  %37 = load i32, ptr %17, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = load i32, ptr %18, align 4, !tbaa !3
  %42 = add nsw i32 %40, %41
  store i32 %42, ptr %21, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %71, %35
  %44 = load i32, ptr %21, align 4, !tbaa !3
  %45 = load ptr, ptr %10, align 8, !tbaa !7
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %45, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = icmp slt i32 %44, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %43
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %74

53:                                               ; preds = %43
  %54 = load ptr, ptr %12, align 8, !tbaa !10
  %55 = load i32, ptr %21, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !12
  %59 = load ptr, ptr %13, align 8, !tbaa !10
  %60 = load ptr, ptr %11, align 8, !tbaa !7
  %61 = load i32, ptr %21, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !12
  %68 = fmul contract float %58, %67
  %69 = load float, ptr %20, align 4, !tbaa !12
  %70 = fadd contract float %69, %68
  store float %70, ptr %20, align 4, !tbaa !12
  br label %71

71:                                               ; preds = %53
  %72 = load i32, ptr %21, align 4, !tbaa !3
  %73 = add nsw i32 %72, 32
  store i32 %73, ptr %21, align 4, !tbaa !3
  br label %43, !llvm.loop !16

74:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %22) #5
  store i32 16, ptr %22, align 4, !tbaa !3
  br label %75

75:                                               ; preds = %85, %74
  %76 = load i32, ptr %22, align 4, !tbaa !3
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %79, label %78

78:                                               ; preds = %75
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5
  br label %88

79:                                               ; preds = %75
  %80 = load float, ptr %20, align 4, !tbaa !12
  %81 = load i32, ptr %22, align 4, !tbaa !3
  %82 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %80, i32 noundef %81, i32 noundef 32) #6
  %83 = load float, ptr %20, align 4, !tbaa !12
  %84 = fadd contract float %83, %82
  store float %84, ptr %20, align 4, !tbaa !12
  br label %85

85:                                               ; preds = %79
  %86 = load i32, ptr %22, align 4, !tbaa !3
  %87 = ashr i32 %86, 1
  store i32 %87, ptr %22, align 4, !tbaa !3
  br label %75, !llvm.loop !17

88:                                               ; preds = %78
  %89 = load i32, ptr %18, align 4, !tbaa !3
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %107

91:                                               ; preds = %88
  %92 = load float, ptr %15, align 4, !tbaa !12
  %93 = load float, ptr %20, align 4, !tbaa !12
  %94 = fmul contract float %92, %93
  %95 = load float, ptr %16, align 4, !tbaa !12
  %96 = load ptr, ptr %14, align 8, !tbaa !10
  %97 = load i32, ptr %17, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !12
  %101 = fmul contract float %95, %100
  %102 = fadd contract float %94, %101
  %103 = load ptr, ptr %14, align 8, !tbaa !10
  %104 = load i32, ptr %17, align 4, !tbaa !3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  store float %102, ptr %106, align 4, !tbaa !12
  br label %107

107:                                              ; preds = %91, %88
  call void @llvm.lifetime.end.p0(ptr %20) #5
  store i32 0, ptr %19, align 4
  br label %108

108:                                              ; preds = %107, %34
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  %109 = load i32, ptr %19, align 4
  switch i32 %109, label %111 [
    i32 0, label %110
    i32 1, label %110
  ]

110:                                              ; preds = %108, %108
  ret void

111:                                              ; preds = %108
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !12
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %8, align 4, !tbaa !3
  store i32 %1, ptr %9, align 4, !tbaa !3
  store i32 %2, ptr %10, align 4, !tbaa !3
  store ptr %3, ptr %11, align 8, !tbaa !7
  store ptr %4, ptr %12, align 8, !tbaa !18
  store ptr %5, ptr %13, align 8, !tbaa !18
  store ptr %6, ptr %14, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %15, align 4, !tbaa !3
  %25 = load i32, ptr %15, align 4, !tbaa !3
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %79

29:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store double 0.000000e+00, ptr %17, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %69, %29
  %31 = load i32, ptr %18, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 2, ptr %16, align 4
  br label %72

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %36 = load ptr, ptr %11, align 8, !tbaa !7
  %37 = load i32, ptr %18, align 4, !tbaa !3
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %15, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %36, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  store i32 %44, ptr %19, align 4, !tbaa !3
  %45 = load i32, ptr %19, align 4, !tbaa !3
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %47, label %48

47:                                               ; preds = %35
  store i32 2, ptr %16, align 4
  br label %66

48:                                               ; preds = %35
  %49 = load ptr, ptr %12, align 8, !tbaa !18
  %50 = load i32, ptr %18, align 4, !tbaa !3
  %51 = load i32, ptr %10, align 4, !tbaa !3
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %15, align 4, !tbaa !3
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %49, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !20
  %58 = load ptr, ptr %13, align 8, !tbaa !18
  %59 = load i32, ptr %19, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !20
  %63 = fmul contract double %57, %62
  %64 = load double, ptr %17, align 8, !tbaa !20
  %65 = fadd contract double %64, %63
  store double %65, ptr %17, align 8, !tbaa !20
  store i32 0, ptr %16, align 4
  br label %66

66:                                               ; preds = %48, %47
  call void @llvm.lifetime.end.p0(ptr %19) #5
  %67 = load i32, ptr %16, align 4
  switch i32 %67, label %72 [
    i32 0, label %68
  ]

68:                                               ; preds = %66
  br label %69

69:                                               ; preds = %68
  %70 = load i32, ptr %18, align 4, !tbaa !3
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %18, align 4, !tbaa !3
  br label %30, !llvm.loop !22

72:                                               ; preds = %66, %34
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %73

73:                                               ; preds = %72
  %74 = load double, ptr %17, align 8, !tbaa !20
  %75 = load ptr, ptr %14, align 8, !tbaa !18
  %76 = load i32, ptr %15, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  store double %74, ptr %78, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %17) #5
  store i32 0, ptr %16, align 4
  br label %79

79:                                               ; preds = %73, %28
  call void @llvm.lifetime.end.p0(ptr %15) #5
  %80 = load i32, ptr %16, align 4
  switch i32 %80, label %82 [
    i32 0, label %81
    i32 1, label %81
  ]

81:                                               ; preds = %79, %79
  ret void

82:                                               ; preds = %79
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_coo(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !3
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !10
  store ptr %4, ptr %11, align 8, !tbaa !10
  store ptr %5, ptr %12, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %18 = add i32 %16, %17
  store i32 %18, ptr %13, align 4, !tbaa !3
  %19 = load i32, ptr %13, align 4, !tbaa !3
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %47

22:                                               ; preds = %6
  %23 = load ptr, ptr %12, align 8, !tbaa !10
  %24 = load ptr, ptr %8, align 8, !tbaa !7
  %25 = load i32, ptr %13, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %23, i64 %29
  %31 = load ptr, ptr %10, align 8, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = load ptr, ptr %11, align 8, !tbaa !10
  %37 = load ptr, ptr %9, align 8, !tbaa !7
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !12
  %45 = fmul contract float %35, %44
  %46 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %30, float noundef %45) #6
  br label %47

47:                                               ; preds = %22, %6
  call void @llvm.lifetime.end.p0(ptr %13) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 double", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !5, i64 0}
!22 = distinct !{!22, !15}
