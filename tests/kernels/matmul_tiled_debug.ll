; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.double2 = type { double, double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z13matmul_sharedILi16EEvPKfS1_Pfiii = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ11sgemm_64x64E2As = internal addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ11sgemm_64x64E2Bs = internal addrspace(3) global [8 x [64 x float]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_naive(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !dbg !11 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !14
  store ptr %1, ptr %8, align 8, !tbaa !14
  store ptr %2, ptr %9, align 8, !tbaa !14
  store i32 %3, ptr %10, align 4, !tbaa !7
  store i32 %4, ptr %11, align 4, !tbaa !7
  store i32 %5, ptr %12, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !17
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9, !dbg !18
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9, !dbg !19
  %20 = mul i32 %18, %19, !dbg !20
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !21
  %22 = add i32 %20, %21, !dbg !22
  store i32 %22, ptr %13, align 4, !dbg !23, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !24
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !25
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9, !dbg !26
  %25 = mul i32 %23, %24, !dbg !27
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !28
  %27 = add i32 %25, %26, !dbg !29
  store i32 %27, ptr %14, align 4, !dbg !30, !tbaa !7
  %28 = load i32, ptr %13, align 4, !dbg !31, !tbaa !7
  %29 = load i32, ptr %10, align 4, !dbg !32, !tbaa !7
  %30 = icmp sge i32 %28, %29, !dbg !33
  br i1 %30, label %35, label %31, !dbg !34

31:                                               ; preds = %6
  %32 = load i32, ptr %14, align 4, !dbg !35, !tbaa !7
  %33 = load i32, ptr %11, align 4, !dbg !36, !tbaa !7
  %34 = icmp sge i32 %32, %33, !dbg !37
  br i1 %34, label %35, label %36, !dbg !34

35:                                               ; preds = %31, %6
  store i32 1, ptr %15, align 4
  br label %77, !dbg !38

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !39
  store float 0.000000e+00, ptr %16, align 4, !dbg !40, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr %17) #8, !dbg !43
  store i32 0, ptr %17, align 4, !dbg !44, !tbaa !7
  br label %37, !dbg !43

37:                                               ; preds = %64, %36
  %38 = load i32, ptr %17, align 4, !dbg !45, !tbaa !7
  %39 = load i32, ptr %12, align 4, !dbg !46, !tbaa !7
  %40 = icmp slt i32 %38, %39, !dbg !47
  br i1 %40, label %42, label %41, !dbg !48

41:                                               ; preds = %37
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #8, !dbg !48
  br label %67

42:                                               ; preds = %37
  %43 = load ptr, ptr %7, align 8, !dbg !49, !tbaa !14
  %44 = load i32, ptr %13, align 4, !dbg !50, !tbaa !7
  %45 = load i32, ptr %12, align 4, !dbg !51, !tbaa !7
  %46 = mul nsw i32 %44, %45, !dbg !52
  %47 = load i32, ptr %17, align 4, !dbg !53, !tbaa !7
  %48 = add nsw i32 %46, %47, !dbg !54
  %49 = sext i32 %48 to i64, !dbg !49
  %50 = getelementptr inbounds float, ptr %43, i64 %49, !dbg !49
  %51 = load float, ptr %50, align 4, !dbg !49, !tbaa !41
  %52 = load ptr, ptr %8, align 8, !dbg !55, !tbaa !14
  %53 = load i32, ptr %17, align 4, !dbg !56, !tbaa !7
  %54 = load i32, ptr %11, align 4, !dbg !57, !tbaa !7
  %55 = mul nsw i32 %53, %54, !dbg !58
  %56 = load i32, ptr %14, align 4, !dbg !59, !tbaa !7
  %57 = add nsw i32 %55, %56, !dbg !60
  %58 = sext i32 %57 to i64, !dbg !55
  %59 = getelementptr inbounds float, ptr %52, i64 %58, !dbg !55
  %60 = load float, ptr %59, align 4, !dbg !55, !tbaa !41
  %61 = fmul contract float %51, %60, !dbg !61
  %62 = load float, ptr %16, align 4, !dbg !62, !tbaa !41
  %63 = fadd contract float %62, %61, !dbg !62
  store float %63, ptr %16, align 4, !dbg !62, !tbaa !41
  br label %64, !dbg !63

64:                                               ; preds = %42
  %65 = load i32, ptr %17, align 4, !dbg !64, !tbaa !7
  %66 = add nsw i32 %65, 1, !dbg !64
  store i32 %66, ptr %17, align 4, !dbg !64, !tbaa !7
  br label %37, !dbg !48, !llvm.loop !65

67:                                               ; preds = %41
  %68 = load float, ptr %16, align 4, !dbg !68, !tbaa !41
  %69 = load ptr, ptr %9, align 8, !dbg !69, !tbaa !14
  %70 = load i32, ptr %13, align 4, !dbg !70, !tbaa !7
  %71 = load i32, ptr %11, align 4, !dbg !71, !tbaa !7
  %72 = mul nsw i32 %70, %71, !dbg !72
  %73 = load i32, ptr %14, align 4, !dbg !73, !tbaa !7
  %74 = add nsw i32 %72, %73, !dbg !74
  %75 = sext i32 %74 to i64, !dbg !69
  %76 = getelementptr inbounds float, ptr %69, i64 %75, !dbg !69
  store float %68, ptr %76, align 4, !dbg !75, !tbaa !41
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !76
  store i32 0, ptr %15, align 4, !dbg !76
  br label %77, !dbg !76

77:                                               ; preds = %67, %35
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !76
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !76
  %78 = load i32, ptr %15, align 4
  switch i32 %78, label %80 [
    i32 0, label %79
    i32 1, label %79
  ]

79:                                               ; preds = %77, %77
  ret void, !dbg !76

80:                                               ; preds = %77
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 !dbg !77 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !79
  ret i32 %1, !dbg !80
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 !dbg !81 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !82
  ret i32 %1, !dbg !83
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 !dbg !84 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !85
  ret i32 %1, !dbg !86
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !87 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  ret i32 %1, !dbg !89
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !90 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !91
  ret i32 %1, !dbg !92
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !93 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  ret i32 %1, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_sharedILi16EEvPKfS1_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 comdat !dbg !96 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !14
  store ptr %1, ptr %8, align 8, !tbaa !14
  store ptr %2, ptr %9, align 8, !tbaa !14
  store i32 %3, ptr %10, align 4, !tbaa !7
  store i32 %4, ptr %11, align 4, !tbaa !7
  store i32 %5, ptr %12, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !97
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9, !dbg !98
  %20 = mul i32 %19, 16, !dbg !99
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !100
  %22 = add i32 %20, %21, !dbg !101
  store i32 %22, ptr %13, align 4, !dbg !102, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !97
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !103
  %24 = mul i32 %23, 16, !dbg !104
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !105
  %26 = add i32 %24, %25, !dbg !106
  store i32 %26, ptr %14, align 4, !dbg !107, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %15) #8, !dbg !108
  store float 0.000000e+00, ptr %15, align 4, !dbg !109, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !110
  store i32 0, ptr %16, align 4, !dbg !111, !tbaa !7
  br label %27, !dbg !110

27:                                               ; preds = %93, %6
  %28 = load i32, ptr %16, align 4, !dbg !112, !tbaa !7
  %29 = load i32, ptr %12, align 4, !dbg !113, !tbaa !7
  %30 = icmp slt i32 %28, %29, !dbg !114
  br i1 %30, label %32, label %31, !dbg !115

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !115
  br label %96

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %17) #8, !dbg !116
  %33 = load i32, ptr %16, align 4, !dbg !117, !tbaa !7
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !118
  %35 = add i32 %33, %34, !dbg !119
  store i32 %35, ptr %17, align 4, !dbg !120, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !116
  %36 = load i32, ptr %16, align 4, !dbg !121, !tbaa !7
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !122
  %38 = add i32 %36, %37, !dbg !123
  store i32 %38, ptr %18, align 4, !dbg !124, !tbaa !7
  %39 = load i32, ptr %13, align 4, !dbg !125, !tbaa !7
  %40 = load i32, ptr %10, align 4, !dbg !126, !tbaa !7
  %41 = icmp slt i32 %39, %40, !dbg !127
  br i1 %41, label %42, label %56, !dbg !128

42:                                               ; preds = %32
  %43 = load i32, ptr %17, align 4, !dbg !129, !tbaa !7
  %44 = load i32, ptr %12, align 4, !dbg !130, !tbaa !7
  %45 = icmp slt i32 %43, %44, !dbg !131
  br i1 %45, label %46, label %56, !dbg !125

46:                                               ; preds = %42
  %47 = load ptr, ptr %7, align 8, !dbg !132, !tbaa !14
  %48 = load i32, ptr %13, align 4, !dbg !133, !tbaa !7
  %49 = load i32, ptr %12, align 4, !dbg !134, !tbaa !7
  %50 = mul nsw i32 %48, %49, !dbg !135
  %51 = load i32, ptr %17, align 4, !dbg !136, !tbaa !7
  %52 = add nsw i32 %50, %51, !dbg !137
  %53 = sext i32 %52 to i64, !dbg !132
  %54 = getelementptr inbounds float, ptr %47, i64 %53, !dbg !132
  %55 = load float, ptr %54, align 4, !dbg !132, !tbaa !41
  br label %57, !dbg !125

56:                                               ; preds = %42, %32
  br label %57, !dbg !125

57:                                               ; preds = %56, %46
  %58 = phi contract float [ %55, %46 ], [ 0.000000e+00, %56 ], !dbg !125
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !138
  %60 = zext i32 %59 to i64, !dbg !139
  %61 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a to ptr), i64 0, i64 %60, !dbg !139
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !140
  %63 = zext i32 %62 to i64, !dbg !139
  %64 = getelementptr inbounds nuw [16 x float], ptr %61, i64 0, i64 %63, !dbg !139
  store float %58, ptr %64, align 4, !dbg !141, !tbaa !41
  %65 = load i32, ptr %18, align 4, !dbg !142, !tbaa !7
  %66 = load i32, ptr %12, align 4, !dbg !143, !tbaa !7
  %67 = icmp slt i32 %65, %66, !dbg !144
  br i1 %67, label %68, label %82, !dbg !145

68:                                               ; preds = %57
  %69 = load i32, ptr %14, align 4, !dbg !146, !tbaa !7
  %70 = load i32, ptr %11, align 4, !dbg !147, !tbaa !7
  %71 = icmp slt i32 %69, %70, !dbg !148
  br i1 %71, label %72, label %82, !dbg !142

72:                                               ; preds = %68
  %73 = load ptr, ptr %8, align 8, !dbg !149, !tbaa !14
  %74 = load i32, ptr %18, align 4, !dbg !150, !tbaa !7
  %75 = load i32, ptr %11, align 4, !dbg !151, !tbaa !7
  %76 = mul nsw i32 %74, %75, !dbg !152
  %77 = load i32, ptr %14, align 4, !dbg !153, !tbaa !7
  %78 = add nsw i32 %76, %77, !dbg !154
  %79 = sext i32 %78 to i64, !dbg !149
  %80 = getelementptr inbounds float, ptr %73, i64 %79, !dbg !149
  %81 = load float, ptr %80, align 4, !dbg !149, !tbaa !41
  br label %83, !dbg !142

82:                                               ; preds = %68, %57
  br label %83, !dbg !142

83:                                               ; preds = %82, %72
  %84 = phi contract float [ %81, %72 ], [ 0.000000e+00, %82 ], !dbg !142
  %85 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !155
  %86 = zext i32 %85 to i64, !dbg !156
  %87 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), i64 0, i64 %86, !dbg !156
  %88 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !157
  %89 = zext i32 %88 to i64, !dbg !156
  %90 = getelementptr inbounds nuw [16 x float], ptr %87, i64 0, i64 %89, !dbg !156
  store float %84, ptr %90, align 4, !dbg !158, !tbaa !41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !159
  %91 = load float, ptr %15, align 4, !dbg !160, !tbaa !41
  %92 = call contract noundef float @_ZL12tile_productILi16EEfPAT__KfS2_f(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), float noundef %91) #9, !dbg !161
  store float %92, ptr %15, align 4, !dbg !162, !tbaa !41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !163
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !164
  call void @llvm.lifetime.end.p0(ptr %17) #8, !dbg !164
  br label %93, !dbg !164

93:                                               ; preds = %83
  %94 = load i32, ptr %16, align 4, !dbg !165, !tbaa !7
  %95 = add nsw i32 %94, 16, !dbg !165
  store i32 %95, ptr %16, align 4, !dbg !165, !tbaa !7
  br label %27, !dbg !115, !llvm.loop !166

96:                                               ; preds = %31
  %97 = load i32, ptr %13, align 4, !dbg !167, !tbaa !7
  %98 = load i32, ptr %10, align 4, !dbg !168, !tbaa !7
  %99 = icmp slt i32 %97, %98, !dbg !169
  br i1 %99, label %100, label %114, !dbg !170

100:                                              ; preds = %96
  %101 = load i32, ptr %14, align 4, !dbg !171, !tbaa !7
  %102 = load i32, ptr %11, align 4, !dbg !172, !tbaa !7
  %103 = icmp slt i32 %101, %102, !dbg !173
  br i1 %103, label %104, label %114, !dbg !170

104:                                              ; preds = %100
  %105 = load float, ptr %15, align 4, !dbg !174, !tbaa !41
  %106 = load ptr, ptr %9, align 8, !dbg !175, !tbaa !14
  %107 = load i32, ptr %13, align 4, !dbg !176, !tbaa !7
  %108 = load i32, ptr %11, align 4, !dbg !177, !tbaa !7
  %109 = mul nsw i32 %107, %108, !dbg !178
  %110 = load i32, ptr %14, align 4, !dbg !179, !tbaa !7
  %111 = add nsw i32 %109, %110, !dbg !180
  %112 = sext i32 %111 to i64, !dbg !175
  %113 = getelementptr inbounds float, ptr %106, i64 %112, !dbg !175
  store float %105, ptr %113, align 4, !dbg !181, !tbaa !41
  br label %114, !dbg !175

114:                                              ; preds = %104, %100, %96
  call void @llvm.lifetime.end.p0(ptr %15) #8, !dbg !182
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !182
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !182
  ret void, !dbg !182
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12tile_productILi16EEfPAT__KfS2_f(ptr noundef %0, ptr noundef %1, float noundef %2) #2 !dbg !183 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !184
  store i32 0, ptr %7, align 4, !dbg !185, !tbaa !7
  br label %8, !dbg !184

8:                                                ; preds = %32, %3
  %9 = load i32, ptr %7, align 4, !dbg !186, !tbaa !7
  %10 = icmp slt i32 %9, 16, !dbg !187
  br i1 %10, label %12, label %11, !dbg !188

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !188
  br label %35

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8, !dbg !189, !tbaa !14
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !190
  %15 = zext i32 %14 to i64, !dbg !189
  %16 = getelementptr inbounds nuw [16 x float], ptr %13, i64 %15, !dbg !189
  %17 = load i32, ptr %7, align 4, !dbg !191, !tbaa !7
  %18 = sext i32 %17 to i64, !dbg !189
  %19 = getelementptr inbounds [16 x float], ptr %16, i64 0, i64 %18, !dbg !189
  %20 = load float, ptr %19, align 4, !dbg !189, !tbaa !41
  %21 = load ptr, ptr %5, align 8, !dbg !192, !tbaa !14
  %22 = load i32, ptr %7, align 4, !dbg !193, !tbaa !7
  %23 = sext i32 %22 to i64, !dbg !192
  %24 = getelementptr inbounds [16 x float], ptr %21, i64 %23, !dbg !192
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !194
  %26 = zext i32 %25 to i64, !dbg !192
  %27 = getelementptr inbounds nuw [16 x float], ptr %24, i64 0, i64 %26, !dbg !192
  %28 = load float, ptr %27, align 4, !dbg !192, !tbaa !41
  %29 = fmul contract float %20, %28, !dbg !195
  %30 = load float, ptr %6, align 4, !dbg !196, !tbaa !41
  %31 = fadd contract float %30, %29, !dbg !196
  store float %31, ptr %6, align 4, !dbg !196, !tbaa !41
  br label %32, !dbg !197

32:                                               ; preds = %12
  %33 = load i32, ptr %7, align 4, !dbg !198, !tbaa !7
  %34 = add nsw i32 %33, 1, !dbg !198
  store i32 %34, ptr %7, align 4, !dbg !198, !tbaa !7
  br label %8, !dbg !188, !llvm.loop !199

35:                                               ; preds = %11
  %36 = load float, ptr %6, align 4, !dbg !202, !tbaa !41
  ret float %36, !dbg !203
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sgemm_64x64(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #4 !dbg !204 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [8 x [4 x float]], align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [8 x float], align 4
  %26 = alloca [4 x float], align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !14
  store ptr %1, ptr %10, align 8, !tbaa !14
  store ptr %2, ptr %11, align 8, !tbaa !14
  store i32 %3, ptr %12, align 4, !tbaa !7
  store i32 %4, ptr %13, align 4, !tbaa !7
  store i32 %5, ptr %14, align 4, !tbaa !7
  store float %6, ptr %15, align 4, !tbaa !41
  store float %7, ptr %16, align 4, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr %17) #8, !dbg !205
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !206
  store i32 %33, ptr %17, align 4, !dbg !207, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !208
  %34 = load i32, ptr %17, align 4, !dbg !209, !tbaa !7
  %35 = sdiv i32 %34, 16, !dbg !210
  %36 = mul nsw i32 %35, 8, !dbg !211
  store i32 %36, ptr %18, align 4, !dbg !212, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %19) #8, !dbg !208
  %37 = load i32, ptr %17, align 4, !dbg !213, !tbaa !7
  %38 = srem i32 %37, 16, !dbg !214
  %39 = mul nsw i32 %38, 4, !dbg !215
  store i32 %39, ptr %19, align 4, !dbg !216, !tbaa !7
  %40 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9, !dbg !217
  %41 = zext i32 %40 to i64, !dbg !217
  %42 = mul i64 %41, 64, !dbg !218
  %43 = load i32, ptr %14, align 4, !dbg !219, !tbaa !7
  %44 = sext i32 %43 to i64, !dbg !219
  %45 = mul i64 %42, %44, !dbg !220
  %46 = load ptr, ptr %9, align 8, !dbg !221, !tbaa !14
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %45, !dbg !221
  store ptr %47, ptr %9, align 8, !dbg !221, !tbaa !14
  %48 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !222
  %49 = mul i32 %48, 64, !dbg !223
  %50 = load ptr, ptr %10, align 8, !dbg !224, !tbaa !14
  %51 = zext i32 %49 to i64, !dbg !224
  %52 = getelementptr inbounds nuw float, ptr %50, i64 %51, !dbg !224
  store ptr %52, ptr %10, align 8, !dbg !224, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %20) #8, !dbg !225
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 128, i1 false), !dbg !226
  call void @llvm.lifetime.start.p0(ptr %21) #8, !dbg !227
  store i32 0, ptr %21, align 4, !dbg !228, !tbaa !7
  br label %53, !dbg !227

53:                                               ; preds = %210, %8
  %54 = load i32, ptr %21, align 4, !dbg !229, !tbaa !7
  %55 = load i32, ptr %14, align 4, !dbg !230, !tbaa !7
  %56 = icmp slt i32 %54, %55, !dbg !231
  br i1 %56, label %58, label %57, !dbg !232

57:                                               ; preds = %53
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #8, !dbg !232
  br label %213

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %23) #8, !dbg !233
  store i32 0, ptr %23, align 4, !dbg !234, !tbaa !7
  br label %59, !dbg !233

59:                                               ; preds = %96, %58
  %60 = load i32, ptr %23, align 4, !dbg !235, !tbaa !7
  %61 = icmp slt i32 %60, 512, !dbg !236
  br i1 %61, label %63, label %62, !dbg !237

62:                                               ; preds = %59
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #8, !dbg !237
  br label %99

63:                                               ; preds = %59
  %64 = load ptr, ptr %9, align 8, !dbg !238, !tbaa !14
  %65 = load i32, ptr %23, align 4, !dbg !239, !tbaa !7
  %66 = load i32, ptr %17, align 4, !dbg !240, !tbaa !7
  %67 = add nsw i32 %65, %66, !dbg !241
  %68 = sdiv i32 %67, 8, !dbg !242
  %69 = sext i32 %68 to i64, !dbg !243
  %70 = load i32, ptr %14, align 4, !dbg !244, !tbaa !7
  %71 = sext i32 %70 to i64, !dbg !244
  %72 = mul i64 %69, %71, !dbg !245
  %73 = load i32, ptr %21, align 4, !dbg !246, !tbaa !7
  %74 = sext i32 %73 to i64, !dbg !246
  %75 = add i64 %72, %74, !dbg !247
  %76 = load i32, ptr %23, align 4, !dbg !248, !tbaa !7
  %77 = load i32, ptr %17, align 4, !dbg !249, !tbaa !7
  %78 = add nsw i32 %76, %77, !dbg !250
  %79 = srem i32 %78, 8, !dbg !251
  %80 = sext i32 %79 to i64, !dbg !252
  %81 = add i64 %75, %80, !dbg !253
  %82 = getelementptr inbounds nuw float, ptr %64, i64 %81, !dbg !238
  %83 = load float, ptr %82, align 4, !dbg !238, !tbaa !41
  %84 = load i32, ptr %23, align 4, !dbg !254, !tbaa !7
  %85 = load i32, ptr %17, align 4, !dbg !255, !tbaa !7
  %86 = add nsw i32 %84, %85, !dbg !256
  %87 = srem i32 %86, 8, !dbg !257
  %88 = sext i32 %87 to i64, !dbg !258
  %89 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %88, !dbg !258
  %90 = load i32, ptr %23, align 4, !dbg !259, !tbaa !7
  %91 = load i32, ptr %17, align 4, !dbg !260, !tbaa !7
  %92 = add nsw i32 %90, %91, !dbg !261
  %93 = sdiv i32 %92, 8, !dbg !262
  %94 = sext i32 %93 to i64, !dbg !258
  %95 = getelementptr inbounds [64 x float], ptr %89, i64 0, i64 %94, !dbg !258
  store float %83, ptr %95, align 4, !dbg !263, !tbaa !41
  br label %96, !dbg !258

96:                                               ; preds = %63
  %97 = load i32, ptr %23, align 4, !dbg !264, !tbaa !7
  %98 = add nsw i32 %97, 128, !dbg !264
  store i32 %98, ptr %23, align 4, !dbg !264, !tbaa !7
  br label %59, !dbg !237, !llvm.loop !265

99:                                               ; preds = %62
  %100 = load ptr, ptr %10, align 8, !dbg !267, !tbaa !14
  %101 = load i32, ptr %21, align 4, !dbg !268, !tbaa !7
  %102 = load i32, ptr %17, align 4, !dbg !269, !tbaa !7
  %103 = sdiv i32 %102, 16, !dbg !270
  %104 = add nsw i32 %101, %103, !dbg !271
  %105 = sext i32 %104 to i64, !dbg !272
  %106 = load i32, ptr %13, align 4, !dbg !273, !tbaa !7
  %107 = sext i32 %106 to i64, !dbg !273
  %108 = mul i64 %105, %107, !dbg !274
  %109 = load i32, ptr %17, align 4, !dbg !275, !tbaa !7
  %110 = srem i32 %109, 16, !dbg !276
  %111 = mul nsw i32 %110, 4, !dbg !277
  %112 = sext i32 %111 to i64, !dbg !275
  %113 = add i64 %108, %112, !dbg !278
  %114 = getelementptr inbounds nuw float, ptr %100, i64 %113, !dbg !267
  %115 = load i32, ptr %17, align 4, !dbg !279, !tbaa !7
  %116 = sdiv i32 %115, 16, !dbg !280
  %117 = sext i32 %116 to i64, !dbg !281
  %118 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %117, !dbg !281
  %119 = load i32, ptr %17, align 4, !dbg !282, !tbaa !7
  %120 = srem i32 %119, 16, !dbg !283
  %121 = mul nsw i32 %120, 4, !dbg !284
  %122 = sext i32 %121 to i64, !dbg !281
  %123 = getelementptr inbounds [64 x float], ptr %118, i64 0, i64 %122, !dbg !281
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %123, ptr align 16 %114, i64 16, i1 false), !dbg !285, !tbaa.struct !286
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !287
  call void @llvm.lifetime.start.p0(ptr %24) #8, !dbg !288
  store i32 0, ptr %24, align 4, !dbg !289, !tbaa !7
  br label %124, !dbg !288

124:                                              ; preds = %206, %99
  %125 = load i32, ptr %24, align 4, !dbg !290, !tbaa !7
  %126 = icmp slt i32 %125, 8, !dbg !291
  br i1 %126, label %128, label %127, !dbg !292

127:                                              ; preds = %124
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #8, !dbg !292
  br label %209

128:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(ptr %25) #8, !dbg !293
  call void @llvm.lifetime.start.p0(ptr %26) #8, !dbg !293
  call void @llvm.lifetime.start.p0(ptr %27) #8, !dbg !294
  store i32 0, ptr %27, align 4, !dbg !295, !tbaa !7
  br label %129, !dbg !294

129:                                              ; preds = %146, %128
  %130 = load i32, ptr %27, align 4, !dbg !296, !tbaa !7
  %131 = icmp slt i32 %130, 8, !dbg !297
  br i1 %131, label %133, label %132, !dbg !298

132:                                              ; preds = %129
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #8, !dbg !298
  br label %149

133:                                              ; preds = %129
  %134 = load i32, ptr %24, align 4, !dbg !299, !tbaa !7
  %135 = sext i32 %134 to i64, !dbg !300
  %136 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %135, !dbg !300
  %137 = load i32, ptr %18, align 4, !dbg !301, !tbaa !7
  %138 = load i32, ptr %27, align 4, !dbg !302, !tbaa !7
  %139 = add nsw i32 %137, %138, !dbg !303
  %140 = sext i32 %139 to i64, !dbg !300
  %141 = getelementptr inbounds [64 x float], ptr %136, i64 0, i64 %140, !dbg !300
  %142 = load float, ptr %141, align 4, !dbg !300, !tbaa !41
  %143 = load i32, ptr %27, align 4, !dbg !304, !tbaa !7
  %144 = sext i32 %143 to i64, !dbg !305
  %145 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %144, !dbg !305
  store float %142, ptr %145, align 4, !dbg !306, !tbaa !41
  br label %146, !dbg !305

146:                                              ; preds = %133
  %147 = load i32, ptr %27, align 4, !dbg !307, !tbaa !7
  %148 = add nsw i32 %147, 1, !dbg !307
  store i32 %148, ptr %27, align 4, !dbg !307, !tbaa !7
  br label %129, !dbg !298, !llvm.loop !308

149:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr %28) #8, !dbg !310
  store i32 0, ptr %28, align 4, !dbg !311, !tbaa !7
  br label %150, !dbg !310

150:                                              ; preds = %167, %149
  %151 = load i32, ptr %28, align 4, !dbg !312, !tbaa !7
  %152 = icmp slt i32 %151, 4, !dbg !313
  br i1 %152, label %154, label %153, !dbg !314

153:                                              ; preds = %150
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #8, !dbg !314
  br label %170

154:                                              ; preds = %150
  %155 = load i32, ptr %24, align 4, !dbg !315, !tbaa !7
  %156 = sext i32 %155 to i64, !dbg !316
  %157 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %156, !dbg !316
  %158 = load i32, ptr %19, align 4, !dbg !317, !tbaa !7
  %159 = load i32, ptr %28, align 4, !dbg !318, !tbaa !7
  %160 = add nsw i32 %158, %159, !dbg !319
  %161 = sext i32 %160 to i64, !dbg !316
  %162 = getelementptr inbounds [64 x float], ptr %157, i64 0, i64 %161, !dbg !316
  %163 = load float, ptr %162, align 4, !dbg !316, !tbaa !41
  %164 = load i32, ptr %28, align 4, !dbg !320, !tbaa !7
  %165 = sext i32 %164 to i64, !dbg !321
  %166 = getelementptr inbounds [4 x float], ptr %26, i64 0, i64 %165, !dbg !321
  store float %163, ptr %166, align 4, !dbg !322, !tbaa !41
  br label %167, !dbg !321

167:                                              ; preds = %154
  %168 = load i32, ptr %28, align 4, !dbg !323, !tbaa !7
  %169 = add nsw i32 %168, 1, !dbg !323
  store i32 %169, ptr %28, align 4, !dbg !323, !tbaa !7
  br label %150, !dbg !314, !llvm.loop !324

170:                                              ; preds = %153
  call void @llvm.lifetime.start.p0(ptr %29) #8, !dbg !326
  store i32 0, ptr %29, align 4, !dbg !327, !tbaa !7
  br label %171, !dbg !326

171:                                              ; preds = %202, %170
  %172 = load i32, ptr %29, align 4, !dbg !328, !tbaa !7
  %173 = icmp slt i32 %172, 8, !dbg !329
  br i1 %173, label %175, label %174, !dbg !330

174:                                              ; preds = %171
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #8, !dbg !330
  br label %205

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %30) #8, !dbg !331
  store i32 0, ptr %30, align 4, !dbg !332, !tbaa !7
  br label %176, !dbg !331

176:                                              ; preds = %198, %175
  %177 = load i32, ptr %30, align 4, !dbg !333, !tbaa !7
  %178 = icmp slt i32 %177, 4, !dbg !334
  br i1 %178, label %180, label %179, !dbg !335

179:                                              ; preds = %176
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #8, !dbg !335
  br label %201

180:                                              ; preds = %176
  %181 = load i32, ptr %29, align 4, !dbg !336, !tbaa !7
  %182 = sext i32 %181 to i64, !dbg !337
  %183 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %182, !dbg !337
  %184 = load float, ptr %183, align 4, !dbg !337, !tbaa !41
  %185 = load i32, ptr %30, align 4, !dbg !338, !tbaa !7
  %186 = sext i32 %185 to i64, !dbg !339
  %187 = getelementptr inbounds [4 x float], ptr %26, i64 0, i64 %186, !dbg !339
  %188 = load float, ptr %187, align 4, !dbg !339, !tbaa !41
  %189 = fmul contract float %184, %188, !dbg !340
  %190 = load i32, ptr %29, align 4, !dbg !341, !tbaa !7
  %191 = sext i32 %190 to i64, !dbg !342
  %192 = getelementptr inbounds [8 x [4 x float]], ptr %20, i64 0, i64 %191, !dbg !342
  %193 = load i32, ptr %30, align 4, !dbg !343, !tbaa !7
  %194 = sext i32 %193 to i64, !dbg !342
  %195 = getelementptr inbounds [4 x float], ptr %192, i64 0, i64 %194, !dbg !342
  %196 = load float, ptr %195, align 4, !dbg !344, !tbaa !41
  %197 = fadd contract float %196, %189, !dbg !344
  store float %197, ptr %195, align 4, !dbg !344, !tbaa !41
  br label %198, !dbg !342

198:                                              ; preds = %180
  %199 = load i32, ptr %30, align 4, !dbg !345, !tbaa !7
  %200 = add nsw i32 %199, 1, !dbg !345
  store i32 %200, ptr %30, align 4, !dbg !345, !tbaa !7
  br label %176, !dbg !335, !llvm.loop !346

201:                                              ; preds = %179
  br label %202, !dbg !347

202:                                              ; preds = %201
  %203 = load i32, ptr %29, align 4, !dbg !348, !tbaa !7
  %204 = add nsw i32 %203, 1, !dbg !348
  store i32 %204, ptr %29, align 4, !dbg !348, !tbaa !7
  br label %171, !dbg !330, !llvm.loop !349

205:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %26) #8, !dbg !350
  call void @llvm.lifetime.end.p0(ptr %25) #8, !dbg !350
  br label %206, !dbg !350

206:                                              ; preds = %205
  %207 = load i32, ptr %24, align 4, !dbg !351, !tbaa !7
  %208 = add nsw i32 %207, 1, !dbg !351
  store i32 %208, ptr %24, align 4, !dbg !351, !tbaa !7
  br label %124, !dbg !292, !llvm.loop !352

209:                                              ; preds = %127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !353
  br label %210, !dbg !354

210:                                              ; preds = %209
  %211 = load i32, ptr %21, align 4, !dbg !355, !tbaa !7
  %212 = add nsw i32 %211, 8, !dbg !355
  store i32 %212, ptr %21, align 4, !dbg !355, !tbaa !7
  br label %53, !dbg !232, !llvm.loop !356

213:                                              ; preds = %57
  %214 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9, !dbg !357
  %215 = mul i32 %214, 64, !dbg !358
  %216 = load i32, ptr %18, align 4, !dbg !359, !tbaa !7
  %217 = add i32 %215, %216, !dbg !360
  %218 = zext i32 %217 to i64, !dbg !361
  %219 = load i32, ptr %13, align 4, !dbg !362, !tbaa !7
  %220 = sext i32 %219 to i64, !dbg !362
  %221 = mul i64 %218, %220, !dbg !363
  %222 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !364
  %223 = mul i32 %222, 64, !dbg !365
  %224 = zext i32 %223 to i64, !dbg !364
  %225 = add i64 %221, %224, !dbg !366
  %226 = load i32, ptr %19, align 4, !dbg !367, !tbaa !7
  %227 = sext i32 %226 to i64, !dbg !367
  %228 = add i64 %225, %227, !dbg !368
  %229 = load ptr, ptr %11, align 8, !dbg !369, !tbaa !14
  %230 = getelementptr inbounds nuw float, ptr %229, i64 %228, !dbg !369
  store ptr %230, ptr %11, align 8, !dbg !369, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %31) #8, !dbg !370
  store i32 0, ptr %31, align 4, !dbg !371, !tbaa !7
  br label %231, !dbg !370

231:                                              ; preds = %278, %213
  %232 = load i32, ptr %31, align 4, !dbg !372, !tbaa !7
  %233 = icmp slt i32 %232, 8, !dbg !373
  br i1 %233, label %235, label %234, !dbg !374

234:                                              ; preds = %231
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #8, !dbg !374
  br label %281

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %32) #8, !dbg !375
  store i32 0, ptr %32, align 4, !dbg !376, !tbaa !7
  br label %236, !dbg !375

236:                                              ; preds = %274, %235
  %237 = load i32, ptr %32, align 4, !dbg !377, !tbaa !7
  %238 = icmp slt i32 %237, 4, !dbg !378
  br i1 %238, label %240, label %239, !dbg !379

239:                                              ; preds = %236
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #8, !dbg !379
  br label %277

240:                                              ; preds = %236
  %241 = load float, ptr %15, align 4, !dbg !380, !tbaa !41
  %242 = load i32, ptr %31, align 4, !dbg !381, !tbaa !7
  %243 = sext i32 %242 to i64, !dbg !382
  %244 = getelementptr inbounds [8 x [4 x float]], ptr %20, i64 0, i64 %243, !dbg !382
  %245 = load i32, ptr %32, align 4, !dbg !383, !tbaa !7
  %246 = sext i32 %245 to i64, !dbg !382
  %247 = getelementptr inbounds [4 x float], ptr %244, i64 0, i64 %246, !dbg !382
  %248 = load float, ptr %247, align 4, !dbg !382, !tbaa !41
  %249 = fmul contract float %241, %248, !dbg !384
  %250 = load float, ptr %16, align 4, !dbg !385, !tbaa !41
  %251 = load ptr, ptr %11, align 8, !dbg !386, !tbaa !14
  %252 = load i32, ptr %31, align 4, !dbg !387, !tbaa !7
  %253 = sext i32 %252 to i64, !dbg !387
  %254 = load i32, ptr %13, align 4, !dbg !388, !tbaa !7
  %255 = sext i32 %254 to i64, !dbg !388
  %256 = mul i64 %253, %255, !dbg !389
  %257 = load i32, ptr %32, align 4, !dbg !390, !tbaa !7
  %258 = sext i32 %257 to i64, !dbg !390
  %259 = add i64 %256, %258, !dbg !391
  %260 = getelementptr inbounds nuw float, ptr %251, i64 %259, !dbg !386
  %261 = load float, ptr %260, align 4, !dbg !386, !tbaa !41
  %262 = fmul contract float %250, %261, !dbg !392
  %263 = fadd contract float %249, %262, !dbg !393
  %264 = load ptr, ptr %11, align 8, !dbg !394, !tbaa !14
  %265 = load i32, ptr %31, align 4, !dbg !395, !tbaa !7
  %266 = sext i32 %265 to i64, !dbg !395
  %267 = load i32, ptr %13, align 4, !dbg !396, !tbaa !7
  %268 = sext i32 %267 to i64, !dbg !396
  %269 = mul i64 %266, %268, !dbg !397
  %270 = load i32, ptr %32, align 4, !dbg !398, !tbaa !7
  %271 = sext i32 %270 to i64, !dbg !398
  %272 = add i64 %269, %271, !dbg !399
  %273 = getelementptr inbounds nuw float, ptr %264, i64 %272, !dbg !394
  store float %263, ptr %273, align 4, !dbg !400, !tbaa !41
  br label %274, !dbg !394

274:                                              ; preds = %240
  %275 = load i32, ptr %32, align 4, !dbg !401, !tbaa !7
  %276 = add nsw i32 %275, 1, !dbg !401
  store i32 %276, ptr %32, align 4, !dbg !401, !tbaa !7
  br label %236, !dbg !379, !llvm.loop !402

277:                                              ; preds = %239
  br label %278, !dbg !403

278:                                              ; preds = %277
  %279 = load i32, ptr %31, align 4, !dbg !404, !tbaa !7
  %280 = add nsw i32 %279, 1, !dbg !404
  store i32 %280, ptr %31, align 4, !dbg !404, !tbaa !7
  br label %231, !dbg !374, !llvm.loop !405

281:                                              ; preds = %234
  call void @llvm.lifetime.end.p0(ptr %20) #8, !dbg !406
  call void @llvm.lifetime.end.p0(ptr %19) #8, !dbg !406
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !406
  call void @llvm.lifetime.end.p0(ptr %17) #8, !dbg !406
  ret void, !dbg !406
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_nt(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !dbg !407 {
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
  %17 = alloca ptr, align 8
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !408
  store ptr %1, ptr %8, align 8, !tbaa !408
  store ptr %2, ptr %9, align 8, !tbaa !408
  store i32 %3, ptr %10, align 4, !tbaa !7
  store i32 %4, ptr %11, align 4, !tbaa !7
  store i32 %5, ptr %12, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !410
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9, !dbg !411
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9, !dbg !412
  %22 = mul i32 %20, %21, !dbg !413
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9, !dbg !414
  %24 = add i32 %22, %23, !dbg !415
  store i32 %24, ptr %13, align 4, !dbg !416, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !410
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !417
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9, !dbg !418
  %27 = mul i32 %25, %26, !dbg !419
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !420
  %29 = add i32 %27, %28, !dbg !421
  store i32 %29, ptr %14, align 4, !dbg !422, !tbaa !7
  %30 = load i32, ptr %13, align 4, !dbg !423, !tbaa !7
  %31 = load i32, ptr %10, align 4, !dbg !424, !tbaa !7
  %32 = icmp sge i32 %30, %31, !dbg !425
  br i1 %32, label %37, label %33, !dbg !426

33:                                               ; preds = %6
  %34 = load i32, ptr %14, align 4, !dbg !427, !tbaa !7
  %35 = load i32, ptr %11, align 4, !dbg !428, !tbaa !7
  %36 = icmp sge i32 %34, %35, !dbg !429
  br i1 %36, label %37, label %38, !dbg !426

37:                                               ; preds = %33, %6
  store i32 1, ptr %15, align 4
  br label %104, !dbg !430

38:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !431
  %39 = load ptr, ptr %7, align 8, !dbg !432, !tbaa !408
  %40 = load i32, ptr %13, align 4, !dbg !433, !tbaa !7
  %41 = sext i32 %40 to i64, !dbg !433
  %42 = load i32, ptr %12, align 4, !dbg !434, !tbaa !7
  %43 = sext i32 %42 to i64, !dbg !434
  %44 = mul i64 %41, %43, !dbg !435
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44, !dbg !436
  store ptr %45, ptr %16, align 8, !dbg !437, !tbaa !438
  call void @llvm.lifetime.start.p0(ptr %17) #8, !dbg !431
  %46 = load ptr, ptr %8, align 8, !dbg !440, !tbaa !408
  %47 = load i32, ptr %14, align 4, !dbg !441, !tbaa !7
  %48 = sext i32 %47 to i64, !dbg !441
  %49 = load i32, ptr %12, align 4, !dbg !442, !tbaa !7
  %50 = sext i32 %49 to i64, !dbg !442
  %51 = mul i64 %48, %50, !dbg !443
  %52 = getelementptr inbounds nuw double, ptr %46, i64 %51, !dbg !444
  store ptr %52, ptr %17, align 8, !dbg !445, !tbaa !438
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !446
  store double 0.000000e+00, ptr %18, align 8, !dbg !447, !tbaa !448
  call void @llvm.lifetime.start.p0(ptr %19) #8, !dbg !450
  store i32 0, ptr %19, align 4, !dbg !451, !tbaa !7
  br label %53, !dbg !450

53:                                               ; preds = %89, %38
  %54 = load i32, ptr %19, align 4, !dbg !452, !tbaa !7
  %55 = load i32, ptr %12, align 4, !dbg !453, !tbaa !7
  %56 = sdiv i32 %55, 2, !dbg !454
  %57 = icmp slt i32 %54, %56, !dbg !455
  br i1 %57, label %59, label %58, !dbg !456

58:                                               ; preds = %53
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #8, !dbg !456
  br label %92

59:                                               ; preds = %53
  %60 = load ptr, ptr %16, align 8, !dbg !457, !tbaa !438
  %61 = load i32, ptr %19, align 4, !dbg !458, !tbaa !7
  %62 = sext i32 %61 to i64, !dbg !457
  %63 = getelementptr inbounds %struct.double2, ptr %60, i64 %62, !dbg !457
  %64 = getelementptr inbounds nuw %struct.double2, ptr %63, i32 0, i32 0, !dbg !459
  %65 = load double, ptr %64, align 16, !dbg !459, !tbaa !460
  %66 = load ptr, ptr %17, align 8, !dbg !462, !tbaa !438
  %67 = load i32, ptr %19, align 4, !dbg !463, !tbaa !7
  %68 = sext i32 %67 to i64, !dbg !462
  %69 = getelementptr inbounds %struct.double2, ptr %66, i64 %68, !dbg !462
  %70 = getelementptr inbounds nuw %struct.double2, ptr %69, i32 0, i32 0, !dbg !464
  %71 = load double, ptr %70, align 16, !dbg !464, !tbaa !460
  %72 = fmul contract double %65, %71, !dbg !465
  %73 = load ptr, ptr %16, align 8, !dbg !466, !tbaa !438
  %74 = load i32, ptr %19, align 4, !dbg !467, !tbaa !7
  %75 = sext i32 %74 to i64, !dbg !466
  %76 = getelementptr inbounds %struct.double2, ptr %73, i64 %75, !dbg !466
  %77 = getelementptr inbounds nuw %struct.double2, ptr %76, i32 0, i32 1, !dbg !468
  %78 = load double, ptr %77, align 8, !dbg !468, !tbaa !469
  %79 = load ptr, ptr %17, align 8, !dbg !470, !tbaa !438
  %80 = load i32, ptr %19, align 4, !dbg !471, !tbaa !7
  %81 = sext i32 %80 to i64, !dbg !470
  %82 = getelementptr inbounds %struct.double2, ptr %79, i64 %81, !dbg !470
  %83 = getelementptr inbounds nuw %struct.double2, ptr %82, i32 0, i32 1, !dbg !472
  %84 = load double, ptr %83, align 8, !dbg !472, !tbaa !469
  %85 = fmul contract double %78, %84, !dbg !473
  %86 = fadd contract double %72, %85, !dbg !474
  %87 = load double, ptr %18, align 8, !dbg !475, !tbaa !448
  %88 = fadd contract double %87, %86, !dbg !475
  store double %88, ptr %18, align 8, !dbg !475, !tbaa !448
  br label %89, !dbg !476

89:                                               ; preds = %59
  %90 = load i32, ptr %19, align 4, !dbg !477, !tbaa !7
  %91 = add nsw i32 %90, 1, !dbg !477
  store i32 %91, ptr %19, align 4, !dbg !477, !tbaa !7
  br label %53, !dbg !456, !llvm.loop !478

92:                                               ; preds = %58
  %93 = load double, ptr %18, align 8, !dbg !479, !tbaa !448
  %94 = load ptr, ptr %9, align 8, !dbg !480, !tbaa !408
  %95 = load i32, ptr %13, align 4, !dbg !481, !tbaa !7
  %96 = sext i32 %95 to i64, !dbg !481
  %97 = load i32, ptr %11, align 4, !dbg !482, !tbaa !7
  %98 = sext i32 %97 to i64, !dbg !482
  %99 = mul i64 %96, %98, !dbg !483
  %100 = load i32, ptr %14, align 4, !dbg !484, !tbaa !7
  %101 = sext i32 %100 to i64, !dbg !484
  %102 = add i64 %99, %101, !dbg !485
  %103 = getelementptr inbounds nuw double, ptr %94, i64 %102, !dbg !480
  store double %93, ptr %103, align 8, !dbg !486, !tbaa !448
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !487
  call void @llvm.lifetime.end.p0(ptr %17) #8, !dbg !487
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !487
  store i32 0, ptr %15, align 4, !dbg !487
  br label %104, !dbg !487

104:                                              ; preds = %92, %37
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !487
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !487
  %105 = load i32, ptr %15, align 4
  switch i32 %105, label %107 [
    i32 0, label %106
    i32 1, label %106
  ]

106:                                              ; preds = %104, %104
  ret void, !dbg !487

107:                                              ; preds = %104
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul_tiled.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "matmul_naive", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 float", !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !DILocation(line: 7, column: 3, scope: !11)
!18 = !DILocation(line: 7, column: 13, scope: !11)
!19 = !DILocation(line: 7, column: 26, scope: !11)
!20 = !DILocation(line: 7, column: 24, scope: !11)
!21 = !DILocation(line: 7, column: 39, scope: !11)
!22 = !DILocation(line: 7, column: 37, scope: !11)
!23 = !DILocation(line: 7, column: 7, scope: !11)
!24 = !DILocation(line: 8, column: 3, scope: !11)
!25 = !DILocation(line: 8, column: 13, scope: !11)
!26 = !DILocation(line: 8, column: 26, scope: !11)
!27 = !DILocation(line: 8, column: 24, scope: !11)
!28 = !DILocation(line: 8, column: 39, scope: !11)
!29 = !DILocation(line: 8, column: 37, scope: !11)
!30 = !DILocation(line: 8, column: 7, scope: !11)
!31 = !DILocation(line: 9, column: 7, scope: !11)
!32 = !DILocation(line: 9, column: 14, scope: !11)
!33 = !DILocation(line: 9, column: 11, scope: !11)
!34 = !DILocation(line: 9, column: 16, scope: !11)
!35 = !DILocation(line: 9, column: 19, scope: !11)
!36 = !DILocation(line: 9, column: 26, scope: !11)
!37 = !DILocation(line: 9, column: 23, scope: !11)
!38 = !DILocation(line: 10, column: 5, scope: !11)
!39 = !DILocation(line: 11, column: 3, scope: !11)
!40 = !DILocation(line: 11, column: 9, scope: !11)
!41 = !{!42, !42, i64 0}
!42 = !{!"float", !9, i64 0}
!43 = !DILocation(line: 12, column: 8, scope: !11)
!44 = !DILocation(line: 12, column: 12, scope: !11)
!45 = !DILocation(line: 12, column: 19, scope: !11)
!46 = !DILocation(line: 12, column: 23, scope: !11)
!47 = !DILocation(line: 12, column: 21, scope: !11)
!48 = !DILocation(line: 12, column: 3, scope: !11)
!49 = !DILocation(line: 13, column: 12, scope: !11)
!50 = !DILocation(line: 13, column: 14, scope: !11)
!51 = !DILocation(line: 13, column: 20, scope: !11)
!52 = !DILocation(line: 13, column: 18, scope: !11)
!53 = !DILocation(line: 13, column: 24, scope: !11)
!54 = !DILocation(line: 13, column: 22, scope: !11)
!55 = !DILocation(line: 13, column: 29, scope: !11)
!56 = !DILocation(line: 13, column: 31, scope: !11)
!57 = !DILocation(line: 13, column: 35, scope: !11)
!58 = !DILocation(line: 13, column: 33, scope: !11)
!59 = !DILocation(line: 13, column: 39, scope: !11)
!60 = !DILocation(line: 13, column: 37, scope: !11)
!61 = !DILocation(line: 13, column: 27, scope: !11)
!62 = !DILocation(line: 13, column: 9, scope: !11)
!63 = !DILocation(line: 13, column: 5, scope: !11)
!64 = !DILocation(line: 12, column: 27, scope: !11)
!65 = distinct !{!65, !48, !66, !67}
!66 = !DILocation(line: 13, column: 42, scope: !11)
!67 = !{!"llvm.loop.mustprogress"}
!68 = !DILocation(line: 14, column: 22, scope: !11)
!69 = !DILocation(line: 14, column: 3, scope: !11)
!70 = !DILocation(line: 14, column: 5, scope: !11)
!71 = !DILocation(line: 14, column: 11, scope: !11)
!72 = !DILocation(line: 14, column: 9, scope: !11)
!73 = !DILocation(line: 14, column: 15, scope: !11)
!74 = !DILocation(line: 14, column: 13, scope: !11)
!75 = !DILocation(line: 14, column: 20, scope: !11)
!76 = !DILocation(line: 15, column: 1, scope: !11)
!77 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !78, file: !78, line: 67, type: !12, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!79 = !DILocation(line: 67, column: 27, scope: !77)
!80 = !DILocation(line: 67, column: 3, scope: !77)
!81 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !78, file: !78, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DILocation(line: 80, column: 27, scope: !81)
!83 = !DILocation(line: 80, column: 3, scope: !81)
!84 = distinct !DISubprogram(name: "__fetch_builtin_y", scope: !78, file: !78, line: 54, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 54, column: 27, scope: !84)
!86 = !DILocation(line: 54, column: 3, scope: !84)
!87 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !78, file: !78, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DILocation(line: 66, column: 27, scope: !87)
!89 = !DILocation(line: 66, column: 3, scope: !87)
!90 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !78, file: !78, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 79, column: 27, scope: !90)
!92 = !DILocation(line: 79, column: 3, scope: !90)
!93 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !78, file: !78, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 53, column: 27, scope: !93)
!95 = !DILocation(line: 53, column: 3, scope: !93)
!96 = distinct !DISubprogram(name: "matmul_shared<16>", scope: !1, file: !1, line: 24, type: !12, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = !DILocation(line: 26, column: 3, scope: !96)
!98 = !DILocation(line: 26, column: 13, scope: !96)
!99 = !DILocation(line: 26, column: 24, scope: !96)
!100 = !DILocation(line: 26, column: 30, scope: !96)
!101 = !DILocation(line: 26, column: 28, scope: !96)
!102 = !DILocation(line: 26, column: 7, scope: !96)
!103 = !DILocation(line: 26, column: 49, scope: !96)
!104 = !DILocation(line: 26, column: 60, scope: !96)
!105 = !DILocation(line: 26, column: 66, scope: !96)
!106 = !DILocation(line: 26, column: 64, scope: !96)
!107 = !DILocation(line: 26, column: 43, scope: !96)
!108 = !DILocation(line: 27, column: 3, scope: !96)
!109 = !DILocation(line: 27, column: 9, scope: !96)
!110 = !DILocation(line: 28, column: 8, scope: !96)
!111 = !DILocation(line: 28, column: 12, scope: !96)
!112 = !DILocation(line: 28, column: 20, scope: !96)
!113 = !DILocation(line: 28, column: 25, scope: !96)
!114 = !DILocation(line: 28, column: 23, scope: !96)
!115 = !DILocation(line: 28, column: 3, scope: !96)
!116 = !DILocation(line: 29, column: 5, scope: !96)
!117 = !DILocation(line: 29, column: 14, scope: !96)
!118 = !DILocation(line: 29, column: 19, scope: !96)
!119 = !DILocation(line: 29, column: 17, scope: !96)
!120 = !DILocation(line: 29, column: 9, scope: !96)
!121 = !DILocation(line: 29, column: 37, scope: !96)
!122 = !DILocation(line: 29, column: 42, scope: !96)
!123 = !DILocation(line: 29, column: 40, scope: !96)
!124 = !DILocation(line: 29, column: 32, scope: !96)
!125 = !DILocation(line: 30, column: 35, scope: !96)
!126 = !DILocation(line: 30, column: 41, scope: !96)
!127 = !DILocation(line: 30, column: 39, scope: !96)
!128 = !DILocation(line: 30, column: 43, scope: !96)
!129 = !DILocation(line: 30, column: 46, scope: !96)
!130 = !DILocation(line: 30, column: 51, scope: !96)
!131 = !DILocation(line: 30, column: 49, scope: !96)
!132 = !DILocation(line: 30, column: 55, scope: !96)
!133 = !DILocation(line: 30, column: 57, scope: !96)
!134 = !DILocation(line: 30, column: 63, scope: !96)
!135 = !DILocation(line: 30, column: 61, scope: !96)
!136 = !DILocation(line: 30, column: 67, scope: !96)
!137 = !DILocation(line: 30, column: 65, scope: !96)
!138 = !DILocation(line: 30, column: 7, scope: !96)
!139 = !DILocation(line: 30, column: 5, scope: !96)
!140 = !DILocation(line: 30, column: 20, scope: !96)
!141 = !DILocation(line: 30, column: 33, scope: !96)
!142 = !DILocation(line: 31, column: 35, scope: !96)
!143 = !DILocation(line: 31, column: 40, scope: !96)
!144 = !DILocation(line: 31, column: 38, scope: !96)
!145 = !DILocation(line: 31, column: 42, scope: !96)
!146 = !DILocation(line: 31, column: 45, scope: !96)
!147 = !DILocation(line: 31, column: 51, scope: !96)
!148 = !DILocation(line: 31, column: 49, scope: !96)
!149 = !DILocation(line: 31, column: 55, scope: !96)
!150 = !DILocation(line: 31, column: 57, scope: !96)
!151 = !DILocation(line: 31, column: 62, scope: !96)
!152 = !DILocation(line: 31, column: 60, scope: !96)
!153 = !DILocation(line: 31, column: 66, scope: !96)
!154 = !DILocation(line: 31, column: 64, scope: !96)
!155 = !DILocation(line: 31, column: 7, scope: !96)
!156 = !DILocation(line: 31, column: 5, scope: !96)
!157 = !DILocation(line: 31, column: 20, scope: !96)
!158 = !DILocation(line: 31, column: 33, scope: !96)
!159 = !DILocation(line: 32, column: 5, scope: !96)
!160 = !DILocation(line: 33, column: 33, scope: !96)
!161 = !DILocation(line: 33, column: 11, scope: !96)
!162 = !DILocation(line: 33, column: 9, scope: !96)
!163 = !DILocation(line: 34, column: 5, scope: !96)
!164 = !DILocation(line: 35, column: 3, scope: !96)
!165 = !DILocation(line: 28, column: 31, scope: !96)
!166 = distinct !{!166, !115, !164, !67}
!167 = !DILocation(line: 36, column: 7, scope: !96)
!168 = !DILocation(line: 36, column: 13, scope: !96)
!169 = !DILocation(line: 36, column: 11, scope: !96)
!170 = !DILocation(line: 36, column: 15, scope: !96)
!171 = !DILocation(line: 36, column: 18, scope: !96)
!172 = !DILocation(line: 36, column: 24, scope: !96)
!173 = !DILocation(line: 36, column: 22, scope: !96)
!174 = !DILocation(line: 37, column: 24, scope: !96)
!175 = !DILocation(line: 37, column: 5, scope: !96)
!176 = !DILocation(line: 37, column: 7, scope: !96)
!177 = !DILocation(line: 37, column: 13, scope: !96)
!178 = !DILocation(line: 37, column: 11, scope: !96)
!179 = !DILocation(line: 37, column: 17, scope: !96)
!180 = !DILocation(line: 37, column: 15, scope: !96)
!181 = !DILocation(line: 37, column: 22, scope: !96)
!182 = !DILocation(line: 38, column: 1, scope: !96)
!183 = distinct !DISubprogram(name: "tile_product<16>", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = !DILocation(line: 19, column: 8, scope: !183)
!185 = !DILocation(line: 19, column: 12, scope: !183)
!186 = !DILocation(line: 19, column: 19, scope: !183)
!187 = !DILocation(line: 19, column: 21, scope: !183)
!188 = !DILocation(line: 19, column: 3, scope: !183)
!189 = !DILocation(line: 20, column: 12, scope: !183)
!190 = !DILocation(line: 20, column: 14, scope: !183)
!191 = !DILocation(line: 20, column: 27, scope: !183)
!192 = !DILocation(line: 20, column: 32, scope: !183)
!193 = !DILocation(line: 20, column: 34, scope: !183)
!194 = !DILocation(line: 20, column: 37, scope: !183)
!195 = !DILocation(line: 20, column: 30, scope: !183)
!196 = !DILocation(line: 20, column: 9, scope: !183)
!197 = !DILocation(line: 20, column: 5, scope: !183)
!198 = !DILocation(line: 19, column: 27, scope: !183)
!199 = distinct !{!199, !188, !200, !67, !201}
!200 = !DILocation(line: 20, column: 48, scope: !183)
!201 = !{!"llvm.loop.unroll.enable"}
!202 = !DILocation(line: 21, column: 10, scope: !183)
!203 = !DILocation(line: 21, column: 3, scope: !183)
!204 = distinct !DISubprogram(name: "sgemm_64x64", scope: !1, file: !1, line: 43, type: !12, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 48, column: 3, scope: !204)
!206 = !DILocation(line: 48, column: 13, scope: !204)
!207 = !DILocation(line: 48, column: 7, scope: !204)
!208 = !DILocation(line: 49, column: 3, scope: !204)
!209 = !DILocation(line: 49, column: 12, scope: !204)
!210 = !DILocation(line: 49, column: 16, scope: !204)
!211 = !DILocation(line: 49, column: 28, scope: !204)
!212 = !DILocation(line: 49, column: 7, scope: !204)
!213 = !DILocation(line: 49, column: 39, scope: !204)
!214 = !DILocation(line: 49, column: 43, scope: !204)
!215 = !DILocation(line: 49, column: 55, scope: !204)
!216 = !DILocation(line: 49, column: 34, scope: !204)
!217 = !DILocation(line: 50, column: 16, scope: !204)
!218 = !DILocation(line: 50, column: 27, scope: !204)
!219 = !DILocation(line: 50, column: 34, scope: !204)
!220 = !DILocation(line: 50, column: 32, scope: !204)
!221 = !DILocation(line: 50, column: 5, scope: !204)
!222 = !DILocation(line: 51, column: 8, scope: !204)
!223 = !DILocation(line: 51, column: 19, scope: !204)
!224 = !DILocation(line: 51, column: 5, scope: !204)
!225 = !DILocation(line: 52, column: 3, scope: !204)
!226 = !DILocation(line: 52, column: 9, scope: !204)
!227 = !DILocation(line: 53, column: 8, scope: !204)
!228 = !DILocation(line: 53, column: 12, scope: !204)
!229 = !DILocation(line: 53, column: 20, scope: !204)
!230 = !DILocation(line: 53, column: 25, scope: !204)
!231 = !DILocation(line: 53, column: 23, scope: !204)
!232 = !DILocation(line: 53, column: 3, scope: !204)
!233 = !DILocation(line: 55, column: 10, scope: !204)
!234 = !DILocation(line: 55, column: 14, scope: !204)
!235 = !DILocation(line: 55, column: 21, scope: !204)
!236 = !DILocation(line: 55, column: 23, scope: !204)
!237 = !DILocation(line: 55, column: 5, scope: !204)
!238 = !DILocation(line: 56, column: 44, scope: !204)
!239 = !DILocation(line: 56, column: 56, scope: !204)
!240 = !DILocation(line: 56, column: 60, scope: !204)
!241 = !DILocation(line: 56, column: 58, scope: !204)
!242 = !DILocation(line: 56, column: 65, scope: !204)
!243 = !DILocation(line: 56, column: 54, scope: !204)
!244 = !DILocation(line: 56, column: 73, scope: !204)
!245 = !DILocation(line: 56, column: 71, scope: !204)
!246 = !DILocation(line: 56, column: 77, scope: !204)
!247 = !DILocation(line: 56, column: 75, scope: !204)
!248 = !DILocation(line: 56, column: 83, scope: !204)
!249 = !DILocation(line: 56, column: 87, scope: !204)
!250 = !DILocation(line: 56, column: 85, scope: !204)
!251 = !DILocation(line: 56, column: 92, scope: !204)
!252 = !DILocation(line: 56, column: 82, scope: !204)
!253 = !DILocation(line: 56, column: 80, scope: !204)
!254 = !DILocation(line: 56, column: 11, scope: !204)
!255 = !DILocation(line: 56, column: 15, scope: !204)
!256 = !DILocation(line: 56, column: 13, scope: !204)
!257 = !DILocation(line: 56, column: 20, scope: !204)
!258 = !DILocation(line: 56, column: 7, scope: !204)
!259 = !DILocation(line: 56, column: 27, scope: !204)
!260 = !DILocation(line: 56, column: 31, scope: !204)
!261 = !DILocation(line: 56, column: 29, scope: !204)
!262 = !DILocation(line: 56, column: 36, scope: !204)
!263 = !DILocation(line: 56, column: 42, scope: !204)
!264 = !DILocation(line: 55, column: 36, scope: !204)
!265 = distinct !{!265, !237, !266, !67, !201}
!266 = !DILocation(line: 56, column: 96, scope: !204)
!267 = !DILocation(line: 57, column: 64, scope: !204)
!268 = !DILocation(line: 57, column: 75, scope: !204)
!269 = !DILocation(line: 57, column: 80, scope: !204)
!270 = !DILocation(line: 57, column: 84, scope: !204)
!271 = !DILocation(line: 57, column: 78, scope: !204)
!272 = !DILocation(line: 57, column: 74, scope: !204)
!273 = !DILocation(line: 57, column: 92, scope: !204)
!274 = !DILocation(line: 57, column: 90, scope: !204)
!275 = !DILocation(line: 57, column: 96, scope: !204)
!276 = !DILocation(line: 57, column: 100, scope: !204)
!277 = !DILocation(line: 57, column: 105, scope: !204)
!278 = !DILocation(line: 57, column: 94, scope: !204)
!279 = !DILocation(line: 57, column: 20, scope: !204)
!280 = !DILocation(line: 57, column: 24, scope: !204)
!281 = !DILocation(line: 57, column: 17, scope: !204)
!282 = !DILocation(line: 57, column: 30, scope: !204)
!283 = !DILocation(line: 57, column: 34, scope: !204)
!284 = !DILocation(line: 57, column: 39, scope: !204)
!285 = !DILocation(line: 57, column: 44, scope: !204)
!286 = !{i64 0, i64 4, !41, i64 4, i64 4, !41, i64 8, i64 4, !41, i64 12, i64 4, !41}
!287 = !DILocation(line: 58, column: 5, scope: !204)
!288 = !DILocation(line: 60, column: 10, scope: !204)
!289 = !DILocation(line: 60, column: 14, scope: !204)
!290 = !DILocation(line: 60, column: 21, scope: !204)
!291 = !DILocation(line: 60, column: 23, scope: !204)
!292 = !DILocation(line: 60, column: 5, scope: !204)
!293 = !DILocation(line: 61, column: 7, scope: !204)
!294 = !DILocation(line: 62, column: 12, scope: !204)
!295 = !DILocation(line: 62, column: 16, scope: !204)
!296 = !DILocation(line: 62, column: 23, scope: !204)
!297 = !DILocation(line: 62, column: 25, scope: !204)
!298 = !DILocation(line: 62, column: 7, scope: !204)
!299 = !DILocation(line: 63, column: 19, scope: !204)
!300 = !DILocation(line: 63, column: 16, scope: !204)
!301 = !DILocation(line: 63, column: 22, scope: !204)
!302 = !DILocation(line: 63, column: 27, scope: !204)
!303 = !DILocation(line: 63, column: 25, scope: !204)
!304 = !DILocation(line: 63, column: 11, scope: !204)
!305 = !DILocation(line: 63, column: 9, scope: !204)
!306 = !DILocation(line: 63, column: 14, scope: !204)
!307 = !DILocation(line: 62, column: 32, scope: !204)
!308 = distinct !{!308, !298, !309, !67}
!309 = !DILocation(line: 63, column: 28, scope: !204)
!310 = !DILocation(line: 64, column: 12, scope: !204)
!311 = !DILocation(line: 64, column: 16, scope: !204)
!312 = !DILocation(line: 64, column: 23, scope: !204)
!313 = !DILocation(line: 64, column: 25, scope: !204)
!314 = !DILocation(line: 64, column: 7, scope: !204)
!315 = !DILocation(line: 65, column: 19, scope: !204)
!316 = !DILocation(line: 65, column: 16, scope: !204)
!317 = !DILocation(line: 65, column: 22, scope: !204)
!318 = !DILocation(line: 65, column: 27, scope: !204)
!319 = !DILocation(line: 65, column: 25, scope: !204)
!320 = !DILocation(line: 65, column: 11, scope: !204)
!321 = !DILocation(line: 65, column: 9, scope: !204)
!322 = !DILocation(line: 65, column: 14, scope: !204)
!323 = !DILocation(line: 64, column: 32, scope: !204)
!324 = distinct !{!324, !314, !325, !67}
!325 = !DILocation(line: 65, column: 28, scope: !204)
!326 = !DILocation(line: 66, column: 12, scope: !204)
!327 = !DILocation(line: 66, column: 16, scope: !204)
!328 = !DILocation(line: 66, column: 23, scope: !204)
!329 = !DILocation(line: 66, column: 25, scope: !204)
!330 = !DILocation(line: 66, column: 7, scope: !204)
!331 = !DILocation(line: 67, column: 14, scope: !204)
!332 = !DILocation(line: 67, column: 18, scope: !204)
!333 = !DILocation(line: 67, column: 25, scope: !204)
!334 = !DILocation(line: 67, column: 27, scope: !204)
!335 = !DILocation(line: 67, column: 9, scope: !204)
!336 = !DILocation(line: 68, column: 26, scope: !204)
!337 = !DILocation(line: 68, column: 24, scope: !204)
!338 = !DILocation(line: 68, column: 33, scope: !204)
!339 = !DILocation(line: 68, column: 31, scope: !204)
!340 = !DILocation(line: 68, column: 29, scope: !204)
!341 = !DILocation(line: 68, column: 15, scope: !204)
!342 = !DILocation(line: 68, column: 11, scope: !204)
!343 = !DILocation(line: 68, column: 18, scope: !204)
!344 = !DILocation(line: 68, column: 21, scope: !204)
!345 = !DILocation(line: 67, column: 34, scope: !204)
!346 = distinct !{!346, !335, !347, !67}
!347 = !DILocation(line: 68, column: 34, scope: !204)
!348 = !DILocation(line: 66, column: 32, scope: !204)
!349 = distinct !{!349, !330, !347, !67}
!350 = !DILocation(line: 69, column: 5, scope: !204)
!351 = !DILocation(line: 60, column: 30, scope: !204)
!352 = distinct !{!352, !292, !350, !67, !201}
!353 = !DILocation(line: 70, column: 5, scope: !204)
!354 = !DILocation(line: 71, column: 3, scope: !204)
!355 = !DILocation(line: 53, column: 31, scope: !204)
!356 = distinct !{!356, !232, !354, !67}
!357 = !DILocation(line: 72, column: 17, scope: !204)
!358 = !DILocation(line: 72, column: 28, scope: !204)
!359 = !DILocation(line: 72, column: 35, scope: !204)
!360 = !DILocation(line: 72, column: 33, scope: !204)
!361 = !DILocation(line: 72, column: 16, scope: !204)
!362 = !DILocation(line: 72, column: 41, scope: !204)
!363 = !DILocation(line: 72, column: 39, scope: !204)
!364 = !DILocation(line: 72, column: 45, scope: !204)
!365 = !DILocation(line: 72, column: 56, scope: !204)
!366 = !DILocation(line: 72, column: 43, scope: !204)
!367 = !DILocation(line: 72, column: 63, scope: !204)
!368 = !DILocation(line: 72, column: 61, scope: !204)
!369 = !DILocation(line: 72, column: 5, scope: !204)
!370 = !DILocation(line: 73, column: 8, scope: !204)
!371 = !DILocation(line: 73, column: 12, scope: !204)
!372 = !DILocation(line: 73, column: 19, scope: !204)
!373 = !DILocation(line: 73, column: 21, scope: !204)
!374 = !DILocation(line: 73, column: 3, scope: !204)
!375 = !DILocation(line: 74, column: 10, scope: !204)
!376 = !DILocation(line: 74, column: 14, scope: !204)
!377 = !DILocation(line: 74, column: 21, scope: !204)
!378 = !DILocation(line: 74, column: 23, scope: !204)
!379 = !DILocation(line: 74, column: 5, scope: !204)
!380 = !DILocation(line: 75, column: 30, scope: !204)
!381 = !DILocation(line: 75, column: 42, scope: !204)
!382 = !DILocation(line: 75, column: 38, scope: !204)
!383 = !DILocation(line: 75, column: 45, scope: !204)
!384 = !DILocation(line: 75, column: 36, scope: !204)
!385 = !DILocation(line: 75, column: 50, scope: !204)
!386 = !DILocation(line: 75, column: 57, scope: !204)
!387 = !DILocation(line: 75, column: 67, scope: !204)
!388 = !DILocation(line: 75, column: 71, scope: !204)
!389 = !DILocation(line: 75, column: 69, scope: !204)
!390 = !DILocation(line: 75, column: 75, scope: !204)
!391 = !DILocation(line: 75, column: 73, scope: !204)
!392 = !DILocation(line: 75, column: 55, scope: !204)
!393 = !DILocation(line: 75, column: 48, scope: !204)
!394 = !DILocation(line: 75, column: 7, scope: !204)
!395 = !DILocation(line: 75, column: 17, scope: !204)
!396 = !DILocation(line: 75, column: 21, scope: !204)
!397 = !DILocation(line: 75, column: 19, scope: !204)
!398 = !DILocation(line: 75, column: 25, scope: !204)
!399 = !DILocation(line: 75, column: 23, scope: !204)
!400 = !DILocation(line: 75, column: 28, scope: !204)
!401 = !DILocation(line: 74, column: 30, scope: !204)
!402 = distinct !{!402, !379, !403, !67}
!403 = !DILocation(line: 75, column: 76, scope: !204)
!404 = !DILocation(line: 73, column: 28, scope: !204)
!405 = distinct !{!405, !374, !403, !67}
!406 = !DILocation(line: 76, column: 1, scope: !204)
!407 = distinct !DISubprogram(name: "dgemm_nt", scope: !1, file: !1, line: 78, type: !12, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!408 = !{!409, !409, i64 0}
!409 = !{!"p1 double", !16, i64 0}
!410 = !DILocation(line: 79, column: 3, scope: !407)
!411 = !DILocation(line: 79, column: 13, scope: !407)
!412 = !DILocation(line: 79, column: 26, scope: !407)
!413 = !DILocation(line: 79, column: 24, scope: !407)
!414 = !DILocation(line: 79, column: 39, scope: !407)
!415 = !DILocation(line: 79, column: 37, scope: !407)
!416 = !DILocation(line: 79, column: 7, scope: !407)
!417 = !DILocation(line: 79, column: 58, scope: !407)
!418 = !DILocation(line: 79, column: 71, scope: !407)
!419 = !DILocation(line: 79, column: 69, scope: !407)
!420 = !DILocation(line: 79, column: 84, scope: !407)
!421 = !DILocation(line: 79, column: 82, scope: !407)
!422 = !DILocation(line: 79, column: 52, scope: !407)
!423 = !DILocation(line: 80, column: 7, scope: !407)
!424 = !DILocation(line: 80, column: 14, scope: !407)
!425 = !DILocation(line: 80, column: 11, scope: !407)
!426 = !DILocation(line: 80, column: 16, scope: !407)
!427 = !DILocation(line: 80, column: 19, scope: !407)
!428 = !DILocation(line: 80, column: 26, scope: !407)
!429 = !DILocation(line: 80, column: 23, scope: !407)
!430 = !DILocation(line: 81, column: 5, scope: !407)
!431 = !DILocation(line: 82, column: 3, scope: !407)
!432 = !DILocation(line: 82, column: 40, scope: !407)
!433 = !DILocation(line: 82, column: 52, scope: !407)
!434 = !DILocation(line: 82, column: 58, scope: !407)
!435 = !DILocation(line: 82, column: 56, scope: !407)
!436 = !DILocation(line: 82, column: 42, scope: !407)
!437 = !DILocation(line: 82, column: 18, scope: !407)
!438 = !{!439, !439, i64 0}
!439 = !{!"p1 _ZTS7double2", !16, i64 0}
!440 = !DILocation(line: 82, column: 85, scope: !407)
!441 = !DILocation(line: 82, column: 98, scope: !407)
!442 = !DILocation(line: 82, column: 104, scope: !407)
!443 = !DILocation(line: 82, column: 102, scope: !407)
!444 = !DILocation(line: 82, column: 88, scope: !407)
!445 = !DILocation(line: 82, column: 63, scope: !407)
!446 = !DILocation(line: 83, column: 3, scope: !407)
!447 = !DILocation(line: 83, column: 10, scope: !407)
!448 = !{!449, !449, i64 0}
!449 = !{!"double", !9, i64 0}
!450 = !DILocation(line: 84, column: 8, scope: !407)
!451 = !DILocation(line: 84, column: 12, scope: !407)
!452 = !DILocation(line: 84, column: 19, scope: !407)
!453 = !DILocation(line: 84, column: 23, scope: !407)
!454 = !DILocation(line: 84, column: 25, scope: !407)
!455 = !DILocation(line: 84, column: 21, scope: !407)
!456 = !DILocation(line: 84, column: 3, scope: !407)
!457 = !DILocation(line: 85, column: 12, scope: !407)
!458 = !DILocation(line: 85, column: 14, scope: !407)
!459 = !DILocation(line: 85, column: 17, scope: !407)
!460 = !{!461, !449, i64 0}
!461 = !{!"_ZTS7double2", !449, i64 0, !449, i64 8}
!462 = !DILocation(line: 85, column: 21, scope: !407)
!463 = !DILocation(line: 85, column: 23, scope: !407)
!464 = !DILocation(line: 85, column: 26, scope: !407)
!465 = !DILocation(line: 85, column: 19, scope: !407)
!466 = !DILocation(line: 85, column: 30, scope: !407)
!467 = !DILocation(line: 85, column: 32, scope: !407)
!468 = !DILocation(line: 85, column: 35, scope: !407)
!469 = !{!461, !449, i64 8}
!470 = !DILocation(line: 85, column: 39, scope: !407)
!471 = !DILocation(line: 85, column: 41, scope: !407)
!472 = !DILocation(line: 85, column: 44, scope: !407)
!473 = !DILocation(line: 85, column: 37, scope: !407)
!474 = !DILocation(line: 85, column: 28, scope: !407)
!475 = !DILocation(line: 85, column: 9, scope: !407)
!476 = !DILocation(line: 85, column: 5, scope: !407)
!477 = !DILocation(line: 84, column: 31, scope: !407)
!478 = distinct !{!478, !456, !472, !67}
!479 = !DILocation(line: 86, column: 30, scope: !407)
!480 = !DILocation(line: 86, column: 3, scope: !407)
!481 = !DILocation(line: 86, column: 13, scope: !407)
!482 = !DILocation(line: 86, column: 19, scope: !407)
!483 = !DILocation(line: 86, column: 17, scope: !407)
!484 = !DILocation(line: 86, column: 23, scope: !407)
!485 = !DILocation(line: 86, column: 21, scope: !407)
!486 = !DILocation(line: 86, column: 28, scope: !407)
!487 = !DILocation(line: 87, column: 1, scope: !407)
