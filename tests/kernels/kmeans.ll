; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.AdamParams = type { float, float, float, float, float, float, float }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@c = external dso_local addrspace(3) global [0 x float], align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ17nearest_neighbourE4tile = internal addrspace(3) global [128 x %struct.float3] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !10
  store ptr %3, ptr %11, align 8, !tbaa !7
  store i32 %4, ptr %12, align 4, !tbaa !3
  store i32 %5, ptr %13, align 4, !tbaa !3
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %24, ptr %15, align 4, !tbaa !3
  br label %25

25:                                               ; preds = %41, %7
  %26 = load i32, ptr %15, align 4, !tbaa !3
  %27 = load i32, ptr %13, align 4, !tbaa !3
  %28 = load i32, ptr %14, align 4, !tbaa !3
  %29 = mul nsw i32 %27, %28
  %30 = icmp slt i32 %26, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %45

32:                                               ; preds = %25
  %33 = load ptr, ptr %9, align 8, !tbaa !7
  %34 = load i32, ptr %15, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !12
  %38 = load i32, ptr %15, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 0, i64 %39
  store float %37, ptr %40, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %32
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %43 = load i32, ptr %15, align 4, !tbaa !3
  %44 = add i32 %43, %42
  store i32 %44, ptr %15, align 4, !tbaa !3
  br label %25, !llvm.loop !14

45:                                               ; preds = %31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %47 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %48 = mul i32 %46, %47
  %49 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %50 = add i32 %48, %49
  store i32 %50, ptr %16, align 4, !tbaa !3
  %51 = load i32, ptr %16, align 4, !tbaa !3
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = icmp sge i32 %51, %52
  br i1 %53, label %54, label %55

54:                                               ; preds = %45
  store i32 1, ptr %17, align 4
  br label %116

55:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store float 0x47EFF933C0000000, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %56

56:                                               ; preds = %102, %55
  %57 = load i32, ptr %20, align 4, !tbaa !3
  %58 = load i32, ptr %13, align 4, !tbaa !3
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %105

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store float 0.000000e+00, ptr %21, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %22) #7
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %91, %61
  %63 = load i32, ptr %22, align 4, !tbaa !3
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %62
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %94

67:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %68 = load ptr, ptr %8, align 8, !tbaa !7
  %69 = load i32, ptr %22, align 4, !tbaa !3
  %70 = load i32, ptr %12, align 4, !tbaa !3
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %16, align 4, !tbaa !3
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %68, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !12
  %77 = load i32, ptr %20, align 4, !tbaa !3
  %78 = load i32, ptr %14, align 4, !tbaa !3
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %22, align 4, !tbaa !3
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @c to ptr), i64 0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !12
  %85 = fsub contract float %76, %84
  store float %85, ptr %23, align 4, !tbaa !12
  %86 = load float, ptr %23, align 4, !tbaa !12
  %87 = load float, ptr %23, align 4, !tbaa !12
  %88 = fmul contract float %86, %87
  %89 = load float, ptr %21, align 4, !tbaa !12
  %90 = fadd contract float %89, %88
  store float %90, ptr %21, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %91

91:                                               ; preds = %67
  %92 = load i32, ptr %22, align 4, !tbaa !3
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %22, align 4, !tbaa !3
  br label %62, !llvm.loop !16

94:                                               ; preds = %66
  %95 = load float, ptr %21, align 4, !tbaa !12
  %96 = load float, ptr %18, align 4, !tbaa !12
  %97 = fcmp contract olt float %95, %96
  br i1 %97, label %98, label %101

98:                                               ; preds = %94
  %99 = load float, ptr %21, align 4, !tbaa !12
  store float %99, ptr %18, align 4, !tbaa !12
  %100 = load i32, ptr %20, align 4, !tbaa !3
  store i32 %100, ptr %19, align 4, !tbaa !3
  br label %101

101:                                              ; preds = %98, %94
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %20, align 4, !tbaa !3
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %20, align 4, !tbaa !3
  br label %56, !llvm.loop !17

105:                                              ; preds = %60
  %106 = load i32, ptr %19, align 4, !tbaa !3
  %107 = load ptr, ptr %10, align 8, !tbaa !10
  %108 = load i32, ptr %16, align 4, !tbaa !3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %107, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !3
  %111 = load float, ptr %18, align 4, !tbaa !12
  %112 = load ptr, ptr %11, align 8, !tbaa !7
  %113 = load i32, ptr %16, align 4, !tbaa !3
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %112, i64 %114
  store float %111, ptr %115, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  store i32 0, ptr %17, align 4
  br label %116

116:                                              ; preds = %105, %54
  call void @llvm.lifetime.end.p0(ptr %16) #7
  %117 = load i32, ptr %17, align 4
  switch i32 %117, label %119 [
    i32 0, label %118
    i32 1, label %118
  ]

118:                                              ; preds = %116, %116
  ret void

119:                                              ; preds = %116
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_accumulate(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !10
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !3
  %22 = load i32, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %11, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %65

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %27 = load ptr, ptr %8, align 8, !tbaa !10
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %56, %26
  %33 = load i32, ptr %16, align 4, !tbaa !3
  %34 = load i32, ptr %12, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %59

37:                                               ; preds = %32
  %38 = load ptr, ptr %9, align 8, !tbaa !7
  %39 = load i32, ptr %15, align 4, !tbaa !3
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %16, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load ptr, ptr %7, align 8, !tbaa !7
  %47 = load i32, ptr %16, align 4, !tbaa !3
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %13, align 4, !tbaa !3
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !12
  %55 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %45, float noundef %54) #8
  br label %56

56:                                               ; preds = %37
  %57 = load i32, ptr %16, align 4, !tbaa !3
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %16, align 4, !tbaa !3
  br label %32, !llvm.loop !18

59:                                               ; preds = %36
  %60 = load ptr, ptr %10, align 8, !tbaa !10
  %61 = load i32, ptr %15, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %63, i32 noundef 1) #8
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %65

65:                                               ; preds = %59, %25
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %66 = load i32, ptr %14, align 4
  switch i32 %66, label %68 [
    i32 0, label %67
    i32 1, label %67
  ]

67:                                               ; preds = %65, %65
  ret void

68:                                               ; preds = %65
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_centres(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4, !tbaa !3
  %17 = load i32, ptr %11, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = mul nsw i32 %18, %19
  %21 = icmp slt i32 %17, %20
  br i1 %21, label %22, label %50

22:                                               ; preds = %5
  %23 = load ptr, ptr %8, align 8, !tbaa !10
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = sdiv i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %23, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %50

31:                                               ; preds = %22
  %32 = load ptr, ptr %7, align 8, !tbaa !7
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = load ptr, ptr %8, align 8, !tbaa !10
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sdiv i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %37, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = sitofp i32 %43 to float
  %45 = fdiv contract float %36, %44
  %46 = load ptr, ptr %6, align 8, !tbaa !7
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4, !tbaa !12
  br label %50

50:                                               ; preds = %31, %22, %5
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @adam_step(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noundef byval(%struct.AdamParams) align 4 %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !7
  store ptr %3, ptr %11, align 8, !tbaa !7
  store float %5, ptr %12, align 4, !tbaa !12
  store i32 %6, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4, !tbaa !3
  %25 = load i32, ptr %14, align 4, !tbaa !3
  %26 = load i32, ptr %13, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %7
  store i32 1, ptr %15, align 4
  br label %109

29:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %30 = load ptr, ptr %9, align 8, !tbaa !7
  %31 = load i32, ptr %14, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !12
  %35 = load float, ptr %12, align 4, !tbaa !12
  %36 = fmul contract float %34, %35
  store float %36, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %37 = load ptr, ptr %8, align 8, !tbaa !7
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !12
  store float %41, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %42 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 1
  %43 = load float, ptr %42, align 4, !tbaa !19
  %44 = load ptr, ptr %10, align 8, !tbaa !7
  %45 = load i32, ptr %14, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !12
  %49 = fmul contract float %43, %48
  %50 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !19
  %52 = fsub contract float 1.000000e+00, %51
  %53 = load float, ptr %16, align 4, !tbaa !12
  %54 = fmul contract float %52, %53
  %55 = fadd contract float %49, %54
  store float %55, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %56 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 2
  %57 = load float, ptr %56, align 4, !tbaa !21
  %58 = load ptr, ptr %11, align 8, !tbaa !7
  %59 = load i32, ptr %14, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !12
  %63 = fmul contract float %57, %62
  %64 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 2
  %65 = load float, ptr %64, align 4, !tbaa !21
  %66 = fsub contract float 1.000000e+00, %65
  %67 = load float, ptr %16, align 4, !tbaa !12
  %68 = fmul contract float %66, %67
  %69 = load float, ptr %16, align 4, !tbaa !12
  %70 = fmul contract float %68, %69
  %71 = fadd contract float %63, %70
  store float %71, ptr %19, align 4, !tbaa !12
  %72 = load float, ptr %18, align 4, !tbaa !12
  %73 = load ptr, ptr %10, align 8, !tbaa !7
  %74 = load i32, ptr %14, align 4, !tbaa !3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %73, i64 %75
  store float %72, ptr %76, align 4, !tbaa !12
  %77 = load float, ptr %19, align 4, !tbaa !12
  %78 = load ptr, ptr %11, align 8, !tbaa !7
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  store float %77, ptr %81, align 4, !tbaa !12
  %82 = load float, ptr %17, align 4, !tbaa !12
  %83 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 0
  %84 = load float, ptr %83, align 4, !tbaa !22
  %85 = load float, ptr %18, align 4, !tbaa !12
  %86 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 5
  %87 = load float, ptr %86, align 4, !tbaa !23
  %88 = fmul contract float %85, %87
  %89 = load float, ptr %19, align 4, !tbaa !12
  %90 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 6
  %91 = load float, ptr %90, align 4, !tbaa !24
  %92 = fmul contract float %89, %91
  %93 = call contract noundef float @_ZL5sqrtff(float noundef %92) #8
  %94 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 3
  %95 = load float, ptr %94, align 4, !tbaa !25
  %96 = fadd contract float %93, %95
  %97 = fdiv contract float %88, %96
  %98 = getelementptr inbounds nuw %struct.AdamParams, ptr %4, i32 0, i32 4
  %99 = load float, ptr %98, align 4, !tbaa !26
  %100 = load float, ptr %17, align 4, !tbaa !12
  %101 = fmul contract float %99, %100
  %102 = fadd contract float %97, %101
  %103 = fmul contract float %84, %102
  %104 = fsub contract float %82, %103
  %105 = load ptr, ptr %8, align 8, !tbaa !7
  %106 = load i32, ptr %14, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  store float %104, ptr %108, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  store i32 0, ptr %15, align 4
  br label %109

109:                                              ; preds = %29, %28
  call void @llvm.lifetime.end.p0(ptr %14) #7
  %110 = load i32, ptr %15, align 4
  switch i32 %110, label %112 [
    i32 0, label %111
    i32 1, label %111
  ]

111:                                              ; preds = %109, %109
  ret void

112:                                              ; preds = %109
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_sqrtf(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nearest_neighbour(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !27
  store ptr %1, ptr %7, align 8, !tbaa !27
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %22, 128
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = add i32 %23, %24
  store i32 %25, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 -1, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8, !tbaa !27
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.float3, ptr %30, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %33, i64 12, i1 false), !tbaa.struct !29
  br label %38

34:                                               ; preds = %5
  %35 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  store float 0.000000e+00, ptr %35, align 4, !tbaa !30
  %36 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  store float 0.000000e+00, ptr %36, align 4, !tbaa !32
  %37 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  store float 0.000000e+00, ptr %37, align 4, !tbaa !33
  br label %38

38:                                               ; preds = %34, %29
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store float 0x7FF0000000000000, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %118, %38
  %40 = load i32, ptr %15, align 4, !tbaa !3
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %121

44:                                               ; preds = %39
  %45 = load i32, ptr %15, align 4, !tbaa !3
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %47 = add i32 %45, %46
  %48 = load i32, ptr %10, align 4, !tbaa !3
  %49 = icmp ult i32 %47, %48
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = load ptr, ptr %7, align 8, !tbaa !27
  %52 = load i32, ptr %15, align 4, !tbaa !3
  %53 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw %struct.float3, ptr %51, i64 %55
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [128 x %struct.float3], ptr addrspacecast (ptr addrspace(3) @_ZZ17nearest_neighbourE4tile to ptr), i64 0, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %59, ptr align 4 %56, i64 12, i1 false), !tbaa.struct !29
  br label %60

60:                                               ; preds = %50, %44
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %61

61:                                               ; preds = %114, %60
  %62 = load i32, ptr %17, align 4, !tbaa !3
  %63 = load i32, ptr %10, align 4, !tbaa !3
  %64 = load i32, ptr %15, align 4, !tbaa !3
  %65 = sub nsw i32 %63, %64
  %66 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef 128, i32 noundef %65) #8
  %67 = icmp slt i32 %62, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %61
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %117

69:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %70 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %71 = load float, ptr %70, align 4, !tbaa !30
  %72 = load i32, ptr %17, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [128 x %struct.float3], ptr addrspacecast (ptr addrspace(3) @_ZZ17nearest_neighbourE4tile to ptr), i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.float3, ptr %74, i32 0, i32 0
  %76 = load float, ptr %75, align 4, !tbaa !30
  %77 = fsub contract float %71, %76
  store float %77, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %78 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %79 = load float, ptr %78, align 4, !tbaa !32
  %80 = load i32, ptr %17, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [128 x %struct.float3], ptr addrspacecast (ptr addrspace(3) @_ZZ17nearest_neighbourE4tile to ptr), i64 0, i64 %81
  %83 = getelementptr inbounds nuw %struct.float3, ptr %82, i32 0, i32 1
  %84 = load float, ptr %83, align 4, !tbaa !32
  %85 = fsub contract float %79, %84
  store float %85, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %86 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %87 = load float, ptr %86, align 4, !tbaa !33
  %88 = load i32, ptr %17, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [128 x %struct.float3], ptr addrspacecast (ptr addrspace(3) @_ZZ17nearest_neighbourE4tile to ptr), i64 0, i64 %89
  %91 = getelementptr inbounds nuw %struct.float3, ptr %90, i32 0, i32 2
  %92 = load float, ptr %91, align 4, !tbaa !33
  %93 = fsub contract float %87, %92
  store float %93, ptr %20, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %94 = load float, ptr %18, align 4, !tbaa !12
  %95 = load float, ptr %18, align 4, !tbaa !12
  %96 = fmul contract float %94, %95
  %97 = load float, ptr %19, align 4, !tbaa !12
  %98 = load float, ptr %19, align 4, !tbaa !12
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr %20, align 4, !tbaa !12
  %102 = load float, ptr %20, align 4, !tbaa !12
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  store float %104, ptr %21, align 4, !tbaa !12
  %105 = load float, ptr %21, align 4, !tbaa !12
  %106 = load float, ptr %14, align 4, !tbaa !12
  %107 = fcmp contract olt float %105, %106
  br i1 %107, label %108, label %113

108:                                              ; preds = %69
  %109 = load float, ptr %21, align 4, !tbaa !12
  store float %109, ptr %14, align 4, !tbaa !12
  %110 = load i32, ptr %15, align 4, !tbaa !3
  %111 = load i32, ptr %17, align 4, !tbaa !3
  %112 = add nsw i32 %110, %111
  store i32 %112, ptr %12, align 4, !tbaa !3
  br label %113

113:                                              ; preds = %108, %69
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %114

114:                                              ; preds = %113
  %115 = load i32, ptr %17, align 4, !tbaa !3
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %17, align 4, !tbaa !3
  br label %61, !llvm.loop !34

117:                                              ; preds = %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %15, align 4, !tbaa !3
  %120 = add nsw i32 %119, 128
  store i32 %120, ptr %15, align 4, !tbaa !3
  br label %39, !llvm.loop !35

121:                                              ; preds = %43
  %122 = load i32, ptr %11, align 4, !tbaa !3
  %123 = load i32, ptr %9, align 4, !tbaa !3
  %124 = icmp slt i32 %122, %123
  br i1 %124, label %125, label %131

125:                                              ; preds = %121
  %126 = load i32, ptr %12, align 4, !tbaa !3
  %127 = load ptr, ptr %8, align 8, !tbaa !10
  %128 = load i32, ptr %11, align 4, !tbaa !3
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %127, i64 %129
  store i32 %126, ptr %130, align 4, !tbaa !3
  br label %131

131:                                              ; preds = %125, %121
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = !{!20, !13, i64 4}
!20 = !{!"_ZTS10AdamParams", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12, !13, i64 16, !13, i64 20, !13, i64 24}
!21 = !{!20, !13, i64 8}
!22 = !{!20, !13, i64 0}
!23 = !{!20, !13, i64 20}
!24 = !{!20, !13, i64 24}
!25 = !{!20, !13, i64 12}
!26 = !{!20, !13, i64 16}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 _ZTS6float3", !9, i64 0}
!29 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12}
!30 = !{!31, !13, i64 0}
!31 = !{!"_ZTS6float3", !13, i64 0, !13, i64 4, !13, i64 8}
!32 = !{!31, !13, i64 4}
!33 = !{!31, !13, i64 8}
!34 = distinct !{!34, !15}
!35 = distinct !{!35, !15}
