; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@local = external dso_local addrspace(3) global [0 x i32], align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ18histogram_per_warpE1h = internal addrspace(3) global [6 x [256 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_global(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4, !tbaa !3
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !10
  %18 = load ptr, ptr %4, align 8, !tbaa !7
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %18, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !12
  %23 = zext i8 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23
  %25 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %24, i32 noundef 1) #9
  br label %26

26:                                               ; preds = %16, %3
  call void @llvm.lifetime.end.p0(ptr %7) #8
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
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_shared(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3, float noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !13
  store ptr %1, ptr %8, align 8, !tbaa !10
  store i32 %2, ptr %9, align 4, !tbaa !3
  store float %3, ptr %10, align 4, !tbaa !15
  store float %4, ptr %11, align 4, !tbaa !15
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %17, ptr %13, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %27, %6
  %19 = load i32, ptr %13, align 4, !tbaa !3
  %20 = load i32, ptr %12, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %31

23:                                               ; preds = %18
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @local to ptr), i64 0, i64 %25
  store i32 0, ptr %26, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %23
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = add i32 %29, %28
  store i32 %30, ptr %13, align 4, !tbaa !3
  br label %18, !llvm.loop !17

31:                                               ; preds = %22
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %36 = add i32 %34, %35
  store i32 %36, ptr %14, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %62, %31
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %68

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %43 = load ptr, ptr %7, align 8, !tbaa !13
  %44 = load i32, ptr %14, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !15
  %48 = load float, ptr %10, align 4, !tbaa !15
  %49 = fsub contract float %47, %48
  %50 = load float, ptr %11, align 4, !tbaa !15
  %51 = fmul contract float %49, %50
  %52 = fptosi float %51 to i32
  store i32 %52, ptr %15, align 4, !tbaa !3
  %53 = load i32, ptr %15, align 4, !tbaa !3
  %54 = load i32, ptr %12, align 4, !tbaa !3
  %55 = icmp ult i32 %53, %54
  br i1 %55, label %56, label %61

56:                                               ; preds = %42
  %57 = load i32, ptr %15, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @local to ptr), i64 0, i64 %58
  %60 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %59, i32 noundef 1) #9
  br label %61

61:                                               ; preds = %56, %42
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %62

62:                                               ; preds = %61
  %63 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #9
  %64 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %65 = mul i32 %63, %64
  %66 = load i32, ptr %14, align 4, !tbaa !3
  %67 = add i32 %66, %65
  store i32 %67, ptr %14, align 4, !tbaa !3
  br label %37, !llvm.loop !19

68:                                               ; preds = %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %69 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %69, ptr %16, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %92, %68
  %71 = load i32, ptr %16, align 4, !tbaa !3
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %75, label %74

74:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %96

75:                                               ; preds = %70
  %76 = load i32, ptr %16, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @local to ptr), i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %91

81:                                               ; preds = %75
  %82 = load ptr, ptr %8, align 8, !tbaa !10
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  %86 = load i32, ptr %16, align 4, !tbaa !3
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @local to ptr), i64 0, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %85, i32 noundef %89) #9
  br label %91

91:                                               ; preds = %81, %75
  br label %92

92:                                               ; preds = %91
  %93 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %94 = load i32, ptr %16, align 4, !tbaa !3
  %95 = add i32 %94, %93
  store i32 %95, ptr %16, align 4, !tbaa !3
  br label %70, !llvm.loop !20

96:                                               ; preds = %74
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_per_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.uint4, align 16
  %12 = alloca [4 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %18 = udiv i32 %17, 32
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw [6 x [256 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_per_warpE1h to ptr), i64 0, i64 %19
  %21 = getelementptr inbounds [256 x i32], ptr %20, i64 0, i64 0
  store ptr %21, ptr %7, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %22, ptr %8, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %31, %3
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = icmp slt i32 %24, 1536
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %35

27:                                               ; preds = %23
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_per_warpE1h to ptr), i64 %29
  store i32 0, ptr %30, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %27
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = add i32 %33, %32
  store i32 %34, ptr %8, align 4, !tbaa !3
  br label %23, !llvm.loop !23

35:                                               ; preds = %26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %37 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %38 = mul i32 %36, %37
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %40 = add i32 %38, %39
  store i32 %40, ptr %9, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %85, %35
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %91

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %47 = load ptr, ptr %4, align 8, !tbaa !21
  %48 = load i32, ptr %9, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.uint4, ptr %47, i64 %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %50, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %51 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 0
  %52 = load i32, ptr %51, align 16, !tbaa !25
  store i32 %52, ptr %12, align 4, !tbaa !3
  %53 = getelementptr inbounds i32, ptr %12, i64 1
  %54 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 1
  %55 = load i32, ptr %54, align 4, !tbaa !27
  store i32 %55, ptr %53, align 4, !tbaa !3
  %56 = getelementptr inbounds i32, ptr %12, i64 2
  %57 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 2
  %58 = load i32, ptr %57, align 8, !tbaa !28
  store i32 %58, ptr %56, align 4, !tbaa !3
  %59 = getelementptr inbounds i32, ptr %12, i64 3
  %60 = getelementptr inbounds nuw %struct.uint4, ptr %11, i32 0, i32 3
  %61 = load i32, ptr %60, align 4, !tbaa !29
  store i32 %61, ptr %59, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %81, %46
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = icmp slt i32 %63, 16
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %84

66:                                               ; preds = %62
  %67 = load ptr, ptr %7, align 8, !tbaa !10
  %68 = load i32, ptr %13, align 4, !tbaa !3
  %69 = sdiv i32 %68, 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = srem i32 %73, 4
  %75 = mul nsw i32 %74, 8
  %76 = lshr i32 %72, %75
  %77 = and i32 %76, 255
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %67, i64 %78
  %80 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %79, i32 noundef 1) #9
  br label %81

81:                                               ; preds = %66
  %82 = load i32, ptr %13, align 4, !tbaa !3
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %13, align 4, !tbaa !3
  br label %62, !llvm.loop !30

84:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %85

85:                                               ; preds = %84
  %86 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #9
  %87 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %88 = mul i32 %86, %87
  %89 = load i32, ptr %9, align 4, !tbaa !3
  %90 = add i32 %89, %88
  store i32 %90, ptr %9, align 4, !tbaa !3
  br label %41, !llvm.loop !32

91:                                               ; preds = %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %92 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %92, ptr %14, align 4, !tbaa !3
  br label %93

93:                                               ; preds = %122, %91
  %94 = load i32, ptr %14, align 4, !tbaa !3
  %95 = icmp slt i32 %94, 256
  br i1 %95, label %97, label %96

96:                                               ; preds = %93
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %126

97:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %98

98:                                               ; preds = %112, %97
  %99 = load i32, ptr %16, align 4, !tbaa !3
  %100 = icmp slt i32 %99, 6
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %115

102:                                              ; preds = %98
  %103 = load i32, ptr %16, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [6 x [256 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_per_warpE1h to ptr), i64 0, i64 %104
  %106 = load i32, ptr %14, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [256 x i32], ptr %105, i64 0, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = load i32, ptr %15, align 4, !tbaa !3
  %111 = add i32 %110, %109
  store i32 %111, ptr %15, align 4, !tbaa !3
  br label %112

112:                                              ; preds = %102
  %113 = load i32, ptr %16, align 4, !tbaa !3
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %16, align 4, !tbaa !3
  br label %98, !llvm.loop !33

115:                                              ; preds = %101
  %116 = load ptr, ptr %5, align 8, !tbaa !10
  %117 = load i32, ptr %14, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %15, align 4, !tbaa !3
  %121 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %119, i32 noundef %120) #9
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %122

122:                                              ; preds = %115
  %123 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %124 = load i32, ptr %14, align 4, !tbaa !3
  %125 = add i32 %124, %123
  store i32 %125, ptr %14, align 4, !tbaa !3
  br label %93, !llvm.loop !34

126:                                              ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram_match(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = icmp slt i32 %17, %18
  %20 = zext i1 %19 to i32
  %21 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %20) #9
  store i32 %21, ptr %8, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = load i32, ptr %6, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %3
  store i32 1, ptr %9, align 4
  br label %49

26:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %27 = load ptr, ptr %4, align 8, !tbaa !10
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = call noundef i32 @_ZL16__match_any_syncjj(i32 noundef %32, i32 noundef %33) #9
  store i32 %34, ptr %11, align 4, !tbaa !3
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = call noundef i32 @_ZL5__ffsi(i32 noundef %35) #9
  %37 = sub nsw i32 %36, 1
  %38 = call noundef i32 @_ZL7lane_idv() #9
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %26
  %41 = load ptr, ptr %5, align 8, !tbaa !10
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %41, i64 %43
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = call noundef i32 @_ZL6__popcj(i32 noundef %45) #9
  %47 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %44, i32 noundef %46) #9
  br label %48

48:                                               ; preds = %40, %26
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  store i32 0, ptr %9, align 4
  br label %49

49:                                               ; preds = %48, %25
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  %50 = load i32, ptr %9, align 4
  switch i32 %50, label %52 [
    i32 0, label %51
    i32 1, label %51
  ]

51:                                               ; preds = %49, %49
  ret void

52:                                               ; preds = %49
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13__ballot_syncji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__match_any_syncjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__ffsi(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %5 = add i32 %4, 1
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 0, i32 %5
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__popcj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.ctpop.i32(i32 %3)
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 float", !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS5uint4", !9, i64 0}
!23 = distinct !{!23, !18}
!24 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!25 = !{!26, !4, i64 0}
!26 = !{!"_ZTS5uint4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!27 = !{!26, !4, i64 4}
!28 = !{!26, !4, i64 8}
!29 = !{!26, !4, i64 12}
!30 = distinct !{!30, !18, !31}
!31 = !{!"llvm.loop.unroll.enable"}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !18}
