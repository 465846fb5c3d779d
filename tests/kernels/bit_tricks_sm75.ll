; ModuleID = 'bit_tricks.cu'
source_filename = "bit_tricks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.uint2 = type { i32, i32 }
%struct.Packed = type { i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @counts(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %15 = load ptr, ptr %4, align 8, !tbaa !7
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %19, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %20 = load ptr, ptr %5, align 8, !tbaa !10
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !12
  store i64 %24, ptr %9, align 8, !tbaa !12
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = call noundef i32 @_ZL6__popcj(i32 noundef %25) #8
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = call noundef i32 @_ZL5__clzj(i32 noundef %27) #8
  %29 = mul nsw i32 3, %28
  %30 = add nsw i32 %26, %29
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = call noundef i32 @_ZL5__ffsi(i32 noundef %31) #8
  %33 = mul nsw i32 5, %32
  %34 = add nsw i32 %30, %33
  %35 = load i64, ptr %9, align 8, !tbaa !12
  %36 = call noundef i32 @_ZL8__popcllm(i64 noundef %35) #8
  %37 = mul nsw i32 7, %36
  %38 = add nsw i32 %34, %37
  %39 = load i64, ptr %9, align 8, !tbaa !12
  %40 = call noundef i32 @_ZL7__clzllm(i64 noundef %39) #8
  %41 = mul nsw i32 11, %40
  %42 = add nsw i32 %38, %41
  %43 = load i32, ptr %8, align 4, !tbaa !3
  %44 = call noundef i32 @_ZL6__brevj(i32 noundef %43) #8
  %45 = lshr i32 %44, 3
  %46 = add nsw i32 %42, %45
  %47 = load i64, ptr %9, align 8, !tbaa !12
  %48 = call noundef i64 @_ZL8__brevllm(i64 noundef %47) #8
  %49 = lshr i64 %48, 40
  %50 = trunc i64 %49 to i32
  %51 = add nsw i32 %46, %50
  %52 = load i32, ptr %8, align 4, !tbaa !3
  %53 = or i32 %52, 1
  %54 = call i32 @llvm.cttz.i32(i32 %53, i1 true)
  %55 = add nsw i32 %51, %54
  %56 = load ptr, ptr %6, align 8, !tbaa !7
  %57 = load i32, ptr %7, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  store i32 %55, ptr %59, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
define internal noundef i32 @_ZL6__popcj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.ctpop.i32(i32 %3)
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__clzj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = call i32 @llvm.ctlz.i32(i32 %6, i1 true)
  br label %9

8:                                                ; preds = %1
  br label %9

9:                                                ; preds = %8, %5
  %10 = phi i32 [ %7, %5 ], [ 32, %8 ]
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__ffsi(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %5 = add i32 %4, 1
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 0, i32 %5
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__popcllm(i64 noundef %0) #2 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !12
  %3 = load i64, ptr %2, align 8, !tbaa !12
  %4 = call i64 @llvm.ctpop.i64(i64 %3)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__clzllm(i64 noundef %0) #2 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !12
  %3 = load i64, ptr %2, align 8, !tbaa !12
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load i64, ptr %2, align 8, !tbaa !12
  %7 = call i64 @llvm.ctlz.i64(i64 %6, i1 true)
  %8 = trunc i64 %7 to i32
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %9, %5
  %11 = phi i32 [ %8, %5 ], [ 64, %9 ]
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__brevj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.bitreverse.i32(i32 %3)
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL8__brevllm(i64 noundef %0) #2 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !12
  %3 = load i64, ptr %2, align 8, !tbaa !12
  %4 = call i64 @llvm.bitreverse.i64(i64 %3)
  ret i64 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @morton_codes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !16
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %92

25:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %26 = load ptr, ptr %6, align 8, !tbaa !14
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.float3, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw %struct.float3, ptr %29, i32 0, i32 0
  %31 = load float, ptr %30, align 4, !tbaa !18
  %32 = fmul contract float %31, 1.024000e+03
  %33 = call contract noundef float @_ZL5fmaxfff(float noundef %32, float noundef 0.000000e+00) #8
  %34 = call contract noundef float @_ZL5fminfff(float noundef %33, float noundef 1.023000e+03) #8
  store float %34, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %35 = load ptr, ptr %6, align 8, !tbaa !14
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.float3, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 1
  %40 = load float, ptr %39, align 4, !tbaa !22
  %41 = fmul contract float %40, 1.024000e+03
  %42 = call contract noundef float @_ZL5fmaxfff(float noundef %41, float noundef 0.000000e+00) #8
  %43 = call contract noundef float @_ZL5fminfff(float noundef %42, float noundef 1.023000e+03) #8
  store float %43, ptr %14, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %44 = load ptr, ptr %6, align 8, !tbaa !14
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.float3, ptr %44, i64 %46
  %48 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 2
  %49 = load float, ptr %48, align 4, !tbaa !23
  %50 = fmul contract float %49, 1.024000e+03
  %51 = call contract noundef float @_ZL5fmaxfff(float noundef %50, float noundef 0.000000e+00) #8
  %52 = call contract noundef float @_ZL5fminfff(float noundef %51, float noundef 1.023000e+03) #8
  store float %52, ptr %15, align 4, !tbaa !21
  %53 = load float, ptr %13, align 4, !tbaa !21
  %54 = fptoui float %53 to i32
  %55 = call noundef i32 @_ZL7spread3j(i32 noundef %54) #8
  %56 = mul i32 %55, 4
  %57 = load float, ptr %14, align 4, !tbaa !21
  %58 = fptoui float %57 to i32
  %59 = call noundef i32 @_ZL7spread3j(i32 noundef %58) #8
  %60 = mul i32 %59, 2
  %61 = add i32 %56, %60
  %62 = load float, ptr %15, align 4, !tbaa !21
  %63 = fptoui float %62 to i32
  %64 = call noundef i32 @_ZL7spread3j(i32 noundef %63) #8
  %65 = add i32 %61, %64
  %66 = load ptr, ptr %7, align 8, !tbaa !7
  %67 = load i32, ptr %11, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  store i32 %65, ptr %69, align 4, !tbaa !3
  %70 = load ptr, ptr %8, align 8, !tbaa !16
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.uint2, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %struct.uint2, ptr %73, i32 0, i32 0
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = zext i32 %75 to i64
  %77 = call noundef i64 @_ZL7spread2m(i64 noundef %76) #8
  %78 = load ptr, ptr %8, align 8, !tbaa !16
  %79 = load i32, ptr %11, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.uint2, ptr %78, i64 %80
  %82 = getelementptr inbounds nuw %struct.uint2, ptr %81, i32 0, i32 1
  %83 = load i32, ptr %82, align 4, !tbaa !26
  %84 = zext i32 %83 to i64
  %85 = call noundef i64 @_ZL7spread2m(i64 noundef %84) #8
  %86 = shl i64 %85, 1
  %87 = or i64 %77, %86
  %88 = load ptr, ptr %9, align 8, !tbaa !10
  %89 = load i32, ptr %11, align 4, !tbaa !3
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i64, ptr %88, i64 %90
  store i64 %87, ptr %91, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %92

92:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %93 = load i32, ptr %12, align 4
  switch i32 %93, label %95 [
    i32 0, label %94
    i32 1, label %94
  ]

94:                                               ; preds = %92, %92
  ret void

95:                                               ; preds = %92
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !21
  store float %1, ptr %4, align 4, !tbaa !21
  %5 = load float, ptr %3, align 4, !tbaa !21
  %6 = load float, ptr %4, align 4, !tbaa !21
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !21
  store float %1, ptr %4, align 4, !tbaa !21
  %5 = load float, ptr %3, align 4, !tbaa !21
  %6 = load float, ptr %4, align 4, !tbaa !21
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7spread3j(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = mul i32 %3, 65537
  %5 = and i32 %4, -16776961
  store i32 %5, ptr %2, align 4, !tbaa !3
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = mul i32 %6, 257
  %8 = and i32 %7, 251719695
  store i32 %8, ptr %2, align 4, !tbaa !3
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = mul i32 %9, 17
  %11 = and i32 %10, -1022611261
  store i32 %11, ptr %2, align 4, !tbaa !3
  %12 = load i32, ptr %2, align 4, !tbaa !3
  %13 = mul i32 %12, 5
  %14 = and i32 %13, 1227133513
  store i32 %14, ptr %2, align 4, !tbaa !3
  %15 = load i32, ptr %2, align 4, !tbaa !3
  ret i32 %15
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL7spread2m(i64 noundef %0) #2 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !12
  %3 = load i64, ptr %2, align 8, !tbaa !12
  %4 = load i64, ptr %2, align 8, !tbaa !12
  %5 = shl i64 %4, 16
  %6 = or i64 %3, %5
  %7 = and i64 %6, 281470681808895
  store i64 %7, ptr %2, align 8, !tbaa !12
  %8 = load i64, ptr %2, align 8, !tbaa !12
  %9 = load i64, ptr %2, align 8, !tbaa !12
  %10 = shl i64 %9, 8
  %11 = or i64 %8, %10
  %12 = and i64 %11, 71777214294589695
  store i64 %12, ptr %2, align 8, !tbaa !12
  %13 = load i64, ptr %2, align 8, !tbaa !12
  %14 = load i64, ptr %2, align 8, !tbaa !12
  %15 = shl i64 %14, 4
  %16 = or i64 %13, %15
  %17 = and i64 %16, 1085102592571150095
  store i64 %17, ptr %2, align 8, !tbaa !12
  %18 = load i64, ptr %2, align 8, !tbaa !12
  %19 = load i64, ptr %2, align 8, !tbaa !12
  %20 = shl i64 %19, 2
  %21 = or i64 %18, %20
  %22 = and i64 %21, 3689348814741910323
  store i64 %22, ptr %2, align 8, !tbaa !12
  %23 = load i64, ptr %2, align 8, !tbaa !12
  %24 = load i64, ptr %2, align 8, !tbaa !12
  %25 = shl i64 %24, 1
  %26 = or i64 %23, %25
  %27 = and i64 %26, 6148914691236517205
  ret i64 %27
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divisions(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !7
  store ptr %4, ptr %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %21 = load ptr, ptr %6, align 8, !tbaa !7
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %26 = load ptr, ptr %7, align 8, !tbaa !7
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = or i32 %30, 1
  store i32 %31, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %32 = load ptr, ptr %8, align 8, !tbaa !10
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %32, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !12
  store i64 %36, ptr %14, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %37 = load i32, ptr %12, align 4, !tbaa !3
  %38 = sdiv i32 %37, 7
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = srem i32 %39, 10
  %41 = mul nsw i32 %40, 3
  %42 = add nsw i32 %38, %41
  %43 = load i32, ptr %12, align 4, !tbaa !3
  %44 = sdiv i32 %43, 16
  %45 = sub nsw i32 %42, %44
  %46 = load i32, ptr %12, align 4, !tbaa !3
  %47 = srem i32 %46, 64
  %48 = add nsw i32 %45, %47
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sdiv i32 %49, -3
  %51 = add nsw i32 %48, %50
  store i32 %51, ptr %15, align 4, !tbaa !3
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = udiv i32 %52, 1000003
  %54 = load i32, ptr %13, align 4, !tbaa !3
  %55 = urem i32 %54, 12
  %56 = add i32 %53, %55
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = load i32, ptr %13, align 4, !tbaa !3
  %59 = and i32 %58, 65535
  %60 = sdiv i32 %57, %59
  %61 = add nsw i32 %56, %60
  %62 = load i32, ptr %13, align 4, !tbaa !3
  %63 = urem i32 -1, %62
  %64 = add nsw i32 %61, %63
  %65 = load i32, ptr %15, align 4, !tbaa !3
  %66 = add nsw i32 %65, %64
  store i32 %66, ptr %15, align 4, !tbaa !3
  %67 = load i32, ptr %15, align 4, !tbaa !3
  %68 = load ptr, ptr %9, align 8, !tbaa !7
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  store i32 %67, ptr %71, align 4, !tbaa !3
  %72 = load i64, ptr %14, align 8, !tbaa !12
  %73 = sdiv i64 %72, 1000000007
  %74 = load i64, ptr %14, align 8, !tbaa !12
  %75 = srem i64 %74, 86400
  %76 = add nsw i64 %73, %75
  %77 = load i64, ptr %14, align 8, !tbaa !12
  %78 = load i32, ptr %13, align 4, !tbaa !3
  %79 = zext i32 %78 to i64
  %80 = sdiv i64 %77, %79
  %81 = add nsw i64 %76, %80
  %82 = load i64, ptr %14, align 8, !tbaa !12
  %83 = load i32, ptr %13, align 4, !tbaa !3
  %84 = zext i32 %83 to i64
  %85 = shl i64 %84, 20
  %86 = or i64 %85, 1
  %87 = urem i64 %82, %86
  %88 = add nsw i64 %81, %87
  %89 = load ptr, ptr %10, align 8, !tbaa !10
  %90 = load i32, ptr %11, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i64, ptr %89, i64 %91
  store i64 %88, ptr %92, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @combinatorial(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %83

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = or i32 %30, 1
  store i32 %31, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sub i32 %33, 1
  %35 = or i32 %32, %34
  store i32 %35, ptr %12, align 4, !tbaa !3
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = add i32 %36, 1
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = xor i32 %38, -1
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = xor i32 %40, -1
  %42 = sub i32 0, %41
  %43 = and i32 %39, %42
  %44 = sub i32 %43, 1
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = call i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = add nsw i32 %46, 1
  %48 = lshr i32 %44, %47
  %49 = or i32 %37, %48
  %50 = load ptr, ptr %5, align 8, !tbaa !7
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store i32 %49, ptr %53, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = load i32, ptr %11, align 4, !tbaa !3
  %56 = lshr i32 %55, 1
  %57 = xor i32 %54, %56
  store i32 %57, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %58 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %58, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 1, ptr %15, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %69, %25
  %60 = load i32, ptr %15, align 4, !tbaa !3
  %61 = icmp slt i32 %60, 32
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %72

63:                                               ; preds = %59
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = load i32, ptr %15, align 4, !tbaa !3
  %66 = lshr i32 %64, %65
  %67 = load i32, ptr %14, align 4, !tbaa !3
  %68 = xor i32 %67, %66
  store i32 %68, ptr %14, align 4, !tbaa !3
  br label %69

69:                                               ; preds = %63
  %70 = load i32, ptr %15, align 4, !tbaa !3
  %71 = mul nsw i32 %70, 2
  store i32 %71, ptr %15, align 4, !tbaa !3
  br label %59, !llvm.loop !27

72:                                               ; preds = %62
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = load ptr, ptr %6, align 8, !tbaa !7
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  store i32 %73, ptr %77, align 4, !tbaa !3
  %78 = load i32, ptr %14, align 4, !tbaa !3
  %79 = load ptr, ptr %7, align 8, !tbaa !7
  %80 = load i32, ptr %9, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  store i32 %78, ptr %82, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %83

83:                                               ; preds = %72, %24
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %84 = load i32, ptr %10, align 4
  switch i32 %84, label %86 [
    i32 0, label %85
    i32 1, label %85
  ]

85:                                               ; preds = %83, %83
  ret void

86:                                               ; preds = %83
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @narrow_ints(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !30
  store ptr %1, ptr %10, align 8, !tbaa !30
  store ptr %2, ptr %11, align 8, !tbaa !32
  store ptr %3, ptr %12, align 8, !tbaa !32
  store ptr %4, ptr %13, align 8, !tbaa !30
  store ptr %5, ptr %14, align 8, !tbaa !30
  store ptr %6, ptr %15, align 8, !tbaa !32
  store ptr %7, ptr %16, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = add i32 %20, %21
  store i32 %22, ptr %17, align 4, !tbaa !3
  %23 = load ptr, ptr %9, align 8, !tbaa !30
  %24 = load i32, ptr %17, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !34
  %28 = sext i8 %27 to i32
  %29 = load ptr, ptr %11, align 8, !tbaa !32
  %30 = load i32, ptr %17, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr %29, i64 %31
  %33 = load i16, ptr %32, align 2, !tbaa !35
  %34 = sext i16 %33 to i32
  %35 = mul nsw i32 %28, %34
  %36 = ashr i32 %35, 3
  %37 = trunc i32 %36 to i8
  %38 = load ptr, ptr %13, align 8, !tbaa !30
  %39 = load i32, ptr %17, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  store i8 %37, ptr %41, align 1, !tbaa !34
  %42 = load ptr, ptr %10, align 8, !tbaa !30
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !34
  %47 = zext i8 %46 to i32
  %48 = load ptr, ptr %9, align 8, !tbaa !30
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %48, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !34
  %53 = zext i8 %52 to i32
  %54 = sdiv i32 %53, 2
  %55 = add nsw i32 %47, %54
  %56 = trunc i32 %55 to i8
  %57 = load ptr, ptr %14, align 8, !tbaa !30
  %58 = load i32, ptr %17, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %57, i64 %59
  store i8 %56, ptr %60, align 1, !tbaa !34
  %61 = load ptr, ptr %11, align 8, !tbaa !32
  %62 = load i32, ptr %17, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i16, ptr %61, i64 %63
  %65 = load i16, ptr %64, align 2, !tbaa !35
  %66 = sext i16 %65 to i32
  %67 = load ptr, ptr %10, align 8, !tbaa !30
  %68 = load i32, ptr %17, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !34
  %72 = zext i8 %71 to i32
  %73 = and i32 %72, 7
  %74 = shl i32 %66, %73
  %75 = trunc i32 %74 to i16
  %76 = sext i16 %75 to i32
  %77 = load ptr, ptr %9, align 8, !tbaa !30
  %78 = load i32, ptr %17, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %77, i64 %79
  %81 = load i8, ptr %80, align 1, !tbaa !34
  %82 = sext i8 %81 to i32
  %83 = sub nsw i32 %76, %82
  %84 = trunc i32 %83 to i16
  %85 = load ptr, ptr %15, align 8, !tbaa !32
  %86 = load i32, ptr %17, align 4, !tbaa !3
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i16, ptr %85, i64 %87
  store i16 %84, ptr %88, align 2, !tbaa !35
  %89 = load ptr, ptr %12, align 8, !tbaa !32
  %90 = load i32, ptr %17, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i16, ptr %89, i64 %91
  %93 = load i16, ptr %92, align 2, !tbaa !35
  %94 = zext i16 %93 to i32
  %95 = ashr i32 %94, 5
  %96 = load ptr, ptr %12, align 8, !tbaa !32
  %97 = load i32, ptr %17, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i16, ptr %96, i64 %98
  %100 = load i16, ptr %99, align 2, !tbaa !35
  %101 = zext i16 %100 to i32
  %102 = shl i32 %101, 11
  %103 = or i32 %95, %102
  %104 = load ptr, ptr %11, align 8, !tbaa !32
  %105 = load i32, ptr %17, align 4, !tbaa !3
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i16, ptr %104, i64 %106
  %108 = load i16, ptr %107, align 2, !tbaa !35
  %109 = sext i16 %108 to i32
  %110 = xor i32 %109, -1
  %111 = trunc i32 %110 to i16
  %112 = zext i16 %111 to i32
  %113 = xor i32 %103, %112
  %114 = trunc i32 %113 to i16
  %115 = load ptr, ptr %16, align 8, !tbaa !32
  %116 = load i32, ptr %17, align 4, !tbaa !3
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i16, ptr %115, i64 %117
  store i16 %114, ptr %118, align 2, !tbaa !35
  call void @llvm.lifetime.end.p0(ptr %17) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bit_fields(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Packed, align 4
  store ptr %0, ptr %3, align 8, !tbaa !37
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = load i32, ptr %4, align 4, !tbaa !3
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  store i32 1, ptr %6, align 4
  br label %63

17:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %18 = load ptr, ptr %3, align 8, !tbaa !37
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.Packed, ptr %18, i64 %20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %21, i64 4, i1 false), !tbaa.struct !39
  %22 = load i32, ptr %7, align 4
  %23 = lshr i32 %22, 5
  %24 = and i32 %23, 63
  %25 = load i32, ptr %7, align 4
  %26 = and i32 %25, 31
  %27 = mul nsw i32 %26, 2
  %28 = add nsw i32 %24, %27
  %29 = load i32, ptr %7, align 4
  %30 = and i32 %28, 63
  %31 = shl i32 %30, 5
  %32 = and i32 %29, -2017
  %33 = or i32 %32, %31
  store i32 %33, ptr %7, align 4
  %34 = load i32, ptr %7, align 4
  %35 = shl i32 %34, 6
  %36 = ashr i32 %35, 23
  %37 = load i32, ptr %7, align 4
  %38 = lshr i32 %37, 11
  %39 = and i32 %38, 31
  %40 = sub nsw i32 %36, %39
  %41 = load i32, ptr %7, align 4
  %42 = and i32 %40, 511
  %43 = shl i32 %42, 17
  %44 = and i32 %41, -66977793
  %45 = or i32 %44, %43
  store i32 %45, ptr %7, align 4
  %46 = load i32, ptr %7, align 4
  %47 = lshr i32 %46, 26
  %48 = icmp sgt i32 %47, 31
  %49 = zext i1 %48 to i32
  %50 = load i32, ptr %7, align 4
  %51 = lshr i32 %50, 16
  %52 = and i32 %51, 1
  %53 = xor i32 %52, %49
  %54 = load i32, ptr %7, align 4
  %55 = and i32 %53, 1
  %56 = shl i32 %55, 16
  %57 = and i32 %54, -65537
  %58 = or i32 %57, %56
  store i32 %58, ptr %7, align 4
  %59 = load ptr, ptr %3, align 8, !tbaa !37
  %60 = load i32, ptr %5, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.Packed, ptr %59, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 4 %7, i64 4, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %7) #7
  store i32 0, ptr %6, align 4
  br label %63

63:                                               ; preds = %17, %16
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %64 = load i32, ptr %6, align 4
  switch i32 %64, label %66 [
    i32 0, label %65
    i32 1, label %65
  ]

65:                                               ; preds = %63, %63
  ret void

66:                                               ; preds = %63
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!11 = !{!"p1 long", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS6float3", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS5uint2", !9, i64 0}
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTS6float3", !20, i64 0, !20, i64 4, !20, i64 8}
!20 = !{!"float", !5, i64 0}
!21 = !{!20, !20, i64 0}
!22 = !{!19, !20, i64 4}
!23 = !{!19, !20, i64 8}
!24 = !{!25, !4, i64 0}
!25 = !{!"_ZTS5uint2", !4, i64 0, !4, i64 4}
!26 = !{!25, !4, i64 4}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.enable"}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 omnipotent char", !9, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 short", !9, i64 0}
!34 = !{!5, !5, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"short", !5, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS6Packed", !9, i64 0}
!39 = !{i64 0, i64 4, !34}
