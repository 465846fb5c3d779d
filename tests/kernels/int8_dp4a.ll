; ModuleID = 'int8_dp4a.cu'
source_filename = "int8_dp4a.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.float4 = type { float, float, float, float }
%struct.char4 = type { i8, i8, i8, i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ9gemm_int8E2as = internal addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ9gemm_int8E2bs = internal addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ16quantise_per_rowE6amax_s = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dot_int8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.int4, align 16
  %12 = alloca %struct.int4, align 16
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %50

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %22 = load ptr, ptr %5, align 8, !tbaa !7
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.int4, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %25, i64 16, i1 false), !tbaa.struct !12
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %26 = load ptr, ptr %6, align 8, !tbaa !7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.int4, ptr %26, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %29, i64 16, i1 false), !tbaa.struct !12
  %30 = getelementptr inbounds nuw %struct.int4, ptr %11, i32 0, i32 0
  %31 = load i32, ptr %30, align 16, !tbaa !13
  %32 = getelementptr inbounds nuw %struct.int4, ptr %12, i32 0, i32 0
  %33 = load i32, ptr %32, align 16, !tbaa !13
  %34 = getelementptr inbounds nuw %struct.int4, ptr %11, i32 0, i32 1
  %35 = load i32, ptr %34, align 4, !tbaa !15
  %36 = getelementptr inbounds nuw %struct.int4, ptr %12, i32 0, i32 1
  %37 = load i32, ptr %36, align 4, !tbaa !15
  %38 = getelementptr inbounds nuw %struct.int4, ptr %11, i32 0, i32 2
  %39 = load i32, ptr %38, align 8, !tbaa !16
  %40 = getelementptr inbounds nuw %struct.int4, ptr %12, i32 0, i32 2
  %41 = load i32, ptr %40, align 8, !tbaa !16
  %42 = getelementptr inbounds nuw %struct.int4, ptr %11, i32 0, i32 3
  %43 = load i32, ptr %42, align 4, !tbaa !17
  %44 = getelementptr inbounds nuw %struct.int4, ptr %12, i32 0, i32 3
  %45 = load i32, ptr %44, align 4, !tbaa !17
  %46 = call noundef i32 @_ZL4dp4aiii(i32 noundef %43, i32 noundef %45, i32 noundef 0) #9
  %47 = call noundef i32 @_ZL4dp4aiii(i32 noundef %39, i32 noundef %41, i32 noundef %46) #9
  %48 = call noundef i32 @_ZL4dp4aiii(i32 noundef %35, i32 noundef %37, i32 noundef %47) #9
  %49 = call noundef i32 @_ZL4dp4aiii(i32 noundef %31, i32 noundef %33, i32 noundef %48) #9
  store i32 %49, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %50

50:                                               ; preds = %21, %4
  %51 = load i32, ptr %10, align 4, !tbaa !3
  %52 = call noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef -1, i32 noundef %51) #9
  store i32 %52, ptr %10, align 4, !tbaa !3
  %53 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %54 = and i32 %53, 31
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %60

56:                                               ; preds = %50
  %57 = load ptr, ptr %7, align 8, !tbaa !10
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %57, i32 noundef %58) #9
  br label %60

60:                                               ; preds = %56, %50
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4dp4aiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #10, !srcloc !18
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.add(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemm_int8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %10, align 8, !tbaa !10
  store ptr %1, ptr %11, align 8, !tbaa !10
  store ptr %2, ptr %12, align 8, !tbaa !19
  store ptr %3, ptr %13, align 8, !tbaa !21
  store ptr %4, ptr %14, align 8, !tbaa !10
  store i32 %5, ptr %15, align 4, !tbaa !3
  store i32 %6, ptr %16, align 4, !tbaa !3
  store i32 %7, ptr %17, align 4, !tbaa !3
  store i32 %8, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %27 = mul i32 %26, 16
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %29 = add i32 %27, %28
  store i32 %29, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %31 = mul i32 %30, 16
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %33 = add i32 %31, %32
  store i32 %33, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #8
  store i32 0, ptr %22, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %102, %9
  %35 = load i32, ptr %22, align 4, !tbaa !3
  %36 = load i32, ptr %17, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 2, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #8
  br label %105

39:                                               ; preds = %34
  %40 = load ptr, ptr %10, align 8, !tbaa !10
  %41 = load i32, ptr %19, align 4, !tbaa !3
  %42 = load i32, ptr %17, align 4, !tbaa !3
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %22, align 4, !tbaa !3
  %45 = add nsw i32 %43, %44
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %47 = add i32 %45, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %40, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9gemm_int8E2as to ptr), i64 0, i64 %52
  %54 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [17 x i32], ptr %53, i64 0, i64 %55
  store i32 %50, ptr %56, align 4, !tbaa !3
  %57 = load ptr, ptr %11, align 8, !tbaa !10
  %58 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %59 = mul i32 %58, 16
  %60 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %61 = add i32 %59, %60
  %62 = load i32, ptr %17, align 4, !tbaa !3
  %63 = mul i32 %61, %62
  %64 = load i32, ptr %22, align 4, !tbaa !3
  %65 = add i32 %63, %64
  %66 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %57, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9gemm_int8E2bs to ptr), i64 0, i64 %72
  %74 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [17 x i32], ptr %73, i64 0, i64 %75
  store i32 %70, ptr %76, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %24) #8
  store i32 0, ptr %24, align 4, !tbaa !3
  br label %77

77:                                               ; preds = %98, %39
  %78 = load i32, ptr %24, align 4, !tbaa !3
  %79 = icmp slt i32 %78, 16
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 5, ptr %23, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #8
  br label %101

81:                                               ; preds = %77
  %82 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9gemm_int8E2as to ptr), i64 0, i64 %83
  %85 = load i32, ptr %24, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [17 x i32], ptr %84, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9gemm_int8E2bs to ptr), i64 0, i64 %90
  %92 = load i32, ptr %24, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [17 x i32], ptr %91, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = load i32, ptr %21, align 4, !tbaa !3
  %97 = call noundef i32 @_ZL4dp4aiii(i32 noundef %88, i32 noundef %95, i32 noundef %96) #9
  store i32 %97, ptr %21, align 4, !tbaa !3
  br label %98

98:                                               ; preds = %81
  %99 = load i32, ptr %24, align 4, !tbaa !3
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %24, align 4, !tbaa !3
  br label %77, !llvm.loop !23

101:                                              ; preds = %80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %22, align 4, !tbaa !3
  %104 = add nsw i32 %103, 16
  store i32 %104, ptr %22, align 4, !tbaa !3
  br label %34, !llvm.loop !26

105:                                              ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %25) #8
  %106 = load i32, ptr %21, align 4, !tbaa !3
  %107 = load ptr, ptr %14, align 8, !tbaa !10
  %108 = load i32, ptr %20, align 4, !tbaa !3
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %107, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !3
  %112 = add nsw i32 %106, %111
  %113 = sitofp i32 %112 to float
  %114 = load ptr, ptr %13, align 8, !tbaa !21
  %115 = load i32, ptr %20, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %114, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !27
  %119 = fmul contract float %113, %118
  %120 = call contract noundef float @_ZL5rintff(float noundef %119) #9
  %121 = fptosi float %120 to i32
  %122 = load i32, ptr %18, align 4, !tbaa !3
  %123 = add nsw i32 %121, %122
  store i32 %123, ptr %25, align 4, !tbaa !3
  %124 = load i32, ptr %25, align 4, !tbaa !3
  %125 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %124, i32 noundef -128, i32 noundef 127) #9
  %126 = trunc i32 %125 to i8
  %127 = load ptr, ptr %12, align 8, !tbaa !19
  %128 = load i32, ptr %19, align 4, !tbaa !3
  %129 = load i32, ptr %16, align 4, !tbaa !3
  %130 = mul nsw i32 %128, %129
  %131 = load i32, ptr %20, align 4, !tbaa !3
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %127, i64 %133
  store i8 %126, ptr %134, align 1, !tbaa !29
  call void @llvm.lifetime.end.p0(ptr %25) #8
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5rintff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !27
  %3 = load float, ptr %2, align 4, !tbaa !27
  %4 = call contract float @__nv_rintf(float noundef %3) #9
  ret float %4
}

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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sad_and_mixed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !10
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %74

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %27 = load ptr, ptr %6, align 8, !tbaa !10
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %32 = load ptr, ptr %7, align 8, !tbaa !10
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  store i32 %36, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %54, %26
  %38 = load i32, ptr %16, align 4, !tbaa !3
  %39 = icmp slt i32 %38, 32
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %57

41:                                               ; preds = %37
  %42 = load i32, ptr %13, align 4, !tbaa !3
  %43 = load i32, ptr %16, align 4, !tbaa !3
  %44 = lshr i32 %42, %43
  %45 = and i32 %44, 255
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = load i32, ptr %16, align 4, !tbaa !3
  %48 = lshr i32 %46, %47
  %49 = and i32 %48, 255
  %50 = sub nsw i32 %45, %49
  %51 = call noundef i32 @_ZL3absi(i32 noundef %50) #9
  %52 = load i32, ptr %15, align 4, !tbaa !3
  %53 = add i32 %52, %51
  store i32 %53, ptr %15, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %41
  %55 = load i32, ptr %16, align 4, !tbaa !3
  %56 = add nsw i32 %55, 8
  store i32 %56, ptr %16, align 4, !tbaa !3
  br label %37, !llvm.loop !30

57:                                               ; preds = %40
  %58 = load ptr, ptr %8, align 8, !tbaa !10
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = load i32, ptr %14, align 4, !tbaa !3
  %64 = load i32, ptr %15, align 4, !tbaa !3
  %65 = call noundef i32 @_ZL7dp2a_loiii(i32 noundef %62, i32 noundef %63, i32 noundef %64) #9
  %66 = load i32, ptr %13, align 4, !tbaa !3
  %67 = load i32, ptr %14, align 4, !tbaa !3
  %68 = call noundef i32 @_ZL6dp4a_ujjj(i32 noundef %66, i32 noundef %67, i32 noundef 1) #9
  %69 = add nsw i32 %65, %68
  %70 = load ptr, ptr %9, align 8, !tbaa !10
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  store i32 0, ptr %12, align 4
  br label %74

74:                                               ; preds = %57, %25
  call void @llvm.lifetime.end.p0(ptr %11) #8
  %75 = load i32, ptr %12, align 4
  switch i32 %75, label %77 [
    i32 0, label %76
    i32 1, label %76
  ]

76:                                               ; preds = %74, %74
  ret void

77:                                               ; preds = %74
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3absi(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = sub nsw i32 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i32 [ %7, %5 ], [ %9, %8 ]
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7dp2a_loiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "dp2a.lo.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #10, !srcloc !31
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret i32 %12
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6dp4a_ujjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "dp4a.u32.u32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #10, !srcloc !32
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quantise_per_row(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.float4, align 16
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float4, align 16
  %17 = alloca %struct.char4, align 4
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !33
  store ptr %2, ptr %7, align 8, !tbaa !21
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %18 = load ptr, ptr %5, align 8, !tbaa !21
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = getelementptr inbounds nuw %struct.float4, ptr %18, i64 %23
  store ptr %24, ptr %9, align 8, !tbaa !35
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %4
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ16quantise_per_rowE6amax_s to ptr), align 4, !tbaa !27
  br label %28

28:                                               ; preds = %27, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store float 0.000000e+00, ptr %10, align 4, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %29, ptr %11, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %57, %28
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %61

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %36 = load ptr, ptr %9, align 8, !tbaa !35
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.float4, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %39, i64 16, i1 false), !tbaa.struct !37
  %40 = load float, ptr %10, align 4, !tbaa !27
  %41 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %42 = load float, ptr %41, align 16, !tbaa !38
  %43 = call contract noundef float @_ZL5fabsff(float noundef %42) #9
  %44 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %45 = load float, ptr %44, align 4, !tbaa !40
  %46 = call contract noundef float @_ZL5fabsff(float noundef %45) #9
  %47 = call contract noundef float @_ZL5fmaxfff(float noundef %43, float noundef %46) #9
  %48 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %49 = load float, ptr %48, align 8, !tbaa !41
  %50 = call contract noundef float @_ZL5fabsff(float noundef %49) #9
  %51 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %52 = load float, ptr %51, align 4, !tbaa !42
  %53 = call contract noundef float @_ZL5fabsff(float noundef %52) #9
  %54 = call contract noundef float @_ZL5fmaxfff(float noundef %50, float noundef %53) #9
  %55 = call contract noundef float @_ZL5fmaxfff(float noundef %47, float noundef %54) #9
  %56 = call contract noundef float @_ZL5fmaxfff(float noundef %40, float noundef %55) #9
  store float %56, ptr %10, align 4, !tbaa !27
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %57

57:                                               ; preds = %35
  %58 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = add i32 %59, %58
  store i32 %60, ptr %11, align 4, !tbaa !3
  br label %30, !llvm.loop !43

61:                                               ; preds = %34
  %62 = load float, ptr %10, align 4, !tbaa !27
  %63 = call noundef i32 @_ZL14__float_as_intf(float noundef %62) #9
  %64 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ16quantise_per_rowE6amax_s to ptr), i32 noundef %63) #9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %65 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16quantise_per_rowE6amax_s to ptr), align 4, !tbaa !27
  %66 = fdiv contract float %65, 1.270000e+02
  store float %66, ptr %13, align 4, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %67 = load float, ptr %13, align 4, !tbaa !27
  %68 = fcmp contract ogt float %67, 0.000000e+00
  br i1 %68, label %69, label %72

69:                                               ; preds = %61
  %70 = load float, ptr %13, align 4, !tbaa !27
  %71 = fdiv contract float 1.000000e+00, %70
  br label %73

72:                                               ; preds = %61
  br label %73

73:                                               ; preds = %72, %69
  %74 = phi contract float [ %71, %69 ], [ 0.000000e+00, %72 ]
  store float %74, ptr %14, align 4, !tbaa !27
  %75 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %73
  %78 = load float, ptr %13, align 4, !tbaa !27
  %79 = load ptr, ptr %7, align 8, !tbaa !21
  %80 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %79, i64 %81
  store float %78, ptr %82, align 4, !tbaa !27
  br label %83

83:                                               ; preds = %77, %73
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %84, ptr %15, align 4, !tbaa !3
  br label %85

85:                                               ; preds = %133, %83
  %86 = load i32, ptr %15, align 4, !tbaa !3
  %87 = load i32, ptr %8, align 4, !tbaa !3
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %85
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %137

90:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %91 = load ptr, ptr %9, align 8, !tbaa !35
  %92 = load i32, ptr %15, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.float4, ptr %91, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %94, i64 16, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %95 = getelementptr inbounds nuw %struct.char4, ptr %17, i32 0, i32 0
  %96 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %97 = load float, ptr %96, align 16, !tbaa !38
  %98 = load float, ptr %14, align 4, !tbaa !27
  %99 = fmul contract float %97, %98
  %100 = call contract noundef float @_ZL5rintff(float noundef %99) #9
  %101 = fptosi float %100 to i8
  store i8 %101, ptr %95, align 4, !tbaa !44
  %102 = getelementptr inbounds nuw %struct.char4, ptr %17, i32 0, i32 1
  %103 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %104 = load float, ptr %103, align 4, !tbaa !40
  %105 = load float, ptr %14, align 4, !tbaa !27
  %106 = fmul contract float %104, %105
  %107 = call contract noundef float @_ZL5rintff(float noundef %106) #9
  %108 = fptosi float %107 to i8
  store i8 %108, ptr %102, align 1, !tbaa !46
  %109 = getelementptr inbounds nuw %struct.char4, ptr %17, i32 0, i32 2
  %110 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %111 = load float, ptr %110, align 8, !tbaa !41
  %112 = load float, ptr %14, align 4, !tbaa !27
  %113 = fmul contract float %111, %112
  %114 = call contract noundef float @_ZL5rintff(float noundef %113) #9
  %115 = fptosi float %114 to i8
  store i8 %115, ptr %109, align 2, !tbaa !47
  %116 = getelementptr inbounds nuw %struct.char4, ptr %17, i32 0, i32 3
  %117 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 3
  %118 = load float, ptr %117, align 4, !tbaa !42
  %119 = load float, ptr %14, align 4, !tbaa !27
  %120 = fmul contract float %118, %119
  %121 = call contract noundef float @_ZL5rintff(float noundef %120) #9
  %122 = fptosi float %121 to i8
  store i8 %122, ptr %116, align 1, !tbaa !48
  %123 = load ptr, ptr %6, align 8, !tbaa !33
  %124 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %125 = zext i32 %124 to i64
  %126 = load i32, ptr %8, align 4, !tbaa !3
  %127 = sext i32 %126 to i64
  %128 = mul i64 %125, %127
  %129 = load i32, ptr %15, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = add i64 %128, %130
  %132 = getelementptr inbounds nuw %struct.char4, ptr %123, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %132, ptr align 4 %17, i64 4, i1 false), !tbaa.struct !49
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %133

133:                                              ; preds = %90
  %134 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %135 = load i32, ptr %15, align 4, !tbaa !3
  %136 = add i32 %135, %134
  store i32 %136, ptr %15, align 4, !tbaa !3
  br label %85, !llvm.loop !50

137:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !27
  store float %1, ptr %4, align 4, !tbaa !27
  %5 = load float, ptr %3, align 4, !tbaa !27
  %6 = load float, ptr %4, align 4, !tbaa !27
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !27
  %3 = load float, ptr %2, align 4, !tbaa !27
  %4 = call contract float @__nv_fabsf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw max ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float_as_intf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !27
  %3 = load i32, ptr %2, align 4, !tbaa !29
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rintf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #7

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind memory(none) }

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
!8 = !{!"p1 _ZTS4int4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!13 = !{!14, !4, i64 0}
!14 = !{!"_ZTS4int4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!15 = !{!14, !4, i64 4}
!16 = !{!14, !4, i64 8}
!17 = !{!14, !4, i64 12}
!18 = !{i64 225}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 omnipotent char", !9, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 float", !9, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.enable"}
!26 = distinct !{!26, !24}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !5, i64 0}
!29 = !{!5, !5, i64 0}
!30 = distinct !{!30, !24, !25}
!31 = !{i64 527}
!32 = !{i64 388}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS5char4", !9, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS6float4", !9, i64 0}
!37 = !{i64 0, i64 4, !27, i64 4, i64 4, !27, i64 8, i64 4, !27, i64 12, i64 4, !27}
!38 = !{!39, !28, i64 0}
!39 = !{!"_ZTS6float4", !28, i64 0, !28, i64 4, !28, i64 8, !28, i64 12}
!40 = !{!39, !28, i64 4}
!41 = !{!39, !28, i64 8}
!42 = !{!39, !28, i64 12}
!43 = distinct !{!43, !24}
!44 = !{!45, !5, i64 0}
!45 = !{!"_ZTS5char4", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3}
!46 = !{!45, !5, i64 1}
!47 = !{!45, !5, i64 2}
!48 = !{!45, !5, i64 3}
!49 = !{i64 0, i64 1, !29, i64 1, i64 1, !29, i64 2, i64 1, !29, i64 3, i64 1, !29}
!50 = distinct !{!50, !24}
