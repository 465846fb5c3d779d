; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store i32 %1, ptr %9, align 4, !tbaa !3
  store i32 %2, ptr %10, align 4, !tbaa !3
  store float %3, ptr %11, align 4, !tbaa !10
  store float %4, ptr %12, align 4, !tbaa !10
  store float %5, ptr %13, align 4, !tbaa !10
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %33 = add i32 %31, %32
  store i32 %33, ptr %16, align 4, !tbaa !3
  %34 = load i32, ptr %15, align 4, !tbaa !3
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %7
  %38 = load i32, ptr %16, align 4, !tbaa !3
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %7
  store i32 1, ptr %17, align 4
  br label %99

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %43 = load float, ptr %11, align 4, !tbaa !10
  %44 = load i32, ptr %15, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = load float, ptr %13, align 4, !tbaa !10
  %47 = fmul contract float %45, %46
  %48 = fadd contract float %43, %47
  store float %48, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %49 = load float, ptr %12, align 4, !tbaa !10
  %50 = load i32, ptr %16, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = load float, ptr %13, align 4, !tbaa !10
  %53 = fmul contract float %51, %52
  %54 = fadd contract float %49, %53
  store float %54, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store float 0.000000e+00, ptr %20, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %21) #5
  store float 0.000000e+00, ptr %21, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %22) #5
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %70, %42
  %56 = load i32, ptr %22, align 4, !tbaa !3
  %57 = load i32, ptr %14, align 4, !tbaa !3
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %68

59:                                               ; preds = %55
  %60 = load float, ptr %20, align 4, !tbaa !10
  %61 = load float, ptr %20, align 4, !tbaa !10
  %62 = fmul contract float %60, %61
  %63 = load float, ptr %21, align 4, !tbaa !10
  %64 = load float, ptr %21, align 4, !tbaa !10
  %65 = fmul contract float %63, %64
  %66 = fadd contract float %62, %65
  %67 = fcmp contract olt float %66, 4.000000e+00
  br label %68

68:                                               ; preds = %59, %55
  %69 = phi i1 [ false, %55 ], [ %67, %59 ]
  br i1 %69, label %70, label %89

70:                                               ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %71 = load float, ptr %20, align 4, !tbaa !10
  %72 = load float, ptr %20, align 4, !tbaa !10
  %73 = fmul contract float %71, %72
  %74 = load float, ptr %21, align 4, !tbaa !10
  %75 = load float, ptr %21, align 4, !tbaa !10
  %76 = fmul contract float %74, %75
  %77 = fsub contract float %73, %76
  %78 = load float, ptr %18, align 4, !tbaa !10
  %79 = fadd contract float %77, %78
  store float %79, ptr %23, align 4, !tbaa !10
  %80 = load float, ptr %20, align 4, !tbaa !10
  %81 = fmul contract float 2.000000e+00, %80
  %82 = load float, ptr %21, align 4, !tbaa !10
  %83 = fmul contract float %81, %82
  %84 = load float, ptr %19, align 4, !tbaa !10
  %85 = fadd contract float %83, %84
  store float %85, ptr %21, align 4, !tbaa !10
  %86 = load float, ptr %23, align 4, !tbaa !10
  store float %86, ptr %20, align 4, !tbaa !10
  %87 = load i32, ptr %22, align 4, !tbaa !3
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %23) #5
  br label %55, !llvm.loop !12

89:                                               ; preds = %68
  %90 = load i32, ptr %22, align 4, !tbaa !3
  %91 = load ptr, ptr %8, align 8, !tbaa !7
  %92 = load i32, ptr %16, align 4, !tbaa !3
  %93 = load i32, ptr %9, align 4, !tbaa !3
  %94 = mul nsw i32 %92, %93
  %95 = load i32, ptr %15, align 4, !tbaa !3
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %91, i64 %97
  store i32 %90, ptr %98, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  store i32 0, ptr %17, align 4
  br label %99

99:                                               ; preds = %89, %41
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  %100 = load i32, ptr %17, align 4
  switch i32 %100, label %102 [
    i32 0, label %101
    i32 1, label %101
  ]

101:                                              ; preds = %99, %99
  ret void

102:                                              ; preds = %99
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
define dso_local ptx_kernel void @mandelbrot_double(ptr noundef %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = alloca double, align 8
  %23 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !14
  store i32 %1, ptr %9, align 4, !tbaa !3
  store i32 %2, ptr %10, align 4, !tbaa !3
  store double %3, ptr %11, align 8, !tbaa !16
  store double %4, ptr %12, align 8, !tbaa !16
  store double %5, ptr %13, align 8, !tbaa !16
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %15, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %133, %7
  %30 = load i32, ptr %15, align 4, !tbaa !3
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = mul nsw i32 %31, %32
  %34 = icmp slt i32 %30, %33
  br i1 %34, label %35, label %139

35:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %36 = load double, ptr %11, align 8, !tbaa !16
  %37 = load i32, ptr %15, align 4, !tbaa !3
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = srem i32 %37, %38
  %40 = sitofp i32 %39 to double
  %41 = load double, ptr %13, align 8, !tbaa !16
  %42 = fmul contract double %40, %41
  %43 = fadd contract double %36, %42
  store double %43, ptr %16, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %44 = load double, ptr %12, align 8, !tbaa !16
  %45 = load i32, ptr %15, align 4, !tbaa !3
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = sdiv i32 %45, %46
  %48 = sitofp i32 %47 to double
  %49 = load double, ptr %13, align 8, !tbaa !16
  %50 = fmul contract double %48, %49
  %51 = fadd contract double %44, %50
  store double %51, ptr %17, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %52 = load double, ptr %16, align 8, !tbaa !16
  store double %52, ptr %18, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %53 = load double, ptr %17, align 8, !tbaa !16
  store double %53, ptr %19, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %54 = load double, ptr %18, align 8, !tbaa !16
  %55 = load double, ptr %18, align 8, !tbaa !16
  %56 = fmul contract double %54, %55
  store double %56, ptr %20, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %57 = load double, ptr %19, align 8, !tbaa !16
  %58 = load double, ptr %19, align 8, !tbaa !16
  %59 = fmul contract double %57, %58
  store double %59, ptr %21, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %60 = load double, ptr %16, align 8, !tbaa !16
  %61 = fsub contract double %60, 2.500000e-01
  %62 = load double, ptr %16, align 8, !tbaa !16
  %63 = fsub contract double %62, 2.500000e-01
  %64 = fmul contract double %61, %63
  %65 = load double, ptr %17, align 8, !tbaa !16
  %66 = load double, ptr %17, align 8, !tbaa !16
  %67 = fmul contract double %65, %66
  %68 = fadd contract double %64, %67
  store double %68, ptr %22, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %69 = load i32, ptr %14, align 4, !tbaa !3
  store i32 %69, ptr %23, align 4, !tbaa !3
  %70 = load double, ptr %22, align 8, !tbaa !16
  %71 = load double, ptr %22, align 8, !tbaa !16
  %72 = load double, ptr %16, align 8, !tbaa !16
  %73 = fadd contract double %71, %72
  %74 = fsub contract double %73, 2.500000e-01
  %75 = fmul contract double %70, %74
  %76 = load double, ptr %17, align 8, !tbaa !16
  %77 = fmul contract double 2.500000e-01, %76
  %78 = load double, ptr %17, align 8, !tbaa !16
  %79 = fmul contract double %77, %78
  %80 = fcmp contract ogt double %75, %79
  br i1 %80, label %81, label %126

81:                                               ; preds = %35
  %82 = load double, ptr %16, align 8, !tbaa !16
  %83 = fadd contract double %82, 1.000000e+00
  %84 = load double, ptr %16, align 8, !tbaa !16
  %85 = fadd contract double %84, 1.000000e+00
  %86 = fmul contract double %83, %85
  %87 = load double, ptr %17, align 8, !tbaa !16
  %88 = load double, ptr %17, align 8, !tbaa !16
  %89 = fmul contract double %87, %88
  %90 = fadd contract double %86, %89
  %91 = fcmp contract ogt double %90, 6.250000e-02
  br i1 %91, label %92, label %126

92:                                               ; preds = %81
  store i32 0, ptr %23, align 4, !tbaa !3
  br label %93

93:                                               ; preds = %122, %92
  %94 = load i32, ptr %23, align 4, !tbaa !3
  %95 = load i32, ptr %14, align 4, !tbaa !3
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %102

97:                                               ; preds = %93
  %98 = load double, ptr %20, align 8, !tbaa !16
  %99 = load double, ptr %21, align 8, !tbaa !16
  %100 = fadd contract double %98, %99
  %101 = fcmp contract ole double %100, 4.000000e+00
  br label %102

102:                                              ; preds = %97, %93
  %103 = phi i1 [ false, %93 ], [ %101, %97 ]
  br i1 %103, label %104, label %125

104:                                              ; preds = %102
  %105 = load double, ptr %18, align 8, !tbaa !16
  %106 = fmul contract double 2.000000e+00, %105
  %107 = load double, ptr %19, align 8, !tbaa !16
  %108 = fmul contract double %106, %107
  %109 = load double, ptr %17, align 8, !tbaa !16
  %110 = fadd contract double %108, %109
  store double %110, ptr %19, align 8, !tbaa !16
  %111 = load double, ptr %20, align 8, !tbaa !16
  %112 = load double, ptr %21, align 8, !tbaa !16
  %113 = fsub contract double %111, %112
  %114 = load double, ptr %16, align 8, !tbaa !16
  %115 = fadd contract double %113, %114
  store double %115, ptr %18, align 8, !tbaa !16
  %116 = load double, ptr %18, align 8, !tbaa !16
  %117 = load double, ptr %18, align 8, !tbaa !16
  %118 = fmul contract double %116, %117
  store double %118, ptr %20, align 8, !tbaa !16
  %119 = load double, ptr %19, align 8, !tbaa !16
  %120 = load double, ptr %19, align 8, !tbaa !16
  %121 = fmul contract double %119, %120
  store double %121, ptr %21, align 8, !tbaa !16
  br label %122

122:                                              ; preds = %104
  %123 = load i32, ptr %23, align 4, !tbaa !3
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %23, align 4, !tbaa !3
  br label %93, !llvm.loop !18

125:                                              ; preds = %102
  br label %126

126:                                              ; preds = %125, %81, %35
  %127 = load i32, ptr %23, align 4, !tbaa !3
  %128 = trunc i32 %127 to i16
  %129 = load ptr, ptr %8, align 8, !tbaa !14
  %130 = load i32, ptr %15, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i16, ptr %129, i64 %131
  store i16 %128, ptr %132, align 2, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %23) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %133

133:                                              ; preds = %126
  %134 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %135 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %136 = mul i32 %134, %135
  %137 = load i32, ptr %15, align 4, !tbaa !3
  %138 = add i32 %137, %136
  store i32 %138, ptr %15, align 4, !tbaa !3
  br label %29, !llvm.loop !21

139:                                              ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %15) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @julia(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store i32 %1, ptr %8, align 4, !tbaa !3
  store i32 %2, ptr %9, align 4, !tbaa !3
  store float %3, ptr %10, align 4, !tbaa !10
  store float %4, ptr %11, align 4, !tbaa !10
  store float %5, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %27 = add i32 %25, %26
  store i32 %27, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %32 = add i32 %30, %31
  store i32 %32, ptr %14, align 4, !tbaa !3
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %6
  %37 = load i32, ptr %14, align 4, !tbaa !3
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %36, %6
  store i32 1, ptr %15, align 4
  br label %129

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %42 = load i32, ptr %13, align 4, !tbaa !3
  %43 = sitofp i32 %42 to float
  %44 = load i32, ptr %8, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = fmul contract float %45, 5.000000e-01
  %47 = fsub contract float %43, %46
  %48 = load float, ptr %12, align 4, !tbaa !10
  %49 = fmul contract float %47, %48
  store float %49, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %50 = load i32, ptr %14, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = sitofp i32 %52 to float
  %54 = fmul contract float %53, 5.000000e-01
  %55 = fsub contract float %51, %54
  %56 = load float, ptr %12, align 4, !tbaa !10
  %57 = fmul contract float %55, %56
  store float %57, ptr %17, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store float 0.000000e+00, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %19) #5
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %89, %41
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %59 = load float, ptr %16, align 4, !tbaa !10
  %60 = load float, ptr %16, align 4, !tbaa !10
  %61 = fmul contract float %59, %60
  %62 = load float, ptr %17, align 4, !tbaa !10
  %63 = load float, ptr %17, align 4, !tbaa !10
  %64 = fmul contract float %62, %63
  %65 = fsub contract float %61, %64
  %66 = load float, ptr %10, align 4, !tbaa !10
  %67 = fadd contract float %65, %66
  store float %67, ptr %20, align 4, !tbaa !10
  %68 = load float, ptr %16, align 4, !tbaa !10
  %69 = fmul contract float 2.000000e+00, %68
  %70 = load float, ptr %17, align 4, !tbaa !10
  %71 = fmul contract float %69, %70
  %72 = load float, ptr %11, align 4, !tbaa !10
  %73 = fadd contract float %71, %72
  store float %73, ptr %17, align 4, !tbaa !10
  %74 = load float, ptr %20, align 4, !tbaa !10
  store float %74, ptr %16, align 4, !tbaa !10
  %75 = load float, ptr %16, align 4, !tbaa !10
  %76 = load float, ptr %16, align 4, !tbaa !10
  %77 = fmul contract float %75, %76
  %78 = load float, ptr %17, align 4, !tbaa !10
  %79 = load float, ptr %17, align 4, !tbaa !10
  %80 = fmul contract float %78, %79
  %81 = fadd contract float %77, %80
  store float %81, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %82

82:                                               ; preds = %58
  %83 = load i32, ptr %19, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4, !tbaa !3
  %85 = icmp slt i32 %84, 256
  br i1 %85, label %86, label %89

86:                                               ; preds = %82
  %87 = load float, ptr %18, align 4, !tbaa !10
  %88 = fcmp contract olt float %87, 6.400000e+01
  br label %89

89:                                               ; preds = %86, %82
  %90 = phi i1 [ false, %82 ], [ %88, %86 ]
  br i1 %90, label %58, label %91, !llvm.loop !22

91:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %92 = load i32, ptr %19, align 4, !tbaa !3
  %93 = sitofp i32 %92 to float
  %94 = load float, ptr %18, align 4, !tbaa !10
  %95 = fadd contract float %94, 1.000000e+00
  %96 = call contract noundef float @_ZL5log2ff(float noundef %95) #6
  %97 = fmul contract float %96, 5.000000e-01
  %98 = call contract noundef float @_ZL5log2ff(float noundef %97) #6
  %99 = fsub contract float %93, %98
  store float %99, ptr %21, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %100 = load float, ptr %21, align 4, !tbaa !10
  %101 = fmul contract float %100, 3.906250e-03
  store float %101, ptr %22, align 4, !tbaa !10
  %102 = load i32, ptr %19, align 4, !tbaa !3
  %103 = icmp eq i32 %102, 256
  br i1 %103, label %104, label %105

104:                                              ; preds = %91
  br label %119

105:                                              ; preds = %91
  %106 = load float, ptr %22, align 4, !tbaa !10
  %107 = fsub contract float 1.000000e+00, %106
  %108 = fmul contract float 9.000000e+00, %107
  %109 = load float, ptr %22, align 4, !tbaa !10
  %110 = fmul contract float %108, %109
  %111 = load float, ptr %22, align 4, !tbaa !10
  %112 = fmul contract float %110, %111
  %113 = load float, ptr %22, align 4, !tbaa !10
  %114 = load float, ptr %22, align 4, !tbaa !10
  %115 = fmul contract float %113, %114
  %116 = load float, ptr %22, align 4, !tbaa !10
  %117 = fsub contract float 1.000000e+00, %116
  %118 = call noundef i32 @_ZL8pack_rgbfff(float noundef %112, float noundef %115, float noundef %117) #6
  br label %119

119:                                              ; preds = %105, %104
  %120 = phi i32 [ -16777216, %104 ], [ %118, %105 ]
  %121 = load ptr, ptr %7, align 8, !tbaa !7
  %122 = load i32, ptr %14, align 4, !tbaa !3
  %123 = load i32, ptr %8, align 4, !tbaa !3
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr %13, align 4, !tbaa !3
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %121, i64 %127
  store i32 %120, ptr %128, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 0, ptr %15, align 4
  br label %129

129:                                              ; preds = %119, %40
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %130 = load i32, ptr %15, align 4
  switch i32 %130, label %132 [
    i32 0, label %131
    i32 1, label %131
  ]

131:                                              ; preds = %129, %129
  ret void

132:                                              ; preds = %129
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5log2ff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_log2f(float noundef %3) #6
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8pack_rgbfff(float noundef %0, float noundef %1, float noundef %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store float %0, ptr %4, align 4, !tbaa !10
  store float %1, ptr %5, align 4, !tbaa !10
  store float %2, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = load float, ptr %4, align 4, !tbaa !10
  %11 = call contract noundef float @_ZL11__saturateff(float noundef %10) #6
  %12 = fmul contract float %11, 2.550000e+02
  %13 = fptoui float %12 to i32
  store i32 %13, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %14 = load float, ptr %5, align 4, !tbaa !10
  %15 = call contract noundef float @_ZL11__saturateff(float noundef %14) #6
  %16 = fmul contract float %15, 2.550000e+02
  %17 = fptoui float %16 to i32
  store i32 %17, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %18 = load float, ptr %6, align 4, !tbaa !10
  %19 = call contract noundef float @_ZL11__saturateff(float noundef %18) #6
  %20 = fmul contract float %19, 2.550000e+02
  %21 = fptoui float %20 to i32
  store i32 %21, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = shl i32 %22, 16
  %24 = or i32 -16777216, %23
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = shl i32 %25, 8
  %27 = or i32 %24, %26
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = or i32 %27, %28
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret i32 %29
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL11__saturateff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_saturatef(float noundef %3) #6
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 short", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = distinct !{!18, !13}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !5, i64 0}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
