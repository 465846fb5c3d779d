; ModuleID = 'linear_solvers.cu'
source_filename = "linear_solvers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.CgScalars = type { double, double }
%union.anon = type { double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ11jacobi_stepE1r = internal addrspace(3) global [256 x double] undef, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @jacobi_step(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noundef %3, i32 noundef %4, double noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !7
  store i32 %4, ptr %11, align 4, !tbaa !3
  store double %5, ptr %12, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %20, 16
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %25 = mul i32 %24, 16
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %27 = add i32 %25, %26
  store i32 %27, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %29 = mul i32 %28, 16
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %31 = add i32 %29, %30
  store i32 %31, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store double 0.000000e+00, ptr %16, align 8, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %104

34:                                               ; preds = %6
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %104

37:                                               ; preds = %34
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = sub nsw i32 %39, 1
  %41 = icmp slt i32 %38, %40
  br i1 %41, label %42, label %104

42:                                               ; preds = %37
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = sub nsw i32 %44, 1
  %46 = icmp slt i32 %43, %45
  br i1 %46, label %47, label %104

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = add nsw i32 %50, %51
  store i32 %52, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %53 = load ptr, ptr %7, align 8, !tbaa !7
  %54 = load i32, ptr %17, align 4, !tbaa !3
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %53, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !10
  %59 = load ptr, ptr %7, align 8, !tbaa !7
  %60 = load i32, ptr %17, align 4, !tbaa !3
  %61 = add nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %59, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !10
  %65 = fadd contract double %58, %64
  %66 = load ptr, ptr %7, align 8, !tbaa !7
  %67 = load i32, ptr %17, align 4, !tbaa !3
  %68 = load i32, ptr %11, align 4, !tbaa !3
  %69 = sub nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %66, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !10
  %73 = fadd contract double %65, %72
  %74 = load ptr, ptr %7, align 8, !tbaa !7
  %75 = load i32, ptr %17, align 4, !tbaa !3
  %76 = load i32, ptr %11, align 4, !tbaa !3
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %74, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !10
  %81 = fadd contract double %73, %80
  %82 = load double, ptr %12, align 8, !tbaa !10
  %83 = load ptr, ptr %8, align 8, !tbaa !7
  %84 = load i32, ptr %17, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !10
  %88 = fmul contract double %82, %87
  %89 = fsub contract double %81, %88
  %90 = fmul contract double 2.500000e-01, %89
  store double %90, ptr %18, align 8, !tbaa !10
  %91 = load double, ptr %18, align 8, !tbaa !10
  %92 = load ptr, ptr %7, align 8, !tbaa !7
  %93 = load i32, ptr %17, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %92, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !10
  %97 = fsub contract double %91, %96
  %98 = call contract noundef double @_ZL4fabsd(double noundef %97) #8
  store double %98, ptr %16, align 8, !tbaa !10
  %99 = load double, ptr %18, align 8, !tbaa !10
  %100 = load ptr, ptr %9, align 8, !tbaa !7
  %101 = load i32, ptr %17, align 4, !tbaa !3
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  store double %99, ptr %103, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %104

104:                                              ; preds = %47, %42, %37, %34, %6
  %105 = load double, ptr %16, align 8, !tbaa !10
  %106 = load i32, ptr %15, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [256 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11jacobi_stepE1r to ptr), i64 0, i64 %107
  store double %105, ptr %108, align 8, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 128, ptr %19, align 4, !tbaa !3
  br label %109

109:                                              ; preds = %133, %104
  %110 = load i32, ptr %19, align 4, !tbaa !3
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %113, label %112

112:                                              ; preds = %109
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %136

113:                                              ; preds = %109
  %114 = load i32, ptr %15, align 4, !tbaa !3
  %115 = load i32, ptr %19, align 4, !tbaa !3
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %132

117:                                              ; preds = %113
  %118 = load i32, ptr %15, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [256 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11jacobi_stepE1r to ptr), i64 0, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !10
  %122 = load i32, ptr %15, align 4, !tbaa !3
  %123 = load i32, ptr %19, align 4, !tbaa !3
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [256 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11jacobi_stepE1r to ptr), i64 0, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !10
  %128 = call contract noundef double @_ZL4fmaxdd(double noundef %121, double noundef %127) #8
  %129 = load i32, ptr %15, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [256 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ11jacobi_stepE1r to ptr), i64 0, i64 %130
  store double %128, ptr %131, align 8, !tbaa !10
  br label %132

132:                                              ; preds = %117, %113
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %19, align 4, !tbaa !3
  %135 = ashr i32 %134, 1
  store i32 %135, ptr %19, align 4, !tbaa !3
  br label %109, !llvm.loop !12

136:                                              ; preds = %112
  %137 = load i32, ptr %15, align 4, !tbaa !3
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %149

139:                                              ; preds = %136
  %140 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ11jacobi_stepE1r to ptr), align 8, !tbaa !10
  %141 = load ptr, ptr %10, align 8, !tbaa !7
  %142 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %143 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %144 = mul i32 %142, %143
  %145 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %146 = add i32 %144, %145
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw double, ptr %141, i64 %147
  store double %140, ptr %148, align 8, !tbaa !10
  br label %149

149:                                              ; preds = %139, %136
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fabsd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !10
  %3 = load double, ptr %2, align 8, !tbaa !10
  %4 = call contract double @__nv_fabs(double noundef %3) #8
  ret double %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmaxdd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !10
  store double %1, ptr %4, align 8, !tbaa !10
  %5 = load double, ptr %3, align 8, !tbaa !10
  %6 = load double, ptr %4, align 8, !tbaa !10
  %7 = call contract double @__nv_fmax(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gauss_seidel_red_black(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !14
  store i32 %2, ptr %8, align 4, !tbaa !3
  store float %3, ptr %9, align 4, !tbaa !16
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %20 = add i32 %18, %19
  %21 = add i32 %20, 1
  store i32 %21, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = add i32 %24, %25
  %27 = mul i32 2, %26
  %28 = add i32 %27, 1
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = add nsw i32 %29, %30
  %32 = and i32 %31, 1
  %33 = add i32 %28, %32
  store i32 %33, ptr %12, align 4, !tbaa !3
  %34 = load i32, ptr %12, align 4, !tbaa !3
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = sub nsw i32 %35, 1
  %37 = icmp sge i32 %34, %36
  br i1 %37, label %43, label %38

38:                                               ; preds = %5
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = sub nsw i32 %40, 1
  %42 = icmp sge i32 %39, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %38, %5
  store i32 1, ptr %13, align 4
  br label %101

44:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %12, align 4, !tbaa !3
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %50 = load ptr, ptr %6, align 8, !tbaa !14
  %51 = load i32, ptr %14, align 4, !tbaa !3
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !16
  %56 = load ptr, ptr %6, align 8, !tbaa !14
  %57 = load i32, ptr %14, align 4, !tbaa !3
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %56, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !16
  %62 = fadd contract float %55, %61
  %63 = load ptr, ptr %6, align 8, !tbaa !14
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = load i32, ptr %8, align 4, !tbaa !3
  %66 = sub nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %63, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !16
  %70 = fadd contract float %62, %69
  %71 = load ptr, ptr %6, align 8, !tbaa !14
  %72 = load i32, ptr %14, align 4, !tbaa !3
  %73 = load i32, ptr %8, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %71, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !16
  %78 = fadd contract float %70, %77
  %79 = load ptr, ptr %7, align 8, !tbaa !14
  %80 = load i32, ptr %14, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %79, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !16
  %84 = fsub contract float %78, %83
  %85 = fmul contract float 2.500000e-01, %84
  store float %85, ptr %15, align 4, !tbaa !16
  %86 = load float, ptr %9, align 4, !tbaa !16
  %87 = load float, ptr %15, align 4, !tbaa !16
  %88 = load ptr, ptr %6, align 8, !tbaa !14
  %89 = load i32, ptr %14, align 4, !tbaa !3
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !16
  %93 = fsub contract float %87, %92
  %94 = fmul contract float %86, %93
  %95 = load ptr, ptr %6, align 8, !tbaa !14
  %96 = load i32, ptr %14, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !16
  %100 = fadd contract float %99, %94
  store float %100, ptr %98, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  store i32 0, ptr %13, align 4
  br label %101

101:                                              ; preds = %44, %43
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %102 = load i32, ptr %13, align 4
  switch i32 %102, label %104 [
    i32 0, label %103
    i32 1, label %103
  ]

103:                                              ; preds = %101, %101
  ret void

104:                                              ; preds = %101
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cg_update(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store ptr %2, ptr %10, align 8, !tbaa !7
  store ptr %3, ptr %11, align 8, !tbaa !7
  store ptr %4, ptr %12, align 8, !tbaa !18
  store ptr %5, ptr %13, align 8, !tbaa !7
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %20 = load ptr, ptr %12, align 8, !tbaa !18
  %21 = getelementptr inbounds nuw %struct.CgScalars, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8, !tbaa !20
  %23 = load ptr, ptr %12, align 8, !tbaa !18
  %24 = getelementptr inbounds nuw %struct.CgScalars, ptr %23, i32 0, i32 1
  %25 = load double, ptr %24, align 8, !tbaa !22
  %26 = fdiv contract double %22, %25
  store double %26, ptr %15, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store double 0.000000e+00, ptr %16, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %31 = add i32 %29, %30
  store i32 %31, ptr %17, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %74, %7
  %33 = load i32, ptr %17, align 4, !tbaa !3
  %34 = load i32, ptr %14, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %80

37:                                               ; preds = %32
  %38 = load double, ptr %15, align 8, !tbaa !10
  %39 = load ptr, ptr %10, align 8, !tbaa !7
  %40 = load i32, ptr %17, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !10
  %44 = fmul contract double %38, %43
  %45 = load ptr, ptr %8, align 8, !tbaa !7
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !10
  %50 = fadd contract double %49, %44
  store double %50, ptr %48, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %51 = load ptr, ptr %9, align 8, !tbaa !7
  %52 = load i32, ptr %17, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !10
  %56 = load double, ptr %15, align 8, !tbaa !10
  %57 = load ptr, ptr %11, align 8, !tbaa !7
  %58 = load i32, ptr %17, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !10
  %62 = fmul contract double %56, %61
  %63 = fsub contract double %55, %62
  store double %63, ptr %18, align 8, !tbaa !10
  %64 = load double, ptr %18, align 8, !tbaa !10
  %65 = load ptr, ptr %9, align 8, !tbaa !7
  %66 = load i32, ptr %17, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  store double %64, ptr %68, align 8, !tbaa !10
  %69 = load double, ptr %18, align 8, !tbaa !10
  %70 = load double, ptr %18, align 8, !tbaa !10
  %71 = fmul contract double %69, %70
  %72 = load double, ptr %16, align 8, !tbaa !10
  %73 = fadd contract double %72, %71
  store double %73, ptr %16, align 8, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %74

74:                                               ; preds = %37
  %75 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %76 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %77 = mul i32 %75, %76
  %78 = load i32, ptr %17, align 4, !tbaa !3
  %79 = add i32 %78, %77
  store i32 %79, ptr %17, align 4, !tbaa !3
  br label %32, !llvm.loop !23

80:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 16, ptr %19, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %91, %80
  %82 = load i32, ptr %19, align 4, !tbaa !3
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %94

85:                                               ; preds = %81
  %86 = load double, ptr %16, align 8, !tbaa !10
  %87 = load i32, ptr %19, align 4, !tbaa !3
  %88 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %86, i32 noundef %87, i32 noundef 32) #8
  %89 = load double, ptr %16, align 8, !tbaa !10
  %90 = fadd contract double %89, %88
  store double %90, ptr %16, align 8, !tbaa !10
  br label %91

91:                                               ; preds = %85
  %92 = load i32, ptr %19, align 4, !tbaa !3
  %93 = ashr i32 %92, 1
  store i32 %93, ptr %19, align 4, !tbaa !3
  br label %81, !llvm.loop !24

94:                                               ; preds = %84
  %95 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %96 = and i32 %95, 31
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %102

98:                                               ; preds = %94
  %99 = load ptr, ptr %13, align 8, !tbaa !7
  %100 = load double, ptr %16, align 8, !tbaa !10
  %101 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %99, double noundef %100) #8
  br label %102

102:                                              ; preds = %98, %94
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
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
  store double %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %10 = load double, ptr %6, align 8, !tbaa !10
  store double %10, ptr %9, align 8, !tbaa !25
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %13 = load i32, ptr %12, align 8, !tbaa !25
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15) #8
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8, !tbaa !25
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !25
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %20, i32 noundef %21, i32 noundef %22) #8
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4, !tbaa !25
  %25 = load double, ptr %9, align 8, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret double %25
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store double %1, ptr %4, align 8, !tbaa !10
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load double, ptr %4, align 8, !tbaa !10
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @thomas_batched(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !14
  store ptr %1, ptr %8, align 8, !tbaa !14
  store ptr %2, ptr %9, align 8, !tbaa !14
  store ptr %3, ptr %10, align 8, !tbaa !14
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4, !tbaa !3
  %27 = load i32, ptr %13, align 4, !tbaa !3
  %28 = load i32, ptr %12, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %159

31:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %32 = load ptr, ptr %9, align 8, !tbaa !14
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !16
  %37 = load ptr, ptr %8, align 8, !tbaa !14
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !16
  %42 = fdiv contract float %36, %41
  store float %42, ptr %15, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %43 = load ptr, ptr %10, align 8, !tbaa !14
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !16
  %48 = load ptr, ptr %8, align 8, !tbaa !14
  %49 = load i32, ptr %13, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !16
  %53 = fdiv contract float %47, %52
  store float %53, ptr %16, align 4, !tbaa !16
  %54 = load float, ptr %15, align 4, !tbaa !16
  %55 = load ptr, ptr %9, align 8, !tbaa !14
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  store float %54, ptr %58, align 4, !tbaa !16
  %59 = load float, ptr %16, align 4, !tbaa !16
  %60 = load ptr, ptr %10, align 8, !tbaa !14
  %61 = load i32, ptr %13, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  store float %59, ptr %63, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 1, ptr %17, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %121, %31
  %65 = load i32, ptr %17, align 4, !tbaa !3
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %64
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %124

69:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %70 = load i32, ptr %17, align 4, !tbaa !3
  %71 = load i32, ptr %12, align 4, !tbaa !3
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  store i32 %74, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %75 = load ptr, ptr %8, align 8, !tbaa !14
  %76 = load i32, ptr %18, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !16
  %80 = load ptr, ptr %7, align 8, !tbaa !14
  %81 = load i32, ptr %18, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %80, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !16
  %85 = load float, ptr %15, align 4, !tbaa !16
  %86 = fmul contract float %84, %85
  %87 = fsub contract float %79, %86
  %88 = fdiv contract float 1.000000e+00, %87
  store float %88, ptr %19, align 4, !tbaa !16
  %89 = load ptr, ptr %9, align 8, !tbaa !14
  %90 = load i32, ptr %18, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !16
  %94 = load float, ptr %19, align 4, !tbaa !16
  %95 = fmul contract float %93, %94
  store float %95, ptr %15, align 4, !tbaa !16
  %96 = load ptr, ptr %10, align 8, !tbaa !14
  %97 = load i32, ptr %18, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !16
  %101 = load ptr, ptr %7, align 8, !tbaa !14
  %102 = load i32, ptr %18, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !16
  %106 = load float, ptr %16, align 4, !tbaa !16
  %107 = fmul contract float %105, %106
  %108 = fsub contract float %100, %107
  %109 = load float, ptr %19, align 4, !tbaa !16
  %110 = fmul contract float %108, %109
  store float %110, ptr %16, align 4, !tbaa !16
  %111 = load float, ptr %15, align 4, !tbaa !16
  %112 = load ptr, ptr %9, align 8, !tbaa !14
  %113 = load i32, ptr %18, align 4, !tbaa !3
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %112, i64 %114
  store float %111, ptr %115, align 4, !tbaa !16
  %116 = load float, ptr %16, align 4, !tbaa !16
  %117 = load ptr, ptr %10, align 8, !tbaa !14
  %118 = load i32, ptr %18, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %117, i64 %119
  store float %116, ptr %120, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %121

121:                                              ; preds = %69
  %122 = load i32, ptr %17, align 4, !tbaa !3
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %17, align 4, !tbaa !3
  br label %64, !llvm.loop !26

124:                                              ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %125 = load i32, ptr %11, align 4, !tbaa !3
  %126 = sub nsw i32 %125, 2
  store i32 %126, ptr %20, align 4, !tbaa !3
  br label %127

127:                                              ; preds = %155, %124
  %128 = load i32, ptr %20, align 4, !tbaa !3
  %129 = icmp sge i32 %128, 0
  br i1 %129, label %131, label %130

130:                                              ; preds = %127
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %158

131:                                              ; preds = %127
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %132 = load i32, ptr %20, align 4, !tbaa !3
  %133 = load i32, ptr %12, align 4, !tbaa !3
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr %13, align 4, !tbaa !3
  %136 = add nsw i32 %134, %135
  store i32 %136, ptr %21, align 4, !tbaa !3
  %137 = load ptr, ptr %10, align 8, !tbaa !14
  %138 = load i32, ptr %21, align 4, !tbaa !3
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %137, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !16
  %142 = load ptr, ptr %9, align 8, !tbaa !14
  %143 = load i32, ptr %21, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %142, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !16
  %147 = load float, ptr %16, align 4, !tbaa !16
  %148 = fmul contract float %146, %147
  %149 = fsub contract float %141, %148
  store float %149, ptr %16, align 4, !tbaa !16
  %150 = load float, ptr %16, align 4, !tbaa !16
  %151 = load ptr, ptr %10, align 8, !tbaa !14
  %152 = load i32, ptr %21, align 4, !tbaa !3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %151, i64 %153
  store float %150, ptr %154, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %155

155:                                              ; preds = %131
  %156 = load i32, ptr %20, align 4, !tbaa !3
  %157 = add nsw i32 %156, -1
  store i32 %157, ptr %20, align 4, !tbaa !3
  br label %127, !llvm.loop !27

158:                                              ; preds = %130
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %159

159:                                              ; preds = %158, %30
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %160 = load i32, ptr %14, align 4
  switch i32 %160, label %162 [
    i32 0, label %161
    i32 1, label %161
  ]

161:                                              ; preds = %159, %159
  ret void

162:                                              ; preds = %159
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) #5

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

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
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 double", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 float", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS9CgScalars", !9, i64 0}
!20 = !{!21, !11, i64 0}
!21 = !{!"_ZTS9CgScalars", !11, i64 0, !11, i64 8}
!22 = !{!21, !11, i64 8}
!23 = distinct !{!23, !13}
!24 = distinct !{!24, !13}
!25 = !{!5, !5, i64 0}
!26 = distinct !{!26, !13}
!27 = distinct !{!27, !13}
