; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
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
@_ZZ13binomial_treeE1v = internal addrspace(3) global [1025 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @black_scholes(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  store ptr %0, ptr %9, align 8, !tbaa !7
  store ptr %1, ptr %10, align 8, !tbaa !7
  store ptr %2, ptr %11, align 8, !tbaa !7
  store ptr %3, ptr %12, align 8, !tbaa !7
  store ptr %4, ptr %13, align 8, !tbaa !7
  store float %5, ptr %14, align 4, !tbaa !10
  store float %6, ptr %15, align 4, !tbaa !10
  store i32 %7, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %32 = add i32 %30, %31
  store i32 %32, ptr %17, align 4, !tbaa !3
  %33 = load i32, ptr %17, align 4, !tbaa !3
  %34 = load i32, ptr %16, align 4, !tbaa !3
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %8
  store i32 1, ptr %18, align 4
  br label %112

37:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %38 = load ptr, ptr %11, align 8, !tbaa !7
  %39 = load i32, ptr %17, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  store float %42, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %43 = load ptr, ptr %12, align 8, !tbaa !7
  %44 = load i32, ptr %17, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !10
  store float %47, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %48 = load ptr, ptr %13, align 8, !tbaa !7
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !10
  store float %52, ptr %21, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %53 = load float, ptr %21, align 4, !tbaa !10
  %54 = call contract noundef float @_ZL5sqrtff(float noundef %53) #8
  store float %54, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %55 = load float, ptr %19, align 4, !tbaa !10
  %56 = load float, ptr %20, align 4, !tbaa !10
  %57 = fdiv contract float %55, %56
  %58 = call contract noundef float @_ZL6__logff(float noundef %57) #8
  %59 = load float, ptr %14, align 4, !tbaa !10
  %60 = load float, ptr %15, align 4, !tbaa !10
  %61 = fmul contract float 5.000000e-01, %60
  %62 = load float, ptr %15, align 4, !tbaa !10
  %63 = fmul contract float %61, %62
  %64 = fadd contract float %59, %63
  %65 = load float, ptr %21, align 4, !tbaa !10
  %66 = fmul contract float %64, %65
  %67 = fadd contract float %58, %66
  %68 = load float, ptr %15, align 4, !tbaa !10
  %69 = load float, ptr %22, align 4, !tbaa !10
  %70 = fmul contract float %68, %69
  %71 = fdiv contract float %67, %70
  store float %71, ptr %23, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %72 = load float, ptr %23, align 4, !tbaa !10
  %73 = load float, ptr %15, align 4, !tbaa !10
  %74 = load float, ptr %22, align 4, !tbaa !10
  %75 = fmul contract float %73, %74
  %76 = fsub contract float %72, %75
  store float %76, ptr %24, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %77 = load float, ptr %23, align 4, !tbaa !10
  %78 = call contract noundef float @_ZL3cndf(float noundef %77) #8
  store float %78, ptr %25, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %79 = load float, ptr %24, align 4, !tbaa !10
  %80 = call contract noundef float @_ZL3cndf(float noundef %79) #8
  store float %80, ptr %26, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %81 = load float, ptr %20, align 4, !tbaa !10
  %82 = load float, ptr %14, align 4, !tbaa !10
  %83 = fneg contract float %82
  %84 = load float, ptr %21, align 4, !tbaa !10
  %85 = fmul contract float %83, %84
  %86 = call contract noundef float @_ZL6__expff(float noundef %85) #8
  %87 = fmul contract float %81, %86
  store float %87, ptr %27, align 4, !tbaa !10
  %88 = load float, ptr %19, align 4, !tbaa !10
  %89 = load float, ptr %25, align 4, !tbaa !10
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %27, align 4, !tbaa !10
  %92 = load float, ptr %26, align 4, !tbaa !10
  %93 = fmul contract float %91, %92
  %94 = fsub contract float %90, %93
  %95 = load ptr, ptr %9, align 8, !tbaa !7
  %96 = load i32, ptr %17, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  store float %94, ptr %98, align 4, !tbaa !10
  %99 = load float, ptr %27, align 4, !tbaa !10
  %100 = load float, ptr %26, align 4, !tbaa !10
  %101 = fsub contract float 1.000000e+00, %100
  %102 = fmul contract float %99, %101
  %103 = load float, ptr %19, align 4, !tbaa !10
  %104 = load float, ptr %25, align 4, !tbaa !10
  %105 = fsub contract float 1.000000e+00, %104
  %106 = fmul contract float %103, %105
  %107 = fsub contract float %102, %106
  %108 = load ptr, ptr %10, align 8, !tbaa !7
  %109 = load i32, ptr %17, align 4, !tbaa !3
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %108, i64 %110
  store float %107, ptr %111, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  store i32 0, ptr %18, align 4
  br label %112

112:                                              ; preds = %37, %36
  call void @llvm.lifetime.end.p0(ptr %17) #7
  %113 = load i32, ptr %18, align 4
  switch i32 %113, label %115 [
    i32 0, label %114
    i32 1, label %114
  ]

114:                                              ; preds = %112, %112
  ret void

115:                                              ; preds = %112
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_sqrtf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fast_logf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3cndf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = load float, ptr %2, align 4, !tbaa !10
  %7 = call contract noundef float @_ZL5fabsff(float noundef %6) #8
  %8 = fmul contract float 0x3FCDA67120000000, %7
  %9 = fadd contract float 1.000000e+00, %8
  %10 = fdiv contract float 1.000000e+00, %9
  store float %10, ptr %3, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %11 = load float, ptr %3, align 4, !tbaa !10
  %12 = load float, ptr %3, align 4, !tbaa !10
  %13 = load float, ptr %3, align 4, !tbaa !10
  %14 = load float, ptr %3, align 4, !tbaa !10
  %15 = load float, ptr %3, align 4, !tbaa !10
  %16 = fmul contract float %15, 0x3FF548CDE0000000
  %17 = fadd contract float 0xBFFD23DD40000000, %16
  %18 = fmul contract float %14, %17
  %19 = fadd contract float 0x3FFC80EF00000000, %18
  %20 = fmul contract float %13, %19
  %21 = fadd contract float 0xBFD6D1F0E0000000, %20
  %22 = fmul contract float %12, %21
  %23 = fadd contract float 0x3FD470BF40000000, %22
  %24 = fmul contract float %11, %23
  store float %24, ptr %4, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %25 = load float, ptr %2, align 4, !tbaa !10
  %26 = fmul contract float -5.000000e-01, %25
  %27 = load float, ptr %2, align 4, !tbaa !10
  %28 = fmul contract float %26, %27
  %29 = call contract noundef float @_ZL6__expff(float noundef %28) #8
  %30 = fmul contract float 0x3FD9884540000000, %29
  %31 = load float, ptr %4, align 4, !tbaa !10
  %32 = fmul contract float %30, %31
  store float %32, ptr %5, align 4, !tbaa !10
  %33 = load float, ptr %2, align 4, !tbaa !10
  %34 = fcmp contract ogt float %33, 0.000000e+00
  br i1 %34, label %35, label %38

35:                                               ; preds = %1
  %36 = load float, ptr %5, align 4, !tbaa !10
  %37 = fsub contract float 1.000000e+00, %36
  br label %40

38:                                               ; preds = %1
  %39 = load float, ptr %5, align 4, !tbaa !10
  br label %40

40:                                               ; preds = %38, %35
  %41 = phi contract float [ %37, %35 ], [ %39, %38 ]
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret float %41
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fast_expf(float noundef %3) #8
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @monte_carlo_call(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %3, double noundef %4, double noundef %5, i32 noundef %6, i32 noundef %7) #3 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  store ptr %0, ptr %9, align 8, !tbaa !12
  store ptr %1, ptr %10, align 8, !tbaa !12
  store double %2, ptr %11, align 8, !tbaa !14
  store double %3, ptr %12, align 8, !tbaa !14
  store double %4, ptr %13, align 8, !tbaa !14
  store double %5, ptr %14, align 8, !tbaa !14
  store i32 %6, ptr %15, align 4, !tbaa !3
  store i32 %7, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %26 = load i32, ptr %16, align 4, !tbaa !3
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %31 = add i32 %29, %30
  %32 = mul i32 %31, -1640531535
  %33 = xor i32 %26, %32
  store i32 %33, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store double 0.000000e+00, ptr %18, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store double 0.000000e+00, ptr %19, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %34, ptr %20, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %96, %8
  %36 = load i32, ptr %20, align 4, !tbaa !3
  %37 = load i32, ptr %15, align 4, !tbaa !3
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %100

40:                                               ; preds = %35
  %41 = load i32, ptr %17, align 4, !tbaa !3
  %42 = mul i32 %41, 1664525
  %43 = add i32 %42, 1013904223
  store i32 %43, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %44 = load i32, ptr %17, align 4, !tbaa !3
  %45 = uitofp i32 %44 to double
  %46 = fadd contract double %45, 5.000000e-01
  %47 = fmul contract double %46, 0x3DF0000000000000
  store double %47, ptr %21, align 8, !tbaa !14
  %48 = load i32, ptr %17, align 4, !tbaa !3
  %49 = mul i32 %48, 1664525
  %50 = add i32 %49, 1013904223
  store i32 %50, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %51 = load double, ptr %21, align 8, !tbaa !14
  %52 = call contract noundef double @_ZL3logd(double noundef %51) #8
  %53 = fmul contract double -2.000000e+00, %52
  %54 = call contract noundef double @_ZL4sqrtd(double noundef %53) #8
  %55 = load i32, ptr %17, align 4, !tbaa !3
  %56 = uitofp i32 %55 to double
  %57 = fadd contract double %56, 5.000000e-01
  %58 = fmul contract double %57, 0x3DF0000000000000
  %59 = fmul contract double 0x401921FB54442D18, %58
  %60 = call contract noundef double @_ZL3cosd(double noundef %59) #8
  %61 = fmul contract double %54, %60
  store double %61, ptr %22, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %62 = load double, ptr %11, align 8, !tbaa !14
  %63 = load double, ptr %13, align 8, !tbaa !14
  %64 = load double, ptr %14, align 8, !tbaa !14
  %65 = load double, ptr %22, align 8, !tbaa !14
  %66 = fmul contract double %64, %65
  %67 = fadd contract double %63, %66
  %68 = call contract noundef double @_ZL3expd(double noundef %67) #8
  %69 = fmul contract double %62, %68
  %70 = load double, ptr %12, align 8, !tbaa !14
  %71 = fsub contract double %69, %70
  %72 = call contract noundef double @_ZL4fmaxdd(double noundef %71, double noundef 0.000000e+00) #8
  store double %72, ptr %23, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %73 = load double, ptr %11, align 8, !tbaa !14
  %74 = load double, ptr %13, align 8, !tbaa !14
  %75 = load double, ptr %14, align 8, !tbaa !14
  %76 = load double, ptr %22, align 8, !tbaa !14
  %77 = fmul contract double %75, %76
  %78 = fsub contract double %74, %77
  %79 = call contract noundef double @_ZL3expd(double noundef %78) #8
  %80 = fmul contract double %73, %79
  %81 = load double, ptr %12, align 8, !tbaa !14
  %82 = fsub contract double %80, %81
  %83 = call contract noundef double @_ZL4fmaxdd(double noundef %82, double noundef 0.000000e+00) #8
  store double %83, ptr %24, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %84 = load double, ptr %23, align 8, !tbaa !14
  %85 = load double, ptr %24, align 8, !tbaa !14
  %86 = fadd contract double %84, %85
  %87 = fmul contract double 5.000000e-01, %86
  store double %87, ptr %25, align 8, !tbaa !14
  %88 = load double, ptr %25, align 8, !tbaa !14
  %89 = load double, ptr %18, align 8, !tbaa !14
  %90 = fadd contract double %89, %88
  store double %90, ptr %18, align 8, !tbaa !14
  %91 = load double, ptr %25, align 8, !tbaa !14
  %92 = load double, ptr %25, align 8, !tbaa !14
  %93 = fmul contract double %91, %92
  %94 = load double, ptr %19, align 8, !tbaa !14
  %95 = fadd contract double %94, %93
  store double %95, ptr %19, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %96

96:                                               ; preds = %40
  %97 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %98 = load i32, ptr %20, align 4, !tbaa !3
  %99 = add i32 %98, %97
  store i32 %99, ptr %20, align 4, !tbaa !3
  br label %35, !llvm.loop !16

100:                                              ; preds = %39
  %101 = load ptr, ptr %9, align 8, !tbaa !12
  %102 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw double, ptr %101, i64 %103
  %105 = load double, ptr %18, align 8, !tbaa !14
  %106 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %104, double noundef %105) #8
  %107 = load ptr, ptr %10, align 8, !tbaa !12
  %108 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw double, ptr %107, i64 %109
  %111 = load double, ptr %19, align 8, !tbaa !14
  %112 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %110, double noundef %111) #8
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !14
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = call contract double @__nv_sqrt(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3logd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !14
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = call contract double @__nv_log(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3cosd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !14
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = call contract double @__nv_cos(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmaxdd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !14
  store double %1, ptr %4, align 8, !tbaa !14
  %5 = load double, ptr %3, align 8, !tbaa !14
  %6 = load double, ptr %4, align 8, !tbaa !14
  %7 = call contract double @__nv_fmax(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3expd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !14
  %3 = load double, ptr %2, align 8, !tbaa !14
  %4 = call contract double @__nv_exp(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !12
  store double %1, ptr %4, align 8, !tbaa !14
  %5 = load ptr, ptr %3, align 8, !tbaa !12
  %6 = load double, ptr %4, align 8, !tbaa !14
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @binomial_tree(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #3 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [4 x float], align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !7
  store float %3, ptr %11, align 4, !tbaa !10
  store float %4, ptr %12, align 4, !tbaa !10
  store float %5, ptr %13, align 4, !tbaa !10
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %25 = load ptr, ptr %9, align 8, !tbaa !7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  store float %29, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %30 = load ptr, ptr %10, align 8, !tbaa !7
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !10
  store float %34, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %35, ptr %17, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %59, %7
  %37 = load i32, ptr %17, align 4, !tbaa !3
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = icmp sle i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %63

41:                                               ; preds = %36
  %42 = load float, ptr %15, align 4, !tbaa !10
  %43 = load float, ptr %13, align 4, !tbaa !10
  %44 = load i32, ptr %17, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = fmul contract float 2.000000e+00, %45
  %47 = load i32, ptr %14, align 4, !tbaa !3
  %48 = sitofp i32 %47 to float
  %49 = fsub contract float %46, %48
  %50 = fmul contract float %43, %49
  %51 = call contract noundef float @_ZL6__expff(float noundef %50) #8
  %52 = fmul contract float %42, %51
  %53 = load float, ptr %16, align 4, !tbaa !10
  %54 = fsub contract float %52, %53
  %55 = call contract noundef float @_ZL5fmaxfff(float noundef %54, float noundef 0.000000e+00) #8
  %56 = load i32, ptr %17, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [1025 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13binomial_treeE1v to ptr), i64 0, i64 %57
  store float %55, ptr %58, align 4, !tbaa !10
  br label %59

59:                                               ; preds = %41
  %60 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %61 = load i32, ptr %17, align 4, !tbaa !3
  %62 = add i32 %61, %60
  store i32 %62, ptr %17, align 4, !tbaa !3
  br label %36, !llvm.loop !18

63:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %64 = load i32, ptr %14, align 4, !tbaa !3
  store i32 %64, ptr %18, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %132, %63
  %66 = load i32, ptr %18, align 4, !tbaa !3
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %135

69:                                               ; preds = %65
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %20) #7
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %70 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %70, ptr %22, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %99, %69
  %72 = load i32, ptr %21, align 4, !tbaa !3
  %73 = icmp slt i32 %72, 4
  br i1 %73, label %74, label %78

74:                                               ; preds = %71
  %75 = load i32, ptr %22, align 4, !tbaa !3
  %76 = load i32, ptr %18, align 4, !tbaa !3
  %77 = icmp slt i32 %75, %76
  br label %78

78:                                               ; preds = %74, %71
  %79 = phi i1 [ false, %71 ], [ %77, %74 ]
  br i1 %79, label %81, label %80

80:                                               ; preds = %78
  store i32 8, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %105

81:                                               ; preds = %78
  %82 = load float, ptr %11, align 4, !tbaa !10
  %83 = load i32, ptr %22, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [1025 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13binomial_treeE1v to ptr), i64 0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !10
  %88 = fmul contract float %82, %87
  %89 = load float, ptr %12, align 4, !tbaa !10
  %90 = load i32, ptr %22, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [1025 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13binomial_treeE1v to ptr), i64 0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !10
  %94 = fmul contract float %89, %93
  %95 = fadd contract float %88, %94
  %96 = load i32, ptr %21, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %97
  store float %95, ptr %98, align 4, !tbaa !10
  br label %99

99:                                               ; preds = %81
  %100 = load i32, ptr %21, align 4, !tbaa !3
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %21, align 4, !tbaa !3
  %102 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %103 = load i32, ptr %22, align 4, !tbaa !3
  %104 = add i32 %103, %102
  store i32 %104, ptr %22, align 4, !tbaa !3
  br label %71, !llvm.loop !19

105:                                              ; preds = %80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %23) #7
  store i32 0, ptr %23, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %106 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %106, ptr %24, align 4, !tbaa !3
  br label %107

107:                                              ; preds = %125, %105
  %108 = load i32, ptr %23, align 4, !tbaa !3
  %109 = icmp slt i32 %108, 4
  br i1 %109, label %110, label %114

110:                                              ; preds = %107
  %111 = load i32, ptr %24, align 4, !tbaa !3
  %112 = load i32, ptr %18, align 4, !tbaa !3
  %113 = icmp slt i32 %111, %112
  br label %114

114:                                              ; preds = %110, %107
  %115 = phi i1 [ false, %107 ], [ %113, %110 ]
  br i1 %115, label %117, label %116

116:                                              ; preds = %114
  store i32 11, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %131

117:                                              ; preds = %114
  %118 = load i32, ptr %23, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !10
  %122 = load i32, ptr %24, align 4, !tbaa !3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [1025 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13binomial_treeE1v to ptr), i64 0, i64 %123
  store float %121, ptr %124, align 4, !tbaa !10
  br label %125

125:                                              ; preds = %117
  %126 = load i32, ptr %23, align 4, !tbaa !3
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %23, align 4, !tbaa !3
  %128 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %129 = load i32, ptr %24, align 4, !tbaa !3
  %130 = add i32 %129, %128
  store i32 %130, ptr %24, align 4, !tbaa !3
  br label %107, !llvm.loop !20

131:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %132

132:                                              ; preds = %131
  %133 = load i32, ptr %18, align 4, !tbaa !3
  %134 = add nsw i32 %133, -1
  store i32 %134, ptr %18, align 4, !tbaa !3
  br label %65, !llvm.loop !21

135:                                              ; preds = %68
  %136 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %144

138:                                              ; preds = %135
  %139 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13binomial_treeE1v to ptr), align 4, !tbaa !10
  %140 = load ptr, ptr %8, align 8, !tbaa !7
  %141 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw float, ptr %140, i64 %142
  store float %139, ptr %143, align 4, !tbaa !10
  br label %144

144:                                              ; preds = %138, %135
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fabsf(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 double", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
