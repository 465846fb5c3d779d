; ModuleID = 'pooling_batchnorm.cu'
source_filename = "pooling_batchnorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%union.anon = type { double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ15batchnorm_statsE2s1 = internal addrspace(3) global [8 x double] undef, align 8
@_ZZ15batchnorm_statsE2s2 = internal addrspace(3) global [8 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @maxpool_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) #0 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  store ptr %0, ptr %11, align 8, !tbaa !7
  store ptr %1, ptr %12, align 8, !tbaa !7
  store ptr %2, ptr %13, align 8, !tbaa !10
  store i32 %3, ptr %14, align 4, !tbaa !3
  store i32 %4, ptr %15, align 4, !tbaa !3
  store i32 %5, ptr %16, align 4, !tbaa !3
  store i32 %6, ptr %17, align 4, !tbaa !3
  store i32 %7, ptr %18, align 4, !tbaa !3
  store i32 %8, ptr %19, align 4, !tbaa !3
  store i32 %9, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #9
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %36 = add i32 %34, %35
  store i32 %36, ptr %21, align 4, !tbaa !3
  %37 = load i32, ptr %21, align 4, !tbaa !3
  %38 = load i32, ptr %20, align 4, !tbaa !3
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %10
  store i32 1, ptr %22, align 4
  br label %137

41:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %23) #9
  %42 = load i32, ptr %21, align 4, !tbaa !3
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = srem i32 %42, %43
  store i32 %44, ptr %23, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %24) #9
  %45 = load i32, ptr %21, align 4, !tbaa !3
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = sdiv i32 %45, %46
  %48 = load i32, ptr %16, align 4, !tbaa !3
  %49 = srem i32 %47, %48
  store i32 %49, ptr %24, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %50 = load i32, ptr %21, align 4, !tbaa !3
  %51 = load i32, ptr %16, align 4, !tbaa !3
  %52 = load i32, ptr %17, align 4, !tbaa !3
  %53 = mul nsw i32 %51, %52
  %54 = sdiv i32 %50, %53
  store i32 %54, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %26) #9
  %55 = load ptr, ptr %11, align 8, !tbaa !7
  %56 = load i32, ptr %25, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = mul i64 %57, %59
  %61 = load i32, ptr %15, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = mul i64 %60, %62
  %64 = getelementptr inbounds nuw float, ptr %55, i64 %63
  store ptr %64, ptr %26, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %27) #9
  store float 0xFFF0000000000000, ptr %27, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %28) #9
  store i32 -1, ptr %28, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %29) #9
  %65 = load i32, ptr %24, align 4, !tbaa !3
  %66 = load i32, ptr %19, align 4, !tbaa !3
  %67 = mul nsw i32 %65, %66
  store i32 %67, ptr %29, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %123, %41
  %69 = load i32, ptr %29, align 4, !tbaa !3
  %70 = load i32, ptr %24, align 4, !tbaa !3
  %71 = load i32, ptr %19, align 4, !tbaa !3
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %18, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %14, align 4, !tbaa !3
  %76 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %74, i32 noundef %75) #10
  %77 = icmp slt i32 %69, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %68
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #9
  br label %126

79:                                               ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %30) #9
  %80 = load i32, ptr %23, align 4, !tbaa !3
  %81 = load i32, ptr %19, align 4, !tbaa !3
  %82 = mul nsw i32 %80, %81
  store i32 %82, ptr %30, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %119, %79
  %84 = load i32, ptr %30, align 4, !tbaa !3
  %85 = load i32, ptr %23, align 4, !tbaa !3
  %86 = load i32, ptr %19, align 4, !tbaa !3
  %87 = mul nsw i32 %85, %86
  %88 = load i32, ptr %18, align 4, !tbaa !3
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %15, align 4, !tbaa !3
  %91 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %89, i32 noundef %90) #10
  %92 = icmp slt i32 %84, %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %83
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #9
  br label %122

94:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %95 = load ptr, ptr %26, align 8, !tbaa !7
  %96 = load i32, ptr %29, align 4, !tbaa !3
  %97 = load i32, ptr %15, align 4, !tbaa !3
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %30, align 4, !tbaa !3
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %95, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !12
  store float %103, ptr %31, align 4, !tbaa !12
  %104 = load float, ptr %31, align 4, !tbaa !12
  %105 = load float, ptr %27, align 4, !tbaa !12
  %106 = fcmp contract ogt float %104, %105
  br i1 %106, label %111, label %107

107:                                              ; preds = %94
  %108 = load float, ptr %31, align 4, !tbaa !12
  %109 = load float, ptr %31, align 4, !tbaa !12
  %110 = fcmp contract une float %108, %109
  br i1 %110, label %111, label %118

111:                                              ; preds = %107, %94
  %112 = load float, ptr %31, align 4, !tbaa !12
  store float %112, ptr %27, align 4, !tbaa !12
  %113 = load i32, ptr %29, align 4, !tbaa !3
  %114 = load i32, ptr %15, align 4, !tbaa !3
  %115 = mul nsw i32 %113, %114
  %116 = load i32, ptr %30, align 4, !tbaa !3
  %117 = add nsw i32 %115, %116
  store i32 %117, ptr %28, align 4, !tbaa !3
  br label %118

118:                                              ; preds = %111, %107
  call void @llvm.lifetime.end.p0(ptr %31) #9
  br label %119

119:                                              ; preds = %118
  %120 = load i32, ptr %30, align 4, !tbaa !3
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %30, align 4, !tbaa !3
  br label %83, !llvm.loop !14

122:                                              ; preds = %93
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %29, align 4, !tbaa !3
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %29, align 4, !tbaa !3
  br label %68, !llvm.loop !16

126:                                              ; preds = %78
  %127 = load float, ptr %27, align 4, !tbaa !12
  %128 = load ptr, ptr %12, align 8, !tbaa !7
  %129 = load i32, ptr %21, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %128, i64 %130
  store float %127, ptr %131, align 4, !tbaa !12
  %132 = load i32, ptr %28, align 4, !tbaa !3
  %133 = load ptr, ptr %13, align 8, !tbaa !10
  %134 = load i32, ptr %21, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i32, ptr %133, i64 %135
  store i32 %132, ptr %136, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %28) #9
  call void @llvm.lifetime.end.p0(ptr %27) #9
  call void @llvm.lifetime.end.p0(ptr %26) #9
  call void @llvm.lifetime.end.p0(ptr %25) #9
  call void @llvm.lifetime.end.p0(ptr %24) #9
  call void @llvm.lifetime.end.p0(ptr %23) #9
  store i32 0, ptr %22, align 4
  br label %137

137:                                              ; preds = %126, %40
  call void @llvm.lifetime.end.p0(ptr %21) #9
  %138 = load i32, ptr %22, align 4
  switch i32 %138, label %140 [
    i32 0, label %139
    i32 1, label %139
  ]

139:                                              ; preds = %137, %137
  ret void

140:                                              ; preds = %137
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @maxpool_backward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %18 = add i32 %16, %17
  store i32 %18, ptr %13, align 4, !tbaa !3
  %19 = load i32, ptr %13, align 4, !tbaa !3
  %20 = load i32, ptr %12, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %45

22:                                               ; preds = %6
  %23 = load ptr, ptr %9, align 8, !tbaa !7
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = sdiv i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = load ptr, ptr %8, align 8, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = add i64 %30, %36
  %38 = getelementptr inbounds nuw float, ptr %23, i64 %37
  %39 = load ptr, ptr %7, align 8, !tbaa !7
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !12
  %44 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %38, float noundef %43) #10
  br label %45

45:                                               ; preds = %22, %6
  call void @llvm.lifetime.end.p0(ptr %13) #9
  ret void
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @maxpool2x2_half(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca <2 x half>, align 4
  %14 = alloca <2 x half>, align 4
  %15 = alloca <2 x half>, align 4
  store ptr %0, ptr %5, align 8, !tbaa !17
  store ptr %1, ptr %6, align 8, !tbaa !18
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %73

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = srem i32 %26, %27
  store i32 %28, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = sdiv i32 %29, %30
  store i32 %31, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %32 = load ptr, ptr %5, align 8, !tbaa !17
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = mul nsw i32 2, %33
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds <2 x half>, ptr %32, i64 %39
  %41 = load <2 x half>, ptr %40, align 4, !tbaa !20
  store <2 x half> %41, ptr %13, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %42 = load ptr, ptr %5, align 8, !tbaa !17
  %43 = load i32, ptr %12, align 4, !tbaa !3
  %44 = mul nsw i32 2, %43
  %45 = add nsw i32 %44, 1
  %46 = load i32, ptr %7, align 4, !tbaa !3
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds <2 x half>, ptr %42, i64 %50
  %52 = load <2 x half>, ptr %51, align 4, !tbaa !20
  store <2 x half> %52, ptr %14, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %53 = load <2 x half>, ptr %13, align 4, !tbaa !20
  %54 = load <2 x half>, ptr %14, align 4, !tbaa !20
  %55 = call contract <2 x half> @llvm.maxnum.v2f16(<2 x half> %53, <2 x half> %54)
  store <2 x half> %55, ptr %15, align 4, !tbaa !20
  %56 = load <2 x half>, ptr %15, align 4
  %57 = extractelement <2 x half> %56, i64 0
  %58 = load <2 x half>, ptr %15, align 4
  %59 = extractelement <2 x half> %58, i64 1
  %60 = fcmp contract ogt half %57, %59
  br i1 %60, label %61, label %64

61:                                               ; preds = %25
  %62 = load <2 x half>, ptr %15, align 4
  %63 = extractelement <2 x half> %62, i64 0
  br label %67

64:                                               ; preds = %25
  %65 = load <2 x half>, ptr %15, align 4
  %66 = extractelement <2 x half> %65, i64 1
  br label %67

67:                                               ; preds = %64, %61
  %68 = phi contract half [ %63, %61 ], [ %66, %64 ]
  %69 = load ptr, ptr %6, align 8, !tbaa !18
  %70 = load i32, ptr %9, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds half, ptr %69, i64 %71
  store half %68, ptr %72, align 2, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  store i32 0, ptr %10, align 4
  br label %73

73:                                               ; preds = %67, %24
  call void @llvm.lifetime.end.p0(ptr %9) #9
  %74 = load i32, ptr %10, align 4
  switch i32 %74, label %76 [
    i32 0, label %75
    i32 1, label %75
  ]

75:                                               ; preds = %73, %73
  ret void

76:                                               ; preds = %73
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batchnorm_stats(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8, float noundef %9) #4 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca double, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca double, align 8
  %31 = alloca double, align 8
  %32 = alloca double, align 8
  store ptr %0, ptr %11, align 8, !tbaa !7
  store ptr %1, ptr %12, align 8, !tbaa !7
  store ptr %2, ptr %13, align 8, !tbaa !7
  store ptr %3, ptr %14, align 8, !tbaa !7
  store ptr %4, ptr %15, align 8, !tbaa !7
  store i32 %5, ptr %16, align 4, !tbaa !3
  store i32 %6, ptr %17, align 4, !tbaa !3
  store i32 %7, ptr %18, align 4, !tbaa !3
  store float %8, ptr %19, align 4, !tbaa !12
  store float %9, ptr %20, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %21) #9
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  store i32 %33, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store double 0.000000e+00, ptr %22, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store double 0.000000e+00, ptr %23, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %24) #9
  store i32 0, ptr %24, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %78, %10
  %35 = load i32, ptr %24, align 4, !tbaa !3
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 2, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #9
  br label %81

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %26) #9
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %40, ptr %26, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %73, %39
  %42 = load i32, ptr %26, align 4, !tbaa !3
  %43 = load i32, ptr %18, align 4, !tbaa !3
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  store i32 5, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #9
  br label %77

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %47 = load ptr, ptr %11, align 8, !tbaa !7
  %48 = load i32, ptr %24, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = load i32, ptr %17, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i32, ptr %21, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = load i32, ptr %18, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = mul i64 %55, %57
  %59 = load i32, ptr %26, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = add i64 %58, %60
  %62 = getelementptr inbounds nuw float, ptr %47, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !12
  %64 = fpext contract float %63 to double
  store double %64, ptr %27, align 8, !tbaa !23
  %65 = load double, ptr %27, align 8, !tbaa !23
  %66 = load double, ptr %22, align 8, !tbaa !23
  %67 = fadd contract double %66, %65
  store double %67, ptr %22, align 8, !tbaa !23
  %68 = load double, ptr %27, align 8, !tbaa !23
  %69 = load double, ptr %27, align 8, !tbaa !23
  %70 = fmul contract double %68, %69
  %71 = load double, ptr %23, align 8, !tbaa !23
  %72 = fadd contract double %71, %70
  store double %72, ptr %23, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(ptr %27) #9
  br label %73

73:                                               ; preds = %46
  %74 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %75 = load i32, ptr %26, align 4, !tbaa !3
  %76 = add i32 %75, %74
  store i32 %76, ptr %26, align 4, !tbaa !3
  br label %41, !llvm.loop !25

77:                                               ; preds = %45
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %24, align 4, !tbaa !3
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %24, align 4, !tbaa !3
  br label %34, !llvm.loop !26

81:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %28) #9
  store i32 16, ptr %28, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %97, %81
  %83 = load i32, ptr %28, align 4, !tbaa !3
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 8, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #9
  br label %100

86:                                               ; preds = %82
  %87 = load double, ptr %22, align 8, !tbaa !23
  %88 = load i32, ptr %28, align 4, !tbaa !3
  %89 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %87, i32 noundef %88, i32 noundef 32) #10
  %90 = load double, ptr %22, align 8, !tbaa !23
  %91 = fadd contract double %90, %89
  store double %91, ptr %22, align 8, !tbaa !23
  %92 = load double, ptr %23, align 8, !tbaa !23
  %93 = load i32, ptr %28, align 4, !tbaa !3
  %94 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %92, i32 noundef %93, i32 noundef 32) #10
  %95 = load double, ptr %23, align 8, !tbaa !23
  %96 = fadd contract double %95, %94
  store double %96, ptr %23, align 8, !tbaa !23
  br label %97

97:                                               ; preds = %86
  %98 = load i32, ptr %28, align 4, !tbaa !3
  %99 = ashr i32 %98, 1
  store i32 %99, ptr %28, align 4, !tbaa !3
  br label %82, !llvm.loop !27

100:                                              ; preds = %85
  %101 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %102 = and i32 %101, 31
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %115

104:                                              ; preds = %100
  %105 = load double, ptr %22, align 8, !tbaa !23
  %106 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %107 = udiv i32 %106, 32
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ15batchnorm_statsE2s1 to ptr), i64 0, i64 %108
  store double %105, ptr %109, align 8, !tbaa !23
  %110 = load double, ptr %23, align 8, !tbaa !23
  %111 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %112 = udiv i32 %111, 32
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ15batchnorm_statsE2s2 to ptr), i64 0, i64 %113
  store double %110, ptr %114, align 8, !tbaa !23
  br label %115

115:                                              ; preds = %104, %100
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %116 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %208

118:                                              ; preds = %115
  call void @llvm.lifetime.start.p0(ptr %29) #9
  store i32 1, ptr %29, align 4, !tbaa !3
  br label %119

119:                                              ; preds = %136, %118
  %120 = load i32, ptr %29, align 4, !tbaa !3
  %121 = icmp slt i32 %120, 8
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 11, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #9
  br label %139

123:                                              ; preds = %119
  %124 = load i32, ptr %29, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ15batchnorm_statsE2s1 to ptr), i64 0, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !23
  %128 = load double, ptr %22, align 8, !tbaa !23
  %129 = fadd contract double %128, %127
  store double %129, ptr %22, align 8, !tbaa !23
  %130 = load i32, ptr %29, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [8 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ15batchnorm_statsE2s2 to ptr), i64 0, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !23
  %134 = load double, ptr %23, align 8, !tbaa !23
  %135 = fadd contract double %134, %133
  store double %135, ptr %23, align 8, !tbaa !23
  br label %136

136:                                              ; preds = %123
  %137 = load i32, ptr %29, align 4, !tbaa !3
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %29, align 4, !tbaa !3
  br label %119, !llvm.loop !28

139:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(ptr %30) #9
  %140 = load i32, ptr %16, align 4, !tbaa !3
  %141 = sitofp i32 %140 to double
  %142 = load i32, ptr %18, align 4, !tbaa !3
  %143 = sitofp i32 %142 to double
  %144 = fmul contract double %141, %143
  store double %144, ptr %30, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %145 = load double, ptr %22, align 8, !tbaa !23
  %146 = load double, ptr %30, align 8, !tbaa !23
  %147 = fdiv contract double %145, %146
  store double %147, ptr %31, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %32) #9
  %148 = load double, ptr %23, align 8, !tbaa !23
  %149 = load double, ptr %30, align 8, !tbaa !23
  %150 = fdiv contract double %148, %149
  %151 = load double, ptr %31, align 8, !tbaa !23
  %152 = load double, ptr %31, align 8, !tbaa !23
  %153 = fmul contract double %151, %152
  %154 = fsub contract double %150, %153
  store double %154, ptr %32, align 8, !tbaa !23
  %155 = load double, ptr %31, align 8, !tbaa !23
  %156 = fptrunc contract double %155 to float
  %157 = load ptr, ptr %12, align 8, !tbaa !7
  %158 = load i32, ptr %21, align 4, !tbaa !3
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %157, i64 %159
  store float %156, ptr %160, align 4, !tbaa !12
  %161 = load double, ptr %32, align 8, !tbaa !23
  %162 = load float, ptr %20, align 4, !tbaa !12
  %163 = fpext contract float %162 to double
  %164 = fadd contract double %161, %163
  %165 = call contract noundef double @_ZL5rsqrtd(double noundef %164) #10
  %166 = fptrunc contract double %165 to float
  %167 = load ptr, ptr %13, align 8, !tbaa !7
  %168 = load i32, ptr %21, align 4, !tbaa !3
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr %167, i64 %169
  store float %166, ptr %170, align 4, !tbaa !12
  %171 = load float, ptr %19, align 4, !tbaa !12
  %172 = load double, ptr %31, align 8, !tbaa !23
  %173 = fptrunc contract double %172 to float
  %174 = load ptr, ptr %14, align 8, !tbaa !7
  %175 = load i32, ptr %21, align 4, !tbaa !3
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  %178 = load float, ptr %177, align 4, !tbaa !12
  %179 = fsub contract float %173, %178
  %180 = fmul contract float %171, %179
  %181 = load ptr, ptr %14, align 8, !tbaa !7
  %182 = load i32, ptr %21, align 4, !tbaa !3
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr %181, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !12
  %186 = fadd contract float %185, %180
  store float %186, ptr %184, align 4, !tbaa !12
  %187 = load float, ptr %19, align 4, !tbaa !12
  %188 = load double, ptr %32, align 8, !tbaa !23
  %189 = load double, ptr %30, align 8, !tbaa !23
  %190 = fmul contract double %188, %189
  %191 = load double, ptr %30, align 8, !tbaa !23
  %192 = fsub contract double %191, 1.000000e+00
  %193 = fdiv contract double %190, %192
  %194 = fptrunc contract double %193 to float
  %195 = load ptr, ptr %15, align 8, !tbaa !7
  %196 = load i32, ptr %21, align 4, !tbaa !3
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %195, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !12
  %200 = fsub contract float %194, %199
  %201 = fmul contract float %187, %200
  %202 = load ptr, ptr %15, align 8, !tbaa !7
  %203 = load i32, ptr %21, align 4, !tbaa !3
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %202, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !12
  %207 = fadd contract float %206, %201
  store float %207, ptr %205, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %32) #9
  call void @llvm.lifetime.end.p0(ptr %31) #9
  call void @llvm.lifetime.end.p0(ptr %30) #9
  br label %208

208:                                              ; preds = %139, %115
  call void @llvm.lifetime.end.p0(ptr %23) #9
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL16__shfl_down_syncjdji(i32 noundef %0, double noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store double %1, ptr %6, align 8, !tbaa !23
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %10 = load double, ptr %6, align 8, !tbaa !23
  store double %10, ptr %9, align 8, !tbaa !20
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %13 = load i32, ptr %12, align 8, !tbaa !20
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15) #10
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8, !tbaa !20
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !20
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %20, i32 noundef %21, i32 noundef %22) #10
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4, !tbaa !20
  %25 = load double, ptr %9, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret double %25
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5rsqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !23
  %3 = load double, ptr %2, align 8, !tbaa !23
  %4 = call contract double @__nv_rsqrt(double noundef %3) #10
  ret double %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @batchnorm_relu_infer(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %10, align 8, !tbaa !7
  store ptr %1, ptr %11, align 8, !tbaa !7
  store ptr %2, ptr %12, align 8, !tbaa !7
  store ptr %3, ptr %13, align 8, !tbaa !7
  store ptr %4, ptr %14, align 8, !tbaa !7
  store ptr %5, ptr %15, align 8, !tbaa !7
  store i32 %6, ptr %16, align 4, !tbaa !3
  store i32 %7, ptr %17, align 4, !tbaa !3
  store i32 %8, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %27 = add i32 %25, %26
  store i32 %27, ptr %19, align 4, !tbaa !3
  %28 = load i32, ptr %19, align 4, !tbaa !3
  %29 = load i32, ptr %18, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %9
  store i32 1, ptr %20, align 4
  br label %73

32:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %21) #9
  %33 = load i32, ptr %19, align 4, !tbaa !3
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = sdiv i32 %33, %34
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = srem i32 %35, %36
  store i32 %37, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #9
  %38 = load ptr, ptr %10, align 8, !tbaa !7
  %39 = load i32, ptr %19, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !12
  %43 = load ptr, ptr %12, align 8, !tbaa !7
  %44 = load i32, ptr %21, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !12
  %48 = fsub contract float %42, %47
  %49 = load ptr, ptr %13, align 8, !tbaa !7
  %50 = load i32, ptr %21, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !12
  %54 = fmul contract float %48, %53
  %55 = load ptr, ptr %14, align 8, !tbaa !7
  %56 = load i32, ptr %21, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !12
  %60 = fmul contract float %54, %59
  %61 = load ptr, ptr %15, align 8, !tbaa !7
  %62 = load i32, ptr %21, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !12
  %66 = fadd contract float %60, %65
  store float %66, ptr %22, align 4, !tbaa !12
  %67 = load float, ptr %22, align 4, !tbaa !12
  %68 = call contract noundef float @_ZL5fmaxfff(float noundef %67, float noundef 0.000000e+00) #10
  %69 = load ptr, ptr %11, align 8, !tbaa !7
  %70 = load i32, ptr %19, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  store float %68, ptr %72, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  store i32 0, ptr %20, align 4
  br label %73

73:                                               ; preds = %32, %31
  call void @llvm.lifetime.end.p0(ptr %19) #9
  %74 = load i32, ptr %20, align 4
  switch i32 %74, label %76 [
    i32 0, label %75
    i32 1, label %75
  ]

75:                                               ; preds = %73, %73
  ret void

76:                                               ; preds = %73
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #10
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

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
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local double @__nv_rsqrt(double noundef) #8

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "nvvm.minctasm"="2" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!17 = !{!9, !9, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _Float16", !9, i64 0}
!20 = !{!5, !5, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"_Float16", !5, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !5, i64 0}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
