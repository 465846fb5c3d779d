; ModuleID = 'memory_kinds.cu'
source_filename = "memory_kinds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.int3 = type { i32, i32, i32 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.ushort2 = type { i16, i16 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.double2 = type { double, double }
%struct.longlong2 = type { i64, i64 }
%struct.float4 = type { float, float, float, float }
%struct.Wire = type <{ i8, i32, i64, i16 }>

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ15explicit_spacesE1s = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_flags(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !10
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = load ptr, ptr %4, align 8, !tbaa !7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %10, i64 %12
  store volatile i32 1, ptr %13, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %9, %3
  %15 = load ptr, ptr %5, align 8, !tbaa !10
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %15, i64 %17
  %19 = load volatile float, ptr %18, align 4, !tbaa !12
  %20 = load ptr, ptr %5, align 8, !tbaa !10
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %20, i64 %22
  %24 = load volatile float, ptr %23, align 4, !tbaa !12
  %25 = fadd contract float %19, %24
  %26 = load ptr, ptr %6, align 8, !tbaa !10
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  store float %25, ptr %29, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @all_widths(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.int3, align 4
  %19 = alloca %struct.int4, align 16
  store ptr %0, ptr %9, align 8, !tbaa !14
  store ptr %1, ptr %10, align 8, !tbaa !16
  store ptr %2, ptr %11, align 8, !tbaa !18
  store ptr %3, ptr %12, align 8, !tbaa !20
  store ptr %4, ptr %13, align 8, !tbaa !22
  store ptr %5, ptr %14, align 8, !tbaa !24
  store ptr %6, ptr %15, align 8, !tbaa !26
  store ptr %7, ptr %16, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %24 = add i32 %22, %23
  store i32 %24, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %25 = load ptr, ptr %14, align 8, !tbaa !24
  %26 = load i32, ptr %17, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.int3, ptr %25, i64 %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %28, i64 12, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %29 = load ptr, ptr %15, align 8, !tbaa !26
  %30 = load i32, ptr %17, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.int4, ptr %29, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 %32, i64 16, i1 false), !tbaa.struct !29
  %33 = load ptr, ptr %9, align 8, !tbaa !14
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !30
  %38 = zext i8 %37 to i32
  %39 = load ptr, ptr %10, align 8, !tbaa !16
  %40 = load i32, ptr %17, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.ushort2, ptr %39, i64 %41
  %43 = getelementptr inbounds nuw %struct.ushort2, ptr %42, i32 0, i32 0
  %44 = load i16, ptr %43, align 4, !tbaa !31
  %45 = zext i16 %44 to i32
  %46 = load ptr, ptr %10, align 8, !tbaa !16
  %47 = load i32, ptr %17, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.ushort2, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw %struct.ushort2, ptr %49, i32 0, i32 1
  %51 = load i16, ptr %50, align 2, !tbaa !34
  %52 = zext i16 %51 to i32
  %53 = mul nsw i32 %45, %52
  %54 = add nsw i32 %38, %53
  %55 = load ptr, ptr %11, align 8, !tbaa !18
  %56 = load i32, ptr %17, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.uchar4, ptr %55, i64 %57
  %59 = getelementptr inbounds nuw %struct.uchar4, ptr %58, i32 0, i32 0
  %60 = load i8, ptr %59, align 4, !tbaa !35
  %61 = zext i8 %60 to i32
  %62 = add nsw i32 %54, %61
  %63 = load ptr, ptr %11, align 8, !tbaa !18
  %64 = load i32, ptr %17, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %struct.uchar4, ptr %63, i64 %65
  %67 = getelementptr inbounds nuw %struct.uchar4, ptr %66, i32 0, i32 3
  %68 = load i8, ptr %67, align 1, !tbaa !37
  %69 = zext i8 %68 to i32
  %70 = add nsw i32 %62, %69
  %71 = load ptr, ptr %12, align 8, !tbaa !20
  %72 = load i32, ptr %17, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.double2, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw %struct.double2, ptr %74, i32 0, i32 0
  %76 = load double, ptr %75, align 16, !tbaa !38
  %77 = load ptr, ptr %12, align 8, !tbaa !20
  %78 = load i32, ptr %17, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.double2, ptr %77, i64 %79
  %81 = getelementptr inbounds nuw %struct.double2, ptr %80, i32 0, i32 1
  %82 = load double, ptr %81, align 8, !tbaa !41
  %83 = fadd contract double %76, %82
  %84 = fptosi double %83 to i32
  %85 = add nsw i32 %70, %84
  %86 = load ptr, ptr %13, align 8, !tbaa !22
  %87 = load i32, ptr %17, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.longlong2, ptr %86, i64 %88
  %90 = getelementptr inbounds nuw %struct.longlong2, ptr %89, i32 0, i32 0
  %91 = load i64, ptr %90, align 16, !tbaa !42
  %92 = load ptr, ptr %13, align 8, !tbaa !22
  %93 = load i32, ptr %17, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds %struct.longlong2, ptr %92, i64 %94
  %96 = getelementptr inbounds nuw %struct.longlong2, ptr %95, i32 0, i32 1
  %97 = load i64, ptr %96, align 8, !tbaa !45
  %98 = xor i64 %91, %97
  %99 = trunc i64 %98 to i32
  %100 = add nsw i32 %85, %99
  %101 = getelementptr inbounds nuw %struct.int3, ptr %18, i32 0, i32 0
  %102 = load i32, ptr %101, align 4, !tbaa !46
  %103 = add nsw i32 %100, %102
  %104 = getelementptr inbounds nuw %struct.int3, ptr %18, i32 0, i32 1
  %105 = load i32, ptr %104, align 4, !tbaa !48
  %106 = getelementptr inbounds nuw %struct.int3, ptr %18, i32 0, i32 2
  %107 = load i32, ptr %106, align 4, !tbaa !49
  %108 = mul nsw i32 %105, %107
  %109 = add nsw i32 %103, %108
  %110 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 0
  %111 = load i32, ptr %110, align 16, !tbaa !50
  %112 = add nsw i32 %109, %111
  %113 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 1
  %114 = load i32, ptr %113, align 4, !tbaa !52
  %115 = add nsw i32 %112, %114
  %116 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 2
  %117 = load i32, ptr %116, align 8, !tbaa !53
  %118 = add nsw i32 %115, %117
  %119 = getelementptr inbounds nuw %struct.int4, ptr %19, i32 0, i32 3
  %120 = load i32, ptr %119, align 4, !tbaa !54
  %121 = add nsw i32 %118, %120
  %122 = load ptr, ptr %16, align 8, !tbaa !7
  %123 = load i32, ptr %17, align 4, !tbaa !3
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %122, i64 %124
  store i32 %121, ptr %125, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_only(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x float>, align 16
  store ptr %0, ptr %5, align 8, !tbaa !55
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %50

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %23 = load ptr, ptr %6, align 8, !tbaa !7
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = addrspacecast ptr %26 to ptr addrspace(1)
  %28 = load i32, ptr addrspace(1) %27, align 4, !invariant.load !57
  store i32 %28, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %29 = load ptr, ptr %5, align 8, !tbaa !55
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.float4, ptr %29, i64 %31
  %33 = addrspacecast ptr %32 to ptr addrspace(1)
  %34 = load <4 x float>, ptr addrspace(1) %33, align 16, !invariant.load !57
  store <4 x float> %34, ptr %12, align 16, !tbaa !30
  %35 = load <4 x float>, ptr %12, align 16
  %36 = extractelement <4 x float> %35, i64 0
  %37 = load <4 x float>, ptr %12, align 16
  %38 = extractelement <4 x float> %37, i64 1
  %39 = fmul contract float %36, %38
  %40 = load <4 x float>, ptr %12, align 16
  %41 = extractelement <4 x float> %40, i64 2
  %42 = load <4 x float>, ptr %12, align 16
  %43 = extractelement <4 x float> %42, i64 3
  %44 = fmul contract float %41, %43
  %45 = fadd contract float %39, %44
  %46 = load ptr, ptr %7, align 8, !tbaa !10
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  store i32 0, ptr %10, align 4
  br label %50

50:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %51 = load i32, ptr %10, align 4
  switch i32 %51, label %53 [
    i32 0, label %52
    i32 1, label %52
  ]

52:                                               ; preds = %50, %50
  ret void

53:                                               ; preds = %50
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @non_temporal(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
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
  br label %36

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %20 = load ptr, ptr %4, align 8, !tbaa !7
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3, !nontemporal !58
  store i32 %24, ptr %9, align 4, !tbaa !3
  %25 = load ptr, ptr %4, align 8, !tbaa !7
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = add nsw i32 %26, 1024
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %25, i64 %28
  call void @llvm.prefetch.p0(ptr %29, i32 0, i32 3, i32 1)
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = mul nsw i32 %30, 3
  %32 = load ptr, ptr %5, align 8, !tbaa !7
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4, !tbaa !3, !nontemporal !58
  call void @llvm.lifetime.end.p0(ptr %9) #8
  store i32 0, ptr %8, align 4
  br label %36

36:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr %7) #8
  %37 = load i32, ptr %8, align 4
  switch i32 %37, label %39 [
    i32 0, label %38
    i32 1, label %38
  ]

38:                                               ; preds = %36, %36
  ret void

39:                                               ; preds = %36
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @explicit_spaces(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(3), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #8
  store ptr addrspace(3) @_ZZ15explicit_spacesE1s, ptr %5, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %9 = load ptr, ptr %3, align 8, !tbaa !7
  %10 = addrspacecast ptr %9 to ptr addrspace(1)
  store ptr addrspace(1) %10, ptr %6, align 8, !tbaa !7
  %11 = load ptr addrspace(1), ptr %6, align 8, !tbaa !7
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %11, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !3
  %16 = load ptr addrspace(3), ptr %5, align 8, !tbaa !7
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %18 = and i32 %17, 63
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i64 %19
  store i32 %15, ptr addrspace(3) %20, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %21 = load i32, ptr %4, align 4, !tbaa !3
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %2
  %24 = load ptr addrspace(3), ptr %5, align 8, !tbaa !7
  %25 = addrspacecast ptr addrspace(3) %24 to ptr
  br label %28

26:                                               ; preds = %2
  %27 = load ptr, ptr %3, align 8, !tbaa !7
  br label %28

28:                                               ; preds = %26, %23
  %29 = phi ptr [ %25, %23 ], [ %27, %26 ]
  store ptr %29, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %30 = load ptr, ptr %7, align 8, !tbaa !7
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %32 = add i32 %31, 1
  %33 = and i32 %32, 63
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr %30, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  store i32 %36, ptr %8, align 4, !tbaa !3
  %37 = load ptr, ptr %7, align 8, !tbaa !7
  %38 = call i1 @llvm.nvvm.isspacep.shared(ptr %37)
  br i1 %38, label %39, label %42

39:                                               ; preds = %28
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1000
  store i32 %41, ptr %8, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %39, %28
  %43 = load ptr, ptr %7, align 8, !tbaa !7
  %44 = call i1 @llvm.nvvm.isspacep.global(ptr %43)
  br i1 %44, label %45, label %48

45:                                               ; preds = %42
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = add nsw i32 %46, 2000
  store i32 %47, ptr %8, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %45, %42
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = load ptr addrspace(1), ptr %6, align 8, !tbaa !7
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %52
  store i32 %49, ptr addrspace(1) %53, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @misaligned(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !59
  store ptr %1, ptr %5, align 8, !tbaa !61
  store ptr %2, ptr %6, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %14 = load ptr, ptr %6, align 8, !tbaa !14
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = mul nsw i32 3, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 1 %18, i64 4, i1 false)
  %19 = load ptr, ptr %4, align 8, !tbaa !59
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.Wire, ptr %19, i64 %21
  %23 = getelementptr inbounds nuw %struct.Wire, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 1, !tbaa !63
  %25 = load ptr, ptr %4, align 8, !tbaa !59
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.Wire, ptr %25, i64 %27
  %29 = getelementptr inbounds nuw %struct.Wire, ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 1, !tbaa !66
  %31 = load ptr, ptr %4, align 8, !tbaa !59
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Wire, ptr %31, i64 %33
  %35 = getelementptr inbounds nuw %struct.Wire, ptr %34, i32 0, i32 0
  %36 = load i8, ptr %35, align 1, !tbaa !67
  %37 = zext i8 %36 to i32
  %38 = mul i32 %30, %37
  %39 = zext i32 %38 to i64
  %40 = add i64 %24, %39
  %41 = load ptr, ptr %4, align 8, !tbaa !59
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.Wire, ptr %41, i64 %43
  %45 = getelementptr inbounds nuw %struct.Wire, ptr %44, i32 0, i32 3
  %46 = load i16, ptr %45, align 1, !tbaa !68
  %47 = zext i16 %46 to i64
  %48 = add i64 %40, %47
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = zext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = load ptr, ptr %5, align 8, !tbaa !61
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %52, i64 %54
  store i64 %51, ptr %55, align 8, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS7ushort2", !9, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6uchar4", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS7double2", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS9longlong2", !9, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS4int3", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS4int4", !9, i64 0}
!28 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3}
!29 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!30 = !{!5, !5, i64 0}
!31 = !{!32, !33, i64 0}
!32 = !{!"_ZTS7ushort2", !33, i64 0, !33, i64 2}
!33 = !{!"short", !5, i64 0}
!34 = !{!32, !33, i64 2}
!35 = !{!36, !5, i64 0}
!36 = !{!"_ZTS6uchar4", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3}
!37 = !{!36, !5, i64 3}
!38 = !{!39, !40, i64 0}
!39 = !{!"_ZTS7double2", !40, i64 0, !40, i64 8}
!40 = !{!"double", !5, i64 0}
!41 = !{!39, !40, i64 8}
!42 = !{!43, !44, i64 0}
!43 = !{!"_ZTS9longlong2", !44, i64 0, !44, i64 8}
!44 = !{!"long long", !5, i64 0}
!45 = !{!43, !44, i64 8}
!46 = !{!47, !4, i64 0}
!47 = !{!"_ZTS4int3", !4, i64 0, !4, i64 4, !4, i64 8}
!48 = !{!47, !4, i64 4}
!49 = !{!47, !4, i64 8}
!50 = !{!51, !4, i64 0}
!51 = !{!"_ZTS4int4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!52 = !{!51, !4, i64 4}
!53 = !{!51, !4, i64 8}
!54 = !{!51, !4, i64 12}
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 _ZTS6float4", !9, i64 0}
!57 = !{}
!58 = !{i32 1}
!59 = !{!60, !60, i64 0}
!60 = !{!"p1 _ZTS4Wire", !9, i64 0}
!61 = !{!62, !62, i64 0}
!62 = !{!"p1 long", !9, i64 0}
!63 = !{!64, !65, i64 5}
!64 = !{!"_ZTS4Wire", !5, i64 0, !4, i64 1, !65, i64 5, !33, i64 13}
!65 = !{!"long", !5, i64 0}
!66 = !{!64, !4, i64 1}
!67 = !{!64, !5, i64 0}
!68 = !{!64, !33, i64 13}
!69 = !{!65, !65, i64 0}
