; ModuleID = 'reduce_block.cu'
source_filename = "reduce_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@_ZZ11reduce_treeE1s = internal addrspace(3) global [256 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@blocks_done = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ18reduce_single_passE4last = internal addrspace(3) global i8 undef, align 1
@_ZZL9block_sumfE4part = internal addrspace(3) global [32 x float] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @blocks_done to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_tree(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %10, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %11, 256
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = add i32 %12, %13
  store i32 %14, ptr %8, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8, !tbaa !7
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !10
  br label %25

24:                                               ; preds = %3
  br label %25

25:                                               ; preds = %24, %18
  %26 = phi contract float [ %23, %18 ], [ 0.000000e+00, %24 ]
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %28
  store float %26, ptr %29, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 128, ptr %9, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %51, %25
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %54

34:                                               ; preds = %30
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = load i32, ptr %9, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %34
  %39 = load i32, ptr %7, align 4, !tbaa !3
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !10
  %49 = fadd contract float %48, %44
  store float %49, ptr %47, align 4, !tbaa !10
  br label %50

50:                                               ; preds = %38, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = ashr i32 %52, 1
  store i32 %53, ptr %9, align 4, !tbaa !3
  br label %30, !llvm.loop !12

54:                                               ; preds = %33
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %63

57:                                               ; preds = %54
  %58 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), align 4, !tbaa !10
  %59 = load ptr, ptr %5, align 8, !tbaa !7
  %60 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %59, i64 %61
  store float %58, ptr %62, align 4, !tbaa !10
  br label %63

63:                                               ; preds = %57, %54
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_atomic(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %27, %3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %33

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8, !tbaa !7
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !10
  %25 = load float, ptr %7, align 4, !tbaa !10
  %26 = fadd contract float %25, %24
  store float %26, ptr %7, align 4, !tbaa !10
  br label %27

27:                                               ; preds = %19
  %28 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = add i32 %31, %30
  store i32 %32, ptr %8, align 4, !tbaa !3
  br label %14, !llvm.loop !14

33:                                               ; preds = %18
  %34 = load float, ptr %7, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL9block_sumf(float noundef %34) #8
  store float %35, ptr %7, align 4, !tbaa !10
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %33
  %39 = load ptr, ptr %5, align 8, !tbaa !7
  %40 = load float, ptr %7, align 4, !tbaa !10
  %41 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %39, float noundef %40) #8
  br label %42

42:                                               ; preds = %38, %33
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_sumf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %6 = and i32 %5, 31
  store i32 %6, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %8 = lshr i32 %7, 5
  store i32 %8, ptr %4, align 4, !tbaa !3
  %9 = load float, ptr %2, align 4, !tbaa !10
  %10 = call contract noundef float @_ZL8warp_sumf(float noundef %9) #8
  store float %10, ptr %2, align 4, !tbaa !10
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %1
  %14 = load float, ptr %2, align 4, !tbaa !10
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZL9block_sumfE4part to ptr), i64 0, i64 %16
  store float %14, ptr %17, align 4, !tbaa !10
  br label %18

18:                                               ; preds = %13, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = udiv i32 %20, 32
  %22 = icmp ult i32 %19, %21
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = load i32, ptr %3, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZL9block_sumfE4part to ptr), i64 0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !10
  br label %29

28:                                               ; preds = %18
  br label %29

29:                                               ; preds = %28, %23
  %30 = phi contract float [ %27, %23 ], [ 0.000000e+00, %28 ]
  store float %30, ptr %2, align 4, !tbaa !10
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = load float, ptr %2, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL8warp_sumf(float noundef %34) #8
  store float %35, ptr %2, align 4, !tbaa !10
  br label %36

36:                                               ; preds = %33, %29
  %37 = load float, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret float %37
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_single_pass(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store float 0.000000e+00, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %10, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %32, %4
  %20 = load i32, ptr %10, align 4, !tbaa !3
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %38

24:                                               ; preds = %19
  %25 = load ptr, ptr %5, align 8, !tbaa !7
  %26 = load i32, ptr %10, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !10
  %30 = load float, ptr %9, align 4, !tbaa !10
  %31 = fadd contract float %30, %29
  store float %31, ptr %9, align 4, !tbaa !10
  br label %32

32:                                               ; preds = %24
  %33 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %35 = mul i32 %33, %34
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = add i32 %36, %35
  store i32 %37, ptr %10, align 4, !tbaa !3
  br label %19, !llvm.loop !15

38:                                               ; preds = %23
  %39 = load float, ptr %9, align 4, !tbaa !10
  %40 = call contract noundef float @_ZL9block_sumf(float noundef %39) #8
  store float %40, ptr %9, align 4, !tbaa !10
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %57

43:                                               ; preds = %38
  %44 = load float, ptr %9, align 4, !tbaa !10
  %45 = load ptr, ptr %6, align 8, !tbaa !7
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %45, i64 %47
  store volatile float %44, ptr %48, align 4, !tbaa !10
  call void @_ZL13__threadfencev() #8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %49 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %50 = sub i32 %49, 1
  %51 = call noundef i32 @_ZL9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @blocks_done to ptr), i32 noundef %50) #8
  store i32 %51, ptr %11, align 4, !tbaa !3
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %54 = sub i32 %53, 1
  %55 = icmp eq i32 %52, %54
  %56 = zext i1 %55 to i8
  store i8 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %57

57:                                               ; preds = %43, %38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !16, !range !18, !noundef !19
  %59 = trunc i8 %58 to i1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 1, ptr %12, align 4
  br label %90

61:                                               ; preds = %57
  store float 0.000000e+00, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %62, ptr %13, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %76, %61
  %64 = load i32, ptr %13, align 4, !tbaa !3
  %65 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %66 = icmp ult i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %80

68:                                               ; preds = %63
  %69 = load ptr, ptr %6, align 8, !tbaa !7
  %70 = load i32, ptr %13, align 4, !tbaa !3
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr %69, i64 %71
  %73 = load volatile float, ptr %72, align 4, !tbaa !10
  %74 = load float, ptr %9, align 4, !tbaa !10
  %75 = fadd contract float %74, %73
  store float %75, ptr %9, align 4, !tbaa !10
  br label %76

76:                                               ; preds = %68
  %77 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %78 = load i32, ptr %13, align 4, !tbaa !3
  %79 = add i32 %78, %77
  store i32 %79, ptr %13, align 4, !tbaa !3
  br label %63, !llvm.loop !20

80:                                               ; preds = %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load float, ptr %9, align 4, !tbaa !10
  %82 = call contract noundef float @_ZL9block_sumf(float noundef %81) #8
  store float %82, ptr %9, align 4, !tbaa !10
  %83 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %80
  %86 = load float, ptr %9, align 4, !tbaa !10
  %87 = load ptr, ptr %7, align 8, !tbaa !7
  %88 = getelementptr inbounds float, ptr %87, i64 0
  store float %86, ptr %88, align 4, !tbaa !10
  br label %89

89:                                               ; preds = %85, %80
  store i32 0, ptr %12, align 4
  br label %90

90:                                               ; preds = %89, %60
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %91 = load i32, ptr %12, align 4
  switch i32 %91, label %93 [
    i32 0, label %92
    i32 1, label %92
  ]

92:                                               ; preds = %90, %90
  ret void

93:                                               ; preds = %90
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #2 {
  call void @llvm.nvvm.membar.gl()
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicIncPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !21
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_sumf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 16, ptr %3, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !10
  %10 = load i32, ptr %3, align 4, !tbaa !3
  %11 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %9, i32 noundef %10, i32 noundef 32) #8
  %12 = load float, ptr %2, align 4, !tbaa !10
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !10
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !3
  br label %4, !llvm.loop !23

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !10
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !10
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"bool", !5, i64 0}
!18 = !{i8 0, i8 2}
!19 = !{}
!20 = distinct !{!20, !13}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 int", !9, i64 0}
!23 = distinct !{!23, !13, !24}
!24 = !{!"llvm.loop.unroll.enable"}
