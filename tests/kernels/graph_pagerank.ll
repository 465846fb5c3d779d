; ModuleID = 'graph_pagerank.cu'
source_filename = "graph_pagerank.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%union.anon = type { double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pagerank_push(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %75

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %27 = load ptr, ptr %6, align 8, !tbaa !7
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %32 = load ptr, ptr %6, align 8, !tbaa !7
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %32, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  store i32 %37, ptr %14, align 4, !tbaa !3
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = load i32, ptr %14, align 4, !tbaa !3
  %40 = icmp eq i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %26
  store i32 1, ptr %12, align 4
  br label %74

42:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %43 = load ptr, ptr %8, align 8, !tbaa !10
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !12
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = load i32, ptr %13, align 4, !tbaa !3
  %50 = sub nsw i32 %48, %49
  %51 = sitofp i32 %50 to float
  %52 = fdiv contract float %47, %51
  store float %52, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %53 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %53, ptr %16, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %70, %42
  %55 = load i32, ptr %16, align 4, !tbaa !3
  %56 = load i32, ptr %14, align 4, !tbaa !3
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %73

59:                                               ; preds = %54
  %60 = load ptr, ptr %9, align 8, !tbaa !10
  %61 = load ptr, ptr %7, align 8, !tbaa !7
  %62 = load i32, ptr %16, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %60, i64 %66
  %68 = load float, ptr %15, align 4, !tbaa !12
  %69 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %67, float noundef %68) #7
  br label %70

70:                                               ; preds = %59
  %71 = load i32, ptr %16, align 4, !tbaa !3
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %16, align 4, !tbaa !3
  br label %54, !llvm.loop !14

73:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %15) #6
  store i32 0, ptr %12, align 4
  br label %74

74:                                               ; preds = %73, %41
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %75

75:                                               ; preds = %74, %25
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %76 = load i32, ptr %12, align 4
  switch i32 %76, label %78 [
    i32 0, label %77
    i32 1, label %77
  ]

77:                                               ; preds = %75, %75
  ret void

78:                                               ; preds = %75
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pagerank_pull(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !10
  store ptr %3, ptr %11, align 8, !tbaa !10
  store float %4, ptr %12, align 4, !tbaa !12
  store float %5, ptr %13, align 4, !tbaa !12
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %26 = add i32 %24, %25
  %27 = lshr i32 %26, 5
  store i32 %27, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %29 = and i32 %28, 31
  store i32 %29, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %30 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %30, ptr %17, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %97, %7
  %32 = load i32, ptr %17, align 4, !tbaa !3
  %33 = load i32, ptr %14, align 4, !tbaa !3
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %104

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store float 0.000000e+00, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %37 = load ptr, ptr %8, align 8, !tbaa !7
  %38 = load i32, ptr %17, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = load i32, ptr %16, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %20, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %66, %36
  %45 = load i32, ptr %20, align 4, !tbaa !3
  %46 = load ptr, ptr %8, align 8, !tbaa !7
  %47 = load i32, ptr %17, align 4, !tbaa !3
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %46, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = icmp slt i32 %45, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %44
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %69

54:                                               ; preds = %44
  %55 = load ptr, ptr %10, align 8, !tbaa !10
  %56 = load ptr, ptr %9, align 8, !tbaa !7
  %57 = load i32, ptr %20, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !12
  %64 = load float, ptr %19, align 4, !tbaa !12
  %65 = fadd contract float %64, %63
  store float %65, ptr %19, align 4, !tbaa !12
  br label %66

66:                                               ; preds = %54
  %67 = load i32, ptr %20, align 4, !tbaa !3
  %68 = add nsw i32 %67, 32
  store i32 %68, ptr %20, align 4, !tbaa !3
  br label %44, !llvm.loop !16

69:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %21) #6
  store i32 16, ptr %21, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %80, %69
  %71 = load i32, ptr %21, align 4, !tbaa !3
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %83

74:                                               ; preds = %70
  %75 = load float, ptr %19, align 4, !tbaa !12
  %76 = load i32, ptr %21, align 4, !tbaa !3
  %77 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %75, i32 noundef %76, i32 noundef 32) #7
  %78 = load float, ptr %19, align 4, !tbaa !12
  %79 = fadd contract float %78, %77
  store float %79, ptr %19, align 4, !tbaa !12
  br label %80

80:                                               ; preds = %74
  %81 = load i32, ptr %21, align 4, !tbaa !3
  %82 = ashr i32 %81, 1
  store i32 %82, ptr %21, align 4, !tbaa !3
  br label %70, !llvm.loop !17

83:                                               ; preds = %73
  %84 = load i32, ptr %16, align 4, !tbaa !3
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %96

86:                                               ; preds = %83
  %87 = load float, ptr %12, align 4, !tbaa !12
  %88 = load float, ptr %13, align 4, !tbaa !12
  %89 = load float, ptr %19, align 4, !tbaa !12
  %90 = fmul contract float %88, %89
  %91 = fadd contract float %87, %90
  %92 = load ptr, ptr %11, align 8, !tbaa !10
  %93 = load i32, ptr %17, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  store float %91, ptr %95, align 4, !tbaa !12
  br label %96

96:                                               ; preds = %86, %83
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %97

97:                                               ; preds = %96
  %98 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #7
  %99 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %100 = mul i32 %98, %99
  %101 = lshr i32 %100, 5
  %102 = load i32, ptr %17, align 4, !tbaa !3
  %103 = add i32 %102, %101
  store i32 %103, ptr %17, align 4, !tbaa !3
  br label %31, !llvm.loop !18

104:                                              ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
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
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pagerank_contrib(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !10
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store float 0.000000e+00, ptr %12, align 4, !tbaa !12
  %20 = load i32, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %65

23:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %24 = load ptr, ptr %7, align 8, !tbaa !7
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %24, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = load ptr, ptr %7, align 8, !tbaa !7
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = sub nsw i32 %29, %34
  store i32 %35, ptr %13, align 4, !tbaa !3
  %36 = load i32, ptr %13, align 4, !tbaa !3
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %23
  %39 = load ptr, ptr %6, align 8, !tbaa !10
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !12
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = fdiv contract float %43, %45
  br label %48

47:                                               ; preds = %23
  br label %48

48:                                               ; preds = %47, %38
  %49 = phi contract float [ %46, %38 ], [ 0.000000e+00, %47 ]
  %50 = load ptr, ptr %8, align 8, !tbaa !10
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  store float %49, ptr %53, align 4, !tbaa !12
  %54 = load i32, ptr %13, align 4, !tbaa !3
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %48
  br label %63

57:                                               ; preds = %48
  %58 = load ptr, ptr %6, align 8, !tbaa !10
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !12
  br label %63

63:                                               ; preds = %57, %56
  %64 = phi contract float [ 0.000000e+00, %56 ], [ %62, %57 ]
  store float %64, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %65

65:                                               ; preds = %63, %5
  %66 = load float, ptr %12, align 4, !tbaa !12
  %67 = fcmp contract une float %66, 0.000000e+00
  %68 = zext i1 %67 to i32
  %69 = call noundef i32 @_ZL10__any_syncji(i32 noundef -1, i32 noundef %68) #7
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %94

71:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 16, ptr %14, align 4, !tbaa !3
  br label %72

72:                                               ; preds = %82, %71
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %85

76:                                               ; preds = %72
  %77 = load float, ptr %12, align 4, !tbaa !12
  %78 = load i32, ptr %14, align 4, !tbaa !3
  %79 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %77, i32 noundef %78, i32 noundef 32) #7
  %80 = load float, ptr %12, align 4, !tbaa !12
  %81 = fadd contract float %80, %79
  store float %81, ptr %12, align 4, !tbaa !12
  br label %82

82:                                               ; preds = %76
  %83 = load i32, ptr %14, align 4, !tbaa !3
  %84 = ashr i32 %83, 1
  store i32 %84, ptr %14, align 4, !tbaa !3
  br label %72, !llvm.loop !19

85:                                               ; preds = %75
  %86 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %87 = and i32 %86, 31
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %85
  %90 = load ptr, ptr %9, align 8, !tbaa !10
  %91 = load float, ptr %12, align 4, !tbaa !12
  %92 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %90, float noundef %91) #7
  br label %93

93:                                               ; preds = %89, %85
  br label %94

94:                                               ; preds = %93, %65
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10__any_syncji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp ne i32 %6, 0
  %8 = call i1 @llvm.nvvm.vote.any.sync(i32 %5, i1 %7)
  %9 = zext i1 %8 to i32
  ret i32 %9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @l1_distance(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !20
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store double 0.000000e+00, ptr %9, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %10, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %38, %4
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %44

22:                                               ; preds = %17
  %23 = load ptr, ptr %5, align 8, !tbaa !10
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !12
  %28 = load ptr, ptr %6, align 8, !tbaa !10
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !12
  %33 = fsub contract float %27, %32
  %34 = call contract noundef float @_ZL5fabsff(float noundef %33) #7
  %35 = fpext contract float %34 to double
  %36 = load double, ptr %9, align 8, !tbaa !22
  %37 = fadd contract double %36, %35
  store double %37, ptr %9, align 8, !tbaa !22
  br label %38

38:                                               ; preds = %22
  %39 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #7
  %40 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %41 = mul i32 %39, %40
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = add i32 %42, %41
  store i32 %43, ptr %10, align 4, !tbaa !3
  br label %17, !llvm.loop !24

44:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 16, ptr %11, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %55, %44
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %58

49:                                               ; preds = %45
  %50 = load double, ptr %9, align 8, !tbaa !22
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %50, i32 noundef %51, i32 noundef 32) #7
  %53 = load double, ptr %9, align 8, !tbaa !22
  %54 = fadd contract double %53, %52
  store double %54, ptr %9, align 8, !tbaa !22
  br label %55

55:                                               ; preds = %49
  %56 = load i32, ptr %11, align 4, !tbaa !3
  %57 = ashr i32 %56, 1
  store i32 %57, ptr %11, align 4, !tbaa !3
  br label %45, !llvm.loop !25

58:                                               ; preds = %48
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %60 = and i32 %59, 31
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %58
  %63 = load ptr, ptr %7, align 8, !tbaa !20
  %64 = load double, ptr %9, align 8, !tbaa !22
  %65 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %63, double noundef %64) #7
  br label %66

66:                                               ; preds = %62, %58
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_fabsf(float noundef %3) #7
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL16__shfl_down_syncjdji(i32 noundef %0, double noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store double %1, ptr %6, align 8, !tbaa !22
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = load double, ptr %6, align 8, !tbaa !22
  store double %10, ptr %9, align 8, !tbaa !26
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %13 = load i32, ptr %12, align 8, !tbaa !26
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15) #7
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8, !tbaa !26
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !26
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %20, i32 noundef %21, i32 noundef %22) #7
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4, !tbaa !26
  %25 = load double, ptr %9, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret double %25
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !20
  store double %1, ptr %4, align 8, !tbaa !22
  %5 = load ptr, ptr %3, align 8, !tbaa !20
  %6 = load double, ptr %4, align 8, !tbaa !22
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = !{!5, !5, i64 0}
