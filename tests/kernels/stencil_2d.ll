; ModuleID = 'stencil_2d.cu'
source_filename = "stencil_2d.cu"
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
@_ZZ11heat9_tiledE1s = internal addrspace(3) global [10 x [34 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat5_direct(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store float %4, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %25 = add i32 %23, %24
  store i32 %25, ptr %12, align 4, !tbaa !3
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = icmp slt i32 %26, 1
  br i1 %27, label %41, label %28

28:                                               ; preds = %5
  %29 = load i32, ptr %12, align 4, !tbaa !3
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %41, label %31

31:                                               ; preds = %28
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = sub nsw i32 %33, 1
  %35 = icmp sge i32 %32, %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %31
  %37 = load i32, ptr %12, align 4, !tbaa !3
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sub nsw i32 %38, 1
  %40 = icmp sge i32 %37, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %36, %31, %28, %5
  store i32 1, ptr %13, align 4
  br label %93

42:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %43 = load i32, ptr %12, align 4, !tbaa !3
  %44 = load i32, ptr %8, align 4, !tbaa !3
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = add nsw i32 %45, %46
  store i32 %47, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %48 = load ptr, ptr %6, align 8, !tbaa !7
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !10
  store float %52, ptr %15, align 4, !tbaa !10
  %53 = load float, ptr %15, align 4, !tbaa !10
  %54 = load float, ptr %10, align 4, !tbaa !10
  %55 = load ptr, ptr %6, align 8, !tbaa !7
  %56 = load i32, ptr %14, align 4, !tbaa !3
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %55, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = load ptr, ptr %6, align 8, !tbaa !7
  %62 = load i32, ptr %14, align 4, !tbaa !3
  %63 = add nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %61, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fadd contract float %60, %66
  %68 = load ptr, ptr %6, align 8, !tbaa !7
  %69 = load i32, ptr %14, align 4, !tbaa !3
  %70 = load i32, ptr %8, align 4, !tbaa !3
  %71 = sub nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %68, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !10
  %75 = fadd contract float %67, %74
  %76 = load ptr, ptr %6, align 8, !tbaa !7
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = load i32, ptr %8, align 4, !tbaa !3
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = fadd contract float %75, %82
  %84 = load float, ptr %15, align 4, !tbaa !10
  %85 = fmul contract float 4.000000e+00, %84
  %86 = fsub contract float %83, %85
  %87 = fmul contract float %54, %86
  %88 = fadd contract float %53, %87
  %89 = load ptr, ptr %7, align 8, !tbaa !7
  %90 = load i32, ptr %14, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  store float %88, ptr %92, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  store i32 0, ptr %13, align 4
  br label %93

93:                                               ; preds = %42, %41
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %94 = load i32, ptr %13, align 4
  switch i32 %94, label %96 [
    i32 0, label %95
    i32 1, label %95
  ]

95:                                               ; preds = %93, %93
  ret void

96:                                               ; preds = %93
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
define dso_local ptx_kernel void @heat9_tiled(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store float %4, ptr %11, align 4, !tbaa !10
  store float %5, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %26 = mul i32 %25, 32
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %30 = mul i32 %29, 8
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %32 = add i32 %30, %31
  store i32 %32, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  store i32 %33, ptr %15, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %82, %6
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = icmp slt i32 %35, 10
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %85

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %39, ptr %17, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %78, %38
  %41 = load i32, ptr %17, align 4, !tbaa !3
  %42 = icmp slt i32 %41, 34
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %81

44:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %46 = mul i32 %45, 32
  %47 = load i32, ptr %17, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sub nsw i32 %48, 1
  %50 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %49, i32 noundef 0) #6
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sub nsw i32 %51, 1
  %53 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %50, i32 noundef %52) #6
  store i32 %53, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %54 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %55 = mul i32 %54, 8
  %56 = load i32, ptr %15, align 4, !tbaa !3
  %57 = add nsw i32 %55, %56
  %58 = sub nsw i32 %57, 1
  %59 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %58, i32 noundef 0) #6
  %60 = load i32, ptr %10, align 4, !tbaa !3
  %61 = sub nsw i32 %60, 1
  %62 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %59, i32 noundef %61) #6
  store i32 %62, ptr %19, align 4, !tbaa !3
  %63 = load ptr, ptr %7, align 8, !tbaa !7
  %64 = load i32, ptr %19, align 4, !tbaa !3
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %18, align 4, !tbaa !3
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !10
  %72 = load i32, ptr %15, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %73
  %75 = load i32, ptr %17, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [34 x float], ptr %74, i64 0, i64 %76
  store float %71, ptr %77, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %78

78:                                               ; preds = %44
  %79 = load i32, ptr %17, align 4, !tbaa !3
  %80 = add nsw i32 %79, 32
  store i32 %80, ptr %17, align 4, !tbaa !3
  br label %40, !llvm.loop !12

81:                                               ; preds = %43
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %15, align 4, !tbaa !3
  %84 = add nsw i32 %83, 8
  store i32 %84, ptr %15, align 4, !tbaa !3
  br label %34, !llvm.loop !14

85:                                               ; preds = %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load i32, ptr %13, align 4, !tbaa !3
  %87 = load i32, ptr %9, align 4, !tbaa !3
  %88 = icmp sge i32 %86, %87
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = load i32, ptr %14, align 4, !tbaa !3
  %91 = load i32, ptr %10, align 4, !tbaa !3
  %92 = icmp sge i32 %90, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %89, %85
  store i32 1, ptr %16, align 4
  br label %203

94:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %95 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %96 = add i32 %95, 1
  store i32 %96, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %97 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %98 = add i32 %97, 1
  store i32 %98, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %99 = load i32, ptr %21, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %100
  %102 = load i32, ptr %20, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [34 x float], ptr %101, i64 0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !10
  store float %105, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %106 = load i32, ptr %21, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %107
  %109 = load i32, ptr %20, align 4, !tbaa !3
  %110 = sub nsw i32 %109, 1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [34 x float], ptr %108, i64 0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !10
  %114 = load i32, ptr %21, align 4, !tbaa !3
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %115
  %117 = load i32, ptr %20, align 4, !tbaa !3
  %118 = add nsw i32 %117, 1
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [34 x float], ptr %116, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !10
  %122 = fadd contract float %113, %121
  %123 = load i32, ptr %21, align 4, !tbaa !3
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %125
  %127 = load i32, ptr %20, align 4, !tbaa !3
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [34 x float], ptr %126, i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !10
  %131 = fadd contract float %122, %130
  %132 = load i32, ptr %21, align 4, !tbaa !3
  %133 = add nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %134
  %136 = load i32, ptr %20, align 4, !tbaa !3
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [34 x float], ptr %135, i64 0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !10
  %140 = fadd contract float %131, %139
  store float %140, ptr %23, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %24) #5
  %141 = load i32, ptr %21, align 4, !tbaa !3
  %142 = sub nsw i32 %141, 1
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %143
  %145 = load i32, ptr %20, align 4, !tbaa !3
  %146 = sub nsw i32 %145, 1
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [34 x float], ptr %144, i64 0, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !10
  %150 = load i32, ptr %21, align 4, !tbaa !3
  %151 = sub nsw i32 %150, 1
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %152
  %154 = load i32, ptr %20, align 4, !tbaa !3
  %155 = add nsw i32 %154, 1
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [34 x float], ptr %153, i64 0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !10
  %159 = fadd contract float %149, %158
  %160 = load i32, ptr %21, align 4, !tbaa !3
  %161 = add nsw i32 %160, 1
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %162
  %164 = load i32, ptr %20, align 4, !tbaa !3
  %165 = sub nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [34 x float], ptr %163, i64 0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !10
  %169 = fadd contract float %159, %168
  %170 = load i32, ptr %21, align 4, !tbaa !3
  %171 = add nsw i32 %170, 1
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [10 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 0, i64 %172
  %174 = load i32, ptr %20, align 4, !tbaa !3
  %175 = add nsw i32 %174, 1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [34 x float], ptr %173, i64 0, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !10
  %179 = fadd contract float %169, %178
  store float %179, ptr %24, align 4, !tbaa !10
  %180 = load float, ptr %22, align 4, !tbaa !10
  %181 = load float, ptr %11, align 4, !tbaa !10
  %182 = load float, ptr %23, align 4, !tbaa !10
  %183 = load float, ptr %22, align 4, !tbaa !10
  %184 = fmul contract float 4.000000e+00, %183
  %185 = fsub contract float %182, %184
  %186 = fmul contract float %181, %185
  %187 = fadd contract float %180, %186
  %188 = load float, ptr %12, align 4, !tbaa !10
  %189 = load float, ptr %24, align 4, !tbaa !10
  %190 = load float, ptr %22, align 4, !tbaa !10
  %191 = fmul contract float 4.000000e+00, %190
  %192 = fsub contract float %189, %191
  %193 = fmul contract float %188, %192
  %194 = fadd contract float %187, %193
  %195 = load ptr, ptr %8, align 8, !tbaa !7
  %196 = load i32, ptr %14, align 4, !tbaa !3
  %197 = load i32, ptr %9, align 4, !tbaa !3
  %198 = mul nsw i32 %196, %197
  %199 = load i32, ptr %13, align 4, !tbaa !3
  %200 = add nsw i32 %198, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %195, i64 %201
  store float %194, ptr %202, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %23) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  store i32 0, ptr %16, align 4
  br label %203

203:                                              ; preds = %94, %93
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %204 = load i32, ptr %16, align 4
  switch i32 %204, label %206 [
    i32 0, label %205
    i32 1, label %205
  ]

205:                                              ; preds = %203, %203
  ret void

206:                                              ; preds = %203
  unreachable
}

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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fdtd_update_h(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %14, align 4, !tbaa !3
  %25 = load i32, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %10, align 4, !tbaa !3
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %66

28:                                               ; preds = %6
  %29 = load i32, ptr %14, align 4, !tbaa !3
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sub nsw i32 %30, 1
  %32 = icmp slt i32 %29, %31
  br i1 %32, label %33, label %66

33:                                               ; preds = %28
  %34 = load float, ptr %12, align 4, !tbaa !10
  %35 = load ptr, ptr %9, align 8, !tbaa !7
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = add nsw i32 %36, 1
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %35, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  %45 = load ptr, ptr %9, align 8, !tbaa !7
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = load i32, ptr %10, align 4, !tbaa !3
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %13, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %45, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fsub contract float %44, %53
  %55 = fmul contract float %34, %54
  %56 = load ptr, ptr %7, align 8, !tbaa !7
  %57 = load i32, ptr %14, align 4, !tbaa !3
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %56, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = fsub contract float %64, %55
  store float %65, ptr %63, align 4, !tbaa !10
  br label %66

66:                                               ; preds = %33, %28, %6
  %67 = load i32, ptr %13, align 4, !tbaa !3
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = sub nsw i32 %68, 1
  %70 = icmp slt i32 %67, %69
  br i1 %70, label %71, label %108

71:                                               ; preds = %66
  %72 = load i32, ptr %14, align 4, !tbaa !3
  %73 = load i32, ptr %11, align 4, !tbaa !3
  %74 = icmp slt i32 %72, %73
  br i1 %74, label %75, label %108

75:                                               ; preds = %71
  %76 = load float, ptr %12, align 4, !tbaa !10
  %77 = load ptr, ptr %9, align 8, !tbaa !7
  %78 = load i32, ptr %14, align 4, !tbaa !3
  %79 = load i32, ptr %10, align 4, !tbaa !3
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %13, align 4, !tbaa !3
  %82 = add nsw i32 %80, %81
  %83 = add nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %77, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !10
  %87 = load ptr, ptr %9, align 8, !tbaa !7
  %88 = load i32, ptr %14, align 4, !tbaa !3
  %89 = load i32, ptr %10, align 4, !tbaa !3
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %13, align 4, !tbaa !3
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %87, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !10
  %96 = fsub contract float %86, %95
  %97 = fmul contract float %76, %96
  %98 = load ptr, ptr %8, align 8, !tbaa !7
  %99 = load i32, ptr %14, align 4, !tbaa !3
  %100 = load i32, ptr %10, align 4, !tbaa !3
  %101 = mul nsw i32 %99, %100
  %102 = load i32, ptr %13, align 4, !tbaa !3
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %98, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !10
  %107 = fadd contract float %106, %97
  store float %107, ptr %105, align 4, !tbaa !10
  br label %108

108:                                              ; preds = %75, %71, %66
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fdtd_update_e(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !7
  store ptr %3, ptr %11, align 8, !tbaa !7
  store i32 %4, ptr %12, align 4, !tbaa !3
  store i32 %5, ptr %13, align 4, !tbaa !3
  store float %6, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %16, align 4, !tbaa !3
  %29 = load i32, ptr %15, align 4, !tbaa !3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %42, label %31

31:                                               ; preds = %7
  %32 = load i32, ptr %16, align 4, !tbaa !3
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = load i32, ptr %16, align 4, !tbaa !3
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %34, %31, %7
  store i32 1, ptr %17, align 4
  br label %89

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %15, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  store i32 %48, ptr %18, align 4, !tbaa !3
  %49 = load float, ptr %14, align 4, !tbaa !10
  %50 = load ptr, ptr %11, align 8, !tbaa !7
  %51 = load i32, ptr %18, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !10
  %55 = fdiv contract float %49, %54
  %56 = load ptr, ptr %9, align 8, !tbaa !7
  %57 = load i32, ptr %18, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = load ptr, ptr %9, align 8, !tbaa !7
  %62 = load i32, ptr %18, align 4, !tbaa !3
  %63 = sub nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %61, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fsub contract float %60, %66
  %68 = load ptr, ptr %8, align 8, !tbaa !7
  %69 = load i32, ptr %18, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !10
  %73 = load ptr, ptr %8, align 8, !tbaa !7
  %74 = load i32, ptr %18, align 4, !tbaa !3
  %75 = load i32, ptr %12, align 4, !tbaa !3
  %76 = sub nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %73, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !10
  %80 = fsub contract float %72, %79
  %81 = fsub contract float %67, %80
  %82 = fmul contract float %55, %81
  %83 = load ptr, ptr %10, align 8, !tbaa !7
  %84 = load i32, ptr %18, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !10
  %88 = fadd contract float %87, %82
  store float %88, ptr %86, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %18) #5
  store i32 0, ptr %17, align 4
  br label %89

89:                                               ; preds = %43, %42
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  %90 = load i32, ptr %17, align 4
  switch i32 %90, label %92 [
    i32 0, label %91
    i32 1, label %91
  ]

91:                                               ; preds = %89, %89
  ret void

92:                                               ; preds = %89
  unreachable
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
