; ModuleID = 'cuda_fp8_mma.cu'
source_filename = "cuda_fp8_mma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__nv_fp8_e4m3 = type { i8 }
%struct.__nv_fp8_e5m2 = type { i8 }
%struct.__half_raw = type { i16 }
%"class.nvcuda::wmma::fragment" = type { %"struct.nvcuda::wmma::__frag_base" }
%"struct.nvcuda::wmma::__frag_base" = type { [16 x %struct.__half] }
%struct.__half = type { i16 }
%"class.nvcuda::wmma::fragment.0" = type { %"struct.nvcuda::wmma::__frag_base" }
%"class.nvcuda::wmma::fragment.1" = type { %"struct.nvcuda::wmma::__frag_base.2" }
%"struct.nvcuda::wmma::__frag_base.2" = type { [8 x float] }
%struct.__half2_raw = type { i16, i16 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN13__nv_fp8_e4m3C1Ef = comdat any

$_ZNK13__nv_fp8_e5m2cvfEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN13__nv_fp8_e4m3C2Ef = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quantise_e4m3(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.__nv_fp8_e4m3, align 1
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !11
  store float %2, ptr %7, align 4, !tbaa !13
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %9, align 4, !tbaa !4
  %17 = load i32, ptr %8, align 4, !tbaa !4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %31

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !13
  %25 = load float, ptr %7, align 4, !tbaa !13
  %26 = fmul contract float %24, %25
  call void @_ZN13__nv_fp8_e4m3C1Ef(ptr noundef nonnull align 1 dereferenceable(1) %10, float noundef %26) #11
  %27 = load ptr, ptr %6, align 8, !tbaa !11
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.__nv_fp8_e4m3, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 %10, i64 1, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr %10) #10
  br label %31

31:                                               ; preds = %19, %4
  call void @llvm.lifetime.end.p0(ptr %9) #10
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN13__nv_fp8_e4m3C1Ef(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !13
  call void @_ZN13__nv_fp8_e4m3C2Ef(ptr noundef nonnull align 1 dereferenceable(1) %5, float noundef %6) #11
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dequantise_e5m2(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !17
  store ptr %1, ptr %6, align 8, !tbaa !8
  store float %2, ptr %7, align 4, !tbaa !13
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !4
  %15 = load i32, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %30

18:                                               ; preds = %4
  %19 = load ptr, ptr %5, align 8, !tbaa !17
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.__nv_fp8_e5m2, ptr %19, i64 %21
  %23 = call contract noundef float @_ZNK13__nv_fp8_e5m2cvfEv(ptr noundef nonnull align 1 dereferenceable(1) %22) #11
  %24 = load float, ptr %7, align 4, !tbaa !13
  %25 = fmul contract float %23, %24
  %26 = load ptr, ptr %6, align 8, !tbaa !8
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  store float %25, ptr %29, align 4, !tbaa !13
  br label %30

30:                                               ; preds = %18, %4
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK13__nv_fp8_e5m2cvfEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.__half_raw, align 2
  store ptr %0, ptr %2, align 8, !tbaa !17
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.__nv_fp8_e5m2, ptr %4, i32 0, i32 0
  %6 = load i8, ptr %5, align 1, !tbaa !19
  %7 = call %struct.__half_raw @_ZL23__nv_cvt_fp8_to_halfrawh25__nv_fp8_interpretation_t(i8 noundef zeroext %6, i32 noundef 1) #11
  %8 = getelementptr inbounds nuw %struct.__half_raw, ptr %3, i32 0, i32 0
  %9 = extractvalue %struct.__half_raw %7, 0
  store i16 %9, ptr %8, align 2
  %10 = call contract noundef float @_ZL27__internal_halfraw_to_float10__half_raw(ptr noundef byval(%struct.__half_raw) align 2 %3) #11
  ret float %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_class(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %"class.nvcuda::wmma::fragment", align 8
  %12 = alloca %"class.nvcuda::wmma::fragment.0", align 8
  %13 = alloca %"class.nvcuda::wmma::fragment.1", align 8
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store ptr %1, ptr %7, align 8, !tbaa !21
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #10
  call void @llvm.lifetime.start.p0(ptr %12) #10
  call void @llvm.lifetime.start.p0(ptr %13) #10
  call void @llvm.lifetime.start.p0(ptr %14) #10
  store float 0.000000e+00, ptr %14, align 4, !tbaa !13
  call void @_ZN6nvcuda4wmmaL13fill_fragmentIfLi8ELi8EEEvRNS0_11__frag_baseIT_XT0_EXT1_EEERKNS0_13helper_traitsIS3_E18fill_argument_typeE(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull align 4 dereferenceable(4) %14) #11
  call void @llvm.lifetime.end.p0(ptr %14) #10
  call void @llvm.lifetime.start.p0(ptr %15) #10
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %44, %5
  %17 = load i32, ptr %15, align 4, !tbaa !4
  %18 = load i32, ptr %10, align 4, !tbaa !4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %15) #10
  br label %47

21:                                               ; preds = %16
  %22 = load ptr, ptr %6, align 8, !tbaa !21
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #11
  %24 = mul i32 %23, 16
  %25 = load i32, ptr %10, align 4, !tbaa !4
  %26 = mul i32 %24, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.__half, ptr %22, i64 %27
  %29 = load i32, ptr %15, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.__half, ptr %28, i64 %30
  %32 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZN6nvcuda4wmmaL16load_matrix_syncERNS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEPKS3_j(ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef %31, i32 noundef %32) #11
  %33 = load ptr, ptr %7, align 8, !tbaa !21
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %35 = mul i32 %34, 16
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = mul i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw %struct.__half, ptr %33, i64 %38
  %40 = load i32, ptr %15, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.__half, ptr %39, i64 %41
  %43 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZN6nvcuda4wmmaL16load_matrix_syncERNS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEPKS3_j(ptr noundef nonnull align 8 dereferenceable(32) %12, ptr noundef %42, i32 noundef %43) #11
  call void @_ZN6nvcuda4wmmaL8mma_syncERNS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEERKNS1_INS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEERKNS1_INS0_8matrix_bELi16ELi16ELi16ES6_NS0_9col_majorEEERKS3_(ptr noundef nonnull align 8 dereferenceable(32) %13, ptr noundef nonnull align 8 dereferenceable(32) %11, ptr noundef nonnull align 8 dereferenceable(32) %12, ptr noundef nonnull align 8 dereferenceable(32) %13) #11
  br label %44

44:                                               ; preds = %21
  %45 = load i32, ptr %15, align 4, !tbaa !4
  %46 = add nsw i32 %45, 16
  store i32 %46, ptr %15, align 4, !tbaa !4
  br label %16, !llvm.loop !23

47:                                               ; preds = %20
  %48 = load ptr, ptr %8, align 8, !tbaa !8
  %49 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #11
  %50 = mul i32 %49, 16
  %51 = load i32, ptr %9, align 4, !tbaa !4
  %52 = mul i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %48, i64 %53
  %55 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %56 = mul i32 %55, 16
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %54, i64 %57
  %59 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZN6nvcuda4wmmaL17store_matrix_syncEPfRKNS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEjNS0_8layout_tE(ptr noundef %58, ptr noundef nonnull align 8 dereferenceable(32) %13, i32 noundef %59, i32 noundef 0) #11
  call void @llvm.lifetime.end.p0(ptr %13) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZN6nvcuda4wmmaL13fill_fragmentIfLi8ELi8EEEvRNS0_11__frag_baseIT_XT0_EXT1_EEERKNS0_13helper_traitsIS3_E18fill_argument_typeE(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #5 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !25
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %7 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !27, !align !28
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = call contract noundef float @_ZN6nvcuda4wmmaL19__get_storage_valueIfffEET0_T1_(float noundef %8) #11
  store float %9, ptr %5, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %6) #10
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %22, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = load ptr, ptr %3, align 8, !tbaa !25, !nonnull !27, !align !29
  %13 = icmp slt i32 %11, 8
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %25

15:                                               ; preds = %10
  %16 = load float, ptr %5, align 4, !tbaa !13
  %17 = load ptr, ptr %3, align 8, !tbaa !25, !nonnull !27, !align !29
  %18 = getelementptr inbounds nuw %"struct.nvcuda::wmma::__frag_base.2", ptr %17, i32 0, i32 0
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [8 x float], ptr %18, i64 0, i64 %20
  store float %16, ptr %21, align 4, !tbaa !13
  br label %22

22:                                               ; preds = %15
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !30

25:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZN6nvcuda4wmmaL16load_matrix_syncERNS0_8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEEPKS3_j(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !32
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8, !tbaa !32, !nonnull !27, !align !29
  %8 = load ptr, ptr %5, align 8, !tbaa !21
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %8, i32 %9)
  %11 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 0
  %12 = bitcast <2 x half> %11 to i32
  %13 = getelementptr i32, ptr %7, i32 0
  store i32 %12, ptr %13, align 4
  %14 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 1
  %15 = bitcast <2 x half> %14 to i32
  %16 = getelementptr i32, ptr %7, i32 1
  store i32 %15, ptr %16, align 4
  %17 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 2
  %18 = bitcast <2 x half> %17 to i32
  %19 = getelementptr i32, ptr %7, i32 2
  store i32 %18, ptr %19, align 4
  %20 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 3
  %21 = bitcast <2 x half> %20 to i32
  %22 = getelementptr i32, ptr %7, i32 3
  store i32 %21, ptr %22, align 4
  %23 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 4
  %24 = bitcast <2 x half> %23 to i32
  %25 = getelementptr i32, ptr %7, i32 4
  store i32 %24, ptr %25, align 4
  %26 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 5
  %27 = bitcast <2 x half> %26 to i32
  %28 = getelementptr i32, ptr %7, i32 5
  store i32 %27, ptr %28, align 4
  %29 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 6
  %30 = bitcast <2 x half> %29 to i32
  %31 = getelementptr i32, ptr %7, i32 6
  store i32 %30, ptr %31, align 4
  %32 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 7
  %33 = bitcast <2 x half> %32 to i32
  %34 = getelementptr i32, ptr %7, i32 7
  store i32 %33, ptr %34, align 4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZN6nvcuda4wmmaL16load_matrix_syncERNS0_8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEEPKS3_j(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !34
  store ptr %1, ptr %5, align 8, !tbaa !21
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !27, !align !29
  %8 = load ptr, ptr %5, align 8, !tbaa !21
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %8, i32 %9)
  %11 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 0
  %12 = bitcast <2 x half> %11 to i32
  %13 = getelementptr i32, ptr %7, i32 0
  store i32 %12, ptr %13, align 4
  %14 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 1
  %15 = bitcast <2 x half> %14 to i32
  %16 = getelementptr i32, ptr %7, i32 1
  store i32 %15, ptr %16, align 4
  %17 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 2
  %18 = bitcast <2 x half> %17 to i32
  %19 = getelementptr i32, ptr %7, i32 2
  store i32 %18, ptr %19, align 4
  %20 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 3
  %21 = bitcast <2 x half> %20 to i32
  %22 = getelementptr i32, ptr %7, i32 3
  store i32 %21, ptr %22, align 4
  %23 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 4
  %24 = bitcast <2 x half> %23 to i32
  %25 = getelementptr i32, ptr %7, i32 4
  store i32 %24, ptr %25, align 4
  %26 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 5
  %27 = bitcast <2 x half> %26 to i32
  %28 = getelementptr i32, ptr %7, i32 5
  store i32 %27, ptr %28, align 4
  %29 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 6
  %30 = bitcast <2 x half> %29 to i32
  %31 = getelementptr i32, ptr %7, i32 6
  store i32 %30, ptr %31, align 4
  %32 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %10, 7
  %33 = bitcast <2 x half> %32 to i32
  %34 = getelementptr i32, ptr %7, i32 7
  store i32 %33, ptr %34, align 4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZN6nvcuda4wmmaL8mma_syncERNS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEERKNS1_INS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEERKNS1_INS0_8matrix_bELi16ELi16ELi16ES6_NS0_9col_majorEEERKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 8 dereferenceable(32) %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !36
  store ptr %1, ptr %6, align 8, !tbaa !32
  store ptr %2, ptr %7, align 8, !tbaa !34
  store ptr %3, ptr %8, align 8, !tbaa !36
  %9 = load ptr, ptr %5, align 8, !tbaa !36, !nonnull !27, !align !29
  %10 = load ptr, ptr %6, align 8, !tbaa !32, !nonnull !27, !align !29
  %11 = load ptr, ptr %7, align 8, !tbaa !34, !nonnull !27, !align !29
  %12 = load ptr, ptr %8, align 8, !tbaa !36, !nonnull !27, !align !29
  %13 = getelementptr i32, ptr %10, i32 0
  %14 = load i32, ptr %13, align 4
  %15 = bitcast i32 %14 to <2 x half>
  %16 = getelementptr i32, ptr %10, i32 1
  %17 = load i32, ptr %16, align 4
  %18 = bitcast i32 %17 to <2 x half>
  %19 = getelementptr i32, ptr %10, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = bitcast i32 %20 to <2 x half>
  %22 = getelementptr i32, ptr %10, i32 3
  %23 = load i32, ptr %22, align 4
  %24 = bitcast i32 %23 to <2 x half>
  %25 = getelementptr i32, ptr %10, i32 4
  %26 = load i32, ptr %25, align 4
  %27 = bitcast i32 %26 to <2 x half>
  %28 = getelementptr i32, ptr %10, i32 5
  %29 = load i32, ptr %28, align 4
  %30 = bitcast i32 %29 to <2 x half>
  %31 = getelementptr i32, ptr %10, i32 6
  %32 = load i32, ptr %31, align 4
  %33 = bitcast i32 %32 to <2 x half>
  %34 = getelementptr i32, ptr %10, i32 7
  %35 = load i32, ptr %34, align 4
  %36 = bitcast i32 %35 to <2 x half>
  %37 = getelementptr i32, ptr %11, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = bitcast i32 %38 to <2 x half>
  %40 = getelementptr i32, ptr %11, i32 1
  %41 = load i32, ptr %40, align 4
  %42 = bitcast i32 %41 to <2 x half>
  %43 = getelementptr i32, ptr %11, i32 2
  %44 = load i32, ptr %43, align 4
  %45 = bitcast i32 %44 to <2 x half>
  %46 = getelementptr i32, ptr %11, i32 3
  %47 = load i32, ptr %46, align 4
  %48 = bitcast i32 %47 to <2 x half>
  %49 = getelementptr i32, ptr %11, i32 4
  %50 = load i32, ptr %49, align 4
  %51 = bitcast i32 %50 to <2 x half>
  %52 = getelementptr i32, ptr %11, i32 5
  %53 = load i32, ptr %52, align 4
  %54 = bitcast i32 %53 to <2 x half>
  %55 = getelementptr i32, ptr %11, i32 6
  %56 = load i32, ptr %55, align 4
  %57 = bitcast i32 %56 to <2 x half>
  %58 = getelementptr i32, ptr %11, i32 7
  %59 = load i32, ptr %58, align 4
  %60 = bitcast i32 %59 to <2 x half>
  %61 = getelementptr float, ptr %12, i32 0
  %62 = load float, ptr %61, align 4
  %63 = getelementptr float, ptr %12, i32 1
  %64 = load float, ptr %63, align 4
  %65 = getelementptr float, ptr %12, i32 2
  %66 = load float, ptr %65, align 4
  %67 = getelementptr float, ptr %12, i32 3
  %68 = load float, ptr %67, align 4
  %69 = getelementptr float, ptr %12, i32 4
  %70 = load float, ptr %69, align 4
  %71 = getelementptr float, ptr %12, i32 5
  %72 = load float, ptr %71, align 4
  %73 = getelementptr float, ptr %12, i32 6
  %74 = load float, ptr %73, align 4
  %75 = getelementptr float, ptr %12, i32 7
  %76 = load float, ptr %75, align 4
  %77 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %15, <2 x half> %18, <2 x half> %21, <2 x half> %24, <2 x half> %27, <2 x half> %30, <2 x half> %33, <2 x half> %36, <2 x half> %39, <2 x half> %42, <2 x half> %45, <2 x half> %48, <2 x half> %51, <2 x half> %54, <2 x half> %57, <2 x half> %60, float %62, float %64, float %66, float %68, float %70, float %72, float %74, float %76)
  %78 = extractvalue { float, float, float, float, float, float, float, float } %77, 0
  %79 = getelementptr float, ptr %9, i32 0
  store float %78, ptr %79, align 4
  %80 = extractvalue { float, float, float, float, float, float, float, float } %77, 1
  %81 = getelementptr float, ptr %9, i32 1
  store float %80, ptr %81, align 4
  %82 = extractvalue { float, float, float, float, float, float, float, float } %77, 2
  %83 = getelementptr float, ptr %9, i32 2
  store float %82, ptr %83, align 4
  %84 = extractvalue { float, float, float, float, float, float, float, float } %77, 3
  %85 = getelementptr float, ptr %9, i32 3
  store float %84, ptr %85, align 4
  %86 = extractvalue { float, float, float, float, float, float, float, float } %77, 4
  %87 = getelementptr float, ptr %9, i32 4
  store float %86, ptr %87, align 4
  %88 = extractvalue { float, float, float, float, float, float, float, float } %77, 5
  %89 = getelementptr float, ptr %9, i32 5
  store float %88, ptr %89, align 4
  %90 = extractvalue { float, float, float, float, float, float, float, float } %77, 6
  %91 = getelementptr float, ptr %9, i32 6
  store float %90, ptr %91, align 4
  %92 = extractvalue { float, float, float, float, float, float, float, float } %77, 7
  %93 = getelementptr float, ptr %9, i32 7
  store float %92, ptr %93, align 4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZN6nvcuda4wmmaL17store_matrix_syncEPfRKNS0_8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEEjNS0_8layout_tE(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(32) %1, i32 noundef %2, i32 noundef %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !36
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !38
  %9 = load i32, ptr %8, align 4, !tbaa !38
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = load ptr, ptr %5, align 8, !tbaa !8
  %13 = load ptr, ptr %6, align 8, !tbaa !36, !nonnull !27, !align !29
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = getelementptr float, ptr %13, i32 0
  %16 = load float, ptr %15, align 4
  %17 = getelementptr float, ptr %13, i32 1
  %18 = load float, ptr %17, align 4
  %19 = getelementptr float, ptr %13, i32 2
  %20 = load float, ptr %19, align 4
  %21 = getelementptr float, ptr %13, i32 3
  %22 = load float, ptr %21, align 4
  %23 = getelementptr float, ptr %13, i32 4
  %24 = load float, ptr %23, align 4
  %25 = getelementptr float, ptr %13, i32 5
  %26 = load float, ptr %25, align 4
  %27 = getelementptr float, ptr %13, i32 6
  %28 = load float, ptr %27, align 4
  %29 = getelementptr float, ptr %13, i32 7
  %30 = load float, ptr %29, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %12, float %16, float %18, float %20, float %22, float %24, float %26, float %28, float %30, i32 %14)
  br label %51

31:                                               ; preds = %4
  %32 = load ptr, ptr %5, align 8, !tbaa !8
  %33 = load ptr, ptr %6, align 8, !tbaa !36, !nonnull !27, !align !29
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = getelementptr float, ptr %33, i32 0
  %36 = load float, ptr %35, align 4
  %37 = getelementptr float, ptr %33, i32 1
  %38 = load float, ptr %37, align 4
  %39 = getelementptr float, ptr %33, i32 2
  %40 = load float, ptr %39, align 4
  %41 = getelementptr float, ptr %33, i32 3
  %42 = load float, ptr %41, align 4
  %43 = getelementptr float, ptr %33, i32 4
  %44 = load float, ptr %43, align 4
  %45 = getelementptr float, ptr %33, i32 5
  %46 = load float, ptr %45, align 4
  %47 = getelementptr float, ptr %33, i32 6
  %48 = load float, ptr %47, align 4
  %49 = getelementptr float, ptr %33, i32 7
  %50 = load float, ptr %49, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr %32, float %36, float %38, float %40, float %42, float %44, float %46, float %48, float %50, i32 %34)
  br label %51

51:                                               ; preds = %31, %11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN13__nv_fp8_e4m3C2Ef(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !13
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !13
  %7 = call noundef zeroext i8 @_ZL21__nv_cvt_float_to_fp8f17__nv_saturation_t25__nv_fp8_interpretation_t(float noundef %6, i32 noundef 1, i32 noundef 0) #11
  %8 = getelementptr inbounds nuw %struct.__nv_fp8_e4m3, ptr %5, i32 0, i32 0
  store i8 %7, ptr %8, align 1, !tbaa !40
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef zeroext i8 @_ZL21__nv_cvt_float_to_fp8f17__nv_saturation_t25__nv_fp8_interpretation_t(float noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i16, align 2
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca double, align 8
  store float %0, ptr %4, align 4, !tbaa !13
  store i32 %1, ptr %5, align 4, !tbaa !42
  store i32 %2, ptr %6, align 4, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #10
  store i8 0, ptr %7, align 1, !tbaa !16
  %12 = load i32, ptr %5, align 4, !tbaa !42
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %26

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %15 = load i32, ptr %6, align 4, !tbaa !44
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %20

17:                                               ; preds = %14
  %18 = load float, ptr %4, align 4, !tbaa !13
  %19 = call i16 asm "{cvt.rn.satfinite.e5m2x2.f32 $0, $2, $1;}\0A", "=h,f,f"(float %18, float 0.000000e+00) #12, !srcloc !46
  store i16 %19, ptr %8, align 2, !tbaa !47
  br label %23

20:                                               ; preds = %14
  %21 = load float, ptr %4, align 4, !tbaa !13
  %22 = call i16 asm "{cvt.rn.satfinite.e4m3x2.f32 $0, $2, $1;}\0A", "=h,f,f"(float %21, float 0.000000e+00) #12, !srcloc !49
  store i16 %22, ptr %8, align 2, !tbaa !47
  br label %23

23:                                               ; preds = %20, %17
  %24 = load i16, ptr %8, align 2, !tbaa !47
  %25 = trunc i16 %24 to i8
  store i8 %25, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %40

26:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %27 = call noundef ptr @_ZL6memcpyPvPKvm(ptr noundef %9, ptr noundef %4, i64 noundef 4) #11
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = and i32 %28, 2147483647
  %30 = icmp ugt i32 %29, 2139095040
  br i1 %30, label %31, label %32

31:                                               ; preds = %26
  store i32 2147483647, ptr %9, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %31, %26
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %33 = call noundef ptr @_ZL6memcpyPvPKvm(ptr noundef %10, ptr noundef %9, i64 noundef 4) #11
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %34 = load float, ptr %10, align 4, !tbaa !13
  %35 = fpext contract float %34 to double
  store double %35, ptr %11, align 8, !tbaa !50
  %36 = load double, ptr %11, align 8, !tbaa !50
  %37 = load i32, ptr %5, align 4, !tbaa !42
  %38 = load i32, ptr %6, align 4, !tbaa !44
  %39 = call noundef zeroext i8 @_ZL22__nv_cvt_double_to_fp8d17__nv_saturation_t25__nv_fp8_interpretation_t(double noundef %36, i32 noundef %37, i32 noundef %38) #11
  store i8 %39, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  br label %40

40:                                               ; preds = %32, %23
  %41 = load i8, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret i8 %41
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef ptr @_ZL6memcpyPvPKvm(ptr noundef %0, ptr noundef %1, i64 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !52
  store ptr %1, ptr %5, align 8, !tbaa !52
  store i64 %2, ptr %6, align 8, !tbaa !53
  %7 = load ptr, ptr %4, align 8, !tbaa !52
  %8 = load ptr, ptr %5, align 8, !tbaa !52
  %9 = load i64, ptr %6, align 8, !tbaa !53
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 %9, i1 false)
  ret ptr %7
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef zeroext i8 @_ZL22__nv_cvt_double_to_fp8d17__nv_saturation_t25__nv_fp8_interpretation_t(double noundef %0, i32 noundef %1, i32 noundef %2) #5 {
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i16, align 2
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i8, align 1
  %24 = alloca i64, align 8
  store double %0, ptr %4, align 8, !tbaa !50
  store i32 %1, ptr %5, align 4, !tbaa !42
  store i32 %2, ptr %6, align 4, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %7) #10
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %25 = call noundef ptr @_ZL6memcpyPvPKvm(ptr noundef %8, ptr noundef %4, i64 noundef 8) #11
  call void @llvm.lifetime.start.p0(ptr %9) #10
  call void @llvm.lifetime.start.p0(ptr %10) #10
  call void @llvm.lifetime.start.p0(ptr %11) #10
  call void @llvm.lifetime.start.p0(ptr %12) #10
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i64 9218868437227405312, ptr %13, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(ptr %14) #10
  call void @llvm.lifetime.start.p0(ptr %15) #10
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %26 = load i32, ptr %6, align 4, !tbaa !44
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i16 7, ptr %11, align 2, !tbaa !47
  store i64 4, ptr %12, align 8, !tbaa !55
  store i8 7, ptr %10, align 1, !tbaa !16
  store i64 4562146422526312448, ptr %14, align 8, !tbaa !55
  store i64 4646870390516219904, ptr %15, align 8, !tbaa !55
  store i8 126, ptr %9, align 1, !tbaa !16
  store i64 4580160821035794432, ptr %16, align 8, !tbaa !55
  br label %30

29:                                               ; preds = %3
  store i16 15, ptr %11, align 2, !tbaa !47
  store i64 3, ptr %12, align 8, !tbaa !55
  store i8 3, ptr %10, align 1, !tbaa !16
  store i64 4530621225134718976, ptr %14, align 8, !tbaa !55
  store i64 4678677062884524031, ptr %15, align 8, !tbaa !55
  store i8 123, ptr %9, align 1, !tbaa !16
  store i64 4544132024016830464, ptr %16, align 8, !tbaa !55
  br label %30

30:                                               ; preds = %29, %28
  call void @llvm.lifetime.start.p0(ptr %17) #10
  %31 = load i64, ptr %12, align 8, !tbaa !55
  %32 = sub i64 53, %31
  %33 = sub i64 %32, 1
  %34 = shl i64 1, %33
  store i64 %34, ptr %17, align 8, !tbaa !55
  call void @llvm.lifetime.start.p0(ptr %18) #10
  %35 = load i64, ptr %8, align 8, !tbaa !55
  %36 = lshr i64 %35, 63
  %37 = shl i64 %36, 7
  %38 = trunc i64 %37 to i8
  store i8 %38, ptr %18, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %19) #10
  %39 = load i64, ptr %8, align 8, !tbaa !55
  %40 = lshr i64 %39, 52
  %41 = trunc i64 %40 to i16
  %42 = zext i16 %41 to i32
  %43 = and i32 %42, 2047
  %44 = sub i32 %43, 1023
  %45 = load i16, ptr %11, align 2, !tbaa !47
  %46 = zext i16 %45 to i32
  %47 = add i32 %44, %46
  %48 = trunc i32 %47 to i8
  store i8 %48, ptr %19, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %20) #10
  %49 = load i64, ptr %8, align 8, !tbaa !55
  %50 = load i64, ptr %12, align 8, !tbaa !55
  %51 = sub i64 53, %50
  %52 = lshr i64 %49, %51
  %53 = trunc i64 %52 to i8
  %54 = zext i8 %53 to i32
  %55 = load i8, ptr %10, align 1, !tbaa !16
  %56 = zext i8 %55 to i32
  %57 = and i32 %54, %56
  %58 = trunc i32 %57 to i8
  store i8 %58, ptr %20, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %21) #10
  %59 = load i64, ptr %8, align 8, !tbaa !55
  %60 = and i64 %59, 9223372036854775807
  store i64 %60, ptr %21, align 8, !tbaa !55
  %61 = load i64, ptr %21, align 8, !tbaa !55
  %62 = load i64, ptr %14, align 8, !tbaa !55
  %63 = icmp ule i64 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %30
  store i8 0, ptr %7, align 1, !tbaa !16
  br label %191

65:                                               ; preds = %30
  %66 = load i64, ptr %21, align 8, !tbaa !55
  %67 = icmp ugt i64 %66, 9218868437227405312
  br i1 %67, label %68, label %78

68:                                               ; preds = %65
  %69 = load i32, ptr %6, align 4, !tbaa !44
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %68
  store i8 127, ptr %7, align 1, !tbaa !16
  br label %77

72:                                               ; preds = %68
  %73 = load i8, ptr %20, align 1, !tbaa !16
  %74 = zext i8 %73 to i32
  %75 = or i32 126, %74
  %76 = trunc i32 %75 to i8
  store i8 %76, ptr %7, align 1, !tbaa !16
  br label %77

77:                                               ; preds = %72, %71
  br label %190

78:                                               ; preds = %65
  %79 = load i64, ptr %21, align 8, !tbaa !55
  %80 = load i64, ptr %15, align 8, !tbaa !55
  %81 = icmp ugt i64 %79, %80
  br i1 %81, label %82, label %94

82:                                               ; preds = %78
  %83 = load i32, ptr %5, align 4, !tbaa !42
  %84 = icmp eq i32 %83, 1
  br i1 %84, label %85, label %87

85:                                               ; preds = %82
  %86 = load i8, ptr %9, align 1, !tbaa !16
  store i8 %86, ptr %7, align 1, !tbaa !16
  br label %93

87:                                               ; preds = %82
  %88 = load i32, ptr %6, align 4, !tbaa !44
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %87
  store i8 127, ptr %7, align 1, !tbaa !16
  br label %92

91:                                               ; preds = %87
  store i8 124, ptr %7, align 1, !tbaa !16
  br label %92

92:                                               ; preds = %91, %90
  br label %93

93:                                               ; preds = %92, %85
  br label %189

94:                                               ; preds = %78
  %95 = load i64, ptr %21, align 8, !tbaa !55
  %96 = load i64, ptr %16, align 8, !tbaa !55
  %97 = icmp uge i64 %95, %96
  br i1 %97, label %98, label %132

98:                                               ; preds = %94
  %99 = load i8, ptr %19, align 1, !tbaa !16
  %100 = zext i8 %99 to i32
  %101 = load i64, ptr %12, align 8, !tbaa !55
  %102 = sub i64 %101, 1
  %103 = trunc i64 %102 to i32
  %104 = shl i32 %100, %103
  %105 = load i8, ptr %20, align 1, !tbaa !16
  %106 = zext i8 %105 to i32
  %107 = or i32 %104, %106
  %108 = trunc i32 %107 to i8
  store i8 %108, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %22) #10
  %109 = load i64, ptr %8, align 8, !tbaa !55
  %110 = load i64, ptr %17, align 8, !tbaa !55
  %111 = shl i64 %110, 1
  %112 = sub i64 %111, 1
  %113 = and i64 %109, %112
  store i64 %113, ptr %22, align 8, !tbaa !55
  %114 = load i64, ptr %22, align 8, !tbaa !55
  %115 = load i64, ptr %17, align 8, !tbaa !55
  %116 = icmp ugt i64 %114, %115
  br i1 %116, label %126, label %117

117:                                              ; preds = %98
  %118 = load i64, ptr %22, align 8, !tbaa !55
  %119 = load i64, ptr %17, align 8, !tbaa !55
  %120 = icmp eq i64 %118, %119
  br i1 %120, label %121, label %131

121:                                              ; preds = %117
  %122 = load i8, ptr %20, align 1, !tbaa !16
  %123 = zext i8 %122 to i32
  %124 = and i32 %123, 1
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %126, label %131

126:                                              ; preds = %121, %98
  %127 = load i8, ptr %7, align 1, !tbaa !16
  %128 = zext i8 %127 to i32
  %129 = add i32 %128, 1
  %130 = trunc i32 %129 to i8
  store i8 %130, ptr %7, align 1, !tbaa !16
  br label %131

131:                                              ; preds = %126, %121, %117
  call void @llvm.lifetime.end.p0(ptr %22) #10
  br label %188

132:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr %23) #10
  %133 = load i8, ptr %19, align 1, !tbaa !16
  %134 = zext i8 %133 to i32
  %135 = sub i32 1, %134
  %136 = trunc i32 %135 to i8
  store i8 %136, ptr %23, align 1, !tbaa !16
  %137 = load i64, ptr %12, align 8, !tbaa !55
  %138 = sub i64 %137, 1
  %139 = trunc i64 %138 to i32
  %140 = shl i32 1, %139
  %141 = trunc i32 %140 to i8
  %142 = zext i8 %141 to i32
  %143 = load i8, ptr %20, align 1, !tbaa !16
  %144 = zext i8 %143 to i32
  %145 = or i32 %144, %142
  %146 = trunc i32 %145 to i8
  store i8 %146, ptr %20, align 1, !tbaa !16
  %147 = load i8, ptr %20, align 1, !tbaa !16
  %148 = zext i8 %147 to i32
  %149 = load i8, ptr %23, align 1, !tbaa !16
  %150 = zext i8 %149 to i32
  %151 = ashr i32 %148, %150
  %152 = trunc i32 %151 to i8
  store i8 %152, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %24) #10
  %153 = load i64, ptr %8, align 8, !tbaa !55
  %154 = or i64 %153, 4503599627370496
  %155 = load i64, ptr %17, align 8, !tbaa !55
  %156 = load i8, ptr %23, align 1, !tbaa !16
  %157 = zext i8 %156 to i64
  %158 = add i64 %157, 1
  %159 = shl i64 %155, %158
  %160 = sub i64 %159, 1
  %161 = and i64 %154, %160
  store i64 %161, ptr %24, align 8, !tbaa !55
  %162 = load i64, ptr %24, align 8, !tbaa !55
  %163 = load i64, ptr %17, align 8, !tbaa !55
  %164 = load i8, ptr %23, align 1, !tbaa !16
  %165 = zext i8 %164 to i32
  %166 = zext i32 %165 to i64
  %167 = shl i64 %163, %166
  %168 = icmp ugt i64 %162, %167
  br i1 %168, label %182, label %169

169:                                              ; preds = %132
  %170 = load i64, ptr %24, align 8, !tbaa !55
  %171 = load i64, ptr %17, align 8, !tbaa !55
  %172 = load i8, ptr %23, align 1, !tbaa !16
  %173 = zext i8 %172 to i32
  %174 = zext i32 %173 to i64
  %175 = shl i64 %171, %174
  %176 = icmp eq i64 %170, %175
  br i1 %176, label %177, label %187

177:                                              ; preds = %169
  %178 = load i8, ptr %7, align 1, !tbaa !16
  %179 = zext i8 %178 to i32
  %180 = and i32 %179, 1
  %181 = icmp ne i32 %180, 0
  br i1 %181, label %182, label %187

182:                                              ; preds = %177, %132
  %183 = load i8, ptr %7, align 1, !tbaa !16
  %184 = zext i8 %183 to i32
  %185 = add i32 %184, 1
  %186 = trunc i32 %185 to i8
  store i8 %186, ptr %7, align 1, !tbaa !16
  br label %187

187:                                              ; preds = %182, %177, %169
  call void @llvm.lifetime.end.p0(ptr %24) #10
  call void @llvm.lifetime.end.p0(ptr %23) #10
  br label %188

188:                                              ; preds = %187, %131
  br label %189

189:                                              ; preds = %188, %93
  br label %190

190:                                              ; preds = %189, %77
  br label %191

191:                                              ; preds = %190, %64
  %192 = load i8, ptr %18, align 1, !tbaa !16
  %193 = zext i8 %192 to i32
  %194 = load i8, ptr %7, align 1, !tbaa !16
  %195 = zext i8 %194 to i32
  %196 = or i32 %195, %193
  %197 = trunc i32 %196 to i8
  store i8 %197, ptr %7, align 1, !tbaa !16
  %198 = load i8, ptr %7, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %21) #10
  call void @llvm.lifetime.end.p0(ptr %20) #10
  call void @llvm.lifetime.end.p0(ptr %19) #10
  call void @llvm.lifetime.end.p0(ptr %18) #10
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %15) #10
  call void @llvm.lifetime.end.p0(ptr %14) #10
  call void @llvm.lifetime.end.p0(ptr %13) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret i8 %198
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL27__internal_halfraw_to_float10__half_raw(ptr noundef byval(%struct.__half_raw) align 2 %0) #5 {
  %2 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %2) #10
  %3 = getelementptr inbounds nuw %struct.__half_raw, ptr %0, i32 0, i32 0
  %4 = load i16, ptr %3, align 2, !tbaa !57
  %5 = call contract float asm "{cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %4) #12, !srcloc !59
  store float %5, ptr %2, align 4, !tbaa !13
  %6 = load float, ptr %2, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %2) #10
  ret float %6
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half_raw @_ZL23__nv_cvt_fp8_to_halfrawh25__nv_fp8_interpretation_t(i8 noundef zeroext %0, i32 noundef %1) #5 {
  %3 = alloca %struct.__half_raw, align 2
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca %struct.__half2_raw, align 4
  store i8 %0, ptr %4, align 1, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !44
  %7 = getelementptr inbounds nuw %struct.__half_raw, ptr %3, i32 0, i32 0
  store i16 0, ptr %7, align 2, !tbaa !57
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %8 = load i8, ptr %4, align 1, !tbaa !16
  %9 = zext i8 %8 to i16
  %10 = load i32, ptr %5, align 4, !tbaa !44
  %11 = call %struct.__half2_raw @_ZL26__nv_cvt_fp8x2_to_halfraw2t25__nv_fp8_interpretation_t(i16 noundef zeroext %9, i32 noundef %10) #11
  %12 = getelementptr inbounds nuw %struct.__half2_raw, ptr %6, i32 0, i32 0
  %13 = extractvalue %struct.__half2_raw %11, 0
  store i16 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.__half2_raw, ptr %6, i32 0, i32 1
  %15 = extractvalue %struct.__half2_raw %11, 1
  store i16 %15, ptr %14, align 2
  %16 = getelementptr inbounds nuw %struct.__half2_raw, ptr %6, i32 0, i32 0
  %17 = load i16, ptr %16, align 4, !tbaa !60
  %18 = getelementptr inbounds nuw %struct.__half_raw, ptr %3, i32 0, i32 0
  store i16 %17, ptr %18, align 2, !tbaa !57
  call void @llvm.lifetime.end.p0(ptr %6) #10
  %19 = load %struct.__half_raw, ptr %3, align 2
  ret %struct.__half_raw %19
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half2_raw @_ZL26__nv_cvt_fp8x2_to_halfraw2t25__nv_fp8_interpretation_t(i16 noundef zeroext %0, i32 noundef %1) #5 {
  %3 = alloca %struct.__half2_raw, align 4
  %4 = alloca i16, align 2
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i16 %0, ptr %4, align 2, !tbaa !47
  store i32 %1, ptr %5, align 4, !tbaa !44
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %7 = load i32, ptr %5, align 4, !tbaa !44
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = load i16, ptr %4, align 2, !tbaa !47
  %11 = call i32 asm "{cvt.rn.f16x2.e5m2x2 $0, $1;}\0A", "=r,h"(i16 %10) #12, !srcloc !62
  store i32 %11, ptr %6, align 4, !tbaa !4
  br label %15

12:                                               ; preds = %2
  %13 = load i16, ptr %4, align 2, !tbaa !47
  %14 = call i32 asm "{cvt.rn.f16x2.e4m3x2 $0, $1;}\0A", "=r,h"(i16 %13) #12, !srcloc !63
  store i32 %14, ptr %6, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %12, %9
  %16 = call noundef ptr @_ZL6memcpyPvPKvm(ptr noundef %3, ptr noundef %6, i64 noundef 4) #11
  call void @llvm.lifetime.end.p0(ptr %6) #10
  %17 = load %struct.__half2_raw, ptr %3, align 4
  ret %struct.__half2_raw %17
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #7

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #8

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #9

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.col.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #9

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZN6nvcuda4wmmaL19__get_storage_valueIfffEET0_T1_(float noundef %0) #5 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !13
  %3 = load float, ptr %2, align 4, !tbaa !13
  ret float %3
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #8 = { nocallback nounwind memory(none) }
attributes #9 = { nocallback nounwind memory(argmem: write) }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }
attributes #12 = { convergent nounwind memory(none) }

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTS13__nv_fp8_e4m3", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{i64 0, i64 1, !16}
!16 = !{!6, !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS13__nv_fp8_e5m2", !10, i64 0}
!19 = !{!20, !6, i64 0}
!20 = !{!"_ZTS13__nv_fp8_e5m2", !6, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS6__half", !10, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTSN6nvcuda4wmma11__frag_baseIfLi8ELi8EEE", !10, i64 0}
!27 = !{}
!28 = !{i64 4}
!29 = !{i64 8}
!30 = distinct !{!30, !24, !31}
!31 = !{!"llvm.loop.unroll.enable"}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTSN6nvcuda4wmma8fragmentINS0_8matrix_aELi16ELi16ELi16E6__halfNS0_9row_majorEEE", !10, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTSN6nvcuda4wmma8fragmentINS0_8matrix_bELi16ELi16ELi16E6__halfNS0_9col_majorEEE", !10, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTSN6nvcuda4wmma8fragmentINS0_11accumulatorELi16ELi16ELi16EfvEE", !10, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"_ZTSN6nvcuda4wmma8layout_tE", !6, i64 0}
!40 = !{!41, !6, i64 0}
!41 = !{!"_ZTS13__nv_fp8_e4m3", !6, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"_ZTS17__nv_saturation_t", !6, i64 0}
!44 = !{!45, !45, i64 0}
!45 = !{!"_ZTS25__nv_fp8_interpretation_t", !6, i64 0}
!46 = !{i64 13942845}
!47 = !{!48, !48, i64 0}
!48 = !{!"short", !6, i64 0}
!49 = !{i64 13942994}
!50 = !{!51, !51, i64 0}
!51 = !{!"double", !6, i64 0}
!52 = !{!10, !10, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"long", !6, i64 0}
!55 = !{!56, !56, i64 0}
!56 = !{!"long long", !6, i64 0}
!57 = !{!58, !48, i64 0}
!58 = !{!"_ZTS10__half_raw", !48, i64 0}
!59 = !{i64 13945113}
!60 = !{!61, !48, i64 0}
!61 = !{!"_ZTS11__half2_raw", !48, i64 0, !48, i64 2}
!62 = !{i64 13952437}
!63 = !{i64 13952529}
