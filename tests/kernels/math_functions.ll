; ModuleID = 'math_functions.cu'
source_filename = "math_functions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_exp_log(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  store float %16, ptr %6, align 4, !tbaa !10
  %17 = load float, ptr %6, align 4, !tbaa !10
  %18 = call contract noundef float @_ZL4expff(float noundef %17) #8
  %19 = load float, ptr %6, align 4, !tbaa !10
  %20 = call contract noundef float @_ZL5exp2ff(float noundef %19) #8
  %21 = fadd contract float %18, %20
  %22 = load float, ptr %6, align 4, !tbaa !10
  %23 = call contract noundef float @_ZL6expm1ff(float noundef %22) #8
  %24 = load float, ptr %6, align 4, !tbaa !10
  %25 = call contract noundef float @_ZL4logff(float noundef %24) #8
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  %28 = load float, ptr %6, align 4, !tbaa !10
  %29 = call contract noundef float @_ZL5log2ff(float noundef %28) #8
  %30 = load float, ptr %6, align 4, !tbaa !10
  %31 = call contract noundef float @_ZL6log1pff(float noundef %30) #8
  %32 = fdiv contract float %29, %31
  %33 = fadd contract float %27, %32
  %34 = load float, ptr %6, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL4powfff(float noundef %34, float noundef 0x3FFB333340000000) #8
  %36 = fadd contract float %33, %35
  %37 = load float, ptr %6, align 4, !tbaa !10
  %38 = call contract noundef float @_ZL5cbrtff(float noundef %37) #8
  %39 = fadd contract float %36, %38
  %40 = load ptr, ptr %4, align 8, !tbaa !7
  %41 = load i32, ptr %5, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
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
define internal noundef float @_ZL4expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_expf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5exp2ff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_exp2f(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6expm1ff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_expm1f(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_logf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5log2ff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_log2f(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6log1pff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_log1pf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4powfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_powf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5cbrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_cbrtf(float noundef %3) #8
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_trig(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  store float %16, ptr %6, align 4, !tbaa !10
  %17 = load float, ptr %6, align 4, !tbaa !10
  %18 = call contract noundef float @_ZL4sinff(float noundef %17) #8
  %19 = load float, ptr %6, align 4, !tbaa !10
  %20 = call contract noundef float @_ZL4cosff(float noundef %19) #8
  %21 = fmul contract float %18, %20
  %22 = load float, ptr %6, align 4, !tbaa !10
  %23 = call contract noundef float @_ZL4tanff(float noundef %22) #8
  %24 = fadd contract float %21, %23
  %25 = load float, ptr %6, align 4, !tbaa !10
  %26 = call contract noundef float @_ZL5asinff(float noundef %25) #8
  %27 = load float, ptr %6, align 4, !tbaa !10
  %28 = call contract noundef float @_ZL5acosff(float noundef %27) #8
  %29 = fmul contract float %26, %28
  %30 = fsub contract float %24, %29
  %31 = load float, ptr %6, align 4, !tbaa !10
  %32 = call contract noundef float @_ZL5atanff(float noundef %31) #8
  %33 = fadd contract float %30, %32
  %34 = load float, ptr %6, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL5tanhff(float noundef %34) #8
  %36 = fadd contract float %33, %35
  %37 = load float, ptr %6, align 4, !tbaa !10
  %38 = call contract noundef float @_ZL6hypotfff(float noundef %37, float noundef 2.000000e+00) #8
  %39 = fadd contract float %36, %38
  %40 = load ptr, ptr %4, align 8, !tbaa !7
  %41 = load i32, ptr %5, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sinff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_sinf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4cosff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_cosf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4tanff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_tanf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5asinff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_asinf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5acosff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_acosf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5atanff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_atanf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5tanhff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_tanhf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6hypotfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_hypotf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_special(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  store float %16, ptr %6, align 4, !tbaa !10
  %17 = load float, ptr %6, align 4, !tbaa !10
  %18 = call contract noundef float @_ZL4erfff(float noundef %17) #8
  %19 = load float, ptr %6, align 4, !tbaa !10
  %20 = call contract noundef float @_ZL5erfcff(float noundef %19) #8
  %21 = fadd contract float %18, %20
  %22 = load float, ptr %6, align 4, !tbaa !10
  %23 = call contract noundef float @_ZL7lgammaff(float noundef %22) #8
  %24 = fadd contract float %21, %23
  %25 = load float, ptr %6, align 4, !tbaa !10
  %26 = call contract noundef float @_ZL8normcdfff(float noundef %25) #8
  %27 = fadd contract float %24, %26
  %28 = load float, ptr %6, align 4, !tbaa !10
  %29 = call contract noundef float @_ZL5fmodfff(float noundef %28, float noundef 0x3FD3333340000000) #8
  %30 = fadd contract float %27, %29
  %31 = load ptr, ptr %4, align 8, !tbaa !7
  %32 = load i32, ptr %5, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  store float %30, ptr %34, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4erfff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_erff(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5erfcff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_erfcf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7lgammaff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_lgammaf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8normcdfff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_normcdff(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmodfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_fmodf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_rounding(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca %struct.float4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %13 = load ptr, ptr %3, align 8, !tbaa !7
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !10
  store float %17, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %18 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 0
  %19 = load float, ptr %6, align 4, !tbaa !10
  %20 = call contract noundef float @_ZL6floorff(float noundef %19) #8
  %21 = load float, ptr %6, align 4, !tbaa !10
  %22 = call contract noundef float @_ZL5ceilff(float noundef %21) #8
  %23 = fadd contract float %20, %22
  store float %23, ptr %18, align 16, !tbaa !14
  %24 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 1
  %25 = load float, ptr %6, align 4, !tbaa !10
  %26 = call contract noundef float @_ZL6truncff(float noundef %25) #8
  %27 = load float, ptr %6, align 4, !tbaa !10
  %28 = call contract noundef float @_ZL5rintff(float noundef %27) #8
  %29 = fsub contract float %26, %28
  store float %29, ptr %24, align 4, !tbaa !16
  %30 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 2
  %31 = load float, ptr %6, align 4, !tbaa !10
  %32 = call contract noundef float @_ZL6roundff(float noundef %31) #8
  store float %32, ptr %30, align 8, !tbaa !17
  %33 = getelementptr inbounds nuw %struct.float4, ptr %7, i32 0, i32 3
  %34 = load float, ptr %6, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL9copysignfff(float noundef %34, float noundef -1.000000e+00) #8
  %36 = load float, ptr %6, align 4, !tbaa !10
  %37 = call contract noundef float @_ZL5fabsff(float noundef %36) #8
  %38 = fadd contract float %35, %37
  store float %38, ptr %33, align 4, !tbaa !18
  %39 = load ptr, ptr %4, align 8, !tbaa !12
  %40 = load i32, ptr %5, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %42, ptr align 16 %7, i64 16, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6floorff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_floorf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5ceilff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_ceilf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6truncff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_truncf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5rintff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_rintf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6roundff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_roundf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9copysignfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_copysignf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fabsf(float noundef %3) #8
  ret float %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @double_functions(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !20
  store ptr %1, ptr %4, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !20
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !22
  store double %16, ptr %6, align 8, !tbaa !22
  %17 = load double, ptr %6, align 8, !tbaa !22
  %18 = call contract noundef double @_ZL3sind(double noundef %17) #8
  %19 = load double, ptr %6, align 8, !tbaa !22
  %20 = call contract noundef double @_ZL3cosd(double noundef %19) #8
  %21 = load double, ptr %6, align 8, !tbaa !22
  %22 = call contract noundef double @_ZL3expd(double noundef %21) #8
  %23 = fmul contract double %20, %22
  %24 = fadd contract double %18, %23
  %25 = load double, ptr %6, align 8, !tbaa !22
  %26 = call contract noundef double @_ZL3logd(double noundef %25) #8
  %27 = fsub contract double %24, %26
  %28 = load double, ptr %6, align 8, !tbaa !22
  %29 = call contract noundef double @_ZL3powdd(double noundef %28, double noundef 3.000000e-01) #8
  %30 = fadd contract double %27, %29
  %31 = load double, ptr %6, align 8, !tbaa !22
  %32 = call contract noundef double @_ZL3erfd(double noundef %31) #8
  %33 = fadd contract double %30, %32
  %34 = load double, ptr %6, align 8, !tbaa !22
  %35 = call contract noundef double @_ZL6tgammad(double noundef %34) #8
  %36 = fadd contract double %33, %35
  %37 = load double, ptr %6, align 8, !tbaa !22
  %38 = call contract noundef double @_ZL4sqrtd(double noundef %37) #8
  %39 = fadd contract double %36, %38
  %40 = load double, ptr %6, align 8, !tbaa !22
  %41 = call contract noundef double @_ZL5rsqrtd(double noundef %40) #8
  %42 = fadd contract double %39, %41
  %43 = load double, ptr %6, align 8, !tbaa !22
  %44 = call contract noundef double @_ZL5floord(double noundef %43) #8
  %45 = fadd contract double %42, %44
  %46 = load ptr, ptr %4, align 8, !tbaa !20
  %47 = load i32, ptr %5, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  store double %45, ptr %49, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3sind(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_sin(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3cosd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_cos(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3expd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_exp(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3logd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_log(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3powdd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !22
  store double %1, ptr %4, align 8, !tbaa !22
  %5 = load double, ptr %3, align 8, !tbaa !22
  %6 = load double, ptr %4, align 8, !tbaa !22
  %7 = call contract double @__nv_pow(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3erfd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_erf(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL6tgammad(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_tgamma(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_sqrt(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5rsqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_rsqrt(double noundef %3) #8
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5floord(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_floor(double noundef %3) #8
  ret double %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @double_division(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !20
  store ptr %1, ptr %7, align 8, !tbaa !20
  store ptr %2, ptr %8, align 8, !tbaa !20
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %11, align 4, !tbaa !3
  %18 = load i32, ptr %11, align 4, !tbaa !3
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %78

22:                                               ; preds = %5
  %23 = load ptr, ptr %6, align 8, !tbaa !20
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !22
  %28 = load ptr, ptr %7, align 8, !tbaa !20
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %28, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !22
  %33 = fdiv contract double %27, %32
  %34 = load ptr, ptr %6, align 8, !tbaa !20
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !22
  %39 = fdiv contract double 1.000000e+00, %38
  %40 = fadd contract double %33, %39
  %41 = load ptr, ptr %8, align 8, !tbaa !20
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  store double %40, ptr %44, align 8, !tbaa !22
  %45 = load ptr, ptr %6, align 8, !tbaa !20
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !22
  %50 = fptrunc contract double %49 to float
  %51 = load ptr, ptr %7, align 8, !tbaa !20
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !22
  %56 = fptrunc contract double %55 to float
  %57 = fdiv contract float %50, %56
  %58 = load ptr, ptr %7, align 8, !tbaa !20
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !22
  %63 = fptrunc contract double %62 to float
  %64 = call contract noundef float @_ZL9__frcp_rnf(float noundef %63) #8
  %65 = fadd contract float %57, %64
  %66 = load ptr, ptr %6, align 8, !tbaa !20
  %67 = load i32, ptr %11, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !22
  %71 = fptrunc contract double %70 to float
  %72 = call contract float @llvm.sqrt.f32(float %71)
  %73 = fadd contract float %65, %72
  %74 = load ptr, ptr %9, align 8, !tbaa !7
  %75 = load i32, ptr %11, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  store float %73, ptr %77, align 4, !tbaa !10
  store i32 0, ptr %12, align 4
  br label %78

78:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %79 = load i32, ptr %12, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__frcp_rnf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_frcp_rn(float noundef %3) #8
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conversions(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %10, align 8, !tbaa !20
  store ptr %1, ptr %11, align 8, !tbaa !7
  store ptr %2, ptr %12, align 8, !tbaa !24
  store ptr %3, ptr %13, align 8, !tbaa !26
  store ptr %4, ptr %14, align 8, !tbaa !26
  store ptr %5, ptr %15, align 8, !tbaa !24
  store ptr %6, ptr %16, align 8, !tbaa !24
  store ptr %7, ptr %17, align 8, !tbaa !20
  store ptr %8, ptr %18, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %24 = add i32 %22, %23
  store i32 %24, ptr %19, align 4, !tbaa !3
  %25 = load ptr, ptr %10, align 8, !tbaa !20
  %26 = load i32, ptr %19, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !22
  %30 = fptosi double %29 to i32
  %31 = load ptr, ptr %11, align 8, !tbaa !7
  %32 = load i32, ptr %19, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = fptoui float %35 to i8
  %37 = zext i8 %36 to i32
  %38 = add nsw i32 %30, %37
  %39 = load ptr, ptr %14, align 8, !tbaa !26
  %40 = load i32, ptr %19, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !3
  %43 = load ptr, ptr %11, align 8, !tbaa !7
  %44 = load i32, ptr %19, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !10
  %48 = fptosi float %47 to i64
  %49 = load ptr, ptr %10, align 8, !tbaa !20
  %50 = load i32, ptr %19, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %49, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !22
  %54 = fptosi double %53 to i64
  %55 = xor i64 %48, %54
  %56 = load ptr, ptr %15, align 8, !tbaa !24
  %57 = load i32, ptr %19, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %56, i64 %58
  store i64 %55, ptr %59, align 8, !tbaa !28
  %60 = load ptr, ptr %10, align 8, !tbaa !20
  %61 = load i32, ptr %19, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !22
  %65 = fptoui double %64 to i64
  %66 = load ptr, ptr %11, align 8, !tbaa !7
  %67 = load i32, ptr %19, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = fptoui float %70 to i32
  %72 = zext i32 %71 to i64
  %73 = add i64 %65, %72
  %74 = load ptr, ptr %16, align 8, !tbaa !24
  %75 = load i32, ptr %19, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i64, ptr %74, i64 %76
  store i64 %73, ptr %77, align 8, !tbaa !28
  %78 = load ptr, ptr %12, align 8, !tbaa !24
  %79 = load i32, ptr %19, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i64, ptr %78, i64 %80
  %82 = load i64, ptr %81, align 8, !tbaa !28
  %83 = sitofp i64 %82 to double
  %84 = load ptr, ptr %13, align 8, !tbaa !26
  %85 = load i32, ptr %19, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = uitofp i32 %88 to double
  %90 = fadd contract double %83, %89
  %91 = load ptr, ptr %12, align 8, !tbaa !24
  %92 = load i32, ptr %19, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %91, i64 %93
  %95 = load i64, ptr %94, align 8, !tbaa !28
  %96 = uitofp i64 %95 to double
  %97 = fadd contract double %90, %96
  %98 = load ptr, ptr %17, align 8, !tbaa !20
  %99 = load i32, ptr %19, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %98, i64 %100
  store double %97, ptr %101, align 8, !tbaa !22
  %102 = load ptr, ptr %12, align 8, !tbaa !24
  %103 = load i32, ptr %19, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i64, ptr %102, i64 %104
  %106 = load i64, ptr %105, align 8, !tbaa !28
  %107 = sitofp i64 %106 to float
  %108 = load ptr, ptr %13, align 8, !tbaa !26
  %109 = load i32, ptr %19, align 4, !tbaa !3
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %108, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !3
  %113 = uitofp i32 %112 to float
  %114 = fmul contract float %107, %113
  %115 = load ptr, ptr %12, align 8, !tbaa !24
  %116 = load i32, ptr %19, align 4, !tbaa !3
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i64, ptr %115, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !28
  %120 = uitofp i64 %119 to float
  %121 = fadd contract float %114, %120
  %122 = load ptr, ptr %18, align 8, !tbaa !7
  %123 = load i32, ptr %19, align 4, !tbaa !3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %122, i64 %124
  store float %121, ptr %125, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %19) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @classify(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = add i32 %9, %10
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load ptr, ptr %3, align 8, !tbaa !7
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !10
  store float %16, ptr %6, align 4, !tbaa !10
  %17 = load float, ptr %6, align 4, !tbaa !10
  %18 = call i1 @llvm.is.fpclass.f32(float %17, i32 3)
  %19 = zext i1 %18 to i32
  %20 = load float, ptr %6, align 4, !tbaa !10
  %21 = call i1 @llvm.is.fpclass.f32(float %20, i32 516)
  %22 = zext i1 %21 to i32
  %23 = shl i32 %22, 1
  %24 = or i32 %19, %23
  %25 = load float, ptr %6, align 4, !tbaa !10
  %26 = call i1 @llvm.is.fpclass.f32(float %25, i32 504)
  %27 = zext i1 %26 to i32
  %28 = shl i32 %27, 2
  %29 = or i32 %24, %28
  %30 = load float, ptr %6, align 4, !tbaa !10
  %31 = bitcast float %30 to i32
  %32 = icmp slt i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = shl i32 %35, 3
  %37 = or i32 %29, %36
  %38 = load float, ptr %6, align 4, !tbaa !10
  %39 = fcmp contract ogt float %38, 0.000000e+00
  %40 = zext i1 %39 to i32
  %41 = shl i32 %40, 4
  %42 = or i32 %37, %41
  %43 = load float, ptr %6, align 4, !tbaa !10
  %44 = fcmp contract ogt float %43, 0.000000e+00
  %45 = xor i1 %44, true
  %46 = zext i1 %45 to i32
  %47 = shl i32 %46, 5
  %48 = or i32 %42, %47
  %49 = load float, ptr %6, align 4, !tbaa !10
  %50 = load ptr, ptr %3, align 8, !tbaa !7
  %51 = load i32, ptr %5, align 4, !tbaa !3
  %52 = add nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !10
  %56 = fcmp contract uno float %49, %55
  %57 = zext i1 %56 to i32
  %58 = shl i32 %57, 6
  %59 = or i32 %48, %58
  %60 = load float, ptr %6, align 4, !tbaa !10
  %61 = fcmp contract one float %60, 1.000000e+00
  %62 = zext i1 %61 to i32
  %63 = shl i32 %62, 7
  %64 = or i32 %59, %63
  %65 = load ptr, ptr %4, align 8, !tbaa !26
  %66 = load i32, ptr %5, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expm1f(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cbrtf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acosf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atanf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_hypotf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erfcf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_lgammaf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_normcdff(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_ceilf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_truncf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rintf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_roundf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_erf(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tgamma(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_rsqrt(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_floor(double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_frcp_rn(float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!13 = !{!"p1 _ZTS6float4", !9, i64 0}
!14 = !{!15, !11, i64 0}
!15 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!16 = !{!15, !11, i64 4}
!17 = !{!15, !11, i64 8}
!18 = !{!15, !11, i64 12}
!19 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 long", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !9, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !5, i64 0}
