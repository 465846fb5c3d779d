; ModuleID = 'elementwise_activations.cu'
source_filename = "elementwise_activations.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Relu = type { i8 }
%struct.LeakyRelu = type { float }
%struct.Gelu = type { i8 }
%struct.Silu = type { i8 }
%struct.float4 = type { float, float, float, float }

$_Z3mapI4ReluEvT_PKfPfi = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK4ReluclEf = comdat any

$_Z3mapI9LeakyReluEvT_PKfPfi = comdat any

$_ZNK9LeakyReluclEf = comdat any

$_Z3mapI4GeluEvT_PKfPfi = comdat any

$_ZNK4GeluclEf = comdat any

$_Z3mapI4SiluEvT_PKfPfi = comdat any

$_ZNK4SiluclEf = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI4ReluEvT_PKfPfi(ptr noundef byval(%struct.Relu) align 1 %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = call contract noundef float @_ZNK4ReluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %22) #8
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !10
  br label %28

28:                                               ; preds = %17, %4
  call void @llvm.lifetime.end.p0(ptr %8) #7
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4ReluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = fcmp contract ogt float %6, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load float, ptr %4, align 4, !tbaa !10
  br label %11

10:                                               ; preds = %2
  br label %11

11:                                               ; preds = %10, %8
  %12 = phi contract float [ %9, %8 ], [ 0.000000e+00, %10 ]
  ret float %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI9LeakyReluEvT_PKfPfi(ptr noundef byval(%struct.LeakyRelu) align 4 %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = call contract noundef float @_ZNK9LeakyReluclEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %22) #8
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !10
  br label %28

28:                                               ; preds = %17, %4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9LeakyReluclEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = fcmp contract ogt float %6, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load float, ptr %4, align 4, !tbaa !10
  br label %15

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.LeakyRelu, ptr %5, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !16
  %13 = load float, ptr %4, align 4, !tbaa !10
  %14 = fmul contract float %12, %13
  br label %15

15:                                               ; preds = %10, %8
  %16 = phi contract float [ %9, %8 ], [ %14, %10 ]
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI4GeluEvT_PKfPfi(ptr noundef byval(%struct.Gelu) align 1 %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = call contract noundef float @_ZNK4GeluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %22) #8
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !10
  br label %28

28:                                               ; preds = %17, %4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4GeluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = fmul contract float 5.000000e-01, %6
  %8 = load float, ptr %4, align 4, !tbaa !10
  %9 = fmul contract float %8, 0x3FE6A09E60000000
  %10 = call contract noundef float @_ZL4erfff(float noundef %9) #8
  %11 = fadd contract float 1.000000e+00, %10
  %12 = fmul contract float %7, %11
  ret float %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI4SiluEvT_PKfPfi(ptr noundef byval(%struct.Silu) align 1 %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %28

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = call contract noundef float @_ZNK4SiluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %22) #8
  %24 = load ptr, ptr %6, align 8, !tbaa !7
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !10
  br label %28

28:                                               ; preds = %17, %4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4SiluclEf(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = load float, ptr %4, align 4, !tbaa !10
  %8 = fneg contract float %7
  %9 = call contract noundef float @_ZL6__expff(float noundef %8) #8
  %10 = fadd contract float 1.000000e+00, %9
  %11 = fdiv contract float %6, %10
  ret float %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gelu_tanh_half(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !22
  store ptr %1, ptr %5, align 8, !tbaa !22
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %47

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %21 = load ptr, ptr %4, align 8, !tbaa !22
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds half, ptr %21, i64 %23
  %25 = load half, ptr %24, align 2, !tbaa !24
  %26 = fpext contract half %25 to float
  store float %26, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %27 = load float, ptr %9, align 4, !tbaa !10
  %28 = load float, ptr %9, align 4, !tbaa !10
  %29 = fmul contract float 0x3FA6E4E260000000, %28
  %30 = load float, ptr %9, align 4, !tbaa !10
  %31 = fmul contract float %29, %30
  %32 = load float, ptr %9, align 4, !tbaa !10
  %33 = fmul contract float %31, %32
  %34 = fadd contract float %27, %33
  %35 = fmul contract float 0x3FE9884540000000, %34
  store float %35, ptr %10, align 4, !tbaa !10
  %36 = load float, ptr %9, align 4, !tbaa !10
  %37 = fmul contract float 5.000000e-01, %36
  %38 = load float, ptr %10, align 4, !tbaa !10
  %39 = call contract noundef float @_ZL5tanhff(float noundef %38) #8
  %40 = fadd contract float 1.000000e+00, %39
  %41 = fmul contract float %37, %40
  %42 = fptrunc contract float %41 to half
  %43 = load ptr, ptr %5, align 8, !tbaa !22
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds half, ptr %43, i64 %45
  store half %42, ptr %46, align 2, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %47

47:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %48 = load i32, ptr %8, align 4
  switch i32 %48, label %50 [
    i32 0, label %49
    i32 1, label %49
  ]

49:                                               ; preds = %47, %47
  ret void

50:                                               ; preds = %47
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5tanhff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_tanhf(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mish(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %44

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %21 = load ptr, ptr %4, align 8, !tbaa !7
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !10
  store float %25, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %26 = load float, ptr %9, align 4, !tbaa !10
  %27 = fcmp contract ogt float %26, 2.000000e+01
  br i1 %27, label %28, label %30

28:                                               ; preds = %20
  %29 = load float, ptr %9, align 4, !tbaa !10
  br label %34

30:                                               ; preds = %20
  %31 = load float, ptr %9, align 4, !tbaa !10
  %32 = call contract noundef float @_ZL6__expff(float noundef %31) #8
  %33 = call contract noundef float @_ZL6log1pff(float noundef %32) #8
  br label %34

34:                                               ; preds = %30, %28
  %35 = phi contract float [ %29, %28 ], [ %33, %30 ]
  store float %35, ptr %10, align 4, !tbaa !10
  %36 = load float, ptr %9, align 4, !tbaa !10
  %37 = load float, ptr %10, align 4, !tbaa !10
  %38 = call contract noundef float @_ZL5tanhff(float noundef %37) #8
  %39 = fmul contract float %36, %38
  %40 = load ptr, ptr %5, align 8, !tbaa !7
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %34, %19
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %45 = load i32, ptr %8, align 4
  switch i32 %45, label %47 [
    i32 0, label %46
    i32 1, label %46
  ]

46:                                               ; preds = %44, %44
  ret void

47:                                               ; preds = %44
  unreachable
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
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fast_expf(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bias_dropout_residual(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, i32 noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.float4, align 16
  %20 = alloca %struct.float4, align 16
  %21 = alloca %struct.float4, align 16
  %22 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !26
  store ptr %1, ptr %10, align 8, !tbaa !26
  store ptr %2, ptr %11, align 8, !tbaa !28
  store ptr %3, ptr %12, align 8, !tbaa !26
  store ptr %4, ptr %13, align 8, !tbaa !26
  store float %5, ptr %14, align 4, !tbaa !10
  store i32 %6, ptr %15, align 4, !tbaa !3
  store i32 %7, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %27 = add i32 %25, %26
  store i32 %27, ptr %17, align 4, !tbaa !3
  %28 = load i32, ptr %17, align 4, !tbaa !3
  %29 = load i32, ptr %15, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %8
  store i32 1, ptr %18, align 4
  br label %133

32:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %33 = load ptr, ptr %9, align 8, !tbaa !26
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.float4, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 %36, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %37 = load ptr, ptr %10, align 8, !tbaa !26
  %38 = load i32, ptr %17, align 4, !tbaa !3
  %39 = load i32, ptr %16, align 4, !tbaa !3
  %40 = srem i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %37, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 %42, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %43 = load ptr, ptr %12, align 8, !tbaa !26
  %44 = load i32, ptr %17, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.float4, ptr %43, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %46, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %47 = load ptr, ptr %11, align 8, !tbaa !28
  %48 = load i32, ptr %17, align 4, !tbaa !3
  %49 = sdiv i32 %48, 8
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %47, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = load i32, ptr %17, align 4, !tbaa !3
  %54 = srem i32 %53, 8
  %55 = mul nsw i32 %54, 4
  %56 = lshr i32 %52, %55
  store i32 %56, ptr %22, align 4, !tbaa !3
  %57 = load i32, ptr %22, align 4, !tbaa !3
  %58 = and i32 %57, 1
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %68

60:                                               ; preds = %32
  %61 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 0
  %62 = load float, ptr %61, align 16, !tbaa !31
  %63 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 0
  %64 = load float, ptr %63, align 16, !tbaa !31
  %65 = fadd contract float %62, %64
  %66 = load float, ptr %14, align 4, !tbaa !10
  %67 = fmul contract float %65, %66
  br label %69

68:                                               ; preds = %32
  br label %69

69:                                               ; preds = %68, %60
  %70 = phi contract float [ %67, %60 ], [ 0.000000e+00, %68 ]
  %71 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 0
  %72 = load float, ptr %71, align 16, !tbaa !31
  %73 = fadd contract float %70, %72
  %74 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 0
  store float %73, ptr %74, align 16, !tbaa !31
  %75 = load i32, ptr %22, align 4, !tbaa !3
  %76 = and i32 %75, 2
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %69
  %79 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %80 = load float, ptr %79, align 4, !tbaa !33
  %81 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 1
  %82 = load float, ptr %81, align 4, !tbaa !33
  %83 = fadd contract float %80, %82
  %84 = load float, ptr %14, align 4, !tbaa !10
  %85 = fmul contract float %83, %84
  br label %87

86:                                               ; preds = %69
  br label %87

87:                                               ; preds = %86, %78
  %88 = phi contract float [ %85, %78 ], [ 0.000000e+00, %86 ]
  %89 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 1
  %90 = load float, ptr %89, align 4, !tbaa !33
  %91 = fadd contract float %88, %90
  %92 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  store float %91, ptr %92, align 4, !tbaa !33
  %93 = load i32, ptr %22, align 4, !tbaa !3
  %94 = and i32 %93, 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %104

96:                                               ; preds = %87
  %97 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %98 = load float, ptr %97, align 8, !tbaa !34
  %99 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 2
  %100 = load float, ptr %99, align 8, !tbaa !34
  %101 = fadd contract float %98, %100
  %102 = load float, ptr %14, align 4, !tbaa !10
  %103 = fmul contract float %101, %102
  br label %105

104:                                              ; preds = %87
  br label %105

105:                                              ; preds = %104, %96
  %106 = phi contract float [ %103, %96 ], [ 0.000000e+00, %104 ]
  %107 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 2
  %108 = load float, ptr %107, align 8, !tbaa !34
  %109 = fadd contract float %106, %108
  %110 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  store float %109, ptr %110, align 8, !tbaa !34
  %111 = load i32, ptr %22, align 4, !tbaa !3
  %112 = and i32 %111, 8
  %113 = icmp ne i32 %112, 0
  br i1 %113, label %114, label %122

114:                                              ; preds = %105
  %115 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  %116 = load float, ptr %115, align 4, !tbaa !35
  %117 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 3
  %118 = load float, ptr %117, align 4, !tbaa !35
  %119 = fadd contract float %116, %118
  %120 = load float, ptr %14, align 4, !tbaa !10
  %121 = fmul contract float %119, %120
  br label %123

122:                                              ; preds = %105
  br label %123

123:                                              ; preds = %122, %114
  %124 = phi contract float [ %121, %114 ], [ 0.000000e+00, %122 ]
  %125 = getelementptr inbounds nuw %struct.float4, ptr %21, i32 0, i32 3
  %126 = load float, ptr %125, align 4, !tbaa !35
  %127 = fadd contract float %124, %126
  %128 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  store float %127, ptr %128, align 4, !tbaa !35
  %129 = load ptr, ptr %13, align 8, !tbaa !26
  %130 = load i32, ptr %17, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds %struct.float4, ptr %129, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %132, ptr align 16 %19, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  store i32 0, ptr %18, align 4
  br label %133

133:                                              ; preds = %123, %31
  call void @llvm.lifetime.end.p0(ptr %17) #7
  %134 = load i32, ptr %18, align 4
  switch i32 %134, label %136 [
    i32 0, label %135
    i32 1, label %135
  ]

135:                                              ; preds = %133, %133
  ret void

136:                                              ; preds = %133
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4erfff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_erff(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 _ZTS4Relu", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS9LeakyRelu", !9, i64 0}
!16 = !{!17, !11, i64 0}
!17 = !{!"_ZTS9LeakyRelu", !11, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS4Gelu", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS4Silu", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _Float16", !9, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"_Float16", !5, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS6float4", !9, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 int", !9, i64 0}
!30 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!31 = !{!32, !11, i64 0}
!32 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!33 = !{!32, !11, i64 4}
!34 = !{!32, !11, i64 8}
!35 = !{!32, !11, i64 12}
