; ModuleID = 'fast_math.cu'
source_filename = "fast_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @normalise3(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float3, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.float3, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %64

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %22 = load ptr, ptr %4, align 8, !tbaa !7
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.float3, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %26 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 0
  %27 = load float, ptr %26, align 4, !tbaa !13
  %28 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 0
  %29 = load float, ptr %28, align 4, !tbaa !13
  %30 = fmul fast float %27, %29
  %31 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 1
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 1
  %34 = load float, ptr %33, align 4, !tbaa !15
  %35 = fmul fast float %32, %34
  %36 = fadd fast float %30, %35
  %37 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 2
  %38 = load float, ptr %37, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 2
  %40 = load float, ptr %39, align 4, !tbaa !16
  %41 = fmul fast float %38, %40
  %42 = fadd fast float %36, %41
  %43 = call fast noundef nofpclass(nan inf) float @_ZL5sqrtff(float noundef nofpclass(nan inf) %42) #7
  %44 = fdiv fast float 1.000000e+00, %43
  store float %44, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %45 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 0
  %46 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 0
  %47 = load float, ptr %46, align 4, !tbaa !13
  %48 = load float, ptr %10, align 4, !tbaa !11
  %49 = fmul fast float %47, %48
  store float %49, ptr %45, align 4, !tbaa !13
  %50 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 1
  %51 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 1
  %52 = load float, ptr %51, align 4, !tbaa !15
  %53 = load float, ptr %10, align 4, !tbaa !11
  %54 = fmul fast float %52, %53
  store float %54, ptr %50, align 4, !tbaa !15
  %55 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 2
  %56 = getelementptr inbounds nuw %struct.float3, ptr %9, i32 0, i32 2
  %57 = load float, ptr %56, align 4, !tbaa !16
  %58 = load float, ptr %10, align 4, !tbaa !11
  %59 = fmul fast float %57, %58
  store float %59, ptr %55, align 4, !tbaa !16
  %60 = load ptr, ptr %5, align 8, !tbaa !7
  %61 = load i32, ptr %7, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.float3, ptr %60, i64 %62
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %63, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %64

64:                                               ; preds = %21, %20
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %65 = load i32, ptr %8, align 4
  switch i32 %65, label %67 [
    i32 0, label %66
    i32 1, label %66
  ]

66:                                               ; preds = %64, %64
  ret void

67:                                               ; preds = %64
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef nofpclass(nan inf) float @_ZL5sqrtff(float noundef nofpclass(nan inf) %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call fast nofpclass(nan inf) float @__nv_sqrtf(float noundef nofpclass(nan inf) %3) #7
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @horner(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %44

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %20 = load ptr, ptr %4, align 8, !tbaa !17
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !11
  store float %24, ptr %9, align 4, !tbaa !11
  %25 = load float, ptr %9, align 4, !tbaa !11
  %26 = fmul fast float %25, 0x3FB99999A0000000
  %27 = fadd fast float %26, 0x3FC99999A0000000
  %28 = load float, ptr %9, align 4, !tbaa !11
  %29 = fmul fast float %27, %28
  %30 = fsub fast float %29, 0x3FD3333340000000
  %31 = load float, ptr %9, align 4, !tbaa !11
  %32 = fmul fast float %30, %31
  %33 = fadd fast float %32, 0x3FD99999A0000000
  %34 = load float, ptr %9, align 4, !tbaa !11
  %35 = fmul fast float %33, %34
  %36 = fsub fast float %35, 5.000000e-01
  %37 = load float, ptr %9, align 4, !tbaa !11
  %38 = fmul fast float %36, %37
  %39 = fadd fast float %38, 0x3FE3333340000000
  %40 = load ptr, ptr %5, align 8, !tbaa !17
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %45 = load i32, ptr %8, align 4
  switch i32 %45, label %47 [
    i32 0, label %46
    i32 1, label %46
  ]

46:                                               ; preds = %44, %44
  ret void

47:                                               ; preds = %44
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_reassociated(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store float 0.000000e+00, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %9, ptr %8, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %37, %3
  %11 = load i32, ptr %8, align 4, !tbaa !3
  %12 = load i32, ptr %6, align 4, !tbaa !3
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %41

15:                                               ; preds = %10
  %16 = load ptr, ptr %4, align 8, !tbaa !17
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = fdiv fast float %20, 3.000000e+00
  %22 = load ptr, ptr %4, align 8, !tbaa !17
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !11
  %27 = load ptr, ptr %4, align 8, !tbaa !17
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = fmul fast float %31, 0.000000e+00
  %33 = fsub fast float %26, %32
  %34 = fadd fast float %21, %33
  %35 = load float, ptr %7, align 4, !tbaa !11
  %36 = fadd fast float %35, %34
  store float %36, ptr %7, align 4, !tbaa !11
  br label %37

37:                                               ; preds = %15
  %38 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = add i32 %39, %38
  store i32 %40, ptr %8, align 4, !tbaa !3
  br label %10, !llvm.loop !19

41:                                               ; preds = %14
  %42 = load float, ptr %7, align 4, !tbaa !11
  %43 = load ptr, ptr %5, align 8, !tbaa !17
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %43, i64 %45
  store float %42, ptr %46, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @select_min_max(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !17
  store ptr %1, ptr %6, align 8, !tbaa !17
  store ptr %2, ptr %7, align 8, !tbaa !17
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %84

18:                                               ; preds = %4
  %19 = load ptr, ptr %5, align 8, !tbaa !17
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !11
  %24 = load ptr, ptr %6, align 8, !tbaa !17
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !11
  %29 = fcmp fast olt float %23, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %18
  %31 = load ptr, ptr %5, align 8, !tbaa !17
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  br label %42

36:                                               ; preds = %18
  %37 = load ptr, ptr %6, align 8, !tbaa !17
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %36, %30
  %43 = phi fast float [ %35, %30 ], [ %41, %36 ]
  %44 = load ptr, ptr %5, align 8, !tbaa !17
  %45 = load i32, ptr %9, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !11
  %49 = fcmp fast ogt float %48, 0.000000e+00
  br i1 %49, label %50, label %56

50:                                               ; preds = %42
  %51 = load ptr, ptr %5, align 8, !tbaa !17
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !11
  br label %63

56:                                               ; preds = %42
  %57 = load ptr, ptr %5, align 8, !tbaa !17
  %58 = load i32, ptr %9, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !11
  %62 = fneg fast float %61
  br label %63

63:                                               ; preds = %56, %50
  %64 = phi fast float [ %55, %50 ], [ %62, %56 ]
  %65 = fmul fast float %43, %64
  %66 = load ptr, ptr %6, align 8, !tbaa !17
  %67 = load i32, ptr %9, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !11
  %71 = call fast noundef nofpclass(nan inf) float @_ZL4sinff(float noundef nofpclass(nan inf) %70) #7
  %72 = load ptr, ptr %5, align 8, !tbaa !17
  %73 = load i32, ptr %9, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !11
  %77 = call fast noundef nofpclass(nan inf) float @_ZL4expff(float noundef nofpclass(nan inf) %76) #7
  %78 = fdiv fast float %71, %77
  %79 = fadd fast float %65, %78
  %80 = load ptr, ptr %7, align 8, !tbaa !17
  %81 = load i32, ptr %9, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %80, i64 %82
  store float %79, ptr %83, align 4, !tbaa !11
  br label %84

84:                                               ; preds = %63, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef nofpclass(nan inf) float @_ZL4sinff(float noundef nofpclass(nan inf) %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call fast nofpclass(nan inf) float @__nv_sinf(float noundef nofpclass(nan inf) %3) #7
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef nofpclass(nan inf) float @_ZL4expff(float noundef nofpclass(nan inf) %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call fast nofpclass(nan inf) float @__nv_expf(float noundef nofpclass(nan inf) %3) #7
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_sqrtf(float noundef nofpclass(nan inf)) #5

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_sinf(float noundef nofpclass(nan inf)) #5

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_expf(float noundef nofpclass(nan inf)) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"p1 _ZTS6float3", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS6float3", !12, i64 0, !12, i64 4, !12, i64 8}
!15 = !{!14, !12, i64 4}
!16 = !{!14, !12, i64 8}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !9, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
