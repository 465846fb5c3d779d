; ModuleID = 'dequantise.cu'
source_filename = "dequantise.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@nf4 = dso_local addrspace(4) externally_initialized constant [16 x float] [float -1.000000e+00, float 0xBFE6473620000000, float 0xBFE0CD6600000000, float 0xBFD9465400000000, float 0xBFD23449A0000000, float 0xBFC7A6A7E0000000, float 0xBFB74F0E20000000, float 0.000000e+00, float 0x3FB45F5FE0000000, float 0x3FC4995C60000000, float 0x3FCF809BA0000000, float 0x3FD5A06740000000, float 0x3FDC349700000000, float 0x3FE200F560000000, float 0x3FE7227660000000, float 1.000000e+00], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @nf4 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dequant_int4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca half, align 2
  %14 = alloca [4 x <2 x half>], align 4
  %15 = alloca <2 x half>, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !12
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %65

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %27 = load ptr, ptr %7, align 8, !tbaa !10
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = sdiv i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds half, ptr %27, i64 %31
  %33 = load half, ptr %32, align 2, !tbaa !13
  store half %33, ptr %13, align 2, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %34 = load half, ptr %13, align 2, !tbaa !13
  %35 = insertelement <2 x half> poison, half %34, i32 0
  %36 = load half, ptr %13, align 2, !tbaa !13
  %37 = insertelement <2 x half> %35, half %36, i32 1
  store <2 x half> %37, ptr %15, align 4, !tbaa !15
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  call void @_ZL14int4x8_to_halfjRA4_Dv2_DF16_(i32 noundef %42, ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %61, %26
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %64

47:                                               ; preds = %43
  %48 = load i32, ptr %16, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [4 x <2 x half>], ptr %14, i64 0, i64 %49
  %51 = load <2 x half>, ptr %50, align 4, !tbaa !15
  %52 = load <2 x half>, ptr %15, align 4, !tbaa !15
  %53 = fmul contract <2 x half> %51, %52
  %54 = load ptr, ptr %8, align 8, !tbaa !12
  %55 = load i32, ptr %11, align 4, !tbaa !3
  %56 = mul nsw i32 %55, 4
  %57 = load i32, ptr %16, align 4, !tbaa !3
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds <2 x half>, ptr %54, i64 %59
  store <2 x half> %53, ptr %60, align 4, !tbaa !15
  br label %61

61:                                               ; preds = %47
  %62 = load i32, ptr %16, align 4, !tbaa !3
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %16, align 4, !tbaa !3
  br label %43, !llvm.loop !16

64:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %65

65:                                               ; preds = %64, %25
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %66 = load i32, ptr %12, align 4
  switch i32 %66, label %68 [
    i32 0, label %67
    i32 1, label %67
  ]

67:                                               ; preds = %65, %65
  ret void

68:                                               ; preds = %65
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL14int4x8_to_halfjRA4_Dv2_DF16_(i32 noundef %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca <2 x half>, align 4
  %6 = alloca <2 x half>, align 4
  %7 = alloca <2 x half>, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store ptr %1, ptr %4, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store <2 x half> splat (half 0xH6408), ptr %5, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store <2 x half> splat (half 0xH2C00), ptr %6, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store <2 x half> splat (half 0xHD480), ptr %7, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %12 = load i32, ptr %3, align 4, !tbaa !3
  %13 = call noundef i32 @_ZL11lop3_and_orjjj(i32 noundef %12, i32 noundef 983055, i32 noundef 1677747200) #8
  store i32 %13, ptr %8, align 4, !tbaa !3
  %14 = load <2 x half>, ptr %8, align 4, !tbaa !15
  %15 = fsub contract <2 x half> %14, splat (half 0xH6408)
  %16 = load ptr, ptr %4, align 8, !tbaa !12, !nonnull !19, !align !20
  %17 = getelementptr inbounds [4 x <2 x half>], ptr %16, i64 0, i64 0
  store <2 x half> %15, ptr %17, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %18 = load i32, ptr %3, align 4, !tbaa !3
  %19 = call noundef i32 @_ZL11lop3_and_orjjj(i32 noundef %18, i32 noundef 15728880, i32 noundef 1677747200) #8
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load <2 x half>, ptr %9, align 4, !tbaa !15
  %21 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %20, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %22 = load ptr, ptr %4, align 8, !tbaa !12, !nonnull !19, !align !20
  %23 = getelementptr inbounds [4 x <2 x half>], ptr %22, i64 0, i64 1
  store <2 x half> %21, ptr %23, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %24 = load i32, ptr %3, align 4, !tbaa !3
  %25 = lshr i32 %24, 8
  store i32 %25, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %26 = load i32, ptr %3, align 4, !tbaa !3
  %27 = call noundef i32 @_ZL11lop3_and_orjjj(i32 noundef %26, i32 noundef 983055, i32 noundef 1677747200) #8
  store i32 %27, ptr %10, align 4, !tbaa !3
  %28 = load <2 x half>, ptr %10, align 4, !tbaa !15
  %29 = fsub contract <2 x half> %28, splat (half 0xH6408)
  %30 = load ptr, ptr %4, align 8, !tbaa !12, !nonnull !19, !align !20
  %31 = getelementptr inbounds [4 x <2 x half>], ptr %30, i64 0, i64 2
  store <2 x half> %29, ptr %31, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %32 = load i32, ptr %3, align 4, !tbaa !3
  %33 = call noundef i32 @_ZL11lop3_and_orjjj(i32 noundef %32, i32 noundef 15728880, i32 noundef 1677747200) #8
  store i32 %33, ptr %11, align 4, !tbaa !3
  %34 = load <2 x half>, ptr %11, align 4, !tbaa !15
  %35 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %34, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %36 = load ptr, ptr %4, align 8, !tbaa !12, !nonnull !19, !align !20
  %37 = getelementptr inbounds [4 x <2 x half>], ptr %36, i64 0, i64 3
  store <2 x half> %35, ptr %37, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gemv_int4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.uint4, align 16
  %17 = alloca [4 x i32], align 4
  %18 = alloca <2 x half>, align 4
  %19 = alloca i32, align 4
  %20 = alloca [4 x <2 x half>], align 4
  %21 = alloca i32, align 4
  %22 = alloca <2 x half>, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store ptr %1, ptr %7, align 8, !tbaa !12
  store ptr %2, ptr %8, align 8, !tbaa !12
  store ptr %3, ptr %9, align 8, !tbaa !23
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  store i32 %24, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %25, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store float 0.000000e+00, ptr %13, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %26 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %26, ptr %14, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %121, %5
  %28 = load i32, ptr %14, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %124

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %33 = load ptr, ptr %6, align 8, !tbaa !21
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = mul i64 %35, %37
  %39 = load i32, ptr %14, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds nuw %struct.uint4, ptr %33, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %42, i64 16, i1 false), !tbaa.struct !27
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %43 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 0
  %44 = load i32, ptr %43, align 16, !tbaa !28
  store i32 %44, ptr %17, align 4, !tbaa !3
  %45 = getelementptr inbounds i32, ptr %17, i64 1
  %46 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 1
  %47 = load i32, ptr %46, align 4, !tbaa !30
  store i32 %47, ptr %45, align 4, !tbaa !3
  %48 = getelementptr inbounds i32, ptr %17, i64 2
  %49 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 2
  %50 = load i32, ptr %49, align 8, !tbaa !31
  store i32 %50, ptr %48, align 4, !tbaa !3
  %51 = getelementptr inbounds i32, ptr %17, i64 3
  %52 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 3
  %53 = load i32, ptr %52, align 4, !tbaa !32
  store i32 %53, ptr %51, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store <2 x half> zeroinitializer, ptr %18, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %89, %32
  %55 = load i32, ptr %19, align 4, !tbaa !3
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %92

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %59 = load i32, ptr %19, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  call void @_ZL14int4x8_to_halfjRA4_Dv2_DF16_(i32 noundef %62, ptr noundef nonnull align 4 dereferenceable(16) %20) #8
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %85, %58
  %64 = load i32, ptr %21, align 4, !tbaa !3
  %65 = icmp slt i32 %64, 4
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %88

67:                                               ; preds = %63
  %68 = load i32, ptr %21, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x <2 x half>], ptr %20, i64 0, i64 %69
  %71 = load <2 x half>, ptr %70, align 4, !tbaa !15
  %72 = load ptr, ptr %8, align 8, !tbaa !12
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = mul nsw i32 %73, 4
  %75 = load i32, ptr %19, align 4, !tbaa !3
  %76 = add nsw i32 %74, %75
  %77 = mul nsw i32 %76, 4
  %78 = load i32, ptr %21, align 4, !tbaa !3
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds <2 x half>, ptr %72, i64 %80
  %82 = load <2 x half>, ptr %81, align 4, !tbaa !15
  %83 = load <2 x half>, ptr %18, align 4, !tbaa !15
  %84 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %71, <2 x half> %82, <2 x half> %83)
  store <2 x half> %84, ptr %18, align 4, !tbaa !15
  br label %85

85:                                               ; preds = %67
  %86 = load i32, ptr %21, align 4, !tbaa !3
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %21, align 4, !tbaa !3
  br label %63, !llvm.loop !33

88:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %19, align 4, !tbaa !3
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %19, align 4, !tbaa !3
  br label %54, !llvm.loop !34

92:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %93 = load ptr, ptr %7, align 8, !tbaa !12
  %94 = load i32, ptr %11, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  %96 = load i32, ptr %10, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = load i32, ptr %14, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = add i64 %98, %100
  %102 = getelementptr inbounds nuw <2 x half>, ptr %93, i64 %101
  %103 = load <2 x half>, ptr %102, align 4, !tbaa !15
  store <2 x half> %103, ptr %22, align 4, !tbaa !15
  %104 = load <2 x half>, ptr %18, align 4
  %105 = extractelement <2 x half> %104, i64 0
  %106 = fpext contract half %105 to float
  %107 = load <2 x half>, ptr %18, align 4
  %108 = extractelement <2 x half> %107, i64 1
  %109 = fpext contract half %108 to float
  %110 = fadd contract float %106, %109
  %111 = load <2 x half>, ptr %22, align 4
  %112 = extractelement <2 x half> %111, i64 0
  %113 = fpext contract half %112 to float
  %114 = fmul contract float %110, %113
  %115 = load <2 x half>, ptr %22, align 4
  %116 = extractelement <2 x half> %115, i64 1
  %117 = fpext contract half %116 to float
  %118 = fadd contract float %114, %117
  %119 = load float, ptr %13, align 4, !tbaa !25
  %120 = fadd contract float %119, %118
  store float %120, ptr %13, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %121

121:                                              ; preds = %92
  %122 = load i32, ptr %14, align 4, !tbaa !3
  %123 = add nsw i32 %122, 32
  store i32 %123, ptr %14, align 4, !tbaa !3
  br label %27, !llvm.loop !35

124:                                              ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %23) #7
  store i32 16, ptr %23, align 4, !tbaa !3
  br label %125

125:                                              ; preds = %135, %124
  %126 = load i32, ptr %23, align 4, !tbaa !3
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %129, label %128

128:                                              ; preds = %125
  store i32 11, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %138

129:                                              ; preds = %125
  %130 = load float, ptr %13, align 4, !tbaa !25
  %131 = load i32, ptr %23, align 4, !tbaa !3
  %132 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %130, i32 noundef %131, i32 noundef 32) #8
  %133 = load float, ptr %13, align 4, !tbaa !25
  %134 = fadd contract float %133, %132
  store float %134, ptr %13, align 4, !tbaa !25
  br label %135

135:                                              ; preds = %129
  %136 = load i32, ptr %23, align 4, !tbaa !3
  %137 = ashr i32 %136, 1
  store i32 %137, ptr %23, align 4, !tbaa !3
  br label %125, !llvm.loop !36

138:                                              ; preds = %128
  %139 = load i32, ptr %12, align 4, !tbaa !3
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %147

141:                                              ; preds = %138
  %142 = load float, ptr %13, align 4, !tbaa !25
  %143 = load ptr, ptr %9, align 8, !tbaa !23
  %144 = load i32, ptr %11, align 4, !tbaa !3
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %143, i64 %145
  store float %142, ptr %146, align 4, !tbaa !25
  br label %147

147:                                              ; preds = %141, %138
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !25
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !25
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fp8_roundtrip(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.float2, align 8
  %14 = alloca i16, align 2
  %15 = alloca i32, align 4
  %16 = alloca <2 x half>, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.float2, align 8
  store ptr %0, ptr %6, align 8, !tbaa !37
  store ptr %1, ptr %7, align 8, !tbaa !39
  store ptr %2, ptr %8, align 8, !tbaa !37
  store float %3, ptr %9, align 4, !tbaa !25
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = load i32, ptr %10, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %68

28:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %29 = load ptr, ptr %6, align 8, !tbaa !37
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.float2, ptr %29, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %32, i64 8, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %33 = getelementptr inbounds nuw %struct.float2, ptr %13, i32 0, i32 1
  %34 = load float, ptr %33, align 4, !tbaa !42
  %35 = load float, ptr %9, align 4, !tbaa !25
  %36 = fmul contract float %34, %35
  %37 = getelementptr inbounds nuw %struct.float2, ptr %13, i32 0, i32 0
  %38 = load float, ptr %37, align 8, !tbaa !44
  %39 = load float, ptr %9, align 4, !tbaa !25
  %40 = fmul contract float %38, %39
  %41 = call i16 asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %36, float %40) #9, !srcloc !45
  store i16 %41, ptr %14, align 2, !tbaa !46
  %42 = load i16, ptr %14, align 2, !tbaa !46
  %43 = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(i16 %42) #9, !srcloc !48
  store i32 %43, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %44 = load <2 x half>, ptr %15, align 4, !tbaa !15
  store <2 x half> %44, ptr %16, align 4, !tbaa !15
  %45 = load i16, ptr %14, align 2, !tbaa !46
  %46 = load ptr, ptr %7, align 8, !tbaa !39
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i16, ptr %46, i64 %48
  store i16 %45, ptr %49, align 2, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %50 = load float, ptr %9, align 4, !tbaa !25
  %51 = fdiv contract float 1.000000e+00, %50
  store float %51, ptr %17, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %52 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 0
  %53 = load <2 x half>, ptr %16, align 4
  %54 = extractelement <2 x half> %53, i64 0
  %55 = fpext contract half %54 to float
  %56 = load float, ptr %17, align 4, !tbaa !25
  %57 = fmul contract float %55, %56
  store float %57, ptr %52, align 8, !tbaa !44
  %58 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 1
  %59 = load <2 x half>, ptr %16, align 4
  %60 = extractelement <2 x half> %59, i64 1
  %61 = fpext contract half %60 to float
  %62 = load float, ptr %17, align 4, !tbaa !25
  %63 = fmul contract float %61, %62
  store float %63, ptr %58, align 4, !tbaa !42
  %64 = load ptr, ptr %8, align 8, !tbaa !37
  %65 = load i32, ptr %11, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.float2, ptr %64, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %18, i64 8, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %68

68:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %69 = load i32, ptr %12, align 4
  switch i32 %69, label %71 [
    i32 0, label %70
    i32 1, label %70
  ]

70:                                               ; preds = %68, %68
  ret void

71:                                               ; preds = %68
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fp8_e4m3_decode_bits(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !23
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %53

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load ptr, ptr %4, align 8, !tbaa !49
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !15
  %28 = zext i8 %27 to i32
  store i32 %28, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = and i32 %29, 128
  %31 = shl i32 %30, 24
  store i32 %31, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = and i32 %32, 127
  store i32 %33, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = icmp eq i32 %34, 127
  br i1 %35, label %36, label %37

36:                                               ; preds = %22
  br label %42

37:                                               ; preds = %22
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = shl i32 %38, 20
  %40 = call contract noundef float @_ZL15__uint_as_floatj(i32 noundef %39) #8
  %41 = fmul contract float %40, 0x4770000000000000
  br label %42

42:                                               ; preds = %37, %36
  %43 = phi contract float [ 0x7FF8000000000000, %36 ], [ %41, %37 ]
  store float %43, ptr %12, align 4, !tbaa !25
  %44 = load float, ptr %12, align 4, !tbaa !25
  %45 = call noundef i32 @_ZL15__float_as_uintf(float noundef %44) #8
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = or i32 %45, %46
  %48 = call contract noundef float @_ZL15__uint_as_floatj(i32 noundef %47) #8
  %49 = load ptr, ptr %5, align 8, !tbaa !23
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %53

53:                                               ; preds = %42, %21
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %54 = load i32, ptr %8, align 4
  switch i32 %54, label %56 [
    i32 0, label %55
    i32 1, label %55
  ]

55:                                               ; preds = %53, %53
  ret void

56:                                               ; preds = %53
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__uint_as_floatj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load float, ptr %2, align 4, !tbaa !15
  ret float %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__float_as_uintf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load i32, ptr %2, align 4, !tbaa !15
  ret i32 %3
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dequant_nf4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !49
  store ptr %1, ptr %7, align 8, !tbaa !23
  store ptr %2, ptr %8, align 8, !tbaa !51
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %11, align 4, !tbaa !3
  %19 = load i32, ptr %11, align 4, !tbaa !3
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = icmp sge i32 %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %69

23:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %24 = load ptr, ptr %7, align 8, !tbaa !23
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = mul nsw i32 2, %25
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = sdiv i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %24, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !25
  store float %31, ptr %13, align 4, !tbaa !25
  %32 = load ptr, ptr %6, align 8, !tbaa !49
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !15
  %37 = zext i8 %36 to i32
  %38 = ashr i32 %37, 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(4) @nf4 to ptr), i64 0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !25
  %42 = load float, ptr %13, align 4, !tbaa !25
  %43 = fmul contract float %41, %42
  %44 = fptrunc contract float %43 to bfloat
  %45 = load ptr, ptr %8, align 8, !tbaa !51
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = mul nsw i32 2, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds bfloat, ptr %45, i64 %48
  store bfloat %44, ptr %49, align 2, !tbaa !53
  %50 = load ptr, ptr %6, align 8, !tbaa !49
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !15
  %55 = zext i8 %54 to i32
  %56 = and i32 %55, 15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(4) @nf4 to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !25
  %60 = load float, ptr %13, align 4, !tbaa !25
  %61 = fmul contract float %59, %60
  %62 = fptrunc contract float %61 to bfloat
  %63 = load ptr, ptr %8, align 8, !tbaa !51
  %64 = load i32, ptr %11, align 4, !tbaa !3
  %65 = mul nsw i32 2, %64
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds bfloat, ptr %63, i64 %67
  store bfloat %62, ptr %68, align 2, !tbaa !53
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %23, %22
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %70 = load i32, ptr %12, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11lop3_and_orjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #9, !srcloc !55
  store i32 %11, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i32 %12
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

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
!11 = !{!"p1 _Float16", !9, i64 0}
!12 = !{!9, !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"_Float16", !5, i64 0}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.enable"}
!19 = !{}
!20 = !{i64 4}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS5uint4", !9, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 float", !9, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !5, i64 0}
!27 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!28 = !{!29, !4, i64 0}
!29 = !{!"_ZTS5uint4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!30 = !{!29, !4, i64 4}
!31 = !{!29, !4, i64 8}
!32 = !{!29, !4, i64 12}
!33 = distinct !{!33, !17, !18}
!34 = distinct !{!34, !17, !18}
!35 = distinct !{!35, !17}
!36 = distinct !{!36, !17}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS6float2", !9, i64 0}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 short", !9, i64 0}
!41 = !{i64 0, i64 4, !25, i64 4, i64 4, !25}
!42 = !{!43, !26, i64 4}
!43 = !{!"_ZTS6float2", !26, i64 0, !26, i64 4}
!44 = !{!43, !26, i64 0}
!45 = !{i64 2594}
!46 = !{!47, !47, i64 0}
!47 = !{!"short", !5, i64 0}
!48 = !{i64 2691}
!49 = !{!50, !50, i64 0}
!50 = !{!"p1 omnipotent char", !9, i64 0}
!51 = !{!52, !52, i64 0}
!52 = !{!"p1 __bf16", !9, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"__bf16", !5, i64 0}
!55 = !{i64 371}
