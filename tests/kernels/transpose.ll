; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ16transpose_paddedE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZZ18transpose_swizzledE4tile = internal addrspace(3) global [1024 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_naive(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %46

24:                                               ; preds = %4
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %46

28:                                               ; preds = %24
  %29 = load ptr, ptr %5, align 8, !tbaa !7
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  store float %37, ptr %45, align 4, !tbaa !10
  br label %46

46:                                               ; preds = %28, %24, %4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_padded(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %14 = mul i32 %13, 32
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %18 = mul i32 %17, 32
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %58, %4
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %61

25:                                               ; preds = %21
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %57

29:                                               ; preds = %25
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %57

35:                                               ; preds = %29
  %36 = load ptr, ptr %5, align 8, !tbaa !7
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = mul i64 %40, %42
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = add i64 %43, %45
  %47 = getelementptr inbounds nuw float, ptr %36, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !10
  %49 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = add i32 %49, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedE4tile to ptr), i64 0, i64 %52
  %54 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [33 x float], ptr %53, i64 0, i64 %55
  store float %48, ptr %56, align 4, !tbaa !10
  br label %57

57:                                               ; preds = %35, %29, %25
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = add nsw i32 %59, 8
  store i32 %60, ptr %11, align 4, !tbaa !3
  br label %21, !llvm.loop !12

61:                                               ; preds = %24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %63 = mul i32 %62, 32
  %64 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %65 = add i32 %63, %64
  store i32 %65, ptr %9, align 4, !tbaa !3
  %66 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %67 = mul i32 %66, 32
  %68 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %69 = add i32 %67, %68
  store i32 %69, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %107, %61
  %71 = load i32, ptr %12, align 4, !tbaa !3
  %72 = icmp slt i32 %71, 32
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %110

74:                                               ; preds = %70
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = load i32, ptr %8, align 4, !tbaa !3
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %106

78:                                               ; preds = %74
  %79 = load i32, ptr %10, align 4, !tbaa !3
  %80 = load i32, ptr %12, align 4, !tbaa !3
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %7, align 4, !tbaa !3
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %106

84:                                               ; preds = %78
  %85 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16transpose_paddedE4tile to ptr), i64 0, i64 %86
  %88 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %89 = load i32, ptr %12, align 4, !tbaa !3
  %90 = add i32 %88, %89
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [33 x float], ptr %87, i64 0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !10
  %94 = load ptr, ptr %6, align 8, !tbaa !7
  %95 = load i32, ptr %10, align 4, !tbaa !3
  %96 = load i32, ptr %12, align 4, !tbaa !3
  %97 = add nsw i32 %95, %96
  %98 = sext i32 %97 to i64
  %99 = load i32, ptr %8, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = mul i64 %98, %100
  %102 = load i32, ptr %9, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = add i64 %101, %103
  %105 = getelementptr inbounds nuw float, ptr %94, i64 %104
  store float %93, ptr %105, align 4, !tbaa !10
  br label %106

106:                                              ; preds = %84, %78, %74
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %12, align 4, !tbaa !3
  %109 = add nsw i32 %108, 8
  store i32 %109, ptr %12, align 4, !tbaa !3
  br label %70, !llvm.loop !14

110:                                              ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_swizzled(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %13, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  store i32 %14, ptr %10, align 4, !tbaa !3
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %16 = zext i32 %15 to i64
  %17 = mul i64 %16, 32
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = mul i64 %17, %19
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %22 = mul i32 %21, 32
  %23 = zext i32 %22 to i64
  %24 = add i64 %20, %23
  %25 = load ptr, ptr %5, align 8, !tbaa !7
  %26 = getelementptr inbounds nuw float, ptr %25, i64 %24
  store ptr %26, ptr %5, align 8, !tbaa !7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %28 = zext i32 %27 to i64
  %29 = mul i64 %28, 32
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %34 = mul i32 %33, 32
  %35 = zext i32 %34 to i64
  %36 = add i64 %32, %35
  %37 = load ptr, ptr %6, align 8, !tbaa !7
  %38 = getelementptr inbounds nuw float, ptr %37, i64 %36
  store ptr %38, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %69, %4
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = icmp ult i32 %40, 32
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %72

43:                                               ; preds = %39
  %44 = load ptr, ptr %5, align 8, !tbaa !7
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = zext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = getelementptr inbounds nuw float, ptr %44, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !10
  %57 = load i32, ptr %10, align 4, !tbaa !3
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = add i32 %57, %58
  %60 = mul i32 %59, 32
  %61 = load i32, ptr %9, align 4, !tbaa !3
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %11, align 4, !tbaa !3
  %64 = add i32 %62, %63
  %65 = xor i32 %61, %64
  %66 = add i32 %60, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [1024 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_swizzledE4tile to ptr), i64 0, i64 %67
  store float %56, ptr %68, align 4, !tbaa !10
  br label %69

69:                                               ; preds = %43
  %70 = load i32, ptr %11, align 4, !tbaa !3
  %71 = add i32 %70, 8
  store i32 %71, ptr %11, align 4, !tbaa !3
  br label %39, !llvm.loop !15

72:                                               ; preds = %42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %101, %72
  %74 = load i32, ptr %12, align 4, !tbaa !3
  %75 = icmp ult i32 %74, 32
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %104

77:                                               ; preds = %73
  %78 = load i32, ptr %9, align 4, !tbaa !3
  %79 = mul i32 %78, 32
  %80 = load i32, ptr %9, align 4, !tbaa !3
  %81 = load i32, ptr %10, align 4, !tbaa !3
  %82 = load i32, ptr %12, align 4, !tbaa !3
  %83 = add i32 %81, %82
  %84 = xor i32 %80, %83
  %85 = add i32 %79, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [1024 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ18transpose_swizzledE4tile to ptr), i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !10
  %89 = load ptr, ptr %6, align 8, !tbaa !7
  %90 = load i32, ptr %10, align 4, !tbaa !3
  %91 = load i32, ptr %12, align 4, !tbaa !3
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = load i32, ptr %8, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  %96 = mul i64 %93, %95
  %97 = load i32, ptr %9, align 4, !tbaa !3
  %98 = zext i32 %97 to i64
  %99 = add i64 %96, %98
  %100 = getelementptr inbounds nuw float, ptr %89, i64 %99
  store float %88, ptr %100, align 4, !tbaa !10
  br label %101

101:                                              ; preds = %77
  %102 = load i32, ptr %12, align 4, !tbaa !3
  %103 = add i32 %102, 8
  store i32 %103, ptr %12, align 4, !tbaa !3
  br label %73, !llvm.loop !17

104:                                              ; preds = %76
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose_bytes_4x4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !18
  store ptr %1, ptr %6, align 8, !tbaa !18
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %31 = add i32 %29, %30
  store i32 %31, ptr %10, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %4
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %4
  store i32 1, ptr %11, align 4
  br label %123

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %41 = load ptr, ptr %5, align 8, !tbaa !18
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = mul i64 %43, 4
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = getelementptr inbounds nuw i32, ptr %41, i64 %47
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store ptr %51, ptr %12, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %52 = load ptr, ptr %12, align 8, !tbaa !18
  %53 = getelementptr inbounds i32, ptr %52, i64 0
  %54 = load i32, ptr %53, align 4, !tbaa !3
  store i32 %54, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %55 = load ptr, ptr %12, align 8, !tbaa !18
  %56 = load i32, ptr %7, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  store i32 %59, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %60 = load ptr, ptr %12, align 8, !tbaa !18
  %61 = load i32, ptr %7, align 4, !tbaa !3
  %62 = mul nsw i32 2, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %60, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !3
  store i32 %65, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %66 = load ptr, ptr %12, align 8, !tbaa !18
  %67 = load i32, ptr %7, align 4, !tbaa !3
  %68 = mul nsw i32 3, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %66, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !3
  store i32 %71, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %72 = load i32, ptr %13, align 4, !tbaa !3
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %72, i32 noundef %73, i32 noundef 20800) #6
  store i32 %74, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %75 = load i32, ptr %15, align 4, !tbaa !3
  %76 = load i32, ptr %16, align 4, !tbaa !3
  %77 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %75, i32 noundef %76, i32 noundef 20800) #6
  store i32 %77, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %78 = load i32, ptr %13, align 4, !tbaa !3
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %78, i32 noundef %79, i32 noundef 29538) #6
  store i32 %80, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %81 = load i32, ptr %15, align 4, !tbaa !3
  %82 = load i32, ptr %16, align 4, !tbaa !3
  %83 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %81, i32 noundef %82, i32 noundef 29538) #6
  store i32 %83, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %84 = load ptr, ptr %6, align 8, !tbaa !18
  %85 = load i32, ptr %9, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = mul i64 %86, 4
  %88 = load i32, ptr %8, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = mul i64 %87, %89
  %91 = getelementptr inbounds nuw i32, ptr %84, i64 %90
  %92 = load i32, ptr %10, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  store ptr %94, ptr %21, align 8, !tbaa !18
  %95 = load i32, ptr %17, align 4, !tbaa !3
  %96 = load i32, ptr %18, align 4, !tbaa !3
  %97 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %95, i32 noundef %96, i32 noundef 21520) #6
  %98 = load ptr, ptr %21, align 8, !tbaa !18
  %99 = getelementptr inbounds i32, ptr %98, i64 0
  store i32 %97, ptr %99, align 4, !tbaa !3
  %100 = load i32, ptr %17, align 4, !tbaa !3
  %101 = load i32, ptr %18, align 4, !tbaa !3
  %102 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %100, i32 noundef %101, i32 noundef 30258) #6
  %103 = load ptr, ptr %21, align 8, !tbaa !18
  %104 = load i32, ptr %8, align 4, !tbaa !3
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %103, i64 %105
  store i32 %102, ptr %106, align 4, !tbaa !3
  %107 = load i32, ptr %19, align 4, !tbaa !3
  %108 = load i32, ptr %20, align 4, !tbaa !3
  %109 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %107, i32 noundef %108, i32 noundef 21520) #6
  %110 = load ptr, ptr %21, align 8, !tbaa !18
  %111 = load i32, ptr %8, align 4, !tbaa !3
  %112 = mul nsw i32 2, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %110, i64 %113
  store i32 %109, ptr %114, align 4, !tbaa !3
  %115 = load i32, ptr %19, align 4, !tbaa !3
  %116 = load i32, ptr %20, align 4, !tbaa !3
  %117 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %115, i32 noundef %116, i32 noundef 30258) #6
  %118 = load ptr, ptr %21, align 8, !tbaa !18
  %119 = load i32, ptr %8, align 4, !tbaa !3
  %120 = mul nsw i32 3, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %118, i64 %121
  store i32 %117, ptr %122, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %123

123:                                              ; preds = %40, %39
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %124 = load i32, ptr %11, align 4
  switch i32 %124, label %126 [
    i32 0, label %125
    i32 1, label %125
  ]

125:                                              ; preds = %123, %123
  ret void

126:                                              ; preds = %123
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11__byte_permjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #7, !srcloc !20
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind memory(none) }

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
!15 = distinct !{!15, !13, !16}
!16 = !{!"llvm.loop.unroll.enable"}
!17 = distinct !{!17, !13, !16}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !9, i64 0}
!20 = !{i64 45693}
