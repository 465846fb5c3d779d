; ModuleID = 'spmv.cu'
source_filename = "spmv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr_scalar(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 !dbg !11 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !14
  store ptr %2, ptr %9, align 8, !tbaa !14
  store ptr %3, ptr %10, align 8, !tbaa !17
  store ptr %4, ptr %11, align 8, !tbaa !17
  store ptr %5, ptr %12, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !19
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !20
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !21
  %20 = mul i32 %18, %19, !dbg !22
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !23
  %22 = add i32 %20, %21, !dbg !24
  store i32 %22, ptr %13, align 4, !dbg !25, !tbaa !7
  %23 = load i32, ptr %13, align 4, !dbg !26, !tbaa !7
  %24 = load i32, ptr %7, align 4, !dbg !27, !tbaa !7
  %25 = icmp sge i32 %23, %24, !dbg !28
  br i1 %25, label %26, label %27, !dbg !28

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %71, !dbg !29

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5, !dbg !30
  store float 0.000000e+00, ptr %15, align 4, !dbg !31, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %16) #5, !dbg !34
  %28 = load ptr, ptr %8, align 8, !dbg !35, !tbaa !14
  %29 = load i32, ptr %13, align 4, !dbg !36, !tbaa !7
  %30 = sext i32 %29 to i64, !dbg !35
  %31 = getelementptr inbounds i32, ptr %28, i64 %30, !dbg !35
  %32 = load i32, ptr %31, align 4, !dbg !35, !tbaa !7
  store i32 %32, ptr %16, align 4, !dbg !37, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %17) #5, !dbg !34
  %33 = load ptr, ptr %8, align 8, !dbg !38, !tbaa !14
  %34 = load i32, ptr %13, align 4, !dbg !39, !tbaa !7
  %35 = add nsw i32 %34, 1, !dbg !40
  %36 = sext i32 %35 to i64, !dbg !38
  %37 = getelementptr inbounds i32, ptr %33, i64 %36, !dbg !38
  %38 = load i32, ptr %37, align 4, !dbg !38, !tbaa !7
  store i32 %38, ptr %17, align 4, !dbg !41, !tbaa !7
  br label %39, !dbg !34

39:                                               ; preds = %62, %27
  %40 = load i32, ptr %16, align 4, !dbg !42, !tbaa !7
  %41 = load i32, ptr %17, align 4, !dbg !43, !tbaa !7
  %42 = icmp slt i32 %40, %41, !dbg !44
  br i1 %42, label %44, label %43, !dbg !45

43:                                               ; preds = %39
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5, !dbg !45
  call void @llvm.lifetime.end.p0(ptr %16) #5, !dbg !45
  br label %65

44:                                               ; preds = %39
  %45 = load ptr, ptr %10, align 8, !dbg !46, !tbaa !17
  %46 = load i32, ptr %16, align 4, !dbg !47, !tbaa !7
  %47 = sext i32 %46 to i64, !dbg !46
  %48 = getelementptr inbounds float, ptr %45, i64 %47, !dbg !46
  %49 = load float, ptr %48, align 4, !dbg !46, !tbaa !32
  %50 = load ptr, ptr %11, align 8, !dbg !48, !tbaa !17
  %51 = load ptr, ptr %9, align 8, !dbg !49, !tbaa !14
  %52 = load i32, ptr %16, align 4, !dbg !50, !tbaa !7
  %53 = sext i32 %52 to i64, !dbg !49
  %54 = getelementptr inbounds i32, ptr %51, i64 %53, !dbg !49
  %55 = load i32, ptr %54, align 4, !dbg !49, !tbaa !7
  %56 = sext i32 %55 to i64, !dbg !48
  %57 = getelementptr inbounds float, ptr %50, i64 %56, !dbg !48
  %58 = load float, ptr %57, align 4, !dbg !48, !tbaa !32
  %59 = fmul contract float %49, %58, !dbg !51
  %60 = load float, ptr %15, align 4, !dbg !52, !tbaa !32
  %61 = fadd contract float %60, %59, !dbg !52
  store float %61, ptr %15, align 4, !dbg !52, !tbaa !32
  br label %62, !dbg !53

62:                                               ; preds = %44
  %63 = load i32, ptr %16, align 4, !dbg !54, !tbaa !7
  %64 = add nsw i32 %63, 1, !dbg !54
  store i32 %64, ptr %16, align 4, !dbg !54, !tbaa !7
  br label %39, !dbg !45, !llvm.loop !55

65:                                               ; preds = %43
  %66 = load float, ptr %15, align 4, !dbg !58, !tbaa !32
  %67 = load ptr, ptr %12, align 8, !dbg !59, !tbaa !17
  %68 = load i32, ptr %13, align 4, !dbg !60, !tbaa !7
  %69 = sext i32 %68 to i64, !dbg !59
  %70 = getelementptr inbounds float, ptr %67, i64 %69, !dbg !59
  store float %66, ptr %70, align 4, !dbg !61, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %15) #5, !dbg !62
  store i32 0, ptr %14, align 4, !dbg !62
  br label %71, !dbg !62

71:                                               ; preds = %65, %26
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !62
  %72 = load i32, ptr %14, align 4
  switch i32 %72, label %74 [
    i32 0, label %73
    i32 1, label %73
  ]

73:                                               ; preds = %71, %71
  ret void, !dbg !62

74:                                               ; preds = %71
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !63 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !65
  ret i32 %1, !dbg !66
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !67 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !68
  ret i32 %1, !dbg !69
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !70 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !71
  ret i32 %1, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_csr_warp(i32 noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, float noundef %6, float noundef %7) #0 !dbg !73 {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i32 %0, ptr %9, align 4, !tbaa !7
  store ptr %1, ptr %10, align 8, !tbaa !14
  store ptr %2, ptr %11, align 8, !tbaa !14
  store ptr %3, ptr %12, align 8, !tbaa !17
  store ptr %4, ptr %13, align 8, !tbaa !17
  store ptr %5, ptr %14, align 8, !tbaa !17
  store float %6, ptr %15, align 4, !tbaa !32
  store float %7, ptr %16, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %17) #5, !dbg !74
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !75
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !76
  %25 = mul i32 %23, %24, !dbg !77
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !78
  %27 = add i32 %25, %26, !dbg !79
  %28 = lshr i32 %27, 5, !dbg !80
  store i32 %28, ptr %17, align 4, !dbg !81, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %18) #5, !dbg !74
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !82
  %30 = and i32 %29, 31, !dbg !83
  store i32 %30, ptr %18, align 4, !dbg !84, !tbaa !7
  %31 = load i32, ptr %17, align 4, !dbg !85, !tbaa !7
  %32 = load i32, ptr %9, align 4, !dbg !86, !tbaa !7
  %33 = icmp sge i32 %31, %32, !dbg !87
  br i1 %33, label %34, label %35, !dbg !87

34:                                               ; preds = %8
  store i32 1, ptr %19, align 4
  br label %108, !dbg !88

35:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %20) #5, !dbg !89
  store float 0.000000e+00, ptr %20, align 4, !dbg !90, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %21) #5, !dbg !91
  %36 = load ptr, ptr %10, align 8, !dbg !92, !tbaa !14
  %37 = load i32, ptr %17, align 4, !dbg !93, !tbaa !7
  %38 = sext i32 %37 to i64, !dbg !92
  %39 = getelementptr inbounds i32, ptr %36, i64 %38, !dbg !92
  %40 = load i32, ptr %39, align 4, !dbg !92, !tbaa !7
  %41 = load i32, ptr %18, align 4, !dbg !94, !tbaa !7
  %42 = add nsw i32 %40, %41, !dbg !95
  store i32 %42, ptr %21, align 4, !dbg !96, !tbaa !7
  br label %43, !dbg !91

43:                                               ; preds = %71, %35
  %44 = load i32, ptr %21, align 4, !dbg !97, !tbaa !7
  %45 = load ptr, ptr %10, align 8, !dbg !98, !tbaa !14
  %46 = load i32, ptr %17, align 4, !dbg !99, !tbaa !7
  %47 = add nsw i32 %46, 1, !dbg !100
  %48 = sext i32 %47 to i64, !dbg !98
  %49 = getelementptr inbounds i32, ptr %45, i64 %48, !dbg !98
  %50 = load i32, ptr %49, align 4, !dbg !98, !tbaa !7
  %51 = icmp slt i32 %44, %50, !dbg !101
  br i1 %51, label %53, label %52, !dbg !102

52:                                               ; preds = %43
  store i32 2, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #5, !dbg !102
  br label %74

53:                                               ; preds = %43
  %54 = load ptr, ptr %12, align 8, !dbg !103, !tbaa !17
  %55 = load i32, ptr %21, align 4, !dbg !104, !tbaa !7
  %56 = sext i32 %55 to i64, !dbg !103
  %57 = getelementptr inbounds float, ptr %54, i64 %56, !dbg !103
  %58 = load float, ptr %57, align 4, !dbg !103, !tbaa !32
  %59 = load ptr, ptr %13, align 8, !dbg !105, !tbaa !17
  %60 = load ptr, ptr %11, align 8, !dbg !106, !tbaa !14
  %61 = load i32, ptr %21, align 4, !dbg !107, !tbaa !7
  %62 = sext i32 %61 to i64, !dbg !106
  %63 = getelementptr inbounds i32, ptr %60, i64 %62, !dbg !106
  %64 = load i32, ptr %63, align 4, !dbg !106, !tbaa !7
  %65 = sext i32 %64 to i64, !dbg !105
  %66 = getelementptr inbounds float, ptr %59, i64 %65, !dbg !105
  %67 = load float, ptr %66, align 4, !dbg !105, !tbaa !32
  %68 = fmul contract float %58, %67, !dbg !108
  %69 = load float, ptr %20, align 4, !dbg !109, !tbaa !32
  %70 = fadd contract float %69, %68, !dbg !109
  store float %70, ptr %20, align 4, !dbg !109, !tbaa !32
  br label %71, !dbg !110

71:                                               ; preds = %53
  %72 = load i32, ptr %21, align 4, !dbg !111, !tbaa !7
  %73 = add nsw i32 %72, 32, !dbg !111
  store i32 %73, ptr %21, align 4, !dbg !111, !tbaa !7
  br label %43, !dbg !102, !llvm.loop !112

74:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %22) #5, !dbg !114
  store i32 16, ptr %22, align 4, !dbg !115, !tbaa !7
  br label %75, !dbg !114

75:                                               ; preds = %85, %74
  %76 = load i32, ptr %22, align 4, !dbg !116, !tbaa !7
  %77 = icmp ne i32 %76, 0, !dbg !116
  br i1 %77, label %79, label %78, !dbg !117

78:                                               ; preds = %75
  store i32 5, ptr %19, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5, !dbg !117
  br label %88

79:                                               ; preds = %75
  %80 = load float, ptr %20, align 4, !dbg !118, !tbaa !32
  %81 = load i32, ptr %22, align 4, !dbg !119, !tbaa !7
  %82 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %80, i32 noundef %81, i32 noundef 32) #6, !dbg !120
  %83 = load float, ptr %20, align 4, !dbg !121, !tbaa !32
  %84 = fadd contract float %83, %82, !dbg !121
  store float %84, ptr %20, align 4, !dbg !121, !tbaa !32
  br label %85, !dbg !122

85:                                               ; preds = %79
  %86 = load i32, ptr %22, align 4, !dbg !123, !tbaa !7
  %87 = ashr i32 %86, 1, !dbg !123
  store i32 %87, ptr %22, align 4, !dbg !123, !tbaa !7
  br label %75, !dbg !117, !llvm.loop !124

88:                                               ; preds = %78
  %89 = load i32, ptr %18, align 4, !dbg !126, !tbaa !7
  %90 = icmp eq i32 %89, 0, !dbg !127
  br i1 %90, label %91, label %107, !dbg !127

91:                                               ; preds = %88
  %92 = load float, ptr %15, align 4, !dbg !128, !tbaa !32
  %93 = load float, ptr %20, align 4, !dbg !129, !tbaa !32
  %94 = fmul contract float %92, %93, !dbg !130
  %95 = load float, ptr %16, align 4, !dbg !131, !tbaa !32
  %96 = load ptr, ptr %14, align 8, !dbg !132, !tbaa !17
  %97 = load i32, ptr %17, align 4, !dbg !133, !tbaa !7
  %98 = sext i32 %97 to i64, !dbg !132
  %99 = getelementptr inbounds float, ptr %96, i64 %98, !dbg !132
  %100 = load float, ptr %99, align 4, !dbg !132, !tbaa !32
  %101 = fmul contract float %95, %100, !dbg !134
  %102 = fadd contract float %94, %101, !dbg !135
  %103 = load ptr, ptr %14, align 8, !dbg !136, !tbaa !17
  %104 = load i32, ptr %17, align 4, !dbg !137, !tbaa !7
  %105 = sext i32 %104 to i64, !dbg !136
  %106 = getelementptr inbounds float, ptr %103, i64 %105, !dbg !136
  store float %102, ptr %106, align 4, !dbg !138, !tbaa !32
  br label %107, !dbg !136

107:                                              ; preds = %91, %88
  call void @llvm.lifetime.end.p0(ptr %20) #5, !dbg !139
  store i32 0, ptr %19, align 4, !dbg !139
  br label %108, !dbg !139

108:                                              ; preds = %107, %34
  call void @llvm.lifetime.end.p0(ptr %18) #5, !dbg !139
  call void @llvm.lifetime.end.p0(ptr %17) #5, !dbg !139
  %109 = load i32, ptr %19, align 4
  switch i32 %109, label %111 [
    i32 0, label %110
    i32 1, label %110
  ]

110:                                              ; preds = %108, %108
  ret void, !dbg !139

111:                                              ; preds = %108
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 !dbg !140 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !32
  store i32 %2, ptr %7, align 4, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !7
  %9 = load i32, ptr %5, align 4, !dbg !142, !tbaa !7
  %10 = load float, ptr %6, align 4, !dbg !143, !tbaa !32
  %11 = load i32, ptr %7, align 4, !dbg !144, !tbaa !7
  %12 = load i32, ptr %8, align 4, !dbg !145, !tbaa !7
  %13 = sub nsw i32 32, %12, !dbg !146
  %14 = shl i32 %13, 8, !dbg !147
  %15 = or i32 %14, 31, !dbg !148
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15), !dbg !149
  ret float %16, !dbg !150
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_ell(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 !dbg !151 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %8, align 4, !tbaa !7
  store i32 %1, ptr %9, align 4, !tbaa !7
  store i32 %2, ptr %10, align 4, !tbaa !7
  store ptr %3, ptr %11, align 8, !tbaa !14
  store ptr %4, ptr %12, align 8, !tbaa !152
  store ptr %5, ptr %13, align 8, !tbaa !152
  store ptr %6, ptr %14, align 8, !tbaa !152
  call void @llvm.lifetime.start.p0(ptr %15) #5, !dbg !154
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !155
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !156
  %22 = mul i32 %20, %21, !dbg !157
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !158
  %24 = add i32 %22, %23, !dbg !159
  store i32 %24, ptr %15, align 4, !dbg !160, !tbaa !7
  %25 = load i32, ptr %15, align 4, !dbg !161, !tbaa !7
  %26 = load i32, ptr %8, align 4, !dbg !162, !tbaa !7
  %27 = icmp sge i32 %25, %26, !dbg !163
  br i1 %27, label %28, label %29, !dbg !163

28:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %79, !dbg !164

29:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #5, !dbg !165
  store double 0.000000e+00, ptr %17, align 8, !dbg !166, !tbaa !167
  call void @llvm.lifetime.start.p0(ptr %18) #5, !dbg !169
  store i32 0, ptr %18, align 4, !dbg !170, !tbaa !7
  br label %30, !dbg !169

30:                                               ; preds = %69, %29
  %31 = load i32, ptr %18, align 4, !dbg !171, !tbaa !7
  %32 = load i32, ptr %9, align 4, !dbg !172, !tbaa !7
  %33 = icmp slt i32 %31, %32, !dbg !173
  br i1 %33, label %35, label %34, !dbg !174

34:                                               ; preds = %30
  store i32 2, ptr %16, align 4
  br label %72, !dbg !174

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %19) #5, !dbg !175
  %36 = load ptr, ptr %11, align 8, !dbg !176, !tbaa !14
  %37 = load i32, ptr %18, align 4, !dbg !177, !tbaa !7
  %38 = load i32, ptr %10, align 4, !dbg !178, !tbaa !7
  %39 = mul nsw i32 %37, %38, !dbg !179
  %40 = load i32, ptr %15, align 4, !dbg !180, !tbaa !7
  %41 = add nsw i32 %39, %40, !dbg !181
  %42 = sext i32 %41 to i64, !dbg !176
  %43 = getelementptr inbounds i32, ptr %36, i64 %42, !dbg !176
  %44 = load i32, ptr %43, align 4, !dbg !176, !tbaa !7
  store i32 %44, ptr %19, align 4, !dbg !182, !tbaa !7
  %45 = load i32, ptr %19, align 4, !dbg !183, !tbaa !7
  %46 = icmp slt i32 %45, 0, !dbg !184
  br i1 %46, label %47, label %48, !dbg !184

47:                                               ; preds = %35
  store i32 2, ptr %16, align 4
  br label %66, !dbg !185

48:                                               ; preds = %35
  %49 = load ptr, ptr %12, align 8, !dbg !186, !tbaa !152
  %50 = load i32, ptr %18, align 4, !dbg !187, !tbaa !7
  %51 = load i32, ptr %10, align 4, !dbg !188, !tbaa !7
  %52 = mul nsw i32 %50, %51, !dbg !189
  %53 = load i32, ptr %15, align 4, !dbg !190, !tbaa !7
  %54 = add nsw i32 %52, %53, !dbg !191
  %55 = sext i32 %54 to i64, !dbg !186
  %56 = getelementptr inbounds double, ptr %49, i64 %55, !dbg !186
  %57 = load double, ptr %56, align 8, !dbg !186, !tbaa !167
  %58 = load ptr, ptr %13, align 8, !dbg !192, !tbaa !152
  %59 = load i32, ptr %19, align 4, !dbg !193, !tbaa !7
  %60 = sext i32 %59 to i64, !dbg !192
  %61 = getelementptr inbounds double, ptr %58, i64 %60, !dbg !192
  %62 = load double, ptr %61, align 8, !dbg !192, !tbaa !167
  %63 = fmul contract double %57, %62, !dbg !194
  %64 = load double, ptr %17, align 8, !dbg !195, !tbaa !167
  %65 = fadd contract double %64, %63, !dbg !195
  store double %65, ptr %17, align 8, !dbg !195, !tbaa !167
  store i32 0, ptr %16, align 4, !dbg !196
  br label %66, !dbg !196

66:                                               ; preds = %48, %47
  call void @llvm.lifetime.end.p0(ptr %19) #5, !dbg !196
  %67 = load i32, ptr %16, align 4
  switch i32 %67, label %72 [
    i32 0, label %68
  ]

68:                                               ; preds = %66
  br label %69, !dbg !196

69:                                               ; preds = %68
  %70 = load i32, ptr %18, align 4, !dbg !197, !tbaa !7
  %71 = add nsw i32 %70, 1, !dbg !197
  store i32 %71, ptr %18, align 4, !dbg !197, !tbaa !7
  br label %30, !dbg !174, !llvm.loop !198

72:                                               ; preds = %66, %34
  call void @llvm.lifetime.end.p0(ptr %18) #5, !dbg !174
  br label %73

73:                                               ; preds = %72
  %74 = load double, ptr %17, align 8, !dbg !199, !tbaa !167
  %75 = load ptr, ptr %14, align 8, !dbg !200, !tbaa !152
  %76 = load i32, ptr %15, align 4, !dbg !201, !tbaa !7
  %77 = sext i32 %76 to i64, !dbg !200
  %78 = getelementptr inbounds double, ptr %75, i64 %77, !dbg !200
  store double %74, ptr %78, align 8, !dbg !202, !tbaa !167
  call void @llvm.lifetime.end.p0(ptr %17) #5, !dbg !203
  store i32 0, ptr %16, align 4, !dbg !203
  br label %79, !dbg !203

79:                                               ; preds = %73, %28
  call void @llvm.lifetime.end.p0(ptr %15) #5, !dbg !203
  %80 = load i32, ptr %16, align 4
  switch i32 %80, label %82 [
    i32 0, label %81
    i32 1, label %81
  ]

81:                                               ; preds = %79, %79
  ret void, !dbg !203

82:                                               ; preds = %79
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_coo(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 !dbg !204 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !14
  store ptr %2, ptr %9, align 8, !tbaa !14
  store ptr %3, ptr %10, align 8, !tbaa !17
  store ptr %4, ptr %11, align 8, !tbaa !17
  store ptr %5, ptr %12, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !205
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !206
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !207
  %16 = mul i32 %14, %15, !dbg !208
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !209
  %18 = add i32 %16, %17, !dbg !210
  store i32 %18, ptr %13, align 4, !dbg !211, !tbaa !7
  %19 = load i32, ptr %13, align 4, !dbg !212, !tbaa !7
  %20 = load i32, ptr %7, align 4, !dbg !213, !tbaa !7
  %21 = icmp slt i32 %19, %20, !dbg !214
  br i1 %21, label %22, label %47, !dbg !214

22:                                               ; preds = %6
  %23 = load ptr, ptr %12, align 8, !dbg !215, !tbaa !17
  %24 = load ptr, ptr %8, align 8, !dbg !216, !tbaa !14
  %25 = load i32, ptr %13, align 4, !dbg !217, !tbaa !7
  %26 = sext i32 %25 to i64, !dbg !216
  %27 = getelementptr inbounds i32, ptr %24, i64 %26, !dbg !216
  %28 = load i32, ptr %27, align 4, !dbg !216, !tbaa !7
  %29 = sext i32 %28 to i64, !dbg !215
  %30 = getelementptr inbounds float, ptr %23, i64 %29, !dbg !215
  %31 = load ptr, ptr %10, align 8, !dbg !218, !tbaa !17
  %32 = load i32, ptr %13, align 4, !dbg !219, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !218
  %34 = getelementptr inbounds float, ptr %31, i64 %33, !dbg !218
  %35 = load float, ptr %34, align 4, !dbg !218, !tbaa !32
  %36 = load ptr, ptr %11, align 8, !dbg !220, !tbaa !17
  %37 = load ptr, ptr %9, align 8, !dbg !221, !tbaa !14
  %38 = load i32, ptr %13, align 4, !dbg !222, !tbaa !7
  %39 = sext i32 %38 to i64, !dbg !221
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !221
  %41 = load i32, ptr %40, align 4, !dbg !221, !tbaa !7
  %42 = sext i32 %41 to i64, !dbg !220
  %43 = getelementptr inbounds float, ptr %36, i64 %42, !dbg !220
  %44 = load float, ptr %43, align 4, !dbg !220, !tbaa !32
  %45 = fmul contract float %35, %44, !dbg !223
  %46 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %30, float noundef %45) #6, !dbg !224
  br label %47, !dbg !224

47:                                               ; preds = %22, %6
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 !dbg !226 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store float %1, ptr %4, align 4, !tbaa !32
  %5 = load ptr, ptr %3, align 8, !dbg !227, !tbaa !17
  %6 = load float, ptr %4, align 4, !dbg !228, !tbaa !32
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4, !dbg !229
  ret float %7, !dbg !230
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "spmv.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "spmv_csr_scalar", scope: !1, file: !1, line: 6, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 int", !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !16, i64 0}
!19 = !DILocation(line: 8, column: 3, scope: !11)
!20 = !DILocation(line: 8, column: 11, scope: !11)
!21 = !DILocation(line: 8, column: 24, scope: !11)
!22 = !DILocation(line: 8, column: 22, scope: !11)
!23 = !DILocation(line: 8, column: 37, scope: !11)
!24 = !DILocation(line: 8, column: 35, scope: !11)
!25 = !DILocation(line: 8, column: 7, scope: !11)
!26 = !DILocation(line: 9, column: 7, scope: !11)
!27 = !DILocation(line: 9, column: 12, scope: !11)
!28 = !DILocation(line: 9, column: 9, scope: !11)
!29 = !DILocation(line: 10, column: 5, scope: !11)
!30 = !DILocation(line: 11, column: 3, scope: !11)
!31 = !DILocation(line: 11, column: 9, scope: !11)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !9, i64 0}
!34 = !DILocation(line: 12, column: 8, scope: !11)
!35 = !DILocation(line: 12, column: 16, scope: !11)
!36 = !DILocation(line: 12, column: 20, scope: !11)
!37 = !DILocation(line: 12, column: 12, scope: !11)
!38 = !DILocation(line: 12, column: 28, scope: !11)
!39 = !DILocation(line: 12, column: 32, scope: !11)
!40 = !DILocation(line: 12, column: 34, scope: !11)
!41 = !DILocation(line: 12, column: 24, scope: !11)
!42 = !DILocation(line: 12, column: 40, scope: !11)
!43 = !DILocation(line: 12, column: 44, scope: !11)
!44 = !DILocation(line: 12, column: 42, scope: !11)
!45 = !DILocation(line: 12, column: 3, scope: !11)
!46 = !DILocation(line: 13, column: 10, scope: !11)
!47 = !DILocation(line: 13, column: 14, scope: !11)
!48 = !DILocation(line: 13, column: 19, scope: !11)
!49 = !DILocation(line: 13, column: 21, scope: !11)
!50 = !DILocation(line: 13, column: 25, scope: !11)
!51 = !DILocation(line: 13, column: 17, scope: !11)
!52 = !DILocation(line: 13, column: 7, scope: !11)
!53 = !DILocation(line: 13, column: 5, scope: !11)
!54 = !DILocation(line: 12, column: 48, scope: !11)
!55 = distinct !{!55, !45, !56, !57}
!56 = !DILocation(line: 13, column: 27, scope: !11)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 14, column: 10, scope: !11)
!59 = !DILocation(line: 14, column: 3, scope: !11)
!60 = !DILocation(line: 14, column: 5, scope: !11)
!61 = !DILocation(line: 14, column: 8, scope: !11)
!62 = !DILocation(line: 15, column: 1, scope: !11)
!63 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!65 = !DILocation(line: 66, column: 27, scope: !63)
!66 = !DILocation(line: 66, column: 3, scope: !63)
!67 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 79, column: 27, scope: !67)
!69 = !DILocation(line: 79, column: 3, scope: !67)
!70 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !64, file: !64, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 53, column: 27, scope: !70)
!72 = !DILocation(line: 53, column: 3, scope: !70)
!73 = distinct !DISubprogram(name: "spmv_csr_warp", scope: !1, file: !1, line: 17, type: !12, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 20, column: 3, scope: !73)
!75 = !DILocation(line: 20, column: 12, scope: !73)
!76 = !DILocation(line: 20, column: 25, scope: !73)
!77 = !DILocation(line: 20, column: 23, scope: !73)
!78 = !DILocation(line: 20, column: 38, scope: !73)
!79 = !DILocation(line: 20, column: 36, scope: !73)
!80 = !DILocation(line: 20, column: 51, scope: !73)
!81 = !DILocation(line: 20, column: 7, scope: !73)
!82 = !DILocation(line: 20, column: 64, scope: !73)
!83 = !DILocation(line: 20, column: 76, scope: !73)
!84 = !DILocation(line: 20, column: 57, scope: !73)
!85 = !DILocation(line: 21, column: 7, scope: !73)
!86 = !DILocation(line: 21, column: 12, scope: !73)
!87 = !DILocation(line: 21, column: 9, scope: !73)
!88 = !DILocation(line: 22, column: 5, scope: !73)
!89 = !DILocation(line: 23, column: 3, scope: !73)
!90 = !DILocation(line: 23, column: 9, scope: !73)
!91 = !DILocation(line: 24, column: 8, scope: !73)
!92 = !DILocation(line: 24, column: 16, scope: !73)
!93 = !DILocation(line: 24, column: 20, scope: !73)
!94 = !DILocation(line: 24, column: 25, scope: !73)
!95 = !DILocation(line: 24, column: 23, scope: !73)
!96 = !DILocation(line: 24, column: 12, scope: !73)
!97 = !DILocation(line: 24, column: 31, scope: !73)
!98 = !DILocation(line: 24, column: 35, scope: !73)
!99 = !DILocation(line: 24, column: 39, scope: !73)
!100 = !DILocation(line: 24, column: 41, scope: !73)
!101 = !DILocation(line: 24, column: 33, scope: !73)
!102 = !DILocation(line: 24, column: 3, scope: !73)
!103 = !DILocation(line: 25, column: 10, scope: !73)
!104 = !DILocation(line: 25, column: 14, scope: !73)
!105 = !DILocation(line: 25, column: 19, scope: !73)
!106 = !DILocation(line: 25, column: 21, scope: !73)
!107 = !DILocation(line: 25, column: 25, scope: !73)
!108 = !DILocation(line: 25, column: 17, scope: !73)
!109 = !DILocation(line: 25, column: 7, scope: !73)
!110 = !DILocation(line: 25, column: 5, scope: !73)
!111 = !DILocation(line: 24, column: 49, scope: !73)
!112 = distinct !{!112, !102, !113, !57}
!113 = !DILocation(line: 25, column: 27, scope: !73)
!114 = !DILocation(line: 26, column: 8, scope: !73)
!115 = !DILocation(line: 26, column: 12, scope: !73)
!116 = !DILocation(line: 26, column: 20, scope: !73)
!117 = !DILocation(line: 26, column: 3, scope: !73)
!118 = !DILocation(line: 27, column: 38, scope: !73)
!119 = !DILocation(line: 27, column: 41, scope: !73)
!120 = !DILocation(line: 27, column: 10, scope: !73)
!121 = !DILocation(line: 27, column: 7, scope: !73)
!122 = !DILocation(line: 27, column: 5, scope: !73)
!123 = !DILocation(line: 26, column: 25, scope: !73)
!124 = distinct !{!124, !117, !125, !57}
!125 = !DILocation(line: 27, column: 42, scope: !73)
!126 = !DILocation(line: 28, column: 7, scope: !73)
!127 = !DILocation(line: 28, column: 12, scope: !73)
!128 = !DILocation(line: 29, column: 12, scope: !73)
!129 = !DILocation(line: 29, column: 20, scope: !73)
!130 = !DILocation(line: 29, column: 18, scope: !73)
!131 = !DILocation(line: 29, column: 24, scope: !73)
!132 = !DILocation(line: 29, column: 31, scope: !73)
!133 = !DILocation(line: 29, column: 33, scope: !73)
!134 = !DILocation(line: 29, column: 29, scope: !73)
!135 = !DILocation(line: 29, column: 22, scope: !73)
!136 = !DILocation(line: 29, column: 5, scope: !73)
!137 = !DILocation(line: 29, column: 7, scope: !73)
!138 = !DILocation(line: 29, column: 10, scope: !73)
!139 = !DILocation(line: 30, column: 1, scope: !73)
!140 = distinct !DISubprogram(name: "__shfl_down_sync", scope: !141, file: !141, line: 214, type: !12, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DIFile(filename: "include/gpu.h", directory: ".")
!142 = !DILocation(line: 215, column: 36, scope: !140)
!143 = !DILocation(line: 215, column: 39, scope: !140)
!144 = !DILocation(line: 215, column: 42, scope: !140)
!145 = !DILocation(line: 215, column: 52, scope: !140)
!146 = !DILocation(line: 215, column: 50, scope: !140)
!147 = !DILocation(line: 215, column: 55, scope: !140)
!148 = !DILocation(line: 215, column: 61, scope: !140)
!149 = !DILocation(line: 215, column: 10, scope: !140)
!150 = !DILocation(line: 215, column: 3, scope: !140)
!151 = distinct !DISubprogram(name: "spmv_ell", scope: !1, file: !1, line: 32, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 double", !16, i64 0}
!154 = !DILocation(line: 34, column: 3, scope: !151)
!155 = !DILocation(line: 34, column: 11, scope: !151)
!156 = !DILocation(line: 34, column: 24, scope: !151)
!157 = !DILocation(line: 34, column: 22, scope: !151)
!158 = !DILocation(line: 34, column: 37, scope: !151)
!159 = !DILocation(line: 34, column: 35, scope: !151)
!160 = !DILocation(line: 34, column: 7, scope: !151)
!161 = !DILocation(line: 35, column: 7, scope: !151)
!162 = !DILocation(line: 35, column: 12, scope: !151)
!163 = !DILocation(line: 35, column: 9, scope: !151)
!164 = !DILocation(line: 36, column: 5, scope: !151)
!165 = !DILocation(line: 37, column: 3, scope: !151)
!166 = !DILocation(line: 37, column: 10, scope: !151)
!167 = !{!168, !168, i64 0}
!168 = !{!"double", !9, i64 0}
!169 = !DILocation(line: 38, column: 8, scope: !151)
!170 = !DILocation(line: 38, column: 12, scope: !151)
!171 = !DILocation(line: 38, column: 19, scope: !151)
!172 = !DILocation(line: 38, column: 23, scope: !151)
!173 = !DILocation(line: 38, column: 21, scope: !151)
!174 = !DILocation(line: 38, column: 3, scope: !151)
!175 = !DILocation(line: 39, column: 5, scope: !151)
!176 = !DILocation(line: 39, column: 13, scope: !151)
!177 = !DILocation(line: 39, column: 17, scope: !151)
!178 = !DILocation(line: 39, column: 21, scope: !151)
!179 = !DILocation(line: 39, column: 19, scope: !151)
!180 = !DILocation(line: 39, column: 29, scope: !151)
!181 = !DILocation(line: 39, column: 27, scope: !151)
!182 = !DILocation(line: 39, column: 9, scope: !151)
!183 = !DILocation(line: 40, column: 9, scope: !151)
!184 = !DILocation(line: 40, column: 11, scope: !151)
!185 = !DILocation(line: 41, column: 7, scope: !151)
!186 = !DILocation(line: 42, column: 10, scope: !151)
!187 = !DILocation(line: 42, column: 14, scope: !151)
!188 = !DILocation(line: 42, column: 18, scope: !151)
!189 = !DILocation(line: 42, column: 16, scope: !151)
!190 = !DILocation(line: 42, column: 26, scope: !151)
!191 = !DILocation(line: 42, column: 24, scope: !151)
!192 = !DILocation(line: 42, column: 31, scope: !151)
!193 = !DILocation(line: 42, column: 33, scope: !151)
!194 = !DILocation(line: 42, column: 29, scope: !151)
!195 = !DILocation(line: 42, column: 7, scope: !151)
!196 = !DILocation(line: 43, column: 3, scope: !151)
!197 = !DILocation(line: 38, column: 31, scope: !151)
!198 = distinct !{!198, !174, !196, !57}
!199 = !DILocation(line: 44, column: 10, scope: !151)
!200 = !DILocation(line: 44, column: 3, scope: !151)
!201 = !DILocation(line: 44, column: 5, scope: !151)
!202 = !DILocation(line: 44, column: 8, scope: !151)
!203 = !DILocation(line: 45, column: 1, scope: !151)
!204 = distinct !DISubprogram(name: "spmv_coo", scope: !1, file: !1, line: 47, type: !12, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 49, column: 3, scope: !204)
!206 = !DILocation(line: 49, column: 11, scope: !204)
!207 = !DILocation(line: 49, column: 24, scope: !204)
!208 = !DILocation(line: 49, column: 22, scope: !204)
!209 = !DILocation(line: 49, column: 37, scope: !204)
!210 = !DILocation(line: 49, column: 35, scope: !204)
!211 = !DILocation(line: 49, column: 7, scope: !204)
!212 = !DILocation(line: 50, column: 7, scope: !204)
!213 = !DILocation(line: 50, column: 11, scope: !204)
!214 = !DILocation(line: 50, column: 9, scope: !204)
!215 = !DILocation(line: 51, column: 16, scope: !204)
!216 = !DILocation(line: 51, column: 18, scope: !204)
!217 = !DILocation(line: 51, column: 22, scope: !204)
!218 = !DILocation(line: 51, column: 27, scope: !204)
!219 = !DILocation(line: 51, column: 31, scope: !204)
!220 = !DILocation(line: 51, column: 36, scope: !204)
!221 = !DILocation(line: 51, column: 38, scope: !204)
!222 = !DILocation(line: 51, column: 42, scope: !204)
!223 = !DILocation(line: 51, column: 34, scope: !204)
!224 = !DILocation(line: 51, column: 5, scope: !204)
!225 = !DILocation(line: 52, column: 1, scope: !204)
!226 = distinct !DISubprogram(name: "atomicAdd", scope: !141, file: !141, line: 273, type: !12, scopeLine: 273, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DILocation(line: 273, column: 74, scope: !226)
!228 = !DILocation(line: 273, column: 77, scope: !226)
!229 = !DILocation(line: 273, column: 52, scope: !226)
!230 = !DILocation(line: 273, column: 45, scope: !226)
