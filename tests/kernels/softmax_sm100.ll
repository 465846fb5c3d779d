; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ13softmax_blockE3red = internal addrspace(3) global [32 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_block(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %19 = load ptr, ptr %4, align 8, !tbaa !7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %21 = zext i32 %20 to i64
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = mul i64 %21, %23
  %25 = getelementptr inbounds nuw float, ptr %19, i64 %24
  store ptr %25, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %28 = zext i32 %27 to i64
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = mul i64 %28, %30
  %32 = getelementptr inbounds nuw float, ptr %26, i64 %31
  store ptr %32, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %34 = udiv i32 %33, 32
  store i32 %34, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %36 = urem i32 %35, 32
  store i32 %36, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %37 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %38 = udiv i32 %37, 32
  store i32 %38, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store float 0xFFF0000000000000, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %39, ptr %13, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %53, %3
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = load i32, ptr %6, align 4, !tbaa !3
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %57

45:                                               ; preds = %40
  %46 = load float, ptr %12, align 4, !tbaa !10
  %47 = load ptr, ptr %7, align 8, !tbaa !7
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = call contract noundef float @_ZL5fmaxfff(float noundef %46, float noundef %51) #9
  store float %52, ptr %12, align 4, !tbaa !10
  br label %53

53:                                               ; preds = %45
  %54 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %55 = load i32, ptr %13, align 4, !tbaa !3
  %56 = add i32 %55, %54
  store i32 %56, ptr %13, align 4, !tbaa !3
  br label %40, !llvm.loop !12

57:                                               ; preds = %44
  %58 = load float, ptr %12, align 4, !tbaa !10
  %59 = call contract noundef float @_ZL8warp_maxf(float noundef %58) #9
  store float %59, ptr %12, align 4, !tbaa !10
  %60 = load i32, ptr %10, align 4, !tbaa !3
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %57
  %63 = load float, ptr %12, align 4, !tbaa !10
  %64 = load i32, ptr %9, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 0, i64 %65
  store float %63, ptr %66, align 4, !tbaa !10
  br label %67

67:                                               ; preds = %62, %57
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %76

71:                                               ; preds = %67
  %72 = load i32, ptr %10, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !10
  br label %77

76:                                               ; preds = %67
  br label %77

77:                                               ; preds = %76, %71
  %78 = phi contract float [ %75, %71 ], [ 0xFFF0000000000000, %76 ]
  %79 = call contract noundef float @_ZL8warp_maxf(float noundef %78) #9
  store float %79, ptr %12, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store float 0.000000e+00, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %80 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %80, ptr %15, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %103, %77
  %82 = load i32, ptr %15, align 4, !tbaa !3
  %83 = load i32, ptr %6, align 4, !tbaa !3
  %84 = icmp slt i32 %82, %83
  br i1 %84, label %86, label %85

85:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %107

86:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %87 = load ptr, ptr %7, align 8, !tbaa !7
  %88 = load i32, ptr %15, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !10
  %92 = load float, ptr %12, align 4, !tbaa !10
  %93 = fsub contract float %91, %92
  %94 = call contract noundef float @_ZL4expff(float noundef %93) #9
  store float %94, ptr %16, align 4, !tbaa !10
  %95 = load float, ptr %16, align 4, !tbaa !10
  %96 = load ptr, ptr %8, align 8, !tbaa !7
  %97 = load i32, ptr %15, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  store float %95, ptr %99, align 4, !tbaa !10
  %100 = load float, ptr %16, align 4, !tbaa !10
  %101 = load float, ptr %14, align 4, !tbaa !10
  %102 = fadd contract float %101, %100
  store float %102, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %103

103:                                              ; preds = %86
  %104 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %105 = load i32, ptr %15, align 4, !tbaa !3
  %106 = add i32 %105, %104
  store i32 %106, ptr %15, align 4, !tbaa !3
  br label %81, !llvm.loop !14

107:                                              ; preds = %85
  %108 = load float, ptr %14, align 4, !tbaa !10
  %109 = call contract noundef float @_ZL8warp_addf(float noundef %108) #9
  store float %109, ptr %14, align 4, !tbaa !10
  %110 = load i32, ptr %10, align 4, !tbaa !3
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %117

112:                                              ; preds = %107
  %113 = load float, ptr %14, align 4, !tbaa !10
  %114 = load i32, ptr %9, align 4, !tbaa !3
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 0, i64 %115
  store float %113, ptr %116, align 4, !tbaa !10
  br label %117

117:                                              ; preds = %112, %107
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = load i32, ptr %10, align 4, !tbaa !3
  %119 = load i32, ptr %11, align 4, !tbaa !3
  %120 = icmp slt i32 %118, %119
  br i1 %120, label %121, label %126

121:                                              ; preds = %117
  %122 = load i32, ptr %10, align 4, !tbaa !3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 0, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !10
  br label %127

126:                                              ; preds = %117
  br label %127

127:                                              ; preds = %126, %121
  %128 = phi contract float [ %125, %121 ], [ 0.000000e+00, %126 ]
  %129 = call contract noundef float @_ZL8warp_addf(float noundef %128) #9
  store float %129, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %130 = load float, ptr %14, align 4, !tbaa !10
  %131 = fdiv contract float 1.000000e+00, %130
  store float %131, ptr %17, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %132 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %132, ptr %18, align 4, !tbaa !3
  br label %133

133:                                              ; preds = %146, %127
  %134 = load i32, ptr %18, align 4, !tbaa !3
  %135 = load i32, ptr %6, align 4, !tbaa !3
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %138, label %137

137:                                              ; preds = %133
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %150

138:                                              ; preds = %133
  %139 = load float, ptr %17, align 4, !tbaa !10
  %140 = load ptr, ptr %8, align 8, !tbaa !7
  %141 = load i32, ptr %18, align 4, !tbaa !3
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %140, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !10
  %145 = fmul contract float %144, %139
  store float %145, ptr %143, align 4, !tbaa !10
  br label %146

146:                                              ; preds = %138
  %147 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %148 = load i32, ptr %18, align 4, !tbaa !3
  %149 = add i32 %148, %147
  store i32 %149, ptr %18, align 4, !tbaa !3
  br label %133, !llvm.loop !15

150:                                              ; preds = %137
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
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
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_maxf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 16, ptr %3, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !10
  %10 = load float, ptr %2, align 4, !tbaa !10
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %10, i32 noundef %11, i32 noundef 32) #9
  %13 = call contract noundef float @_ZL5fmaxfff(float noundef %9, float noundef %12) #9
  store float %13, ptr %2, align 4, !tbaa !10
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !3
  br label %4, !llvm.loop !16

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !10
  ret float %18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_expf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8warp_addf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #8
  store i32 16, ptr %3, align 4, !tbaa !3
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !10
  %10 = load i32, ptr %3, align 4, !tbaa !3
  %11 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %9, i32 noundef %10, i32 noundef 32) #9
  %12 = load float, ptr %2, align 4, !tbaa !10
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !10
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !3
  br label %4, !llvm.loop !17

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !10
  ret float %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_online_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !18
  store ptr %1, ptr %6, align 8, !tbaa !18
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %25 = udiv i32 %24, 32
  %26 = mul i32 %23, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %28 = udiv i32 %27, 32
  %29 = add i32 %26, %28
  store i32 %29, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %31 = urem i32 %30, 32
  store i32 %31, ptr %10, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %4
  store i32 1, ptr %11, align 4
  br label %141

36:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %37 = load ptr, ptr %5, align 8, !tbaa !18
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = mul i64 %39, %41
  %43 = getelementptr inbounds nuw half, ptr %37, i64 %42
  store ptr %43, ptr %12, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store float 0xFFF0000000000000, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store float 0.000000e+00, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %44 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %44, ptr %15, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %72, %36
  %46 = load i32, ptr %15, align 4, !tbaa !3
  %47 = load i32, ptr %8, align 4, !tbaa !3
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %75

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %51 = load ptr, ptr %12, align 8, !tbaa !18
  %52 = load i32, ptr %15, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds half, ptr %51, i64 %53
  %55 = load half, ptr %54, align 2, !tbaa !20
  %56 = fpext contract half %55 to float
  store float %56, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %57 = load float, ptr %13, align 4, !tbaa !10
  %58 = load float, ptr %16, align 4, !tbaa !10
  %59 = call contract noundef float @_ZL5fmaxfff(float noundef %57, float noundef %58) #9
  store float %59, ptr %17, align 4, !tbaa !10
  %60 = load float, ptr %14, align 4, !tbaa !10
  %61 = load float, ptr %13, align 4, !tbaa !10
  %62 = load float, ptr %17, align 4, !tbaa !10
  %63 = fsub contract float %61, %62
  %64 = call contract noundef float @_ZL6__expff(float noundef %63) #9
  %65 = fmul contract float %60, %64
  %66 = load float, ptr %16, align 4, !tbaa !10
  %67 = load float, ptr %17, align 4, !tbaa !10
  %68 = fsub contract float %66, %67
  %69 = call contract noundef float @_ZL6__expff(float noundef %68) #9
  %70 = fadd contract float %65, %69
  store float %70, ptr %14, align 4, !tbaa !10
  %71 = load float, ptr %17, align 4, !tbaa !10
  store float %71, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %72

72:                                               ; preds = %50
  %73 = load i32, ptr %15, align 4, !tbaa !3
  %74 = add nsw i32 %73, 32
  store i32 %74, ptr %15, align 4, !tbaa !3
  br label %45, !llvm.loop !22

75:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 16, ptr %18, align 4, !tbaa !3
  br label %76

76:                                               ; preds = %104, %75
  %77 = load i32, ptr %18, align 4, !tbaa !3
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %107

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %81 = load float, ptr %13, align 4, !tbaa !10
  %82 = load i32, ptr %18, align 4, !tbaa !3
  %83 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %81, i32 noundef %82, i32 noundef 32) #9
  store float %83, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %84 = load float, ptr %14, align 4, !tbaa !10
  %85 = load i32, ptr %18, align 4, !tbaa !3
  %86 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %84, i32 noundef %85, i32 noundef 32) #9
  store float %86, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %87 = load float, ptr %13, align 4, !tbaa !10
  %88 = load float, ptr %19, align 4, !tbaa !10
  %89 = call contract noundef float @_ZL5fmaxfff(float noundef %87, float noundef %88) #9
  store float %89, ptr %21, align 4, !tbaa !10
  %90 = load float, ptr %14, align 4, !tbaa !10
  %91 = load float, ptr %13, align 4, !tbaa !10
  %92 = load float, ptr %21, align 4, !tbaa !10
  %93 = fsub contract float %91, %92
  %94 = call contract noundef float @_ZL6__expff(float noundef %93) #9
  %95 = fmul contract float %90, %94
  %96 = load float, ptr %20, align 4, !tbaa !10
  %97 = load float, ptr %19, align 4, !tbaa !10
  %98 = load float, ptr %21, align 4, !tbaa !10
  %99 = fsub contract float %97, %98
  %100 = call contract noundef float @_ZL6__expff(float noundef %99) #9
  %101 = fmul contract float %96, %100
  %102 = fadd contract float %95, %101
  store float %102, ptr %14, align 4, !tbaa !10
  %103 = load float, ptr %21, align 4, !tbaa !10
  store float %103, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %104

104:                                              ; preds = %80
  %105 = load i32, ptr %18, align 4, !tbaa !3
  %106 = ashr i32 %105, 1
  store i32 %106, ptr %18, align 4, !tbaa !3
  br label %76, !llvm.loop !23

107:                                              ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %22) #8
  %108 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %108, ptr %22, align 4, !tbaa !3
  br label %109

109:                                              ; preds = %137, %107
  %110 = load i32, ptr %22, align 4, !tbaa !3
  %111 = load i32, ptr %8, align 4, !tbaa !3
  %112 = icmp slt i32 %110, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %109
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #8
  br label %140

114:                                              ; preds = %109
  %115 = load ptr, ptr %12, align 8, !tbaa !18
  %116 = load i32, ptr %22, align 4, !tbaa !3
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds half, ptr %115, i64 %117
  %119 = load half, ptr %118, align 2, !tbaa !20
  %120 = fpext contract half %119 to float
  %121 = load float, ptr %13, align 4, !tbaa !10
  %122 = fsub contract float %120, %121
  %123 = call contract noundef float @_ZL6__expff(float noundef %122) #9
  %124 = load float, ptr %14, align 4, !tbaa !10
  %125 = fdiv contract float %123, %124
  %126 = fptrunc contract float %125 to half
  %127 = load ptr, ptr %6, align 8, !tbaa !18
  %128 = load i32, ptr %9, align 4, !tbaa !3
  %129 = sext i32 %128 to i64
  %130 = load i32, ptr %8, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = mul i64 %129, %131
  %133 = load i32, ptr %22, align 4, !tbaa !3
  %134 = sext i32 %133 to i64
  %135 = add i64 %132, %134
  %136 = getelementptr inbounds nuw half, ptr %127, i64 %135
  store half %126, ptr %136, align 2, !tbaa !20
  br label %137

137:                                              ; preds = %114
  %138 = load i32, ptr %22, align 4, !tbaa !3
  %139 = add nsw i32 %138, 32
  store i32 %139, ptr %22, align 4, !tbaa !3
  br label %109, !llvm.loop !25

140:                                              ; preds = %113
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  store i32 0, ptr %11, align 4
  br label %141

141:                                              ; preds = %140, %35
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %142 = load i32, ptr %11, align 4
  switch i32 %142, label %144 [
    i32 0, label %143
    i32 1, label %143
  ]

143:                                              ; preds = %141, %141
  ret void

144:                                              ; preds = %141
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fast_expf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
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
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @log_softmax_128(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !26
  store ptr %1, ptr %5, align 8, !tbaa !28
  store ptr %2, ptr %6, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %18 = udiv i32 %17, 32
  %19 = mul i32 %16, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %21 = udiv i32 %20, 32
  %22 = add i32 %19, %21
  store i32 %22, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %24 = urem i32 %23, 32
  store i32 %24, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %25 = load ptr, ptr %5, align 8, !tbaa !28
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  store i32 %29, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %30 = load ptr, ptr %4, align 8, !tbaa !26
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = mul nsw i32 %31, 32
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.float4, ptr %30, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %36, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = mul nsw i32 %37, 4
  store i32 %38, ptr %11, align 4, !tbaa !3
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = add nsw i32 %39, 0
  %41 = load i32, ptr %9, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %3
  %44 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %45 = load float, ptr %44, align 16, !tbaa !31
  br label %47

46:                                               ; preds = %3
  br label %47

47:                                               ; preds = %46, %43
  %48 = phi contract float [ %45, %43 ], [ 0xFFF0000000000000, %46 ]
  %49 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  store float %48, ptr %49, align 16, !tbaa !31
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = add nsw i32 %50, 1
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %56 = load float, ptr %55, align 4, !tbaa !33
  br label %58

57:                                               ; preds = %47
  br label %58

58:                                               ; preds = %57, %54
  %59 = phi contract float [ %56, %54 ], [ 0xFFF0000000000000, %57 ]
  %60 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  store float %59, ptr %60, align 4, !tbaa !33
  %61 = load i32, ptr %11, align 4, !tbaa !3
  %62 = add nsw i32 %61, 2
  %63 = load i32, ptr %9, align 4, !tbaa !3
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %68

65:                                               ; preds = %58
  %66 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %67 = load float, ptr %66, align 8, !tbaa !34
  br label %69

68:                                               ; preds = %58
  br label %69

69:                                               ; preds = %68, %65
  %70 = phi contract float [ %67, %65 ], [ 0xFFF0000000000000, %68 ]
  %71 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  store float %70, ptr %71, align 8, !tbaa !34
  %72 = load i32, ptr %11, align 4, !tbaa !3
  %73 = add nsw i32 %72, 3
  %74 = load i32, ptr %9, align 4, !tbaa !3
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %79

76:                                               ; preds = %69
  %77 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %78 = load float, ptr %77, align 4, !tbaa !35
  br label %80

79:                                               ; preds = %69
  br label %80

80:                                               ; preds = %79, %76
  %81 = phi contract float [ %78, %76 ], [ 0xFFF0000000000000, %79 ]
  %82 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  store float %81, ptr %82, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %83 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %84 = load float, ptr %83, align 16, !tbaa !31
  %85 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %86 = load float, ptr %85, align 4, !tbaa !33
  %87 = call contract noundef float @_ZL5fmaxfff(float noundef %84, float noundef %86) #9
  %88 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %89 = load float, ptr %88, align 8, !tbaa !34
  %90 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %91 = load float, ptr %90, align 4, !tbaa !35
  %92 = call contract noundef float @_ZL5fmaxfff(float noundef %89, float noundef %91) #9
  %93 = call contract noundef float @_ZL5fmaxfff(float noundef %87, float noundef %92) #9
  %94 = call contract noundef float @_ZL8warp_maxf(float noundef %93) #9
  store float %94, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %95 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %96 = load float, ptr %95, align 16, !tbaa !31
  %97 = load float, ptr %12, align 4, !tbaa !10
  %98 = fsub contract float %96, %97
  %99 = call contract noundef float @_ZL6__expff(float noundef %98) #9
  %100 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %101 = load float, ptr %100, align 4, !tbaa !33
  %102 = load float, ptr %12, align 4, !tbaa !10
  %103 = fsub contract float %101, %102
  %104 = call contract noundef float @_ZL6__expff(float noundef %103) #9
  %105 = fadd contract float %99, %104
  %106 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %107 = load float, ptr %106, align 8, !tbaa !34
  %108 = load float, ptr %12, align 4, !tbaa !10
  %109 = fsub contract float %107, %108
  %110 = call contract noundef float @_ZL6__expff(float noundef %109) #9
  %111 = fadd contract float %105, %110
  %112 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %113 = load float, ptr %112, align 4, !tbaa !35
  %114 = load float, ptr %12, align 4, !tbaa !10
  %115 = fsub contract float %113, %114
  %116 = call contract noundef float @_ZL6__expff(float noundef %115) #9
  %117 = fadd contract float %111, %116
  %118 = call contract noundef float @_ZL8warp_addf(float noundef %117) #9
  store float %118, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %119 = load float, ptr %12, align 4, !tbaa !10
  %120 = load float, ptr %13, align 4, !tbaa !10
  %121 = call contract noundef float @_ZL6__logff(float noundef %120) #9
  %122 = fadd contract float %119, %121
  store float %122, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %123 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %124 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %125 = load float, ptr %124, align 16, !tbaa !31
  %126 = load float, ptr %14, align 4, !tbaa !10
  %127 = fsub contract float %125, %126
  store float %127, ptr %123, align 16, !tbaa !31
  %128 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %129 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %130 = load float, ptr %129, align 4, !tbaa !33
  %131 = load float, ptr %14, align 4, !tbaa !10
  %132 = fsub contract float %130, %131
  store float %132, ptr %128, align 4, !tbaa !33
  %133 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %134 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %135 = load float, ptr %134, align 8, !tbaa !34
  %136 = load float, ptr %14, align 4, !tbaa !10
  %137 = fsub contract float %135, %136
  store float %137, ptr %133, align 8, !tbaa !34
  %138 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %139 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %140 = load float, ptr %139, align 4, !tbaa !35
  %141 = load float, ptr %14, align 4, !tbaa !10
  %142 = fsub contract float %140, %141
  store float %142, ptr %138, align 4, !tbaa !35
  %143 = load ptr, ptr %6, align 8, !tbaa !26
  %144 = load i32, ptr %7, align 4, !tbaa !3
  %145 = mul nsw i32 %144, 32
  %146 = load i32, ptr %8, align 4, !tbaa !3
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds %struct.float4, ptr %143, i64 %148
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %149, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fast_logf(float noundef %3) #9
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _Float16", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"_Float16", !5, i64 0}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13, !24}
!24 = !{!"llvm.loop.unroll.enable"}
!25 = distinct !{!25, !13}
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
