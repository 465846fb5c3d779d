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
define dso_local ptx_kernel void @reduce_tree(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !11 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !14
  store i32 %2, ptr %6, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !17
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !18
  store i32 %10, ptr %7, align 4, !dbg !19, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !17
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8, !dbg !20
  %12 = mul i32 %11, 256, !dbg !21
  %13 = load i32, ptr %7, align 4, !dbg !22, !tbaa !7
  %14 = add i32 %12, %13, !dbg !23
  store i32 %14, ptr %8, align 4, !dbg !24, !tbaa !7
  %15 = load i32, ptr %8, align 4, !dbg !25, !tbaa !7
  %16 = load i32, ptr %6, align 4, !dbg !26, !tbaa !7
  %17 = icmp slt i32 %15, %16, !dbg !27
  br i1 %17, label %18, label %24, !dbg !25

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8, !dbg !28, !tbaa !14
  %20 = load i32, ptr %8, align 4, !dbg !29, !tbaa !7
  %21 = sext i32 %20 to i64, !dbg !28
  %22 = getelementptr inbounds float, ptr %19, i64 %21, !dbg !28
  %23 = load float, ptr %22, align 4, !dbg !28, !tbaa !30
  br label %25, !dbg !25

24:                                               ; preds = %3
  br label %25, !dbg !25

25:                                               ; preds = %24, %18
  %26 = phi contract float [ %23, %18 ], [ 0.000000e+00, %24 ], !dbg !25
  %27 = load i32, ptr %7, align 4, !dbg !32, !tbaa !7
  %28 = sext i32 %27 to i64, !dbg !33
  %29 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %28, !dbg !33
  store float %26, ptr %29, align 4, !dbg !34, !tbaa !30
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !35
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !36
  store i32 128, ptr %9, align 4, !dbg !37, !tbaa !7
  br label %30, !dbg !36

30:                                               ; preds = %51, %25
  %31 = load i32, ptr %9, align 4, !dbg !38, !tbaa !7
  %32 = icmp sgt i32 %31, 0, !dbg !39
  br i1 %32, label %34, label %33, !dbg !40

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !40
  br label %54

34:                                               ; preds = %30
  %35 = load i32, ptr %7, align 4, !dbg !41, !tbaa !7
  %36 = load i32, ptr %9, align 4, !dbg !42, !tbaa !7
  %37 = icmp slt i32 %35, %36, !dbg !43
  br i1 %37, label %38, label %50, !dbg !43

38:                                               ; preds = %34
  %39 = load i32, ptr %7, align 4, !dbg !44, !tbaa !7
  %40 = load i32, ptr %9, align 4, !dbg !45, !tbaa !7
  %41 = add nsw i32 %39, %40, !dbg !46
  %42 = sext i32 %41 to i64, !dbg !47
  %43 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %42, !dbg !47
  %44 = load float, ptr %43, align 4, !dbg !47, !tbaa !30
  %45 = load i32, ptr %7, align 4, !dbg !48, !tbaa !7
  %46 = sext i32 %45 to i64, !dbg !49
  %47 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), i64 0, i64 %46, !dbg !49
  %48 = load float, ptr %47, align 4, !dbg !50, !tbaa !30
  %49 = fadd contract float %48, %44, !dbg !50
  store float %49, ptr %47, align 4, !dbg !50, !tbaa !30
  br label %50, !dbg !49

50:                                               ; preds = %38, %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  br label %51, !dbg !52

51:                                               ; preds = %50
  %52 = load i32, ptr %9, align 4, !dbg !53, !tbaa !7
  %53 = ashr i32 %52, 1, !dbg !53
  store i32 %53, ptr %9, align 4, !dbg !53, !tbaa !7
  br label %30, !dbg !40, !llvm.loop !54

54:                                               ; preds = %33
  %55 = load i32, ptr %7, align 4, !dbg !56, !tbaa !7
  %56 = icmp eq i32 %55, 0, !dbg !57
  br i1 %56, label %57, label %63, !dbg !57

57:                                               ; preds = %54
  %58 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11reduce_treeE1s to ptr), align 4, !dbg !58, !tbaa !30
  %59 = load ptr, ptr %5, align 8, !dbg !59, !tbaa !14
  %60 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8, !dbg !60
  %61 = zext i32 %60 to i64, !dbg !59
  %62 = getelementptr inbounds nuw float, ptr %59, i64 %61, !dbg !59
  store float %58, ptr %62, align 4, !dbg !61, !tbaa !30
  br label %63, !dbg !59

63:                                               ; preds = %57, %54
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !62
  call void @llvm.lifetime.end.p0(ptr %7) #7, !dbg !62
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !63 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !65
  ret i32 %1, !dbg !66
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !67 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  ret i32 %1, !dbg !69
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_atomic(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !70 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !14
  store i32 %2, ptr %6, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !71
  store float 0.000000e+00, ptr %7, align 4, !dbg !72, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !73
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8, !dbg !74
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !75
  %11 = mul i32 %9, %10, !dbg !76
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !77
  %13 = add i32 %11, %12, !dbg !78
  store i32 %13, ptr %8, align 4, !dbg !79, !tbaa !7
  br label %14, !dbg !73

14:                                               ; preds = %27, %3
  %15 = load i32, ptr %8, align 4, !dbg !80, !tbaa !7
  %16 = load i32, ptr %6, align 4, !dbg !81, !tbaa !7
  %17 = icmp slt i32 %15, %16, !dbg !82
  br i1 %17, label %19, label %18, !dbg !83

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !83
  br label %33

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8, !dbg !84, !tbaa !14
  %21 = load i32, ptr %8, align 4, !dbg !85, !tbaa !7
  %22 = sext i32 %21 to i64, !dbg !84
  %23 = getelementptr inbounds float, ptr %20, i64 %22, !dbg !84
  %24 = load float, ptr %23, align 4, !dbg !84, !tbaa !30
  %25 = load float, ptr %7, align 4, !dbg !86, !tbaa !30
  %26 = fadd contract float %25, %24, !dbg !86
  store float %26, ptr %7, align 4, !dbg !86, !tbaa !30
  br label %27, !dbg !87

27:                                               ; preds = %19
  %28 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8, !dbg !88
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !89
  %30 = mul i32 %28, %29, !dbg !90
  %31 = load i32, ptr %8, align 4, !dbg !91, !tbaa !7
  %32 = add i32 %31, %30, !dbg !91
  store i32 %32, ptr %8, align 4, !dbg !91, !tbaa !7
  br label %14, !dbg !83, !llvm.loop !92

33:                                               ; preds = %18
  %34 = load float, ptr %7, align 4, !dbg !94, !tbaa !30
  %35 = call contract noundef float @_ZL9block_sumf(float noundef %34) #8, !dbg !95
  store float %35, ptr %7, align 4, !dbg !96, !tbaa !30
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !97
  %37 = icmp eq i32 %36, 0, !dbg !98
  br i1 %37, label %38, label %42, !dbg !98

38:                                               ; preds = %33
  %39 = load ptr, ptr %5, align 8, !dbg !99, !tbaa !14
  %40 = load float, ptr %7, align 4, !dbg !100, !tbaa !30
  %41 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %39, float noundef %40) #8, !dbg !101
  br label %42, !dbg !101

42:                                               ; preds = %38, %33
  call void @llvm.lifetime.end.p0(ptr %7) #7, !dbg !102
  ret void, !dbg !102
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !103 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !104
  ret i32 %1, !dbg !105
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !106 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !107
  ret i32 %1, !dbg !108
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9block_sumf(float noundef %0) #2 !dbg !109 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %3) #7, !dbg !110
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !111
  %6 = and i32 %5, 31, !dbg !112
  store i32 %6, ptr %3, align 4, !dbg !113, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %4) #7, !dbg !110
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !114
  %8 = lshr i32 %7, 5, !dbg !115
  store i32 %8, ptr %4, align 4, !dbg !116, !tbaa !7
  %9 = load float, ptr %2, align 4, !dbg !117, !tbaa !30
  %10 = call contract noundef float @_ZL8warp_sumf(float noundef %9) #8, !dbg !118
  store float %10, ptr %2, align 4, !dbg !119, !tbaa !30
  %11 = load i32, ptr %3, align 4, !dbg !120, !tbaa !7
  %12 = icmp eq i32 %11, 0, !dbg !121
  br i1 %12, label %13, label %18, !dbg !121

13:                                               ; preds = %1
  %14 = load float, ptr %2, align 4, !dbg !122, !tbaa !30
  %15 = load i32, ptr %4, align 4, !dbg !123, !tbaa !7
  %16 = sext i32 %15 to i64, !dbg !124
  %17 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZL9block_sumfE4part to ptr), i64 0, i64 %16, !dbg !124
  store float %14, ptr %17, align 4, !dbg !125, !tbaa !30
  br label %18, !dbg !124

18:                                               ; preds = %13, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !126
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !127
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !128
  %21 = udiv i32 %20, 32, !dbg !129
  %22 = icmp ult i32 %19, %21, !dbg !130
  br i1 %22, label %23, label %28, !dbg !127

23:                                               ; preds = %18
  %24 = load i32, ptr %3, align 4, !dbg !131, !tbaa !7
  %25 = sext i32 %24 to i64, !dbg !132
  %26 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZL9block_sumfE4part to ptr), i64 0, i64 %25, !dbg !132
  %27 = load float, ptr %26, align 4, !dbg !132, !tbaa !30
  br label %29, !dbg !127

28:                                               ; preds = %18
  br label %29, !dbg !127

29:                                               ; preds = %28, %23
  %30 = phi contract float [ %27, %23 ], [ 0.000000e+00, %28 ], !dbg !127
  store float %30, ptr %2, align 4, !dbg !133, !tbaa !30
  %31 = load i32, ptr %4, align 4, !dbg !134, !tbaa !7
  %32 = icmp eq i32 %31, 0, !dbg !135
  br i1 %32, label %33, label %36, !dbg !135

33:                                               ; preds = %29
  %34 = load float, ptr %2, align 4, !dbg !136, !tbaa !30
  %35 = call contract noundef float @_ZL8warp_sumf(float noundef %34) #8, !dbg !137
  store float %35, ptr %2, align 4, !dbg !138, !tbaa !30
  br label %36, !dbg !139

36:                                               ; preds = %33, %29
  %37 = load float, ptr %2, align 4, !dbg !140, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %4) #7, !dbg !141
  call void @llvm.lifetime.end.p0(ptr %3) #7, !dbg !141
  ret float %37, !dbg !142
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 !dbg !143 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !30
  %5 = load ptr, ptr %3, align 8, !dbg !145, !tbaa !14
  %6 = load float, ptr %4, align 4, !dbg !146, !tbaa !30
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4, !dbg !147
  ret float %7, !dbg !148
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_single_pass(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 !dbg !149 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !14
  store i32 %3, ptr %8, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !150
  store float 0.000000e+00, ptr %9, align 4, !dbg !151, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %10) #7, !dbg !152
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8, !dbg !153
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !154
  %16 = mul i32 %14, %15, !dbg !155
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !156
  %18 = add i32 %16, %17, !dbg !157
  store i32 %18, ptr %10, align 4, !dbg !158, !tbaa !7
  br label %19, !dbg !152

19:                                               ; preds = %32, %4
  %20 = load i32, ptr %10, align 4, !dbg !159, !tbaa !7
  %21 = load i32, ptr %8, align 4, !dbg !160, !tbaa !7
  %22 = icmp slt i32 %20, %21, !dbg !161
  br i1 %22, label %24, label %23, !dbg !162

23:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %10) #7, !dbg !162
  br label %38

24:                                               ; preds = %19
  %25 = load ptr, ptr %5, align 8, !dbg !163, !tbaa !14
  %26 = load i32, ptr %10, align 4, !dbg !164, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !163
  %28 = getelementptr inbounds float, ptr %25, i64 %27, !dbg !163
  %29 = load float, ptr %28, align 4, !dbg !163, !tbaa !30
  %30 = load float, ptr %9, align 4, !dbg !165, !tbaa !30
  %31 = fadd contract float %30, %29, !dbg !165
  store float %31, ptr %9, align 4, !dbg !165, !tbaa !30
  br label %32, !dbg !166

32:                                               ; preds = %24
  %33 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8, !dbg !167
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !168
  %35 = mul i32 %33, %34, !dbg !169
  %36 = load i32, ptr %10, align 4, !dbg !170, !tbaa !7
  %37 = add i32 %36, %35, !dbg !170
  store i32 %37, ptr %10, align 4, !dbg !170, !tbaa !7
  br label %19, !dbg !162, !llvm.loop !171

38:                                               ; preds = %23
  %39 = load float, ptr %9, align 4, !dbg !173, !tbaa !30
  %40 = call contract noundef float @_ZL9block_sumf(float noundef %39) #8, !dbg !174
  store float %40, ptr %9, align 4, !dbg !175, !tbaa !30
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !176
  %42 = icmp eq i32 %41, 0, !dbg !177
  br i1 %42, label %43, label %57, !dbg !177

43:                                               ; preds = %38
  %44 = load float, ptr %9, align 4, !dbg !178, !tbaa !30
  %45 = load ptr, ptr %6, align 8, !dbg !179, !tbaa !14
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8, !dbg !180
  %47 = zext i32 %46 to i64, !dbg !179
  %48 = getelementptr inbounds nuw float, ptr %45, i64 %47, !dbg !179
  store volatile float %44, ptr %48, align 4, !dbg !181, !tbaa !30
  call void @_ZL13__threadfencev() #8, !dbg !182
  call void @llvm.lifetime.start.p0(ptr %11) #7, !dbg !183
  %49 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8, !dbg !184
  %50 = sub i32 %49, 1, !dbg !185
  %51 = call noundef i32 @_ZL9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @blocks_done to ptr), i32 noundef %50) #8, !dbg !186
  store i32 %51, ptr %11, align 4, !dbg !187, !tbaa !7
  %52 = load i32, ptr %11, align 4, !dbg !188, !tbaa !7
  %53 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8, !dbg !189
  %54 = sub i32 %53, 1, !dbg !190
  %55 = icmp eq i32 %52, %54, !dbg !191
  %56 = zext i1 %55 to i8, !dbg !192
  store i8 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !dbg !192, !tbaa !193
  call void @llvm.lifetime.end.p0(ptr %11) #7, !dbg !195
  br label %57, !dbg !195

57:                                               ; preds = %43, %38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !196
  %58 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !dbg !197, !tbaa !193, !range !198, !noundef !13
  %59 = trunc i8 %58 to i1, !dbg !197
  br i1 %59, label %61, label %60, !dbg !199

60:                                               ; preds = %57
  store i32 1, ptr %12, align 4
  br label %90, !dbg !200

61:                                               ; preds = %57
  store float 0.000000e+00, ptr %9, align 4, !dbg !201, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !202
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !203
  store i32 %62, ptr %13, align 4, !dbg !204, !tbaa !7
  br label %63, !dbg !202

63:                                               ; preds = %76, %61
  %64 = load i32, ptr %13, align 4, !dbg !205, !tbaa !7
  %65 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8, !dbg !206
  %66 = icmp ult i32 %64, %65, !dbg !207
  br i1 %66, label %68, label %67, !dbg !208

67:                                               ; preds = %63
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !208
  br label %80

68:                                               ; preds = %63
  %69 = load ptr, ptr %6, align 8, !dbg !209, !tbaa !14
  %70 = load i32, ptr %13, align 4, !dbg !210, !tbaa !7
  %71 = zext i32 %70 to i64, !dbg !209
  %72 = getelementptr inbounds nuw float, ptr %69, i64 %71, !dbg !209
  %73 = load volatile float, ptr %72, align 4, !dbg !209, !tbaa !30
  %74 = load float, ptr %9, align 4, !dbg !211, !tbaa !30
  %75 = fadd contract float %74, %73, !dbg !211
  store float %75, ptr %9, align 4, !dbg !211, !tbaa !30
  br label %76, !dbg !212

76:                                               ; preds = %68
  %77 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8, !dbg !213
  %78 = load i32, ptr %13, align 4, !dbg !214, !tbaa !7
  %79 = add i32 %78, %77, !dbg !214
  store i32 %79, ptr %13, align 4, !dbg !214, !tbaa !7
  br label %63, !dbg !208, !llvm.loop !215

80:                                               ; preds = %67
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !217
  %81 = load float, ptr %9, align 4, !dbg !218, !tbaa !30
  %82 = call contract noundef float @_ZL9block_sumf(float noundef %81) #8, !dbg !219
  store float %82, ptr %9, align 4, !dbg !220, !tbaa !30
  %83 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8, !dbg !221
  %84 = icmp eq i32 %83, 0, !dbg !222
  br i1 %84, label %85, label %89, !dbg !222

85:                                               ; preds = %80
  %86 = load float, ptr %9, align 4, !dbg !223, !tbaa !30
  %87 = load ptr, ptr %7, align 8, !dbg !224, !tbaa !14
  %88 = getelementptr inbounds float, ptr %87, i64 0, !dbg !224
  store float %86, ptr %88, align 4, !dbg !225, !tbaa !30
  br label %89, !dbg !224

89:                                               ; preds = %85, %80
  store i32 0, ptr %12, align 4, !dbg !226
  br label %90, !dbg !226

90:                                               ; preds = %89, %60
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !226
  %91 = load i32, ptr %12, align 4
  switch i32 %91, label %93 [
    i32 0, label %92
    i32 1, label %92
  ]

92:                                               ; preds = %90, %90
  ret void, !dbg !226

93:                                               ; preds = %90
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #2 !dbg !227 {
  call void @llvm.nvvm.membar.gl(), !dbg !228
  ret void, !dbg !229
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicIncPjj(ptr noundef %0, i32 noundef %1) #2 !dbg !230 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !231
  store i32 %1, ptr %4, align 4, !tbaa !7
  %5 = load ptr, ptr %3, align 8, !dbg !233, !tbaa !231
  %6 = load i32, ptr %4, align 4, !dbg !234, !tbaa !7
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4, !dbg !235
  ret i32 %7, !dbg !236
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
define internal noundef float @_ZL8warp_sumf(float noundef %0) #2 !dbg !237 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %3) #7, !dbg !238
  store i32 16, ptr %3, align 4, !dbg !239, !tbaa !7
  br label %4, !dbg !238

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !dbg !240, !tbaa !7
  %6 = icmp sgt i32 %5, 0, !dbg !241
  br i1 %6, label %8, label %7, !dbg !242

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7, !dbg !242
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !dbg !243, !tbaa !30
  %10 = load i32, ptr %3, align 4, !dbg !244, !tbaa !7
  %11 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %9, i32 noundef %10, i32 noundef 32) #8, !dbg !245
  %12 = load float, ptr %2, align 4, !dbg !246, !tbaa !30
  %13 = fadd contract float %12, %11, !dbg !246
  store float %13, ptr %2, align 4, !dbg !246, !tbaa !30
  br label %14, !dbg !247

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !dbg !248, !tbaa !7
  %16 = ashr i32 %15, 1, !dbg !248
  store i32 %16, ptr %3, align 4, !dbg !248, !tbaa !7
  br label %4, !dbg !242, !llvm.loop !249

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !dbg !252, !tbaa !30
  ret float %18, !dbg !253
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 !dbg !254 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !30
  store i32 %2, ptr %7, align 4, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !7
  %9 = load i32, ptr %5, align 4, !dbg !255, !tbaa !7
  %10 = load float, ptr %6, align 4, !dbg !256, !tbaa !30
  %11 = load i32, ptr %7, align 4, !dbg !257, !tbaa !7
  %12 = load i32, ptr %8, align 4, !dbg !258, !tbaa !7
  %13 = sub nsw i32 32, %12, !dbg !259
  %14 = shl i32 %13, 8, !dbg !260
  %15 = or i32 %14, 31, !dbg !261
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15), !dbg !262
  ret float %16, !dbg !263
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduce_block.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "reduce_tree", scope: !1, file: !1, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 float", !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !DILocation(line: 9, column: 3, scope: !11)
!18 = !DILocation(line: 9, column: 13, scope: !11)
!19 = !DILocation(line: 9, column: 7, scope: !11)
!20 = !DILocation(line: 9, column: 30, scope: !11)
!21 = !DILocation(line: 9, column: 41, scope: !11)
!22 = !DILocation(line: 9, column: 49, scope: !11)
!23 = !DILocation(line: 9, column: 47, scope: !11)
!24 = !DILocation(line: 9, column: 26, scope: !11)
!25 = !DILocation(line: 10, column: 12, scope: !11)
!26 = !DILocation(line: 10, column: 16, scope: !11)
!27 = !DILocation(line: 10, column: 14, scope: !11)
!28 = !DILocation(line: 10, column: 20, scope: !11)
!29 = !DILocation(line: 10, column: 23, scope: !11)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !9, i64 0}
!32 = !DILocation(line: 10, column: 5, scope: !11)
!33 = !DILocation(line: 10, column: 3, scope: !11)
!34 = !DILocation(line: 10, column: 10, scope: !11)
!35 = !DILocation(line: 11, column: 3, scope: !11)
!36 = !DILocation(line: 12, column: 8, scope: !11)
!37 = !DILocation(line: 12, column: 12, scope: !11)
!38 = !DILocation(line: 12, column: 21, scope: !11)
!39 = !DILocation(line: 12, column: 23, scope: !11)
!40 = !DILocation(line: 12, column: 3, scope: !11)
!41 = !DILocation(line: 13, column: 9, scope: !11)
!42 = !DILocation(line: 13, column: 15, scope: !11)
!43 = !DILocation(line: 13, column: 13, scope: !11)
!44 = !DILocation(line: 14, column: 19, scope: !11)
!45 = !DILocation(line: 14, column: 25, scope: !11)
!46 = !DILocation(line: 14, column: 23, scope: !11)
!47 = !DILocation(line: 14, column: 17, scope: !11)
!48 = !DILocation(line: 14, column: 9, scope: !11)
!49 = !DILocation(line: 14, column: 7, scope: !11)
!50 = !DILocation(line: 14, column: 14, scope: !11)
!51 = !DILocation(line: 15, column: 5, scope: !11)
!52 = !DILocation(line: 16, column: 3, scope: !11)
!53 = !DILocation(line: 12, column: 30, scope: !11)
!54 = distinct !{!54, !40, !52, !55}
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 17, column: 7, scope: !11)
!57 = !DILocation(line: 17, column: 11, scope: !11)
!58 = !DILocation(line: 18, column: 23, scope: !11)
!59 = !DILocation(line: 18, column: 5, scope: !11)
!60 = !DILocation(line: 18, column: 9, scope: !11)
!61 = !DILocation(line: 18, column: 21, scope: !11)
!62 = !DILocation(line: 19, column: 1, scope: !11)
!63 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!65 = !DILocation(line: 53, column: 27, scope: !63)
!66 = !DILocation(line: 53, column: 3, scope: !63)
!67 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 66, column: 27, scope: !67)
!69 = !DILocation(line: 66, column: 3, scope: !67)
!70 = distinct !DISubprogram(name: "reduce_atomic", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 42, column: 3, scope: !70)
!72 = !DILocation(line: 42, column: 9, scope: !70)
!73 = !DILocation(line: 43, column: 8, scope: !70)
!74 = !DILocation(line: 43, column: 16, scope: !70)
!75 = !DILocation(line: 43, column: 29, scope: !70)
!76 = !DILocation(line: 43, column: 27, scope: !70)
!77 = !DILocation(line: 43, column: 42, scope: !70)
!78 = !DILocation(line: 43, column: 40, scope: !70)
!79 = !DILocation(line: 43, column: 12, scope: !70)
!80 = !DILocation(line: 43, column: 55, scope: !70)
!81 = !DILocation(line: 43, column: 59, scope: !70)
!82 = !DILocation(line: 43, column: 57, scope: !70)
!83 = !DILocation(line: 43, column: 3, scope: !70)
!84 = !DILocation(line: 44, column: 10, scope: !70)
!85 = !DILocation(line: 44, column: 13, scope: !70)
!86 = !DILocation(line: 44, column: 7, scope: !70)
!87 = !DILocation(line: 44, column: 5, scope: !70)
!88 = !DILocation(line: 43, column: 67, scope: !70)
!89 = !DILocation(line: 43, column: 79, scope: !70)
!90 = !DILocation(line: 43, column: 77, scope: !70)
!91 = !DILocation(line: 43, column: 64, scope: !70)
!92 = distinct !{!92, !83, !93, !55}
!93 = !DILocation(line: 44, column: 14, scope: !70)
!94 = !DILocation(line: 45, column: 17, scope: !70)
!95 = !DILocation(line: 45, column: 7, scope: !70)
!96 = !DILocation(line: 45, column: 5, scope: !70)
!97 = !DILocation(line: 46, column: 7, scope: !70)
!98 = !DILocation(line: 46, column: 19, scope: !70)
!99 = !DILocation(line: 47, column: 15, scope: !70)
!100 = !DILocation(line: 47, column: 22, scope: !70)
!101 = !DILocation(line: 47, column: 5, scope: !70)
!102 = !DILocation(line: 48, column: 1, scope: !70)
!103 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = !DILocation(line: 79, column: 27, scope: !103)
!105 = !DILocation(line: 79, column: 3, scope: !103)
!106 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!107 = !DILocation(line: 92, column: 27, scope: !106)
!108 = !DILocation(line: 92, column: 3, scope: !106)
!109 = distinct !DISubprogram(name: "block_sum", scope: !1, file: !1, line: 28, type: !12, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 30, column: 3, scope: !109)
!111 = !DILocation(line: 30, column: 14, scope: !109)
!112 = !DILocation(line: 30, column: 26, scope: !109)
!113 = !DILocation(line: 30, column: 7, scope: !109)
!114 = !DILocation(line: 30, column: 39, scope: !109)
!115 = !DILocation(line: 30, column: 51, scope: !109)
!116 = !DILocation(line: 30, column: 32, scope: !109)
!117 = !DILocation(line: 31, column: 16, scope: !109)
!118 = !DILocation(line: 31, column: 7, scope: !109)
!119 = !DILocation(line: 31, column: 5, scope: !109)
!120 = !DILocation(line: 32, column: 7, scope: !109)
!121 = !DILocation(line: 32, column: 12, scope: !109)
!122 = !DILocation(line: 33, column: 18, scope: !109)
!123 = !DILocation(line: 33, column: 10, scope: !109)
!124 = !DILocation(line: 33, column: 5, scope: !109)
!125 = !DILocation(line: 33, column: 16, scope: !109)
!126 = !DILocation(line: 34, column: 3, scope: !109)
!127 = !DILocation(line: 35, column: 7, scope: !109)
!128 = !DILocation(line: 35, column: 21, scope: !109)
!129 = !DILocation(line: 35, column: 32, scope: !109)
!130 = !DILocation(line: 35, column: 19, scope: !109)
!131 = !DILocation(line: 35, column: 44, scope: !109)
!132 = !DILocation(line: 35, column: 39, scope: !109)
!133 = !DILocation(line: 35, column: 5, scope: !109)
!134 = !DILocation(line: 36, column: 7, scope: !109)
!135 = !DILocation(line: 36, column: 12, scope: !109)
!136 = !DILocation(line: 37, column: 18, scope: !109)
!137 = !DILocation(line: 37, column: 9, scope: !109)
!138 = !DILocation(line: 37, column: 7, scope: !109)
!139 = !DILocation(line: 37, column: 5, scope: !109)
!140 = !DILocation(line: 38, column: 10, scope: !109)
!141 = !DILocation(line: 39, column: 1, scope: !109)
!142 = !DILocation(line: 38, column: 3, scope: !109)
!143 = distinct !DISubprogram(name: "atomicAdd", scope: !144, file: !144, line: 273, type: !12, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DIFile(filename: "include/gpu.h", directory: ".")
!145 = !DILocation(line: 273, column: 74, scope: !143)
!146 = !DILocation(line: 273, column: 77, scope: !143)
!147 = !DILocation(line: 273, column: 52, scope: !143)
!148 = !DILocation(line: 273, column: 45, scope: !143)
!149 = distinct !DISubprogram(name: "reduce_single_pass", scope: !1, file: !1, line: 52, type: !12, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = !DILocation(line: 54, column: 3, scope: !149)
!151 = !DILocation(line: 54, column: 9, scope: !149)
!152 = !DILocation(line: 55, column: 8, scope: !149)
!153 = !DILocation(line: 55, column: 16, scope: !149)
!154 = !DILocation(line: 55, column: 29, scope: !149)
!155 = !DILocation(line: 55, column: 27, scope: !149)
!156 = !DILocation(line: 55, column: 42, scope: !149)
!157 = !DILocation(line: 55, column: 40, scope: !149)
!158 = !DILocation(line: 55, column: 12, scope: !149)
!159 = !DILocation(line: 55, column: 55, scope: !149)
!160 = !DILocation(line: 55, column: 59, scope: !149)
!161 = !DILocation(line: 55, column: 57, scope: !149)
!162 = !DILocation(line: 55, column: 3, scope: !149)
!163 = !DILocation(line: 56, column: 10, scope: !149)
!164 = !DILocation(line: 56, column: 13, scope: !149)
!165 = !DILocation(line: 56, column: 7, scope: !149)
!166 = !DILocation(line: 56, column: 5, scope: !149)
!167 = !DILocation(line: 55, column: 67, scope: !149)
!168 = !DILocation(line: 55, column: 79, scope: !149)
!169 = !DILocation(line: 55, column: 77, scope: !149)
!170 = !DILocation(line: 55, column: 64, scope: !149)
!171 = distinct !{!171, !162, !172, !55}
!172 = !DILocation(line: 56, column: 14, scope: !149)
!173 = !DILocation(line: 57, column: 17, scope: !149)
!174 = !DILocation(line: 57, column: 7, scope: !149)
!175 = !DILocation(line: 57, column: 5, scope: !149)
!176 = !DILocation(line: 58, column: 7, scope: !149)
!177 = !DILocation(line: 58, column: 19, scope: !149)
!178 = !DILocation(line: 59, column: 27, scope: !149)
!179 = !DILocation(line: 59, column: 5, scope: !149)
!180 = !DILocation(line: 59, column: 13, scope: !149)
!181 = !DILocation(line: 59, column: 25, scope: !149)
!182 = !DILocation(line: 60, column: 5, scope: !149)
!183 = !DILocation(line: 61, column: 5, scope: !149)
!184 = !DILocation(line: 61, column: 47, scope: !149)
!185 = !DILocation(line: 61, column: 57, scope: !149)
!186 = !DILocation(line: 61, column: 23, scope: !149)
!187 = !DILocation(line: 61, column: 14, scope: !149)
!188 = !DILocation(line: 62, column: 12, scope: !149)
!189 = !DILocation(line: 62, column: 22, scope: !149)
!190 = !DILocation(line: 62, column: 32, scope: !149)
!191 = !DILocation(line: 62, column: 19, scope: !149)
!192 = !DILocation(line: 62, column: 10, scope: !149)
!193 = !{!194, !194, i64 0}
!194 = !{!"bool", !9, i64 0}
!195 = !DILocation(line: 63, column: 3, scope: !149)
!196 = !DILocation(line: 64, column: 3, scope: !149)
!197 = !DILocation(line: 65, column: 8, scope: !149)
!198 = !{i8 0, i8 2}
!199 = !DILocation(line: 65, column: 7, scope: !149)
!200 = !DILocation(line: 66, column: 5, scope: !149)
!201 = !DILocation(line: 67, column: 5, scope: !149)
!202 = !DILocation(line: 68, column: 8, scope: !149)
!203 = !DILocation(line: 68, column: 21, scope: !149)
!204 = !DILocation(line: 68, column: 17, scope: !149)
!205 = !DILocation(line: 68, column: 34, scope: !149)
!206 = !DILocation(line: 68, column: 38, scope: !149)
!207 = !DILocation(line: 68, column: 36, scope: !149)
!208 = !DILocation(line: 68, column: 3, scope: !149)
!209 = !DILocation(line: 69, column: 10, scope: !149)
!210 = !DILocation(line: 69, column: 18, scope: !149)
!211 = !DILocation(line: 69, column: 7, scope: !149)
!212 = !DILocation(line: 69, column: 5, scope: !149)
!213 = !DILocation(line: 68, column: 54, scope: !149)
!214 = !DILocation(line: 68, column: 51, scope: !149)
!215 = distinct !{!215, !208, !216, !55}
!216 = !DILocation(line: 69, column: 19, scope: !149)
!217 = !DILocation(line: 70, column: 3, scope: !149)
!218 = !DILocation(line: 71, column: 17, scope: !149)
!219 = !DILocation(line: 71, column: 7, scope: !149)
!220 = !DILocation(line: 71, column: 5, scope: !149)
!221 = !DILocation(line: 72, column: 7, scope: !149)
!222 = !DILocation(line: 72, column: 19, scope: !149)
!223 = !DILocation(line: 73, column: 14, scope: !149)
!224 = !DILocation(line: 73, column: 5, scope: !149)
!225 = !DILocation(line: 73, column: 12, scope: !149)
!226 = !DILocation(line: 74, column: 1, scope: !149)
!227 = distinct !DISubprogram(name: "__threadfence", scope: !144, file: !144, line: 185, type: !12, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 185, column: 31, scope: !227)
!229 = !DILocation(line: 185, column: 51, scope: !227)
!230 = distinct !DISubprogram(name: "atomicInc", scope: !144, file: !144, line: 289, type: !12, scopeLine: 289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !{!232, !232, i64 0}
!232 = !{!"p1 int", !16, i64 0}
!233 = !DILocation(line: 289, column: 84, scope: !230)
!234 = !DILocation(line: 289, column: 87, scope: !230)
!235 = !DILocation(line: 289, column: 61, scope: !230)
!236 = !DILocation(line: 289, column: 54, scope: !230)
!237 = distinct !DISubprogram(name: "warp_sum", scope: !1, file: !1, line: 21, type: !12, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 23, column: 8, scope: !237)
!239 = !DILocation(line: 23, column: 12, scope: !237)
!240 = !DILocation(line: 23, column: 20, scope: !237)
!241 = !DILocation(line: 23, column: 22, scope: !237)
!242 = !DILocation(line: 23, column: 3, scope: !237)
!243 = !DILocation(line: 24, column: 38, scope: !237)
!244 = !DILocation(line: 24, column: 41, scope: !237)
!245 = !DILocation(line: 24, column: 10, scope: !237)
!246 = !DILocation(line: 24, column: 7, scope: !237)
!247 = !DILocation(line: 24, column: 5, scope: !237)
!248 = !DILocation(line: 23, column: 29, scope: !237)
!249 = distinct !{!249, !242, !250, !55, !251}
!250 = !DILocation(line: 24, column: 42, scope: !237)
!251 = !{!"llvm.loop.unroll.enable"}
!252 = !DILocation(line: 25, column: 10, scope: !237)
!253 = !DILocation(line: 25, column: 3, scope: !237)
!254 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !144, file: !144, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 215, column: 36, scope: !254)
!256 = !DILocation(line: 215, column: 39, scope: !254)
!257 = !DILocation(line: 215, column: 42, scope: !254)
!258 = !DILocation(line: 215, column: 52, scope: !254)
!259 = !DILocation(line: 215, column: 50, scope: !254)
!260 = !DILocation(line: 215, column: 55, scope: !254)
!261 = !DILocation(line: 215, column: 61, scope: !254)
!262 = !DILocation(line: 215, column: 10, scope: !254)
!263 = !DILocation(line: 215, column: 3, scope: !254)
