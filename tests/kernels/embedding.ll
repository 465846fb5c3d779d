; ModuleID = 'embedding.cu'
source_filename = "embedding.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @embedding_gather(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.float4, align 16
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !7
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i64 %4, ptr %10, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %14 = load ptr, ptr %7, align 8, !tbaa !10
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !12
  store i64 %18, ptr %11, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %19, ptr %12, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %55, %5
  %21 = load i32, ptr %12, align 4, !tbaa !3
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %59

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %26 = load i64, ptr %11, align 8, !tbaa !12
  %27 = load i64, ptr %10, align 8, !tbaa !12
  %28 = icmp eq i64 %26, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  store float 0.000000e+00, ptr %30, align 16, !tbaa !14
  %31 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  store float 0.000000e+00, ptr %31, align 4, !tbaa !17
  %32 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  store float 0.000000e+00, ptr %32, align 8, !tbaa !18
  %33 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  store float 0.000000e+00, ptr %33, align 4, !tbaa !19
  br label %44

34:                                               ; preds = %25
  %35 = load ptr, ptr %6, align 8, !tbaa !7
  %36 = load i64, ptr %11, align 8, !tbaa !12
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %36, %38
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = add nsw i64 %39, %41
  %43 = getelementptr inbounds %struct.float4, ptr %35, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %43, i64 16, i1 false), !tbaa.struct !20
  br label %44

44:                                               ; preds = %34, %29
  %45 = load ptr, ptr %8, align 8, !tbaa !7
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %47 = zext i32 %46 to i64
  %48 = load i32, ptr %9, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = load i32, ptr %12, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = add i64 %50, %52
  %54 = getelementptr inbounds nuw %struct.float4, ptr %45, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %54, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %55

55:                                               ; preds = %44
  %56 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = add i32 %57, %56
  store i32 %58, ptr %12, align 4, !tbaa !3
  br label %20, !llvm.loop !22

59:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %11) #6
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @embedding_bag(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !24
  store ptr %1, ptr %9, align 8, !tbaa !26
  store ptr %2, ptr %10, align 8, !tbaa !26
  store ptr %3, ptr %11, align 8, !tbaa !24
  store ptr %4, ptr %12, align 8, !tbaa !24
  store i32 %5, ptr %13, align 4, !tbaa !3
  store i32 %6, ptr %14, align 4, !tbaa !28
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  store i32 %23, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %24 = load ptr, ptr %10, align 8, !tbaa !26
  %25 = load i32, ptr %15, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  store i32 %28, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %29 = load ptr, ptr %10, align 8, !tbaa !26
  %30 = load i32, ptr %15, align 4, !tbaa !3
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  store i32 %34, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %35, ptr %18, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %125, %7
  %37 = load i32, ptr %18, align 4, !tbaa !3
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %129

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %42 = load i32, ptr %14, align 4, !tbaa !28
  %43 = icmp eq i32 %42, 2
  %44 = zext i1 %43 to i64
  %45 = select contract i1 %43, float 0xFFF0000000000000, float 0.000000e+00
  store float %45, ptr %20, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %46 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %46, ptr %21, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %89, %41
  %48 = load i32, ptr %21, align 4, !tbaa !3
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %92

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %53 = load ptr, ptr %8, align 8, !tbaa !24
  %54 = load ptr, ptr %9, align 8, !tbaa !26
  %55 = load i32, ptr %21, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = mul i64 %59, %61
  %63 = load i32, ptr %18, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = add i64 %62, %64
  %66 = getelementptr inbounds nuw float, ptr %53, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !21
  store float %67, ptr %22, align 4, !tbaa !21
  %68 = load ptr, ptr %11, align 8, !tbaa !24
  %69 = icmp ne ptr %68, null
  br i1 %69, label %70, label %78

70:                                               ; preds = %52
  %71 = load ptr, ptr %11, align 8, !tbaa !24
  %72 = load i32, ptr %21, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !21
  %76 = load float, ptr %22, align 4, !tbaa !21
  %77 = fmul contract float %76, %75
  store float %77, ptr %22, align 4, !tbaa !21
  br label %78

78:                                               ; preds = %70, %52
  %79 = load i32, ptr %14, align 4, !tbaa !28
  switch i32 %79, label %88 [
    i32 0, label %80
    i32 1, label %80
    i32 2, label %84
  ]

80:                                               ; preds = %78, %78
  %81 = load float, ptr %22, align 4, !tbaa !21
  %82 = load float, ptr %20, align 4, !tbaa !21
  %83 = fadd contract float %82, %81
  store float %83, ptr %20, align 4, !tbaa !21
  br label %88

84:                                               ; preds = %78
  %85 = load float, ptr %20, align 4, !tbaa !21
  %86 = load float, ptr %22, align 4, !tbaa !21
  %87 = call contract noundef float @_ZL5fmaxfff(float noundef %85, float noundef %86) #7
  store float %87, ptr %20, align 4, !tbaa !21
  br label %88

88:                                               ; preds = %78, %84, %80
  call void @llvm.lifetime.end.p0(ptr %22) #6
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %21, align 4, !tbaa !3
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %21, align 4, !tbaa !3
  br label %47, !llvm.loop !30

92:                                               ; preds = %51
  %93 = load i32, ptr %14, align 4, !tbaa !28
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %95, label %106

95:                                               ; preds = %92
  %96 = load i32, ptr %17, align 4, !tbaa !3
  %97 = load i32, ptr %16, align 4, !tbaa !3
  %98 = icmp sgt i32 %96, %97
  br i1 %98, label %99, label %106

99:                                               ; preds = %95
  %100 = load i32, ptr %17, align 4, !tbaa !3
  %101 = load i32, ptr %16, align 4, !tbaa !3
  %102 = sub nsw i32 %100, %101
  %103 = sitofp i32 %102 to float
  %104 = load float, ptr %20, align 4, !tbaa !21
  %105 = fdiv contract float %104, %103
  store float %105, ptr %20, align 4, !tbaa !21
  br label %106

106:                                              ; preds = %99, %95, %92
  %107 = load i32, ptr %17, align 4, !tbaa !3
  %108 = load i32, ptr %16, align 4, !tbaa !3
  %109 = icmp sgt i32 %107, %108
  br i1 %109, label %110, label %112

110:                                              ; preds = %106
  %111 = load float, ptr %20, align 4, !tbaa !21
  br label %113

112:                                              ; preds = %106
  br label %113

113:                                              ; preds = %112, %110
  %114 = phi contract float [ %111, %110 ], [ 0.000000e+00, %112 ]
  %115 = load ptr, ptr %12, align 8, !tbaa !24
  %116 = load i32, ptr %15, align 4, !tbaa !3
  %117 = sext i32 %116 to i64
  %118 = load i32, ptr %13, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = mul i64 %117, %119
  %121 = load i32, ptr %18, align 4, !tbaa !3
  %122 = sext i32 %121 to i64
  %123 = add i64 %120, %122
  %124 = getelementptr inbounds nuw float, ptr %115, i64 %123
  store float %114, ptr %124, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %125

125:                                              ; preds = %113
  %126 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %127 = load i32, ptr %18, align 4, !tbaa !3
  %128 = add i32 %127, %126
  store i32 %128, ptr %18, align 4, !tbaa !3
  br label %36, !llvm.loop !31

129:                                              ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !21
  store float %1, ptr %4, align 4, !tbaa !21
  %5 = load float, ptr %3, align 4, !tbaa !21
  %6 = load float, ptr %4, align 4, !tbaa !21
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #7
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @embedding_backward(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !32
  store ptr %1, ptr %6, align 8, !tbaa !26
  store ptr %2, ptr %7, align 8, !tbaa !26
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = load ptr, ptr %6, align 8, !tbaa !26
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  store i32 %15, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %16, ptr %10, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %44, %4
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %48

22:                                               ; preds = %17
  %23 = load ptr, ptr %7, align 8, !tbaa !26
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = mul i64 %25, %27
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = add i64 %28, %30
  %32 = getelementptr inbounds nuw i32, ptr %23, i64 %31
  %33 = load ptr, ptr %5, align 8, !tbaa !32
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %35 = zext i32 %34 to i64
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds nuw <2 x bfloat>, ptr %33, i64 %41
  %43 = load <2 x bfloat>, ptr %42, align 4, !tbaa !33
  call void @_ZL16atomic_add_bf162PjDv2_DF16b(ptr noundef %32, <2 x bfloat> noundef %43) #7
  br label %44

44:                                               ; preds = %22
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = add i32 %46, %45
  store i32 %47, ptr %10, align 4, !tbaa !3
  br label %17, !llvm.loop !34

48:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL16atomic_add_bf162PjDv2_DF16b(ptr noundef %0, <2 x bfloat> noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca <2 x bfloat>, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <2 x bfloat>, align 4
  %8 = alloca <2 x bfloat>, align 4
  store ptr %0, ptr %3, align 8, !tbaa !26
  store <2 x bfloat> %1, ptr %4, align 4, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = load ptr, ptr %3, align 8, !tbaa !26
  %10 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %10, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  br label %11

11:                                               ; preds = %38, %2
  %12 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %12, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %13 = load <2 x bfloat>, ptr %6, align 4, !tbaa !33
  store <2 x bfloat> %13, ptr %7, align 4, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %14 = load <2 x bfloat>, ptr %7, align 4
  %15 = extractelement <2 x bfloat> %14, i64 0
  %16 = fpext contract bfloat %15 to float
  %17 = load <2 x bfloat>, ptr %4, align 4
  %18 = extractelement <2 x bfloat> %17, i64 0
  %19 = fpext contract bfloat %18 to float
  %20 = fadd contract float %16, %19
  %21 = fptrunc contract float %20 to bfloat
  %22 = load <2 x bfloat>, ptr %8, align 4
  %23 = insertelement <2 x bfloat> %22, bfloat %21, i64 0
  store <2 x bfloat> %23, ptr %8, align 4
  %24 = load <2 x bfloat>, ptr %7, align 4
  %25 = extractelement <2 x bfloat> %24, i64 1
  %26 = fpext contract bfloat %25 to float
  %27 = load <2 x bfloat>, ptr %4, align 4
  %28 = extractelement <2 x bfloat> %27, i64 1
  %29 = fpext contract bfloat %28 to float
  %30 = fadd contract float %26, %29
  %31 = fptrunc contract float %30 to bfloat
  %32 = load <2 x bfloat>, ptr %8, align 4
  %33 = insertelement <2 x bfloat> %32, bfloat %31, i64 1
  store <2 x bfloat> %33, ptr %8, align 4
  %34 = load ptr, ptr %3, align 8, !tbaa !26
  %35 = load i32, ptr %6, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !33
  %37 = call noundef i32 @_ZL9atomicCASPjjj(ptr noundef %34, i32 noundef %35, i32 noundef %36) #7
  store i32 %37, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %38

38:                                               ; preds = %11
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = icmp ne i32 %39, %40
  br i1 %41, label %11, label %42, !llvm.loop !35

42:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cross_entropy(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !24
  store ptr %1, ptr %8, align 8, !tbaa !26
  store ptr %2, ptr %9, align 8, !tbaa !24
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %13, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %107

30:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %31 = load ptr, ptr %8, align 8, !tbaa !26
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %35, ptr %15, align 4, !tbaa !3
  %36 = load i32, ptr %15, align 4, !tbaa !3
  %37 = load i32, ptr %12, align 4, !tbaa !3
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %44

39:                                               ; preds = %30
  %40 = load ptr, ptr %9, align 8, !tbaa !24
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float 0.000000e+00, ptr %43, align 4, !tbaa !21
  store i32 1, ptr %14, align 4
  br label %106

44:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %45 = load ptr, ptr %7, align 8, !tbaa !24
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = getelementptr inbounds nuw float, ptr %45, i64 %50
  store ptr %51, ptr %16, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %52 = load ptr, ptr %16, align 8, !tbaa !24
  %53 = getelementptr inbounds float, ptr %52, i64 0
  %54 = load float, ptr %53, align 4, !tbaa !21
  store float %54, ptr %17, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store float 0.000000e+00, ptr %18, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 1, ptr %19, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %68, %44
  %56 = load i32, ptr %19, align 4, !tbaa !3
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %71

60:                                               ; preds = %55
  %61 = load float, ptr %17, align 4, !tbaa !21
  %62 = load ptr, ptr %16, align 8, !tbaa !24
  %63 = load i32, ptr %19, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !21
  %67 = call contract noundef float @_ZL5fmaxfff(float noundef %61, float noundef %66) #7
  store float %67, ptr %17, align 4, !tbaa !21
  br label %68

68:                                               ; preds = %60
  %69 = load i32, ptr %19, align 4, !tbaa !3
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %19, align 4, !tbaa !3
  br label %55, !llvm.loop !36

71:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %72

72:                                               ; preds = %88, %71
  %73 = load i32, ptr %20, align 4, !tbaa !3
  %74 = load i32, ptr %11, align 4, !tbaa !3
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %77, label %76

76:                                               ; preds = %72
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %91

77:                                               ; preds = %72
  %78 = load ptr, ptr %16, align 8, !tbaa !24
  %79 = load i32, ptr %20, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !21
  %83 = load float, ptr %17, align 4, !tbaa !21
  %84 = fsub contract float %82, %83
  %85 = call contract noundef float @_ZL4expff(float noundef %84) #7
  %86 = load float, ptr %18, align 4, !tbaa !21
  %87 = fadd contract float %86, %85
  store float %87, ptr %18, align 4, !tbaa !21
  br label %88

88:                                               ; preds = %77
  %89 = load i32, ptr %20, align 4, !tbaa !3
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %20, align 4, !tbaa !3
  br label %72, !llvm.loop !37

91:                                               ; preds = %76
  %92 = load float, ptr %18, align 4, !tbaa !21
  %93 = call contract noundef float @_ZL4logff(float noundef %92) #7
  %94 = load float, ptr %17, align 4, !tbaa !21
  %95 = fadd contract float %93, %94
  %96 = load ptr, ptr %16, align 8, !tbaa !24
  %97 = load i32, ptr %15, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !21
  %101 = fsub contract float %95, %100
  %102 = load ptr, ptr %9, align 8, !tbaa !24
  %103 = load i32, ptr %13, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  store float %101, ptr %105, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  store i32 0, ptr %14, align 4
  br label %106

106:                                              ; preds = %91, %39
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %107

107:                                              ; preds = %106, %29
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %108 = load i32, ptr %14, align 4
  switch i32 %108, label %110 [
    i32 0, label %109
    i32 1, label %109
  ]

109:                                              ; preds = %107, %107
  ret void

110:                                              ; preds = %107
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !21
  %3 = load float, ptr %2, align 4, !tbaa !21
  %4 = call contract float @__nv_expf(float noundef %3) #7
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !21
  %3 = load float, ptr %2, align 4, !tbaa !21
  %4 = call contract float @__nv_logf(float noundef %3) #7
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPjjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !26
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !26
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!11 = !{!"p1 long", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!15, !16, i64 0}
!15 = !{!"_ZTS6float4", !16, i64 0, !16, i64 4, !16, i64 8, !16, i64 12}
!16 = !{!"float", !5, i64 0}
!17 = !{!15, !16, i64 4}
!18 = !{!15, !16, i64 8}
!19 = !{!15, !16, i64 12}
!20 = !{i64 0, i64 4, !21, i64 4, i64 4, !21, i64 8, i64 4, !21, i64 12, i64 4, !21}
!21 = !{!16, !16, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 float", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !9, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"_ZTS7BagMode", !5, i64 0}
!30 = distinct !{!30, !23}
!31 = distinct !{!31, !23}
!32 = !{!9, !9, i64 0}
!33 = !{!5, !5, i64 0}
!34 = distinct !{!34, !23}
!35 = distinct !{!35, !23}
!36 = distinct !{!36, !23}
!37 = distinct !{!37, !23}
