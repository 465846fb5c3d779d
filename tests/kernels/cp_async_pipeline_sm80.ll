; ModuleID = 'cp_async_pipeline.cu'
source_filename = "cp_async_pipeline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float2 = type { float, float }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ13ring_copy_sumE4ring = internal addrspace(3) global [4 x [128 x %struct.float4]] undef, align 16
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ13mbarrier_copyE3buf = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ13mbarrier_copyE3bar = internal addrspace(3) global i64 undef, align 8
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ8copy_4_8E2sa = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ8copy_4_8E2sb = internal addrspace(3) global [128 x %struct.float2] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ring_copy_sum(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  %11 = alloca i32, align 4
  %12 = alloca %struct.float4, align 16
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %17 = zext i32 %16 to i64
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = mul i64 %17, %19
  %21 = mul i64 %20, 128
  %22 = getelementptr inbounds nuw %struct.float4, ptr %15, i64 %21
  store ptr %22, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %48, %3
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = icmp slt i32 %24, 3
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %9) #4
  br label %51

27:                                               ; preds = %23
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %47

31:                                               ; preds = %27
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ13ring_copy_sumE4ring to ptr), i64 0, i64 %33
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [128 x %struct.float4], ptr %34, i64 0, i64 %36
  %38 = addrspacecast ptr %37 to ptr addrspace(3)
  %39 = load ptr, ptr %8, align 8, !tbaa !7
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = mul nsw i32 %40, 128
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.float4, ptr %39, i64 %44
  %46 = addrspacecast ptr %45 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %38, ptr addrspace(1) %46)
  br label %47

47:                                               ; preds = %31, %27
  call void @llvm.nvvm.cp.async.commit.group()
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %9, align 4, !tbaa !3
  br label %23, !llvm.loop !10

51:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %10) #4
  call void @llvm.memset.p0.i64(ptr align 16 %10, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11) #4
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %110, %51
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = load i32, ptr %6, align 4, !tbaa !3
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %11) #4
  br label %113

57:                                               ; preds = %52
  call void @llvm.nvvm.cp.async.wait.group(i32 2)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = srem i32 %58, 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ13ring_copy_sumE4ring to ptr), i64 0, i64 %60
  %62 = load i32, ptr %7, align 4, !tbaa !3
  %63 = sub nsw i32 127, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [128 x %struct.float4], ptr %61, i64 0, i64 %64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %65, i64 16, i1 false), !tbaa.struct !13
  %66 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %67 = load float, ptr %66, align 16, !tbaa !16
  %68 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %69 = load float, ptr %68, align 16, !tbaa !16
  %70 = fadd contract float %69, %67
  store float %70, ptr %68, align 16, !tbaa !16
  %71 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %72 = load float, ptr %71, align 4, !tbaa !18
  %73 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %74 = load float, ptr %73, align 4, !tbaa !18
  %75 = fadd contract float %74, %72
  store float %75, ptr %73, align 4, !tbaa !18
  %76 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %77 = load float, ptr %76, align 8, !tbaa !19
  %78 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %79 = load float, ptr %78, align 8, !tbaa !19
  %80 = fadd contract float %79, %77
  store float %80, ptr %78, align 8, !tbaa !19
  %81 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %82 = load float, ptr %81, align 4, !tbaa !20
  %83 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %84 = load float, ptr %83, align 4, !tbaa !20
  %85 = fadd contract float %84, %82
  store float %85, ptr %83, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %86 = load i32, ptr %11, align 4, !tbaa !3
  %87 = add nsw i32 %86, 4
  %88 = sub nsw i32 %87, 1
  store i32 %88, ptr %13, align 4, !tbaa !3
  %89 = load i32, ptr %13, align 4, !tbaa !3
  %90 = load i32, ptr %6, align 4, !tbaa !3
  %91 = icmp slt i32 %89, %90
  br i1 %91, label %92, label %109

92:                                               ; preds = %57
  %93 = load i32, ptr %13, align 4, !tbaa !3
  %94 = srem i32 %93, 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x [128 x %struct.float4]], ptr addrspacecast (ptr addrspace(3) @_ZZ13ring_copy_sumE4ring to ptr), i64 0, i64 %95
  %97 = load i32, ptr %7, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [128 x %struct.float4], ptr %96, i64 0, i64 %98
  %100 = addrspacecast ptr %99 to ptr addrspace(3)
  %101 = load ptr, ptr %8, align 8, !tbaa !7
  %102 = load i32, ptr %13, align 4, !tbaa !3
  %103 = mul nsw i32 %102, 128
  %104 = load i32, ptr %7, align 4, !tbaa !3
  %105 = add nsw i32 %103, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds %struct.float4, ptr %101, i64 %106
  %108 = addrspacecast ptr %107 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %100, ptr addrspace(1) %108)
  br label %109

109:                                              ; preds = %92, %57
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.lifetime.end.p0(ptr %13) #4
  call void @llvm.lifetime.end.p0(ptr %12) #4
  br label %110

110:                                              ; preds = %109
  %111 = load i32, ptr %11, align 4, !tbaa !3
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %11, align 4, !tbaa !3
  br label %52, !llvm.loop !21

113:                                              ; preds = %56
  %114 = load ptr, ptr %5, align 8, !tbaa !7
  %115 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %116 = mul i32 %115, 128
  %117 = load i32, ptr %7, align 4, !tbaa !3
  %118 = add i32 %116, %117
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw %struct.float4, ptr %114, i64 %119
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %120, ptr align 16 %10, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mbarrier_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !22
  store ptr %1, ptr %5, align 8, !tbaa !22
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #4
  store ptr addrspace(3) @_ZZ13mbarrier_copyE3bar, ptr %7, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  store i32 %12, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %15 = mul i32 %13, %14
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %3
  %21 = load ptr addrspace(3), ptr %7, align 8, !tbaa !24
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %21, i32 %22)
  br label %23

23:                                               ; preds = %20, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %37

27:                                               ; preds = %23
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13mbarrier_copyE3buf to ptr), i64 0, i64 %29
  %31 = addrspacecast ptr %30 to ptr addrspace(3)
  %32 = load ptr, ptr %4, align 8, !tbaa !22
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = addrspacecast ptr %35 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %31, ptr addrspace(1) %36)
  br label %37

37:                                               ; preds = %27, %23
  %38 = load ptr addrspace(3), ptr %7, align 8, !tbaa !24
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) %38)
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %39 = load ptr addrspace(3), ptr %7, align 8, !tbaa !24
  %40 = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %39)
  store i64 %40, ptr %10, align 8, !tbaa !26
  br label %41

41:                                               ; preds = %46, %37
  %42 = load ptr addrspace(3), ptr %7, align 8, !tbaa !24
  %43 = load i64, ptr %10, align 8, !tbaa !26
  %44 = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) %42, i64 %43)
  %45 = xor i1 %44, true
  br i1 %45, label %46, label %47

46:                                               ; preds = %41
  br label %41, !llvm.loop !28

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = xor i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13mbarrier_copyE3buf to ptr), i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  store i32 %52, ptr %11, align 4, !tbaa !3
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = load i32, ptr %6, align 4, !tbaa !3
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %62

56:                                               ; preds = %47
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = load ptr, ptr %5, align 8, !tbaa !22
  %59 = load i32, ptr %9, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %56, %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %62
  %66 = load ptr addrspace(3), ptr %7, align 8, !tbaa !24
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) %66)
  br label %67

67:                                               ; preds = %65, %62
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #6

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3)) #6

; Function Attrs: convergent nocallback nounwind
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3)) #6

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64) #6

; Function Attrs: convergent nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) writeonly captures(none)) #9

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copy_4_8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #8 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !29
  store ptr %1, ptr %5, align 8, !tbaa !31
  store ptr %2, ptr %6, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %8 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  store i32 %8, ptr %7, align 4, !tbaa !3
  %9 = load i32, ptr %7, align 4, !tbaa !3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8copy_4_8E2sa to ptr), i64 0, i64 %10
  %12 = addrspacecast ptr %11 to ptr addrspace(3)
  %13 = load ptr, ptr %4, align 8, !tbaa !29
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = addrspacecast ptr %16 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %12, ptr addrspace(1) %17)
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [128 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8copy_4_8E2sb to ptr), i64 0, i64 %19
  %21 = addrspacecast ptr %20 to ptr addrspace(3)
  %22 = load ptr, ptr %5, align 8, !tbaa !31
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.float2, ptr %22, i64 %24
  %26 = addrspacecast ptr %25 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) %21, ptr addrspace(1) %26)
  call void @llvm.nvvm.cp.async.wait.all()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sub nsw i32 127, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8copy_4_8E2sa to ptr), i64 0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !14
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = sub nsw i32 127, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [128 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8copy_4_8E2sb to ptr), i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.float2, ptr %35, i32 0, i32 0
  %37 = load float, ptr %36, align 8, !tbaa !33
  %38 = load i32, ptr %7, align 4, !tbaa !3
  %39 = sub nsw i32 127, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [128 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ8copy_4_8E2sb to ptr), i64 0, i64 %40
  %42 = getelementptr inbounds nuw %struct.float2, ptr %41, i32 0, i32 1
  %43 = load float, ptr %42, align 4, !tbaa !35
  %44 = fmul contract float %37, %43
  %45 = fadd contract float %31, %44
  %46 = load ptr, ptr %6, align 8, !tbaa !29
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %7) #4
  ret void
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.8(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.all() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #10

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #9 = { convergent nocallback nounwind memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = !{i64 0, i64 4, !14, i64 4, i64 4, !14, i64 8, i64 4, !14, i64 12, i64 4, !14}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{!17, !15, i64 0}
!17 = !{!"_ZTS6float4", !15, i64 0, !15, i64 4, !15, i64 8, !15, i64 12}
!18 = !{!17, !15, i64 4}
!19 = !{!17, !15, i64 8}
!20 = !{!17, !15, i64 12}
!21 = distinct !{!21, !11}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 int", !9, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 long", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"long", !5, i64 0}
!28 = distinct !{!28, !11}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 float", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS6float2", !9, i64 0}
!33 = !{!34, !15, i64 0}
!34 = !{!"_ZTS6float2", !15, i64 0, !15, i64 4}
!35 = !{!34, !15, i64 4}
