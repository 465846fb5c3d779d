; ModuleID = 'volume_render.cu'
source_filename = "volume_render.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Volume = type { ptr, i32, i32, i32 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZNK6Volume6sampleEfff = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv = comdat any

$_ZNK6Volume2atEiii = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @composite(ptr noundef byval(%struct.Volume) align 8 %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.float4, align 16
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float4, align 16
  %21 = alloca float, align 4
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  store float %5, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %26 = add i32 %24, %25
  store i32 %26, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %31 = add i32 %29, %30
  store i32 %31, ptr %13, align 4, !tbaa !3
  %32 = load i32, ptr %12, align 4, !tbaa !3
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %6
  %36 = load i32, ptr %13, align 4, !tbaa !3
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %6
  store i32 1, ptr %14, align 4
  br label %140

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %41 = load i32, ptr %12, align 4, !tbaa !3
  %42 = sitofp i32 %41 to float
  %43 = fadd contract float %42, 5.000000e-01
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = fdiv contract float %43, %45
  %47 = getelementptr inbounds nuw %struct.Volume, ptr %0, i32 0, i32 1
  %48 = load i32, ptr %47, align 8, !tbaa !12
  %49 = sitofp i32 %48 to float
  %50 = fmul contract float %46, %49
  store float %50, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = sitofp i32 %51 to float
  %53 = fadd contract float %52, 5.000000e-01
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = sitofp i32 %54 to float
  %56 = fdiv contract float %53, %55
  %57 = getelementptr inbounds nuw %struct.Volume, ptr %0, i32 0, i32 2
  %58 = load i32, ptr %57, align 4, !tbaa !15
  %59 = sitofp i32 %58 to float
  %60 = fmul contract float %56, %59
  store float %60, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  call void @llvm.memset.p0.i64(ptr align 16 %17, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store float 0.000000e+00, ptr %18, align 4, !tbaa !10
  br label %61

61:                                               ; preds = %126, %40
  %62 = load float, ptr %18, align 4, !tbaa !10
  %63 = getelementptr inbounds nuw %struct.Volume, ptr %0, i32 0, i32 3
  %64 = load i32, ptr %63, align 8, !tbaa !16
  %65 = sub nsw i32 %64, 1
  %66 = sitofp i32 %65 to float
  %67 = fcmp contract olt float %62, %66
  br i1 %67, label %69, label %68

68:                                               ; preds = %61
  store i32 2, ptr %14, align 4
  br label %130

69:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %70 = load float, ptr %15, align 4, !tbaa !10
  %71 = load float, ptr %16, align 4, !tbaa !10
  %72 = load float, ptr %18, align 4, !tbaa !10
  %73 = call contract noundef float @_ZNK6Volume6sampleEfff(ptr noundef nonnull align 8 dereferenceable(24) %0, float noundef %70, float noundef %71, float noundef %72) #9
  store float %73, ptr %19, align 4, !tbaa !10
  %74 = load float, ptr %19, align 4, !tbaa !10
  %75 = fcmp contract olt float %74, 0x3F947AE140000000
  br i1 %75, label %76, label %77

76:                                               ; preds = %69
  store i32 4, ptr %14, align 4
  br label %123

77:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %78 = load ptr, ptr %7, align 8, !tbaa !7
  %79 = load float, ptr %19, align 4, !tbaa !10
  %80 = fmul contract float %79, 2.550000e+02
  %81 = fptosi float %80 to i32
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds %struct.float4, ptr %78, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 %83, i64 16, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %84 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 3
  %85 = load float, ptr %84, align 4, !tbaa !18
  %86 = load float, ptr %11, align 4, !tbaa !10
  %87 = fmul contract float %85, %86
  %88 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 3
  %89 = load float, ptr %88, align 4, !tbaa !18
  %90 = fsub contract float 1.000000e+00, %89
  %91 = fmul contract float %87, %90
  store float %91, ptr %21, align 4, !tbaa !10
  %92 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 0
  %93 = load float, ptr %92, align 16, !tbaa !20
  %94 = load float, ptr %21, align 4, !tbaa !10
  %95 = fmul contract float %93, %94
  %96 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 0
  %97 = load float, ptr %96, align 16, !tbaa !20
  %98 = fadd contract float %97, %95
  store float %98, ptr %96, align 16, !tbaa !20
  %99 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 1
  %100 = load float, ptr %99, align 4, !tbaa !21
  %101 = load float, ptr %21, align 4, !tbaa !10
  %102 = fmul contract float %100, %101
  %103 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 1
  %104 = load float, ptr %103, align 4, !tbaa !21
  %105 = fadd contract float %104, %102
  store float %105, ptr %103, align 4, !tbaa !21
  %106 = getelementptr inbounds nuw %struct.float4, ptr %20, i32 0, i32 2
  %107 = load float, ptr %106, align 8, !tbaa !22
  %108 = load float, ptr %21, align 4, !tbaa !10
  %109 = fmul contract float %107, %108
  %110 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 2
  %111 = load float, ptr %110, align 8, !tbaa !22
  %112 = fadd contract float %111, %109
  store float %112, ptr %110, align 8, !tbaa !22
  %113 = load float, ptr %21, align 4, !tbaa !10
  %114 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 3
  %115 = load float, ptr %114, align 4, !tbaa !18
  %116 = fadd contract float %115, %113
  store float %116, ptr %114, align 4, !tbaa !18
  %117 = getelementptr inbounds nuw %struct.float4, ptr %17, i32 0, i32 3
  %118 = load float, ptr %117, align 4, !tbaa !18
  %119 = fcmp contract ogt float %118, 0x3FEF5C2900000000
  br i1 %119, label %120, label %121

120:                                              ; preds = %77
  store i32 2, ptr %14, align 4
  br label %122

121:                                              ; preds = %77
  store i32 0, ptr %14, align 4
  br label %122

122:                                              ; preds = %121, %120
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %123

123:                                              ; preds = %122, %76
  call void @llvm.lifetime.end.p0(ptr %19) #8
  %124 = load i32, ptr %14, align 4
  switch i32 %124, label %130 [
    i32 0, label %125
    i32 4, label %126
  ]

125:                                              ; preds = %123
  br label %126

126:                                              ; preds = %125, %123
  %127 = load float, ptr %11, align 4, !tbaa !10
  %128 = load float, ptr %18, align 4, !tbaa !10
  %129 = fadd contract float %128, %127
  store float %129, ptr %18, align 4, !tbaa !10
  br label %61, !llvm.loop !23

130:                                              ; preds = %123, %68
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %131

131:                                              ; preds = %130
  %132 = load ptr, ptr %8, align 8, !tbaa !7
  %133 = load i32, ptr %13, align 4, !tbaa !3
  %134 = load i32, ptr %9, align 4, !tbaa !3
  %135 = mul nsw i32 %133, %134
  %136 = load i32, ptr %12, align 4, !tbaa !3
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.float4, ptr %132, i64 %138
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %139, ptr align 16 %17, i64 16, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  store i32 0, ptr %14, align 4
  br label %140

140:                                              ; preds = %131, %39
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  %141 = load i32, ptr %14, align 4
  switch i32 %141, label %143 [
    i32 0, label %142
    i32 1, label %142
  ]

142:                                              ; preds = %140, %140
  ret void

143:                                              ; preds = %140
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Volume6sampleEfff(ptr noundef nonnull align 8 dereferenceable(24) %0, float noundef %1, float noundef %2, float noundef %3) #4 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !25
  store float %1, ptr %6, align 4, !tbaa !10
  store float %2, ptr %7, align 4, !tbaa !10
  store float %3, ptr %8, align 4, !tbaa !10
  %19 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %20 = load float, ptr %6, align 4, !tbaa !10
  %21 = call contract noundef float @_ZL6floorff(float noundef %20) #9
  %22 = fptosi float %21 to i32
  %23 = getelementptr inbounds nuw %struct.Volume, ptr %19, i32 0, i32 1
  %24 = load i32, ptr %23, align 8, !tbaa !12
  %25 = sub nsw i32 %24, 2
  %26 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %22, i32 noundef 0, i32 noundef %25) #9
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %27 = load float, ptr %7, align 4, !tbaa !10
  %28 = call contract noundef float @_ZL6floorff(float noundef %27) #9
  %29 = fptosi float %28 to i32
  %30 = getelementptr inbounds nuw %struct.Volume, ptr %19, i32 0, i32 2
  %31 = load i32, ptr %30, align 4, !tbaa !15
  %32 = sub nsw i32 %31, 2
  %33 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %29, i32 noundef 0, i32 noundef %32) #9
  store i32 %33, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %34 = load float, ptr %8, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL6floorff(float noundef %34) #9
  %36 = fptosi float %35 to i32
  %37 = getelementptr inbounds nuw %struct.Volume, ptr %19, i32 0, i32 3
  %38 = load i32, ptr %37, align 8, !tbaa !16
  %39 = sub nsw i32 %38, 2
  %40 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %36, i32 noundef 0, i32 noundef %39) #9
  store i32 %40, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %41 = load float, ptr %6, align 4, !tbaa !10
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = sitofp i32 %42 to float
  %44 = fsub contract float %41, %43
  store float %44, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %45 = load float, ptr %7, align 4, !tbaa !10
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sitofp i32 %46 to float
  %48 = fsub contract float %45, %47
  store float %48, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %49 = load float, ptr %8, align 4, !tbaa !10
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = fsub contract float %49, %51
  store float %52, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = load i32, ptr %11, align 4, !tbaa !3
  %56 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %53, i32 noundef %54, i32 noundef %55) #9
  %57 = load float, ptr %12, align 4, !tbaa !10
  %58 = fsub contract float 1.000000e+00, %57
  %59 = fmul contract float %56, %58
  %60 = load i32, ptr %9, align 4, !tbaa !3
  %61 = add nsw i32 %60, 1
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %11, align 4, !tbaa !3
  %64 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %61, i32 noundef %62, i32 noundef %63) #9
  %65 = load float, ptr %12, align 4, !tbaa !10
  %66 = fmul contract float %64, %65
  %67 = fadd contract float %59, %66
  store float %67, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %68 = load i32, ptr %9, align 4, !tbaa !3
  %69 = load i32, ptr %10, align 4, !tbaa !3
  %70 = add nsw i32 %69, 1
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %68, i32 noundef %70, i32 noundef %71) #9
  %73 = load float, ptr %12, align 4, !tbaa !10
  %74 = fsub contract float 1.000000e+00, %73
  %75 = fmul contract float %72, %74
  %76 = load i32, ptr %9, align 4, !tbaa !3
  %77 = add nsw i32 %76, 1
  %78 = load i32, ptr %10, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  %80 = load i32, ptr %11, align 4, !tbaa !3
  %81 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %77, i32 noundef %79, i32 noundef %80) #9
  %82 = load float, ptr %12, align 4, !tbaa !10
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %75, %83
  store float %84, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %85 = load i32, ptr %9, align 4, !tbaa !3
  %86 = load i32, ptr %10, align 4, !tbaa !3
  %87 = load i32, ptr %11, align 4, !tbaa !3
  %88 = add nsw i32 %87, 1
  %89 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %85, i32 noundef %86, i32 noundef %88) #9
  %90 = load float, ptr %12, align 4, !tbaa !10
  %91 = fsub contract float 1.000000e+00, %90
  %92 = fmul contract float %89, %91
  %93 = load i32, ptr %9, align 4, !tbaa !3
  %94 = add nsw i32 %93, 1
  %95 = load i32, ptr %10, align 4, !tbaa !3
  %96 = load i32, ptr %11, align 4, !tbaa !3
  %97 = add nsw i32 %96, 1
  %98 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %94, i32 noundef %95, i32 noundef %97) #9
  %99 = load float, ptr %12, align 4, !tbaa !10
  %100 = fmul contract float %98, %99
  %101 = fadd contract float %92, %100
  store float %101, ptr %17, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %102 = load i32, ptr %9, align 4, !tbaa !3
  %103 = load i32, ptr %10, align 4, !tbaa !3
  %104 = add nsw i32 %103, 1
  %105 = load i32, ptr %11, align 4, !tbaa !3
  %106 = add nsw i32 %105, 1
  %107 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %102, i32 noundef %104, i32 noundef %106) #9
  %108 = load float, ptr %12, align 4, !tbaa !10
  %109 = fsub contract float 1.000000e+00, %108
  %110 = fmul contract float %107, %109
  %111 = load i32, ptr %9, align 4, !tbaa !3
  %112 = add nsw i32 %111, 1
  %113 = load i32, ptr %10, align 4, !tbaa !3
  %114 = add nsw i32 %113, 1
  %115 = load i32, ptr %11, align 4, !tbaa !3
  %116 = add nsw i32 %115, 1
  %117 = call contract noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %19, i32 noundef %112, i32 noundef %114, i32 noundef %116) #9
  %118 = load float, ptr %12, align 4, !tbaa !10
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %110, %119
  store float %120, ptr %18, align 4, !tbaa !10
  %121 = load float, ptr %15, align 4, !tbaa !10
  %122 = load float, ptr %13, align 4, !tbaa !10
  %123 = fsub contract float 1.000000e+00, %122
  %124 = fmul contract float %121, %123
  %125 = load float, ptr %16, align 4, !tbaa !10
  %126 = load float, ptr %13, align 4, !tbaa !10
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %14, align 4, !tbaa !10
  %130 = fsub contract float 1.000000e+00, %129
  %131 = fmul contract float %128, %130
  %132 = load float, ptr %17, align 4, !tbaa !10
  %133 = load float, ptr %13, align 4, !tbaa !10
  %134 = fsub contract float 1.000000e+00, %133
  %135 = fmul contract float %132, %134
  %136 = load float, ptr %18, align 4, !tbaa !10
  %137 = load float, ptr %13, align 4, !tbaa !10
  %138 = fmul contract float %136, %137
  %139 = fadd contract float %135, %138
  %140 = load float, ptr %14, align 4, !tbaa !10
  %141 = fmul contract float %139, %140
  %142 = fadd contract float %131, %141
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret float %142
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @march_sdf(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !27
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store float %3, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %28 = add i32 %26, %27
  store i32 %28, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %4
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %4
  store i32 1, ptr %11, align 4
  br label %117

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sitofp i32 %38 to float
  %40 = fmul contract float 2.000000e+00, %39
  %41 = load i32, ptr %6, align 4, !tbaa !3
  %42 = sitofp i32 %41 to float
  %43 = fsub contract float %40, %42
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = fdiv contract float %43, %45
  store float %46, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %47 = load i32, ptr %10, align 4, !tbaa !3
  %48 = sitofp i32 %47 to float
  %49 = fmul contract float 2.000000e+00, %48
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = fsub contract float %49, %51
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = sitofp i32 %53 to float
  %55 = fdiv contract float %52, %54
  store float %55, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store float 0.000000e+00, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %56 = load float, ptr %12, align 4, !tbaa !10
  %57 = load float, ptr %12, align 4, !tbaa !10
  %58 = fmul contract float %56, %57
  %59 = load float, ptr %13, align 4, !tbaa !10
  %60 = load float, ptr %13, align 4, !tbaa !10
  %61 = fmul contract float %59, %60
  %62 = fadd contract float %58, %61
  %63 = fadd contract float %62, 2.250000e+00
  %64 = call contract noundef float @_ZL6rsqrtff(float noundef %63) #9
  store float %64, ptr %15, align 4, !tbaa !10
  %65 = load float, ptr %15, align 4, !tbaa !10
  %66 = load float, ptr %12, align 4, !tbaa !10
  %67 = fmul contract float %66, %65
  store float %67, ptr %12, align 4, !tbaa !10
  %68 = load float, ptr %15, align 4, !tbaa !10
  %69 = load float, ptr %13, align 4, !tbaa !10
  %70 = fmul contract float %69, %68
  store float %70, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %71 = load float, ptr %15, align 4, !tbaa !10
  %72 = fmul contract float 1.500000e+00, %71
  store float %72, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %103, %37
  %74 = load i32, ptr %17, align 4, !tbaa !3
  %75 = icmp slt i32 %74, 96
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  store i32 2, ptr %11, align 4
  br label %106

77:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %78 = load float, ptr %12, align 4, !tbaa !10
  %79 = load float, ptr %14, align 4, !tbaa !10
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %13, align 4, !tbaa !10
  %82 = load float, ptr %14, align 4, !tbaa !10
  %83 = fmul contract float %81, %82
  %84 = load float, ptr %16, align 4, !tbaa !10
  %85 = load float, ptr %14, align 4, !tbaa !10
  %86 = fmul contract float %84, %85
  %87 = fsub contract float %86, 3.000000e+00
  %88 = load float, ptr %8, align 4, !tbaa !10
  %89 = call contract noundef float @_ZL9scene_sdfffff(float noundef %80, float noundef %83, float noundef %87, float noundef %88) #9
  store float %89, ptr %18, align 4, !tbaa !10
  %90 = load float, ptr %18, align 4, !tbaa !10
  %91 = load float, ptr %14, align 4, !tbaa !10
  %92 = fadd contract float %91, %90
  store float %92, ptr %14, align 4, !tbaa !10
  %93 = load float, ptr %18, align 4, !tbaa !10
  %94 = fcmp contract olt float %93, 0x3F50624DE0000000
  br i1 %94, label %98, label %95

95:                                               ; preds = %77
  %96 = load float, ptr %14, align 4, !tbaa !10
  %97 = fcmp contract ogt float %96, 2.000000e+01
  br i1 %97, label %98, label %99

98:                                               ; preds = %95, %77
  store i32 2, ptr %11, align 4
  br label %100

99:                                               ; preds = %95
  store i32 0, ptr %11, align 4
  br label %100

100:                                              ; preds = %99, %98
  call void @llvm.lifetime.end.p0(ptr %18) #8
  %101 = load i32, ptr %11, align 4
  switch i32 %101, label %106 [
    i32 0, label %102
  ]

102:                                              ; preds = %100
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %17, align 4, !tbaa !3
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %17, align 4, !tbaa !3
  br label %73, !llvm.loop !29

106:                                              ; preds = %100, %76
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %107

107:                                              ; preds = %106
  %108 = load float, ptr %14, align 4, !tbaa !10
  %109 = load ptr, ptr %5, align 8, !tbaa !27
  %110 = load i32, ptr %10, align 4, !tbaa !3
  %111 = load i32, ptr %6, align 4, !tbaa !3
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %9, align 4, !tbaa !3
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %109, i64 %115
  store float %108, ptr %116, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  store i32 0, ptr %11, align 4
  br label %117

117:                                              ; preds = %107, %36
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %118 = load i32, ptr %11, align 4
  switch i32 %118, label %120 [
    i32 0, label %119
    i32 1, label %119
  ]

119:                                              ; preds = %117, %117
  ret void

120:                                              ; preds = %117
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_rsqrtf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9scene_sdfffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #2 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  store float %0, ptr %5, align 4, !tbaa !10
  store float %1, ptr %6, align 4, !tbaa !10
  store float %2, ptr %7, align 4, !tbaa !10
  store float %3, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %18 = load float, ptr %5, align 4, !tbaa !10
  %19 = load float, ptr %7, align 4, !tbaa !10
  %20 = call contract noundef float @_ZL6hypotfff(float noundef %18, float noundef %19) #9
  %21 = fsub contract float %20, 1.000000e+00
  %22 = load float, ptr %6, align 4, !tbaa !10
  %23 = call contract noundef float @_ZL6hypotfff(float noundef %21, float noundef %22) #9
  %24 = fsub contract float %23, 2.500000e-01
  store float %24, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %25 = load float, ptr %5, align 4, !tbaa !10
  %26 = load float, ptr %8, align 4, !tbaa !10
  %27 = call contract noundef float @_ZL4sinff(float noundef %26) #9
  %28 = fsub contract float %25, %27
  %29 = call contract noundef float @_ZL5fabsff(float noundef %28) #9
  %30 = fsub contract float %29, 0x3FD99999A0000000
  store float %30, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %31 = load float, ptr %6, align 4, !tbaa !10
  %32 = call contract noundef float @_ZL5fabsff(float noundef %31) #9
  %33 = fsub contract float %32, 0x3FD99999A0000000
  store float %33, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %34 = load float, ptr %7, align 4, !tbaa !10
  %35 = call contract noundef float @_ZL5fabsff(float noundef %34) #9
  %36 = fsub contract float %35, 0x3FD99999A0000000
  store float %36, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %37 = load float, ptr %10, align 4, !tbaa !10
  %38 = call contract noundef float @_ZL5fmaxfff(float noundef %37, float noundef 0.000000e+00) #9
  store float %38, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %39 = load float, ptr %11, align 4, !tbaa !10
  %40 = call contract noundef float @_ZL5fmaxfff(float noundef %39, float noundef 0.000000e+00) #9
  store float %40, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %41 = load float, ptr %12, align 4, !tbaa !10
  %42 = call contract noundef float @_ZL5fmaxfff(float noundef %41, float noundef 0.000000e+00) #9
  store float %42, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %43 = load float, ptr %13, align 4, !tbaa !10
  %44 = load float, ptr %13, align 4, !tbaa !10
  %45 = fmul contract float %43, %44
  %46 = load float, ptr %14, align 4, !tbaa !10
  %47 = load float, ptr %14, align 4, !tbaa !10
  %48 = fmul contract float %46, %47
  %49 = fadd contract float %45, %48
  %50 = load float, ptr %15, align 4, !tbaa !10
  %51 = load float, ptr %15, align 4, !tbaa !10
  %52 = fmul contract float %50, %51
  %53 = fadd contract float %49, %52
  %54 = call contract noundef float @_ZL5sqrtff(float noundef %53) #9
  %55 = load float, ptr %10, align 4, !tbaa !10
  %56 = load float, ptr %11, align 4, !tbaa !10
  %57 = load float, ptr %12, align 4, !tbaa !10
  %58 = call contract noundef float @_ZL5fmaxfff(float noundef %56, float noundef %57) #9
  %59 = call contract noundef float @_ZL5fmaxfff(float noundef %55, float noundef %58) #9
  %60 = call contract noundef float @_ZL5fminfff(float noundef %59, float noundef 0.000000e+00) #9
  %61 = fadd contract float %54, %60
  store float %61, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %62 = load float, ptr %9, align 4, !tbaa !10
  %63 = load float, ptr %16, align 4, !tbaa !10
  %64 = fsub contract float %62, %63
  %65 = call contract noundef float @_ZL5fabsff(float noundef %64) #9
  %66 = fsub contract float 0x3FD3333340000000, %65
  %67 = call contract noundef float @_ZL5fmaxfff(float noundef %66, float noundef 0.000000e+00) #9
  %68 = fdiv contract float %67, 0x3FD3333340000000
  store float %68, ptr %17, align 4, !tbaa !10
  %69 = load float, ptr %9, align 4, !tbaa !10
  %70 = load float, ptr %16, align 4, !tbaa !10
  %71 = call contract noundef float @_ZL5fminfff(float noundef %69, float noundef %70) #9
  %72 = load float, ptr %17, align 4, !tbaa !10
  %73 = load float, ptr %17, align 4, !tbaa !10
  %74 = fmul contract float %72, %73
  %75 = fmul contract float %74, 0x3FB3333340000000
  %76 = fsub contract float %71, %75
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret float %76
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @classify_cubes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !27
  store ptr %1, ptr %8, align 8, !tbaa !30
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %29 = add i32 %27, %28
  store i32 %29, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #9
  store i32 %30, ptr %15, align 4, !tbaa !3
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sub nsw i32 %32, 1
  %34 = icmp sge i32 %31, %33
  br i1 %34, label %45, label %35

35:                                               ; preds = %6
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = sub nsw i32 %37, 1
  %39 = icmp sge i32 %36, %38
  br i1 %39, label %45, label %40

40:                                               ; preds = %35
  %41 = load i32, ptr %15, align 4, !tbaa !3
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = sub nsw i32 %42, 1
  %44 = icmp sge i32 %41, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %40, %35, %6
  store i32 1, ptr %16, align 4
  br label %167

46:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %47 = load ptr, ptr %7, align 8, !tbaa !27
  %48 = load i32, ptr %15, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = load i32, ptr %10, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i32, ptr %14, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = load i32, ptr %9, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds nuw float, ptr %47, i64 %58
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %59, i64 %61
  store ptr %62, ptr %17, align 8, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %63 = load i32, ptr %9, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = load i32, ptr %10, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = mul i64 %64, %66
  store i64 %67, ptr %18, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %68 = load ptr, ptr %17, align 8, !tbaa !27
  %69 = getelementptr inbounds float, ptr %68, i64 0
  %70 = load float, ptr %69, align 4, !tbaa !10
  %71 = load float, ptr %12, align 4, !tbaa !10
  %72 = fcmp contract olt float %70, %71
  %73 = zext i1 %72 to i32
  %74 = load ptr, ptr %17, align 8, !tbaa !27
  %75 = getelementptr inbounds float, ptr %74, i64 1
  %76 = load float, ptr %75, align 4, !tbaa !10
  %77 = load float, ptr %12, align 4, !tbaa !10
  %78 = fcmp contract olt float %76, %77
  %79 = zext i1 %78 to i32
  %80 = shl i32 %79, 1
  %81 = or i32 %73, %80
  %82 = load ptr, ptr %17, align 8, !tbaa !27
  %83 = load i32, ptr %9, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %82, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !10
  %88 = load float, ptr %12, align 4, !tbaa !10
  %89 = fcmp contract olt float %87, %88
  %90 = zext i1 %89 to i32
  %91 = shl i32 %90, 2
  %92 = or i32 %81, %91
  %93 = load ptr, ptr %17, align 8, !tbaa !27
  %94 = load i32, ptr %9, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !10
  %98 = load float, ptr %12, align 4, !tbaa !10
  %99 = fcmp contract olt float %97, %98
  %100 = zext i1 %99 to i32
  %101 = shl i32 %100, 3
  %102 = or i32 %92, %101
  %103 = load ptr, ptr %17, align 8, !tbaa !27
  %104 = load i64, ptr %18, align 8, !tbaa !31
  %105 = getelementptr inbounds nuw float, ptr %103, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !10
  %107 = load float, ptr %12, align 4, !tbaa !10
  %108 = fcmp contract olt float %106, %107
  %109 = zext i1 %108 to i32
  %110 = shl i32 %109, 4
  %111 = or i32 %102, %110
  %112 = load ptr, ptr %17, align 8, !tbaa !27
  %113 = load i64, ptr %18, align 8, !tbaa !31
  %114 = add i64 %113, 1
  %115 = getelementptr inbounds nuw float, ptr %112, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !10
  %117 = load float, ptr %12, align 4, !tbaa !10
  %118 = fcmp contract olt float %116, %117
  %119 = zext i1 %118 to i32
  %120 = shl i32 %119, 5
  %121 = or i32 %111, %120
  %122 = load ptr, ptr %17, align 8, !tbaa !27
  %123 = load i64, ptr %18, align 8, !tbaa !31
  %124 = load i32, ptr %9, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = add i64 %123, %125
  %127 = add i64 %126, 1
  %128 = getelementptr inbounds nuw float, ptr %122, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !10
  %130 = load float, ptr %12, align 4, !tbaa !10
  %131 = fcmp contract olt float %129, %130
  %132 = zext i1 %131 to i32
  %133 = shl i32 %132, 6
  %134 = or i32 %121, %133
  %135 = load ptr, ptr %17, align 8, !tbaa !27
  %136 = load i64, ptr %18, align 8, !tbaa !31
  %137 = load i32, ptr %9, align 4, !tbaa !3
  %138 = sext i32 %137 to i64
  %139 = add i64 %136, %138
  %140 = getelementptr inbounds nuw float, ptr %135, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !10
  %142 = load float, ptr %12, align 4, !tbaa !10
  %143 = fcmp contract olt float %141, %142
  %144 = zext i1 %143 to i32
  %145 = shl i32 %144, 7
  %146 = or i32 %134, %145
  store i32 %146, ptr %19, align 4, !tbaa !3
  %147 = load i32, ptr %19, align 4, !tbaa !3
  %148 = trunc i32 %147 to i8
  %149 = load ptr, ptr %8, align 8, !tbaa !30
  %150 = load i32, ptr %15, align 4, !tbaa !3
  %151 = sext i32 %150 to i64
  %152 = load i32, ptr %10, align 4, !tbaa !3
  %153 = sub nsw i32 %152, 1
  %154 = sext i32 %153 to i64
  %155 = mul i64 %151, %154
  %156 = load i32, ptr %14, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = add i64 %155, %157
  %159 = load i32, ptr %9, align 4, !tbaa !3
  %160 = sub nsw i32 %159, 1
  %161 = sext i32 %160 to i64
  %162 = mul i64 %158, %161
  %163 = load i32, ptr %13, align 4, !tbaa !3
  %164 = sext i32 %163 to i64
  %165 = add i64 %162, %164
  %166 = getelementptr inbounds nuw i8, ptr %149, i64 %165
  store i8 %148, ptr %166, align 1, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  store i32 0, ptr %16, align 4
  br label %167

167:                                              ; preds = %46, %45
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  %168 = load i32, ptr %16, align 4
  switch i32 %168, label %170 [
    i32 0, label %169
    i32 1, label %169
  ]

169:                                              ; preds = %167, %167
  ret void

170:                                              ; preds = %167
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %7, i32 noundef %8) #9
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %9, i32 noundef %10) #9
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6floorff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_floorf(float noundef %3) #9
  ret float %4
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Volume2atEiii(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #4 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !25
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %struct.Volume, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !34
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds nuw %struct.Volume, ptr %9, i32 0, i32 2
  %15 = load i32, ptr %14, align 4, !tbaa !15
  %16 = sext i32 %15 to i64
  %17 = mul i64 %13, %16
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = add i64 %17, %19
  %21 = getelementptr inbounds nuw %struct.Volume, ptr %9, i32 0, i32 1
  %22 = load i32, ptr %21, align 8, !tbaa !12
  %23 = sext i32 %22 to i64
  %24 = mul i64 %20, %23
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !33
  %30 = zext i8 %29 to i32
  %31 = sitofp i32 %30 to float
  %32 = fmul contract float %31, 0x3F70101020000000
  ret float %32
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

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6hypotfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_hypotf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_fabsf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sinff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_sinf(float noundef %3) #9
  ret float %4
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_sqrtf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %3, align 4, !tbaa !10
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_hypotf(float noundef, float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 _ZTS6float4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !4, i64 8}
!13 = !{!"_ZTS6Volume", !14, i64 0, !4, i64 8, !4, i64 12, !4, i64 16}
!14 = !{!"p1 omnipotent char", !9, i64 0}
!15 = !{!13, !4, i64 12}
!16 = !{!13, !4, i64 16}
!17 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!18 = !{!19, !11, i64 12}
!19 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!20 = !{!19, !11, i64 0}
!21 = !{!19, !11, i64 4}
!22 = !{!19, !11, i64 8}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTS6Volume", !9, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 float", !9, i64 0}
!29 = distinct !{!29, !24}
!30 = !{!14, !14, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !5, i64 0}
!33 = !{!5, !5, i64 0}
!34 = !{!13, !14, i64 0}
