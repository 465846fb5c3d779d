; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%union.anon = type { double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ12nbody_forcesE4tile = internal addrspace(3) global [256 x %struct.float4] undef, align 16
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody_forces(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.float4, align 16
  %9 = alloca %struct.float3, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.float4, align 16
  %14 = alloca i32, align 4
  %15 = alloca %struct.float3, align 4
  %16 = alloca %struct.float4, align 16
  %17 = alloca %struct.float4, align 16
  %18 = alloca %struct.float3, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %23 = add i32 %21, %22
  store i32 %23, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %24 = load ptr, ptr %4, align 8, !tbaa !7
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = sub nsw i32 %26, 1
  %28 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %25, i32 noundef %27) #11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.float4, ptr %24, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 %30, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %9) #10
  call void @llvm.memset.p0.i64(ptr align 4 %9, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #10
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %76, %3
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = load i32, ptr %6, align 4, !tbaa !3
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #10
  br label %79

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %12) #10
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %39 = add i32 %37, %38
  store i32 %39, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #10
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = load i32, ptr %6, align 4, !tbaa !3
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %36
  %44 = load ptr, ptr %4, align 8, !tbaa !7
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.float4, ptr %44, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %47, i64 16, i1 false), !tbaa.struct !12
  br label %53

48:                                               ; preds = %36
  %49 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  store float 0.000000e+00, ptr %49, align 16, !tbaa !15
  %50 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  store float 0.000000e+00, ptr %50, align 4, !tbaa !17
  %51 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  store float 0.000000e+00, ptr %51, align 8, !tbaa !18
  %52 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  store float 0.000000e+00, ptr %52, align 4, !tbaa !19
  br label %53

53:                                               ; preds = %48, %43
  %54 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ12nbody_forcesE4tile to ptr), i64 0, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %56, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr %13) #10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #10
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %72, %53
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = icmp slt i32 %58, 256
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %75

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %15) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !12
  %62 = load i32, ptr %14, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ12nbody_forcesE4tile to ptr), i64 0, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 16 %64, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %9, i64 12, i1 false), !tbaa.struct !20
  %65 = call %struct.float3 @_ZL9body_body6float4S_6float3(ptr noundef byval(%struct.float4) align 16 %16, ptr noundef byval(%struct.float4) align 16 %17, ptr noundef byval(%struct.float3) align 4 %18) #11
  %66 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 0
  %67 = extractvalue %struct.float3 %65, 0
  store float %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 1
  %69 = extractvalue %struct.float3 %65, 1
  store float %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 2
  %71 = extractvalue %struct.float3 %65, 2
  store float %71, ptr %70, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %72

72:                                               ; preds = %61
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %14, align 4, !tbaa !3
  br label %57, !llvm.loop !21

75:                                               ; preds = %60
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %10, align 4, !tbaa !3
  %78 = add nsw i32 %77, 256
  store i32 %78, ptr %10, align 4, !tbaa !3
  br label %31, !llvm.loop !24

79:                                               ; preds = %35
  %80 = load i32, ptr %7, align 4, !tbaa !3
  %81 = load i32, ptr %6, align 4, !tbaa !3
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %88

83:                                               ; preds = %79
  %84 = load ptr, ptr %5, align 8, !tbaa !10
  %85 = load i32, ptr %7, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.float3, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %87, ptr align 4 %9, i64 12, i1 false), !tbaa.struct !20
  br label %88

88:                                               ; preds = %83, %79
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_ZL9body_body6float4S_6float3(ptr noundef byval(%struct.float4) align 16 %0, ptr noundef byval(%struct.float4) align 16 %1, ptr noundef byval(%struct.float3) align 4 %2) #2 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %10 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 0
  %11 = load float, ptr %10, align 16, !tbaa !15
  %12 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0
  %13 = load float, ptr %12, align 16, !tbaa !15
  %14 = fsub contract float %11, %13
  store float %14, ptr %5, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %15 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !17
  %17 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1
  %18 = load float, ptr %17, align 4, !tbaa !17
  %19 = fsub contract float %16, %18
  store float %19, ptr %6, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %20 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 2
  %21 = load float, ptr %20, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2
  %23 = load float, ptr %22, align 8, !tbaa !18
  %24 = fsub contract float %21, %23
  store float %24, ptr %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %25 = load float, ptr %5, align 4, !tbaa !13
  %26 = load float, ptr %5, align 4, !tbaa !13
  %27 = fmul contract float %25, %26
  %28 = load float, ptr %6, align 4, !tbaa !13
  %29 = load float, ptr %6, align 4, !tbaa !13
  %30 = fmul contract float %28, %29
  %31 = fadd contract float %27, %30
  %32 = load float, ptr %7, align 4, !tbaa !13
  %33 = load float, ptr %7, align 4, !tbaa !13
  %34 = fmul contract float %32, %33
  %35 = fadd contract float %31, %34
  %36 = fadd contract float %35, 0x3F1A36E2E0000000
  %37 = call contract noundef float @_ZL6rsqrtff(float noundef %36) #11
  store float %37, ptr %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %38 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 3
  %39 = load float, ptr %38, align 4, !tbaa !19
  %40 = load float, ptr %8, align 4, !tbaa !13
  %41 = fmul contract float %39, %40
  %42 = load float, ptr %8, align 4, !tbaa !13
  %43 = fmul contract float %41, %42
  %44 = load float, ptr %8, align 4, !tbaa !13
  %45 = fmul contract float %43, %44
  store float %45, ptr %9, align 4, !tbaa !13
  %46 = load float, ptr %5, align 4, !tbaa !13
  %47 = load float, ptr %9, align 4, !tbaa !13
  %48 = fmul contract float %46, %47
  %49 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 0
  %50 = load float, ptr %49, align 4, !tbaa !25
  %51 = fadd contract float %50, %48
  store float %51, ptr %49, align 4, !tbaa !25
  %52 = load float, ptr %6, align 4, !tbaa !13
  %53 = load float, ptr %9, align 4, !tbaa !13
  %54 = fmul contract float %52, %53
  %55 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 1
  %56 = load float, ptr %55, align 4, !tbaa !27
  %57 = fadd contract float %56, %54
  store float %57, ptr %55, align 4, !tbaa !27
  %58 = load float, ptr %7, align 4, !tbaa !13
  %59 = load float, ptr %9, align 4, !tbaa !13
  %60 = fmul contract float %58, %59
  %61 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 2
  %62 = load float, ptr %61, align 4, !tbaa !28
  %63 = fadd contract float %62, %60
  store float %63, ptr %61, align 4, !tbaa !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %2, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  %64 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %64
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody_integrate(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3, float noundef %4, i32 noundef %5) #6 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.float4, align 16
  %16 = alloca %struct.float4, align 16
  %17 = alloca %struct.float3, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !10
  store float %3, ptr %10, align 4, !tbaa !13
  store float %4, ptr %11, align 4, !tbaa !13
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #10
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %12, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %99

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #10
  %28 = load ptr, ptr %7, align 8, !tbaa !7
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.float4, ptr %28, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 %31, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %32 = load ptr, ptr %8, align 8, !tbaa !7
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.float4, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %35, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %36 = load ptr, ptr %9, align 8, !tbaa !10
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.float3, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %39, i64 12, i1 false), !tbaa.struct !20
  %40 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %41 = load float, ptr %40, align 16, !tbaa !15
  %42 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %43 = load float, ptr %42, align 4, !tbaa !25
  %44 = load float, ptr %10, align 4, !tbaa !13
  %45 = fmul contract float %43, %44
  %46 = fadd contract float %41, %45
  %47 = load float, ptr %11, align 4, !tbaa !13
  %48 = fmul contract float %46, %47
  %49 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  store float %48, ptr %49, align 16, !tbaa !15
  %50 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !17
  %52 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %53 = load float, ptr %52, align 4, !tbaa !27
  %54 = load float, ptr %10, align 4, !tbaa !13
  %55 = fmul contract float %53, %54
  %56 = fadd contract float %51, %55
  %57 = load float, ptr %11, align 4, !tbaa !13
  %58 = fmul contract float %56, %57
  %59 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  store float %58, ptr %59, align 4, !tbaa !17
  %60 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %61 = load float, ptr %60, align 8, !tbaa !18
  %62 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %63 = load float, ptr %62, align 4, !tbaa !28
  %64 = load float, ptr %10, align 4, !tbaa !13
  %65 = fmul contract float %63, %64
  %66 = fadd contract float %61, %65
  %67 = load float, ptr %11, align 4, !tbaa !13
  %68 = fmul contract float %66, %67
  %69 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  store float %68, ptr %69, align 8, !tbaa !18
  %70 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %71 = load float, ptr %70, align 16, !tbaa !15
  %72 = load float, ptr %10, align 4, !tbaa !13
  %73 = fmul contract float %71, %72
  %74 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %75 = load float, ptr %74, align 16, !tbaa !15
  %76 = fadd contract float %75, %73
  store float %76, ptr %74, align 16, !tbaa !15
  %77 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %78 = load float, ptr %77, align 4, !tbaa !17
  %79 = load float, ptr %10, align 4, !tbaa !13
  %80 = fmul contract float %78, %79
  %81 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %82 = load float, ptr %81, align 4, !tbaa !17
  %83 = fadd contract float %82, %80
  store float %83, ptr %81, align 4, !tbaa !17
  %84 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %85 = load float, ptr %84, align 8, !tbaa !18
  %86 = load float, ptr %10, align 4, !tbaa !13
  %87 = fmul contract float %85, %86
  %88 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %89 = load float, ptr %88, align 8, !tbaa !18
  %90 = fadd contract float %89, %87
  store float %90, ptr %88, align 8, !tbaa !18
  %91 = load ptr, ptr %7, align 8, !tbaa !7
  %92 = load i32, ptr %13, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.float4, ptr %91, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %94, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !12
  %95 = load ptr, ptr %8, align 8, !tbaa !7
  %96 = load i32, ptr %13, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds %struct.float4, ptr %95, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %98, ptr align 16 %16, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  store i32 0, ptr %14, align 4
  br label %99

99:                                               ; preds = %27, %26
  call void @llvm.lifetime.end.p0(ptr %13) #10
  %100 = load i32, ptr %14, align 4
  switch i32 %100, label %102 [
    i32 0, label %101
    i32 1, label %101
  ]

101:                                              ; preds = %99, %99
  ret void

102:                                              ; preds = %99
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody_energy(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #6 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.float4, align 16
  %13 = alloca i32, align 4
  %14 = alloca %struct.float4, align 16
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !29
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #10
  store double 0.000000e+00, ptr %10, align 8, !tbaa !31
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %121

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %28 = load ptr, ptr %5, align 8, !tbaa !7
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.float4, ptr %28, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %31, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %12) #10
  %32 = load ptr, ptr %6, align 8, !tbaa !7
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.float4, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %35, i64 16, i1 false), !tbaa.struct !12
  %36 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %37 = load float, ptr %36, align 4, !tbaa !19
  %38 = fpext contract float %37 to double
  %39 = fmul contract double 5.000000e-01, %38
  %40 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %41 = load float, ptr %40, align 16, !tbaa !15
  %42 = fpext contract float %41 to double
  %43 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %44 = load float, ptr %43, align 16, !tbaa !15
  %45 = fpext contract float %44 to double
  %46 = fmul contract double %42, %45
  %47 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %48 = load float, ptr %47, align 4, !tbaa !17
  %49 = fpext contract float %48 to double
  %50 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !17
  %52 = fpext contract float %51 to double
  %53 = fmul contract double %49, %52
  %54 = fadd contract double %46, %53
  %55 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %56 = load float, ptr %55, align 8, !tbaa !18
  %57 = fpext contract float %56 to double
  %58 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %59 = load float, ptr %58, align 8, !tbaa !18
  %60 = fpext contract float %59 to double
  %61 = fmul contract double %57, %60
  %62 = fadd contract double %54, %61
  %63 = fmul contract double %39, %62
  store double %63, ptr %10, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %13) #10
  %64 = load i32, ptr %9, align 4, !tbaa !3
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %13, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %117, %27
  %67 = load i32, ptr %13, align 4, !tbaa !3
  %68 = load i32, ptr %8, align 4, !tbaa !3
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %120

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %14) #10
  %72 = load ptr, ptr %5, align 8, !tbaa !7
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds %struct.float4, ptr %72, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %75, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %15) #10
  %76 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 0
  %77 = load float, ptr %76, align 16, !tbaa !15
  %78 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %79 = load float, ptr %78, align 16, !tbaa !15
  %80 = fsub contract float %77, %79
  %81 = fpext contract float %80 to double
  store double %81, ptr %15, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %82 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 1
  %83 = load float, ptr %82, align 4, !tbaa !17
  %84 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %85 = load float, ptr %84, align 4, !tbaa !17
  %86 = fsub contract float %83, %85
  %87 = fpext contract float %86 to double
  store double %87, ptr %16, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %88 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 2
  %89 = load float, ptr %88, align 8, !tbaa !18
  %90 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %91 = load float, ptr %90, align 8, !tbaa !18
  %92 = fsub contract float %89, %91
  %93 = fpext contract float %92 to double
  store double %93, ptr %17, align 8, !tbaa !31
  %94 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %95 = load float, ptr %94, align 4, !tbaa !19
  %96 = fpext contract float %95 to double
  %97 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 3
  %98 = load float, ptr %97, align 4, !tbaa !19
  %99 = fpext contract float %98 to double
  %100 = fmul contract double %96, %99
  %101 = load double, ptr %15, align 8, !tbaa !31
  %102 = load double, ptr %15, align 8, !tbaa !31
  %103 = fmul contract double %101, %102
  %104 = load double, ptr %16, align 8, !tbaa !31
  %105 = load double, ptr %16, align 8, !tbaa !31
  %106 = fmul contract double %104, %105
  %107 = fadd contract double %103, %106
  %108 = load double, ptr %17, align 8, !tbaa !31
  %109 = load double, ptr %17, align 8, !tbaa !31
  %110 = fmul contract double %108, %109
  %111 = fadd contract double %107, %110
  %112 = fadd contract double %111, 0x3F1A36E2E0000000
  %113 = call contract noundef double @_ZL5rsqrtd(double noundef %112) #11
  %114 = fmul contract double %100, %113
  %115 = load double, ptr %10, align 8, !tbaa !31
  %116 = fsub contract double %115, %114
  store double %116, ptr %10, align 8, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %117

117:                                              ; preds = %71
  %118 = load i32, ptr %13, align 4, !tbaa !3
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %13, align 4, !tbaa !3
  br label %66, !llvm.loop !33

120:                                              ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %121

121:                                              ; preds = %120, %4
  call void @llvm.lifetime.start.p0(ptr %18) #10
  store i32 16, ptr %18, align 4, !tbaa !3
  br label %122

122:                                              ; preds = %132, %121
  %123 = load i32, ptr %18, align 4, !tbaa !3
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %18) #10
  br label %135

126:                                              ; preds = %122
  %127 = load double, ptr %10, align 8, !tbaa !31
  %128 = load i32, ptr %18, align 4, !tbaa !3
  %129 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %127, i32 noundef %128, i32 noundef 32) #11
  %130 = load double, ptr %10, align 8, !tbaa !31
  %131 = fadd contract double %130, %129
  store double %131, ptr %10, align 8, !tbaa !31
  br label %132

132:                                              ; preds = %126
  %133 = load i32, ptr %18, align 4, !tbaa !3
  %134 = ashr i32 %133, 1
  store i32 %134, ptr %18, align 4, !tbaa !3
  br label %122, !llvm.loop !34

135:                                              ; preds = %125
  %136 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %137 = and i32 %136, 31
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %143

139:                                              ; preds = %135
  %140 = load ptr, ptr %7, align 8, !tbaa !29
  %141 = load double, ptr %10, align 8, !tbaa !31
  %142 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %140, double noundef %141) #11
  br label %143

143:                                              ; preds = %139, %135
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5rsqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !31
  %3 = load double, ptr %2, align 8, !tbaa !31
  %4 = call contract double @__nv_rsqrt(double noundef %3) #11
  ret double %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL16__shfl_down_syncjdji(i32 noundef %0, double noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store double %1, ptr %6, align 8, !tbaa !31
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %10 = load double, ptr %6, align 8, !tbaa !31
  store double %10, ptr %9, align 8, !tbaa !35
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %13 = load i32, ptr %12, align 8, !tbaa !35
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15) #11
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8, !tbaa !35
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !35
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %20, i32 noundef %21, i32 noundef %22) #11
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4, !tbaa !35
  %25 = load double, ptr %9, align 8, !tbaa !35
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret double %25
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store double %1, ptr %4, align 8, !tbaa !31
  %5 = load ptr, ptr %3, align 8, !tbaa !29
  %6 = load double, ptr %4, align 8, !tbaa !31
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !13
  %3 = load float, ptr %2, align 4, !tbaa !13
  %4 = call contract float @__nv_rsqrtf(float noundef %3) #11
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #8

; Function Attrs: convergent nounwind
declare dso_local double @__nv_rsqrt(double noundef) #8

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
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "nvvm.minctasm"="4" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!11 = !{!"p1 _ZTS6float3", !9, i64 0}
!12 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!16, !14, i64 0}
!16 = !{!"_ZTS6float4", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}
!17 = !{!16, !14, i64 4}
!18 = !{!16, !14, i64 8}
!19 = !{!16, !14, i64 12}
!20 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.count", i32 8}
!24 = distinct !{!24, !22}
!25 = !{!26, !14, i64 0}
!26 = !{!"_ZTS6float3", !14, i64 0, !14, i64 4, !14, i64 8}
!27 = !{!26, !14, i64 4}
!28 = !{!26, !14, i64 8}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 double", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !5, i64 0}
!33 = distinct !{!33, !22}
!34 = distinct !{!34, !22}
!35 = !{!5, !5, i64 0}
