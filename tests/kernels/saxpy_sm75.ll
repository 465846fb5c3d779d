; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !9
  store ptr %3, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %4
  %19 = load float, ptr %6, align 4, !tbaa !7
  %20 = load ptr, ptr %7, align 8, !tbaa !9
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !7
  %25 = fmul contract float %19, %24
  %26 = load ptr, ptr %8, align 8, !tbaa !9
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fadd contract float %25, %30
  %32 = load ptr, ptr %8, align 8, !tbaa !9
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  store float %31, ptr %35, align 4, !tbaa !7
  br label %36

36:                                               ; preds = %18, %4
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_grid_stride(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !9
  store ptr %3, ptr %8, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %38, %4
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %44

20:                                               ; preds = %15
  %21 = load float, ptr %6, align 4, !tbaa !7
  %22 = load ptr, ptr %7, align 8, !tbaa !9
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !7
  %27 = fmul contract float %21, %26
  %28 = load ptr, ptr %8, align 8, !tbaa !9
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fadd contract float %27, %32
  %34 = load ptr, ptr %8, align 8, !tbaa !9
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  store float %33, ptr %37, align 4, !tbaa !7
  br label %38

38:                                               ; preds = %20
  %39 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %40 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %41 = mul i32 %39, %40
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = add i32 %42, %41
  store i32 %43, ptr %9, align 4, !tbaa !3
  br label %15, !llvm.loop !12

44:                                               ; preds = %19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_vec4(i32 noundef %0, float noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  %11 = alloca %struct.float4, align 16
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !14
  store ptr %3, ptr %8, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %5, align 4, !tbaa !3
  %22 = sdiv i32 %21, 4
  %23 = icmp slt i32 %20, %22
  br i1 %23, label %24, label %69

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %25 = load ptr, ptr %7, align 8, !tbaa !14
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.float4, ptr %25, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %28, i64 16, i1 false), !tbaa.struct !16
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %29 = load ptr, ptr %8, align 8, !tbaa !14
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.float4, ptr %29, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %32, i64 16, i1 false), !tbaa.struct !16
  %33 = load float, ptr %6, align 4, !tbaa !7
  %34 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %35 = load float, ptr %34, align 16, !tbaa !17
  %36 = fmul contract float %33, %35
  %37 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %38 = load float, ptr %37, align 16, !tbaa !17
  %39 = fadd contract float %36, %38
  %40 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  store float %39, ptr %40, align 16, !tbaa !17
  %41 = load float, ptr %6, align 4, !tbaa !7
  %42 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %43 = load float, ptr %42, align 4, !tbaa !19
  %44 = fmul contract float %41, %43
  %45 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %46 = load float, ptr %45, align 4, !tbaa !19
  %47 = fadd contract float %44, %46
  %48 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  store float %47, ptr %48, align 4, !tbaa !19
  %49 = load float, ptr %6, align 4, !tbaa !7
  %50 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %51 = load float, ptr %50, align 8, !tbaa !20
  %52 = fmul contract float %49, %51
  %53 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %54 = load float, ptr %53, align 8, !tbaa !20
  %55 = fadd contract float %52, %54
  %56 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  store float %55, ptr %56, align 8, !tbaa !20
  %57 = load float, ptr %6, align 4, !tbaa !7
  %58 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %59 = load float, ptr %58, align 4, !tbaa !21
  %60 = fmul contract float %57, %59
  %61 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %62 = load float, ptr %61, align 4, !tbaa !21
  %63 = fadd contract float %60, %62
  %64 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  store float %63, ptr %64, align 4, !tbaa !21
  %65 = load ptr, ptr %8, align 8, !tbaa !14
  %66 = load i32, ptr %9, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.float4, ptr %65, i64 %67
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %68, ptr align 16 %11, i64 16, i1 false), !tbaa.struct !16
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %69

69:                                               ; preds = %24, %4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %70 = load i32, ptr %5, align 4, !tbaa !3
  %71 = sdiv i32 %70, 4
  %72 = mul nsw i32 %71, 4
  %73 = load i32, ptr %9, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  store i32 %74, ptr %12, align 4, !tbaa !3
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = load i32, ptr %5, align 4, !tbaa !3
  %77 = srem i32 %76, 4
  %78 = icmp slt i32 %75, %77
  br i1 %78, label %79, label %99

79:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %80 = load ptr, ptr %7, align 8, !tbaa !14
  store ptr %80, ptr %13, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %81 = load ptr, ptr %8, align 8, !tbaa !14
  store ptr %81, ptr %14, align 8, !tbaa !9
  %82 = load float, ptr %6, align 4, !tbaa !7
  %83 = load ptr, ptr %13, align 8, !tbaa !9
  %84 = load i32, ptr %12, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %83, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !7
  %88 = fmul contract float %82, %87
  %89 = load ptr, ptr %14, align 8, !tbaa !9
  %90 = load i32, ptr %12, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !7
  %94 = fadd contract float %88, %93
  %95 = load ptr, ptr %14, align 8, !tbaa !9
  %96 = load i32, ptr %12, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  store float %94, ptr %98, align 4, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %99

99:                                               ; preds = %79, %69
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @daxpy_strided(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store i32 %0, ptr %7, align 4, !tbaa !3
  store double %1, ptr %8, align 8, !tbaa !22
  store ptr %2, ptr %9, align 8, !tbaa !24
  store i32 %3, ptr %10, align 4, !tbaa !3
  store ptr %4, ptr %11, align 8, !tbaa !24
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = zext i32 %17 to i64
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = zext i32 %19 to i64
  %21 = mul nsw i64 %18, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = zext i32 %22 to i64
  %24 = add nsw i64 %21, %23
  store i64 %24, ptr %13, align 8, !tbaa !26
  %25 = load i64, ptr %13, align 8, !tbaa !26
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = icmp sge i64 %25, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %78

30:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load i64, ptr %13, align 8, !tbaa !26
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = sub nsw i64 %34, %36
  %38 = add nsw i64 %37, 1
  %39 = load i32, ptr %10, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = mul nsw i64 %38, %40
  br label %47

42:                                               ; preds = %30
  %43 = load i64, ptr %13, align 8, !tbaa !26
  %44 = load i32, ptr %10, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 %43, %45
  br label %47

47:                                               ; preds = %42, %33
  %48 = phi i64 [ %41, %33 ], [ %46, %42 ]
  store i64 %48, ptr %15, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = load i64, ptr %13, align 8, !tbaa !26
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = sub nsw i64 %52, %54
  %56 = add nsw i64 %55, 1
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = mul nsw i64 %56, %58
  br label %65

60:                                               ; preds = %47
  %61 = load i64, ptr %13, align 8, !tbaa !26
  %62 = load i32, ptr %12, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = mul nsw i64 %61, %63
  br label %65

65:                                               ; preds = %60, %51
  %66 = phi i64 [ %59, %51 ], [ %64, %60 ]
  store i64 %66, ptr %16, align 8, !tbaa !26
  %67 = load double, ptr %8, align 8, !tbaa !22
  %68 = load ptr, ptr %9, align 8, !tbaa !24
  %69 = load i64, ptr %15, align 8, !tbaa !26
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !22
  %72 = fmul contract double %67, %71
  %73 = load ptr, ptr %11, align 8, !tbaa !24
  %74 = load i64, ptr %16, align 8, !tbaa !26
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !22
  %77 = fadd contract double %76, %72
  store double %77, ptr %75, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %78

78:                                               ; preds = %65, %29
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %79 = load i32, ptr %14, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"float", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS6float4", !11, i64 0}
!16 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7}
!17 = !{!18, !8, i64 0}
!18 = !{!"_ZTS6float4", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!19 = !{!18, !8, i64 4}
!20 = !{!18, !8, i64 8}
!21 = !{!18, !8, i64 12}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 double", !11, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !5, i64 0}
