; ModuleID = 'rng.cu'
source_filename = "rng.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%struct.float4 = type { float, float, float, float }
%struct.float2 = type { float, float }
%struct.XorWow = type { [5 x i32], i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @philox_uniform(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca %struct.uint4, align 16
  %13 = alloca %struct.uint4, align 16
  %14 = alloca %struct.uint2, align 8
  %15 = alloca %struct.float4, align 16
  store ptr %0, ptr %5, align 8, !tbaa !7
  store i64 %1, ptr %6, align 8, !tbaa !10
  store i64 %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp uge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %75

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %26 = load i64, ptr %7, align 8, !tbaa !10
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = zext i32 %27 to i64
  %29 = add i64 %26, %28
  store i64 %29, ptr %11, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %30 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 0
  %31 = load i64, ptr %11, align 8, !tbaa !10
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %30, align 16, !tbaa !12
  %33 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 1
  %34 = load i64, ptr %11, align 8, !tbaa !10
  %35 = lshr i64 %34, 32
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %33, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 2
  store i32 0, ptr %37, align 8, !tbaa !15
  %38 = getelementptr inbounds nuw %struct.uint4, ptr %13, i32 0, i32 3
  store i32 0, ptr %38, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw %struct.uint2, ptr %14, i32 0, i32 0
  %40 = load i64, ptr %6, align 8, !tbaa !10
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %39, align 8, !tbaa !17
  %42 = getelementptr inbounds nuw %struct.uint2, ptr %14, i32 0, i32 1
  %43 = load i64, ptr %6, align 8, !tbaa !10
  %44 = lshr i64 %43, 32
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr %42, align 4, !tbaa !19
  %46 = call %struct.uint4 @_ZL13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 %13, ptr noundef byval(%struct.uint2) align 8 %14) #8
  %47 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 0
  %48 = extractvalue %struct.uint4 %46, 0
  store i32 %48, ptr %47, align 16
  %49 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 1
  %50 = extractvalue %struct.uint4 %46, 1
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 2
  %52 = extractvalue %struct.uint4 %46, 2
  store i32 %52, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 3
  %54 = extractvalue %struct.uint4 %46, 3
  store i32 %54, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %55 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %56 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 0
  %57 = load i32, ptr %56, align 16, !tbaa !12
  %58 = call contract noundef float @_ZL3u01j(i32 noundef %57) #8
  store float %58, ptr %55, align 16, !tbaa !20
  %59 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %60 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 1
  %61 = load i32, ptr %60, align 4, !tbaa !14
  %62 = call contract noundef float @_ZL3u01j(i32 noundef %61) #8
  store float %62, ptr %59, align 4, !tbaa !23
  %63 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %64 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 2
  %65 = load i32, ptr %64, align 8, !tbaa !15
  %66 = call contract noundef float @_ZL3u01j(i32 noundef %65) #8
  store float %66, ptr %63, align 8, !tbaa !24
  %67 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %68 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 3
  %69 = load i32, ptr %68, align 4, !tbaa !16
  %70 = call contract noundef float @_ZL3u01j(i32 noundef %69) #8
  store float %70, ptr %67, align 4, !tbaa !25
  %71 = load ptr, ptr %5, align 8, !tbaa !7
  %72 = load i32, ptr %9, align 4, !tbaa !3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw %struct.float4, ptr %71, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %74, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !26
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %75

75:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %76 = load i32, ptr %10, align 4
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
define internal %struct.uint4 @_ZL13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 %0, ptr noundef byval(%struct.uint2) align 8 %1) #2 {
  %3 = alloca %struct.uint4, align 16
  %4 = alloca i32, align 4
  %5 = alloca %struct.uint4, align 16
  %6 = alloca %struct.uint4, align 16
  %7 = alloca %struct.uint2, align 8
  %8 = alloca %struct.uint4, align 16
  %9 = alloca %struct.uint2, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %30, %2
  %11 = load i32, ptr %4, align 4, !tbaa !3
  %12 = icmp slt i32 %11, 9
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %33

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %0, i64 16, i1 false), !tbaa.struct !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %1, i64 8, i1 false), !tbaa.struct !29
  %15 = call %struct.uint4 @_ZL12philox_round5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %6, ptr noundef byval(%struct.uint2) align 8 %7) #8
  %16 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 0
  %17 = extractvalue %struct.uint4 %15, 0
  store i32 %17, ptr %16, align 16
  %18 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 1
  %19 = extractvalue %struct.uint4 %15, 1
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 2
  %21 = extractvalue %struct.uint4 %15, 2
  store i32 %21, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.uint4, ptr %5, i32 0, i32 3
  %23 = extractvalue %struct.uint4 %15, 3
  store i32 %23, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %5, i64 16, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %24 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %25 = load i32, ptr %24, align 8, !tbaa !17
  %26 = add i32 %25, -1640531527
  store i32 %26, ptr %24, align 8, !tbaa !17
  %27 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %28 = load i32, ptr %27, align 4, !tbaa !19
  %29 = add i32 %28, -1150833019
  store i32 %29, ptr %27, align 4, !tbaa !19
  br label %30

30:                                               ; preds = %14
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %4, align 4, !tbaa !3
  br label %10, !llvm.loop !30

33:                                               ; preds = %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 %0, i64 16, i1 false), !tbaa.struct !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %1, i64 8, i1 false), !tbaa.struct !29
  %34 = call %struct.uint4 @_ZL12philox_round5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %8, ptr noundef byval(%struct.uint2) align 8 %9) #8
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 0
  %36 = extractvalue %struct.uint4 %34, 0
  store i32 %36, ptr %35, align 16
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 1
  %38 = extractvalue %struct.uint4 %34, 1
  store i32 %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 2
  %40 = extractvalue %struct.uint4 %34, 2
  store i32 %40, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 3
  %42 = extractvalue %struct.uint4 %34, 3
  store i32 %42, ptr %41, align 4
  %43 = load %struct.uint4, ptr %3, align 16
  ret %struct.uint4 %43
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3u01j(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = lshr i32 %3, 8
  %5 = uitofp i32 %4 to float
  %6 = fmul contract float %5, 0x3E70000000000000
  %7 = fadd contract float %6, 0x3E60000000000000
  ret float %7
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @philox_normal(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint4, align 16
  %10 = alloca %struct.uint4, align 16
  %11 = alloca %struct.uint2, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.float2, align 8
  store ptr %0, ptr %4, align 8, !tbaa !33
  store i64 %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = icmp uge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %69

25:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %26 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 0
  %27 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %27, ptr %26, align 16, !tbaa !12
  %28 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 1
  store i32 0, ptr %28, align 4, !tbaa !14
  %29 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 2
  store i32 0, ptr %29, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 3
  store i32 1, ptr %30, align 4, !tbaa !16
  %31 = getelementptr inbounds nuw %struct.uint2, ptr %11, i32 0, i32 0
  %32 = load i64, ptr %5, align 8, !tbaa !10
  %33 = trunc i64 %32 to i32
  store i32 %33, ptr %31, align 8, !tbaa !17
  %34 = getelementptr inbounds nuw %struct.uint2, ptr %11, i32 0, i32 1
  %35 = load i64, ptr %5, align 8, !tbaa !10
  %36 = lshr i64 %35, 32
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr %34, align 4, !tbaa !19
  %38 = call %struct.uint4 @_ZL13philox4x32_105uint45uint2(ptr noundef byval(%struct.uint4) align 16 %10, ptr noundef byval(%struct.uint2) align 8 %11) #8
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 0
  %40 = extractvalue %struct.uint4 %38, 0
  store i32 %40, ptr %39, align 16
  %41 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 1
  %42 = extractvalue %struct.uint4 %38, 1
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 2
  %44 = extractvalue %struct.uint4 %38, 2
  store i32 %44, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 3
  %46 = extractvalue %struct.uint4 %38, 3
  store i32 %46, ptr %45, align 4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %47 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 0
  %48 = load i32, ptr %47, align 16, !tbaa !12
  %49 = call contract noundef float @_ZL3u01j(i32 noundef %48) #8
  %50 = call contract noundef float @_ZL4logff(float noundef %49) #8
  %51 = fmul contract float -2.000000e+00, %50
  %52 = call contract noundef float @_ZL5sqrtff(float noundef %51) #8
  store float %52, ptr %12, align 4, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %53 = getelementptr inbounds nuw %struct.uint4, ptr %9, i32 0, i32 1
  %54 = load i32, ptr %53, align 4, !tbaa !14
  %55 = call contract noundef float @_ZL3u01j(i32 noundef %54) #8
  %56 = fmul contract float 0x401921FB60000000, %55
  call void @_ZL7sincosffPfS_(float noundef %56, ptr noundef %13, ptr noundef %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %57 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 0
  %58 = load float, ptr %12, align 4, !tbaa !27
  %59 = load float, ptr %14, align 4, !tbaa !27
  %60 = fmul contract float %58, %59
  store float %60, ptr %57, align 8, !tbaa !35
  %61 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 1
  %62 = load float, ptr %12, align 4, !tbaa !27
  %63 = load float, ptr %13, align 4, !tbaa !27
  %64 = fmul contract float %62, %63
  store float %64, ptr %61, align 4, !tbaa !37
  %65 = load ptr, ptr %4, align 8, !tbaa !33
  %66 = load i32, ptr %7, align 4, !tbaa !3
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw %struct.float2, ptr %65, i64 %67
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !38
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %69

69:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %70 = load i32, ptr %8, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !27
  %3 = load float, ptr %2, align 4, !tbaa !27
  %4 = call contract float @__nv_sqrtf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !27
  %3 = load float, ptr %2, align 4, !tbaa !27
  %4 = call contract float @__nv_logf(float noundef %3) #8
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL7sincosffPfS_(float noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store float %0, ptr %4, align 4, !tbaa !27
  store ptr %1, ptr %5, align 8, !tbaa !39
  store ptr %2, ptr %6, align 8, !tbaa !39
  %7 = load float, ptr %4, align 4, !tbaa !27
  %8 = load ptr, ptr %5, align 8, !tbaa !39
  %9 = load ptr, ptr %6, align 8, !tbaa !39
  call void @__nv_sincosf(float noundef %7, ptr noundef %8, ptr noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @xorwow_fill(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.XorWow, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store ptr %1, ptr %5, align 8, !tbaa !43
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %19 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %19, %20
  store i32 %21, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %22 = load ptr, ptr %4, align 8, !tbaa !41
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.XorWow, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %25, i64 24, i1 false), !tbaa.struct !45
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %91, %3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %94

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %32 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %33 = getelementptr inbounds [5 x i32], ptr %32, i64 0, i64 0
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %36 = getelementptr inbounds [5 x i32], ptr %35, i64 0, i64 0
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = lshr i32 %37, 2
  %39 = xor i32 %34, %38
  store i32 %39, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %55, %31
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %58

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [5 x i32], ptr %45, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [5 x i32], ptr %51, i64 0, i64 %53
  store i32 %50, ptr %54, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %44
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %13, align 4, !tbaa !3
  br label %40, !llvm.loop !47

58:                                               ; preds = %43
  %59 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %60 = getelementptr inbounds [5 x i32], ptr %59, i64 0, i64 4
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %63 = getelementptr inbounds [5 x i32], ptr %62, i64 0, i64 4
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = shl i32 %64, 4
  %66 = xor i32 %61, %65
  %67 = load i32, ptr %12, align 4, !tbaa !3
  %68 = load i32, ptr %12, align 4, !tbaa !3
  %69 = shl i32 %68, 1
  %70 = xor i32 %67, %69
  %71 = xor i32 %66, %70
  %72 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %73 = getelementptr inbounds [5 x i32], ptr %72, i64 0, i64 4
  store i32 %71, ptr %73, align 4, !tbaa !3
  %74 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 1
  %75 = load i32, ptr %74, align 4, !tbaa !48
  %76 = add i32 %75, 362437
  store i32 %76, ptr %74, align 4, !tbaa !48
  %77 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 0
  %78 = getelementptr inbounds [5 x i32], ptr %77, i64 0, i64 4
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = getelementptr inbounds nuw %struct.XorWow, ptr %9, i32 0, i32 1
  %81 = load i32, ptr %80, align 4, !tbaa !48
  %82 = add i32 %79, %81
  %83 = load ptr, ptr %5, align 8, !tbaa !43
  %84 = load i32, ptr %10, align 4, !tbaa !3
  %85 = load i32, ptr %8, align 4, !tbaa !3
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %7, align 4, !tbaa !3
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %83, i64 %89
  store i32 %82, ptr %90, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %91

91:                                               ; preds = %58
  %92 = load i32, ptr %10, align 4, !tbaa !3
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %10, align 4, !tbaa !3
  br label %26, !llvm.loop !50

94:                                               ; preds = %30
  %95 = load ptr, ptr %4, align 8, !tbaa !41
  %96 = load i32, ptr %7, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds %struct.XorWow, ptr %95, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %98, ptr align 4 %9, i64 24, i1 false), !tbaa.struct !45
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcg32_jump(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !43
  store i64 %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  %22 = zext i32 %21 to i64
  store i64 %22, ptr %7, align 8, !tbaa !10
  %23 = load i64, ptr %7, align 8, !tbaa !10
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = icmp uge i64 %23, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %80

28:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i64 6364136223846793005, ptr %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i64 1442695040888963407, ptr %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i64 1, ptr %11, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i64 0, ptr %12, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %29 = load i64, ptr %7, align 8, !tbaa !10
  store i64 %29, ptr %13, align 8, !tbaa !10
  br label %30

30:                                               ; preds = %55, %28
  %31 = load i64, ptr %13, align 8, !tbaa !10
  %32 = icmp ne i64 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %58

34:                                               ; preds = %30
  %35 = load i64, ptr %13, align 8, !tbaa !10
  %36 = and i64 %35, 1
  %37 = icmp ne i64 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = load i64, ptr %9, align 8, !tbaa !10
  %40 = load i64, ptr %11, align 8, !tbaa !10
  %41 = mul i64 %40, %39
  store i64 %41, ptr %11, align 8, !tbaa !10
  %42 = load i64, ptr %12, align 8, !tbaa !10
  %43 = load i64, ptr %9, align 8, !tbaa !10
  %44 = mul i64 %42, %43
  %45 = load i64, ptr %10, align 8, !tbaa !10
  %46 = add i64 %44, %45
  store i64 %46, ptr %12, align 8, !tbaa !10
  br label %47

47:                                               ; preds = %38, %34
  %48 = load i64, ptr %9, align 8, !tbaa !10
  %49 = add i64 %48, 1
  %50 = load i64, ptr %10, align 8, !tbaa !10
  %51 = mul i64 %50, %49
  store i64 %51, ptr %10, align 8, !tbaa !10
  %52 = load i64, ptr %9, align 8, !tbaa !10
  %53 = load i64, ptr %9, align 8, !tbaa !10
  %54 = mul i64 %53, %52
  store i64 %54, ptr %9, align 8, !tbaa !10
  br label %55

55:                                               ; preds = %47
  %56 = load i64, ptr %13, align 8, !tbaa !10
  %57 = lshr i64 %56, 1
  store i64 %57, ptr %13, align 8, !tbaa !10
  br label %30, !llvm.loop !51

58:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %59 = load i64, ptr %11, align 8, !tbaa !10
  %60 = load i64, ptr %5, align 8, !tbaa !10
  %61 = mul i64 %59, %60
  %62 = load i64, ptr %12, align 8, !tbaa !10
  %63 = add i64 %61, %62
  store i64 %63, ptr %14, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %64 = load i64, ptr %14, align 8, !tbaa !10
  %65 = lshr i64 %64, 18
  %66 = load i64, ptr %14, align 8, !tbaa !10
  %67 = xor i64 %65, %66
  %68 = lshr i64 %67, 27
  %69 = trunc i64 %68 to i32
  store i32 %69, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %70 = load i64, ptr %14, align 8, !tbaa !10
  %71 = lshr i64 %70, 59
  %72 = trunc i64 %71 to i32
  store i32 %72, ptr %16, align 4, !tbaa !3
  %73 = load i32, ptr %15, align 4, !tbaa !3
  %74 = load i32, ptr %15, align 4, !tbaa !3
  %75 = load i32, ptr %16, align 4, !tbaa !3
  %76 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %73, i32 noundef %74, i32 noundef %75) #8
  %77 = load ptr, ptr %4, align 8, !tbaa !43
  %78 = load i64, ptr %7, align 8, !tbaa !10
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  store i32 %76, ptr %79, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %80

80:                                               ; preds = %58, %27
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %81 = load i32, ptr %8, align 4
  switch i32 %81, label %83 [
    i32 0, label %82
    i32 1, label %82
  ]

82:                                               ; preds = %80, %80
  ret void

83:                                               ; preds = %80
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %5, align 4, !tbaa !3
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call i32 @llvm.fshr.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.uint4 @_ZL12philox_round5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %0, ptr noundef byval(%struct.uint2) align 8 %1) #2 {
  %3 = alloca %struct.uint4, align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %8 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %9 = load i32, ptr %8, align 16, !tbaa !12
  %10 = call noundef i32 @_ZL8__umulhijj(i32 noundef -766435501, i32 noundef %9) #8
  store i32 %10, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %11 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %12 = load i32, ptr %11, align 16, !tbaa !12
  %13 = mul i32 -766435501, %12
  store i32 %13, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %14 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %14, align 8, !tbaa !15
  %16 = call noundef i32 @_ZL8__umulhijj(i32 noundef -845247145, i32 noundef %15) #8
  store i32 %16, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %17 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 8, !tbaa !15
  %19 = mul i32 -845247145, %18
  store i32 %19, ptr %7, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 0
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 1
  %23 = load i32, ptr %22, align 4, !tbaa !14
  %24 = xor i32 %21, %23
  %25 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %26 = load i32, ptr %25, align 8, !tbaa !17
  %27 = xor i32 %24, %26
  store i32 %27, ptr %20, align 16, !tbaa !12
  %28 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 1
  %29 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %29, ptr %28, align 4, !tbaa !14
  %30 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 2
  %31 = load i32, ptr %4, align 4, !tbaa !3
  %32 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 3
  %33 = load i32, ptr %32, align 4, !tbaa !16
  %34 = xor i32 %31, %33
  %35 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %36 = load i32, ptr %35, align 4, !tbaa !19
  %37 = xor i32 %34, %36
  store i32 %37, ptr %30, align 8, !tbaa !15
  %38 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 3
  %39 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %39, ptr %38, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %40 = load %struct.uint4, ptr %3, align 16
  ret %struct.uint4 %40
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__umulhijj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = zext i32 %5 to i64
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = zext i32 %7 to i64
  %9 = mul i64 %6, %8
  %10 = lshr i64 %9, 32
  %11 = trunc i64 %10 to i32
  ret i32 %11
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 _ZTS6float4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !5, i64 0}
!12 = !{!13, !4, i64 0}
!13 = !{!"_ZTS5uint4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!14 = !{!13, !4, i64 4}
!15 = !{!13, !4, i64 8}
!16 = !{!13, !4, i64 12}
!17 = !{!18, !4, i64 0}
!18 = !{!"_ZTS5uint2", !4, i64 0, !4, i64 4}
!19 = !{!18, !4, i64 4}
!20 = !{!21, !22, i64 0}
!21 = !{!"_ZTS6float4", !22, i64 0, !22, i64 4, !22, i64 8, !22, i64 12}
!22 = !{!"float", !5, i64 0}
!23 = !{!21, !22, i64 4}
!24 = !{!21, !22, i64 8}
!25 = !{!21, !22, i64 12}
!26 = !{i64 0, i64 4, !27, i64 4, i64 4, !27, i64 8, i64 4, !27, i64 12, i64 4, !27}
!27 = !{!22, !22, i64 0}
!28 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!29 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
!30 = distinct !{!30, !31, !32}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.enable"}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS6float2", !9, i64 0}
!35 = !{!36, !22, i64 0}
!36 = !{!"_ZTS6float2", !22, i64 0, !22, i64 4}
!37 = !{!36, !22, i64 4}
!38 = !{i64 0, i64 4, !27, i64 4, i64 4, !27}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 float", !9, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTS6XorWow", !9, i64 0}
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 int", !9, i64 0}
!45 = !{i64 0, i64 20, !46, i64 20, i64 4, !3}
!46 = !{!5, !5, i64 0}
!47 = distinct !{!47, !31}
!48 = !{!49, !4, i64 20}
!49 = !{!"_ZTS6XorWow", !5, i64 0, !4, i64 20}
!50 = distinct !{!50, !31}
!51 = distinct !{!51, !31}
