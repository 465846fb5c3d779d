; ModuleID = 'cuda_vector_types.cu'
source_filename = "cuda_vector_types.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.float4 = type { float, float, float, float }
%struct.double2 = type { double, double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z5__ldgPK6float4 = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cross_products(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float3, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca %struct.float3, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !4
  %19 = load i32, ptr %9, align 4, !tbaa !4
  %20 = load i32, ptr %8, align 4, !tbaa !4
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %76

23:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.float3, ptr %24, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %27, i64 12, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %28 = load ptr, ptr %6, align 8, !tbaa !8
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.float3, ptr %28, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %31, i64 12, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %32 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 1
  %33 = load float, ptr %32, align 4, !tbaa !14
  %34 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %35 = load float, ptr %34, align 4, !tbaa !16
  %36 = fmul contract float %33, %35
  %37 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 2
  %38 = load float, ptr %37, align 4, !tbaa !16
  %39 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %40 = load float, ptr %39, align 4, !tbaa !14
  %41 = fmul contract float %38, %40
  %42 = fsub contract float %36, %41
  %43 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 2
  %44 = load float, ptr %43, align 4, !tbaa !16
  %45 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %46 = load float, ptr %45, align 4, !tbaa !17
  %47 = fmul contract float %44, %46
  %48 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 0
  %49 = load float, ptr %48, align 4, !tbaa !17
  %50 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %51 = load float, ptr %50, align 4, !tbaa !16
  %52 = fmul contract float %49, %51
  %53 = fsub contract float %47, %52
  %54 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 0
  %55 = load float, ptr %54, align 4, !tbaa !17
  %56 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %57 = load float, ptr %56, align 4, !tbaa !14
  %58 = fmul contract float %55, %57
  %59 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 1
  %60 = load float, ptr %59, align 4, !tbaa !14
  %61 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %62 = load float, ptr %61, align 4, !tbaa !17
  %63 = fmul contract float %60, %62
  %64 = fsub contract float %58, %63
  %65 = call %struct.float3 @_ZL11make_float3fff(float noundef %42, float noundef %53, float noundef %64) #8
  %66 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %67 = extractvalue %struct.float3 %65, 0
  store float %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %69 = extractvalue %struct.float3 %65, 1
  store float %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %71 = extractvalue %struct.float3 %65, 2
  store float %71, ptr %70, align 4
  %72 = load ptr, ptr %7, align 8, !tbaa !8
  %73 = load i32, ptr %9, align 4, !tbaa !4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds %struct.float3, ptr %72, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %75, ptr align 4 %13, i64 12, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %76

76:                                               ; preds = %23, %22
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %77 = load i32, ptr %10, align 4
  switch i32 %77, label %79 [
    i32 0, label %78
    i32 1, label %78
  ]

78:                                               ; preds = %76, %76
  ret void

79:                                               ; preds = %76
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

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.float3 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #4 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store float %0, ptr %5, align 4, !tbaa !12
  store float %1, ptr %6, align 4, !tbaa !12
  store float %2, ptr %7, align 4, !tbaa !12
  %8 = load float, ptr %5, align 4, !tbaa !12
  %9 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 0
  store float %8, ptr %9, align 4, !tbaa !17
  %10 = load float, ptr %6, align 4, !tbaa !12
  %11 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 1
  store float %10, ptr %11, align 4, !tbaa !14
  %12 = load float, ptr %7, align 4, !tbaa !12
  %13 = getelementptr inbounds nuw %struct.float3, ptr %4, i32 0, i32 2
  store float %12, ptr %13, align 4, !tbaa !16
  %14 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %14
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_only_sum(ptr noalias noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !18
  store ptr %1, ptr %5, align 8, !tbaa !20
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = add i32 %12, %13
  store i32 %14, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %47, %3
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %53

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %21 = load ptr, ptr %4, align 8, !tbaa !18
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.float4, ptr %21, i64 %23
  %25 = call %struct.float4 @_Z5__ldgPK6float4(ptr noundef %24) #8
  %26 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %27 = extractvalue %struct.float4 %25, 0
  store float %27, ptr %26, align 16
  %28 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %29 = extractvalue %struct.float4 %25, 1
  store float %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %31 = extractvalue %struct.float4 %25, 2
  store float %31, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %33 = extractvalue %struct.float4 %25, 3
  store float %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %35 = load float, ptr %34, align 16, !tbaa !22
  %36 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %37 = load float, ptr %36, align 4, !tbaa !24
  %38 = fadd contract float %35, %37
  %39 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %40 = load float, ptr %39, align 8, !tbaa !25
  %41 = fadd contract float %38, %40
  %42 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %43 = load float, ptr %42, align 4, !tbaa !26
  %44 = fadd contract float %41, %43
  %45 = load float, ptr %7, align 4, !tbaa !12
  %46 = fadd contract float %45, %44
  store float %46, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %47

47:                                               ; preds = %20
  %48 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %49 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %50 = mul i32 %48, %49
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = add i32 %51, %50
  store i32 %52, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !27

53:                                               ; preds = %19
  %54 = load ptr, ptr %5, align 8, !tbaa !20
  %55 = load float, ptr %7, align 4, !tbaa !12
  %56 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %54, float noundef %55) #8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local %struct.float4 @_Z5__ldgPK6float4(ptr noundef %0) #4 comdat {
  %2 = alloca %struct.float4, align 16
  %3 = alloca ptr, align 8
  %4 = alloca <4 x float>, align 16
  store ptr %0, ptr %3, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %5 = load ptr, ptr %3, align 8, !tbaa !18
  %6 = addrspacecast ptr %5 to ptr addrspace(1)
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !invariant.load !29
  store <4 x float> %7, ptr %4, align 16, !tbaa !30
  %8 = load <4 x float>, ptr %4, align 16, !tbaa !30
  %9 = extractelement <4 x float> %8, i32 0
  %10 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 0
  store float %9, ptr %10, align 16, !tbaa !22
  %11 = load <4 x float>, ptr %4, align 16, !tbaa !30
  %12 = extractelement <4 x float> %11, i32 1
  %13 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 1
  store float %12, ptr %13, align 4, !tbaa !24
  %14 = load <4 x float>, ptr %4, align 16, !tbaa !30
  %15 = extractelement <4 x float> %14, i32 2
  %16 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 2
  store float %15, ptr %16, align 8, !tbaa !25
  %17 = load <4 x float>, ptr %4, align 16, !tbaa !30
  %18 = extractelement <4 x float> %17, i32 3
  %19 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 3
  store float %18, ptr %19, align 4, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %20 = load %struct.float4, ptr %2, align 16
  ret %struct.float4 %20
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !20
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract noundef float @_ZL12__fAtomicAddPff(ptr noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @polar(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.double2, align 16
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !4
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %53

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = load ptr, ptr %4, align 8, !tbaa !31
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.double2, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw %struct.double2, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 16, !tbaa !33
  %24 = load ptr, ptr %4, align 8, !tbaa !31
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.double2, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw %struct.double2, ptr %27, i32 0, i32 1
  %29 = load double, ptr %28, align 8, !tbaa !36
  %30 = call contract noundef double @_ZL5hypotdd(double noundef %23, double noundef %29) #8
  %31 = load ptr, ptr %4, align 8, !tbaa !31
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.double2, ptr %31, i64 %33
  %35 = getelementptr inbounds nuw %struct.double2, ptr %34, i32 0, i32 1
  %36 = load double, ptr %35, align 8, !tbaa !36
  %37 = load ptr, ptr %4, align 8, !tbaa !31
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.double2, ptr %37, i64 %39
  %41 = getelementptr inbounds nuw %struct.double2, ptr %40, i32 0, i32 0
  %42 = load double, ptr %41, align 16, !tbaa !33
  %43 = call contract noundef double @_ZL5atan2dd(double noundef %36, double noundef %42) #8
  %44 = call %struct.double2 @_ZL12make_double2dd(double noundef %30, double noundef %43) #8
  %45 = getelementptr inbounds nuw %struct.double2, ptr %8, i32 0, i32 0
  %46 = extractvalue %struct.double2 %44, 0
  store double %46, ptr %45, align 16
  %47 = getelementptr inbounds nuw %struct.double2, ptr %8, i32 0, i32 1
  %48 = extractvalue %struct.double2 %44, 1
  store double %48, ptr %47, align 8
  %49 = load ptr, ptr %5, align 8, !tbaa !31
  %50 = load i32, ptr %7, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.double2, ptr %49, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %52, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %53

53:                                               ; preds = %17, %3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.double2 @_ZL12make_double2dd(double noundef %0, double noundef %1) #4 {
  %3 = alloca %struct.double2, align 16
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %4, align 8, !tbaa !38
  store double %1, ptr %5, align 8, !tbaa !38
  %6 = load double, ptr %4, align 8, !tbaa !38
  %7 = getelementptr inbounds nuw %struct.double2, ptr %3, i32 0, i32 0
  store double %6, ptr %7, align 16, !tbaa !33
  %8 = load double, ptr %5, align 8, !tbaa !38
  %9 = getelementptr inbounds nuw %struct.double2, ptr %3, i32 0, i32 1
  store double %8, ptr %9, align 8, !tbaa !36
  %10 = load %struct.double2, ptr %3, align 16
  ret %struct.double2 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5hypotdd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !38
  store double %1, ptr %4, align 8, !tbaa !38
  %5 = load double, ptr %3, align 8, !tbaa !38
  %6 = load double, ptr %4, align 8, !tbaa !38
  %7 = call contract double @__nv_hypot(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5atan2dd(double noundef %0, double noundef %1) #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !38
  store double %1, ptr %4, align 8, !tbaa !38
  %5 = load double, ptr %3, align 8, !tbaa !38
  %6 = load double, ptr %4, align 8, !tbaa !38
  %7 = call contract double @__nv_atan2(double noundef %5, double noundef %6) #8
  ret double %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @intrinsics(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !20
  store ptr %2, ptr %6, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %9, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %10 = load ptr, ptr %4, align 8, !tbaa !39
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = call noundef i32 @_ZL6__popcj(i32 noundef %14) #8
  %16 = load ptr, ptr %4, align 8, !tbaa !39
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = call noundef i32 @_ZL5__clzi(i32 noundef %20) #8
  %22 = add nsw i32 %15, %21
  %23 = load ptr, ptr %5, align 8, !tbaa !20
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !12
  %28 = call noundef i32 @_ZL14__float2int_rnf(float noundef %27) #8
  %29 = add nsw i32 %22, %28
  %30 = load ptr, ptr %4, align 8, !tbaa !39
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = load ptr, ptr %4, align 8, !tbaa !39
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = call noundef i32 @_ZL7__mulhiii(i32 noundef %34, i32 noundef %40) #8
  %42 = add nsw i32 %29, %41
  %43 = load ptr, ptr %4, align 8, !tbaa !39
  %44 = load i32, ptr %7, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = load ptr, ptr %4, align 8, !tbaa !39
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = call noundef i32 @_ZL7__vadd4jj(i32 noundef %47, i32 noundef %53) #8
  %55 = add i32 %42, %54
  store i32 %55, ptr %8, align 4, !tbaa !4
  %56 = load ptr, ptr %4, align 8, !tbaa !39
  %57 = load i32, ptr %7, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = load ptr, ptr %4, align 8, !tbaa !39
  %62 = load i32, ptr %7, align 4, !tbaa !4
  %63 = add nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = call noundef i32 @_ZL5__sadiij(i32 noundef %60, i32 noundef %66, i32 noundef 3) #8
  %68 = load ptr, ptr %4, align 8, !tbaa !39
  %69 = load i32, ptr %7, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = call noundef i32 @_ZL8__umul24jj(i32 noundef %72, i32 noundef 7) #8
  %74 = add i32 %67, %73
  %75 = load ptr, ptr %5, align 8, !tbaa !20
  %76 = load i32, ptr %7, align 4, !tbaa !4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !12
  %80 = load ptr, ptr %5, align 8, !tbaa !20
  %81 = load i32, ptr %7, align 4, !tbaa !4
  %82 = add nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %80, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !12
  %86 = call contract noundef float @_ZL10__fdividefff(float noundef %79, float noundef %85) #8
  %87 = call noundef i32 @_ZL14__float_as_intf(float noundef %86) #8
  %88 = add i32 %74, %87
  %89 = load i32, ptr %8, align 4, !tbaa !4
  %90 = add i32 %89, %88
  store i32 %90, ptr %8, align 4, !tbaa !4
  %91 = load i32, ptr %8, align 4, !tbaa !4
  %92 = load ptr, ptr %4, align 8, !tbaa !39
  %93 = load i32, ptr %7, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %92, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = load ptr, ptr %4, align 8, !tbaa !39
  %98 = load i32, ptr %7, align 4, !tbaa !4
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %97, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = load i32, ptr %8, align 4, !tbaa !4
  %104 = call noundef i32 @_ZL6__dp4aiii(i32 noundef %96, i32 noundef %102, i32 noundef %103) #8
  %105 = add nsw i32 %91, %104
  %106 = load ptr, ptr %6, align 8, !tbaa !39
  %107 = load i32, ptr %7, align 4, !tbaa !4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr %106, i64 %108
  store i32 %105, ptr %109, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__popcj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = call i32 @__nv_popc(i32 noundef %3) #8
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__clzi(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = call i32 @__nv_clz(i32 noundef %3) #8
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float2int_rnf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call i32 @__nv_float2int_rn(float noundef %3) #8
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__mulhiii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @__nv_mulhi(i32 noundef %5, i32 noundef %6) #8
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__vadd4jj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = call i32 asm "vadd4.u32.u32.u32 $0,$1,$2,$3;", "=r,r,r,r"(i32 %6, i32 %7, i32 0) #9, !srcloc !41
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret i32 %9
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__sadiij(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !4
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = call i32 @__nv_sad(i32 noundef %7, i32 noundef %8, i32 noundef %9) #8
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__umul24jj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @__nv_umul24(i32 noundef %5, i32 noundef %6) #8
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float_as_intf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call i32 @__nv_float_as_int(float noundef %3) #8
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10__fdividefff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fast_fdividef(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL6__dp4aiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !4
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = load i32, ptr %4, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %6, align 4, !tbaa !4
  %11 = call i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #8, !srcloc !42
  store i32 %11, ptr %7, align 4, !tbaa !4
  %12 = load i32, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12__fAtomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !20
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: convergent nounwind
declare dso_local double @__nv_hypot(double noundef, double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_atan2(double noundef, double noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_popc(i32 noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_clz(i32 noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float2int_rn(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_mulhi(i32 noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_sad(i32 noundef, i32 noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_umul24(i32 noundef, i32 noundef) #6

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_fdividef(float noundef, float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 _ZTS6float3", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15, !13, i64 4}
!15 = !{!"_ZTS6float3", !13, i64 0, !13, i64 4, !13, i64 8}
!16 = !{!15, !13, i64 8}
!17 = !{!15, !13, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6float4", !10, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 float", !10, i64 0}
!22 = !{!23, !13, i64 0}
!23 = !{!"_ZTS6float4", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!24 = !{!23, !13, i64 4}
!25 = !{!23, !13, i64 8}
!26 = !{!23, !13, i64 12}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{}
!30 = !{!6, !6, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS7double2", !10, i64 0}
!33 = !{!34, !35, i64 0}
!34 = !{!"_ZTS7double2", !35, i64 0, !35, i64 8}
!35 = !{!"double", !6, i64 0}
!36 = !{!34, !35, i64 8}
!37 = !{i64 0, i64 8, !38, i64 8, i64 8, !38}
!38 = !{!35, !35, i64 0}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 int", !10, i64 0}
!41 = !{i64 4972298}
!42 = !{i64 5397447}
