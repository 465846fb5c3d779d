; ModuleID = 'cuda_half_ops.cu'
source_filename = "cuda_half_ops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__half = type { i16 }
%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.float2 = type { float, float }
%struct.__nv_bfloat162 = type { %struct.__nv_bfloat16, %struct.__nv_bfloat16 }
%struct.__nv_bfloat16 = type { i16 }
%struct.__nv_bfloat162_raw = type { i16, i16 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN7__half2C1ERKS_ = comdat any

$_ZN7__half2aSEOKS_ = comdat any

$_ZmlRK6__halfS1_ = comdat any

$_ZN14__nv_bfloat162C1ERKS_ = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

$_ZN7__half2C2ERKS_ = comdat any

$_ZNK14__nv_bfloat162cv18__nv_bfloat162_rawEv = comdat any

$_ZN14__nv_bfloat162aSEOS_ = comdat any

$_ZN14__nv_bfloat162C2ERKS_ = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half2_fma(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef byval(%struct.__half) align 2 %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.__half2, align 4
  %12 = alloca %struct.__half2, align 4
  %13 = alloca %struct.__half, align 2
  %14 = alloca %struct.__half2, align 4
  %15 = alloca %struct.__half2, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %4, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !4
  %21 = load i32, ptr %10, align 4, !tbaa !4
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %11) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %13, ptr align 2 %3, i64 2, i1 false), !tbaa.struct !11
  call void @_ZL12__half2half26__half(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %12, ptr noundef byval(%struct.__half) align 2 %13) #9
  %25 = load ptr, ptr %6, align 8, !tbaa !8
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.__half2, ptr %25, i64 %27
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %14, ptr noundef nonnull align 4 dereferenceable(4) %28) #9
  %29 = load ptr, ptr %7, align 8, !tbaa !8
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.__half2, ptr %29, i64 %31
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %15, ptr noundef nonnull align 4 dereferenceable(4) %32) #9
  call void @_ZL7__hfma27__half2S_S_(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %11, ptr noundef byval(%struct.__half2) align 4 %12, ptr noundef byval(%struct.__half2) align 4 %14, ptr noundef byval(%struct.__half2) align 4 %15) #9
  %33 = load ptr, ptr %8, align 8, !tbaa !8
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.__half2, ptr %33, i64 %35
  %37 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN7__half2aSEOKS_(ptr noundef nonnull align 4 dereferenceable(4) %36, ptr noundef nonnull align 4 dereferenceable(4) %11) #9
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %38

38:                                               ; preds = %24, %5
  call void @llvm.lifetime.end.p0(ptr %10) #8
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

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL7__hfma27__half2S_S_(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, ptr noundef byval(%struct.__half2) align 4 %1, ptr noundef byval(%struct.__half2) align 4 %2, ptr noundef byval(%struct.__half2) align 4 %3) #3 {
  %5 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  %6 = load i32, ptr %1, align 4, !tbaa !4
  %7 = load i32, ptr %2, align 4, !tbaa !4
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %6, i32 %7, i32 %8) #10, !srcloc !14
  store i32 %9, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL12__half2half26__half(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, ptr noundef byval(%struct.__half) align 2 %1) #3 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load i16, ptr %1, align 2, !tbaa !12
  %5 = call i32 asm "{  mov.b32 $0, {$1,$1};}\0A", "=r,h"(i16 %4) #10, !srcloc !15
  store i32 %5, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN7__half2C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 4 dereferenceable(4) %6) #9
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN7__half2aSEOKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %5, align 4, !tbaa !4
  ret ptr %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_silu(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.__half, align 2
  %10 = alloca %struct.__half, align 2
  %11 = alloca %struct.__half, align 2
  %12 = alloca %struct.__half, align 2
  %13 = alloca %struct.__half, align 2
  %14 = alloca %struct.__half, align 2
  %15 = alloca %struct.__half, align 2
  %16 = alloca %struct.__half, align 2
  %17 = alloca %struct.__half, align 2
  %18 = alloca %struct.__half, align 2
  store ptr %0, ptr %4, align 8, !tbaa !18
  store ptr %1, ptr %5, align 8, !tbaa !18
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %23 = add i32 %21, %22
  store i32 %23, ptr %7, align 4, !tbaa !4
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %65

28:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %29 = load ptr, ptr %4, align 8, !tbaa !18
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.__half, ptr %29, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %9, ptr align 2 %32, i64 2, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %33 = call %struct.__half @_ZL12__float2halff(float noundef 1.000000e+00) #9
  %34 = getelementptr inbounds nuw %struct.__half, ptr %12, i32 0, i32 0
  %35 = extractvalue %struct.__half %33, 0
  store i16 %35, ptr %34, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %15, ptr align 2 %9, i64 2, i1 false), !tbaa.struct !11
  %36 = call %struct.__half @_ZL6__hneg6__half(ptr noundef byval(%struct.__half) align 2 %15) #9
  %37 = getelementptr inbounds nuw %struct.__half, ptr %14, i32 0, i32 0
  %38 = extractvalue %struct.__half %36, 0
  store i16 %38, ptr %37, align 2
  %39 = call %struct.__half @_ZL4hexp6__half(ptr noundef byval(%struct.__half) align 2 %14) #9
  %40 = getelementptr inbounds nuw %struct.__half, ptr %13, i32 0, i32 0
  %41 = extractvalue %struct.__half %39, 0
  store i16 %41, ptr %40, align 2
  %42 = call %struct.__half @_ZL6__hadd6__halfS_(ptr noundef byval(%struct.__half) align 2 %12, ptr noundef byval(%struct.__half) align 2 %13) #9
  %43 = getelementptr inbounds nuw %struct.__half, ptr %11, i32 0, i32 0
  %44 = extractvalue %struct.__half %42, 0
  store i16 %44, ptr %43, align 2
  %45 = call %struct.__half @_ZL4hrcp6__half(ptr noundef byval(%struct.__half) align 2 %11) #9
  %46 = getelementptr inbounds nuw %struct.__half, ptr %10, i32 0, i32 0
  %47 = extractvalue %struct.__half %45, 0
  store i16 %47, ptr %46, align 2
  call void @llvm.lifetime.start.p0(ptr %16) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 2 %9, i64 2, i1 false), !tbaa.struct !11
  %48 = call %struct.__half @_ZL12__float2halff(float noundef -1.000000e+01) #9
  %49 = getelementptr inbounds nuw %struct.__half, ptr %18, i32 0, i32 0
  %50 = extractvalue %struct.__half %48, 0
  store i16 %50, ptr %49, align 2
  %51 = call noundef zeroext i1 @_ZL5__hgt6__halfS_(ptr noundef byval(%struct.__half) align 2 %17, ptr noundef byval(%struct.__half) align 2 %18) #9
  br i1 %51, label %52, label %56

52:                                               ; preds = %28
  %53 = call %struct.__half @_ZmlRK6__halfS1_(ptr noundef nonnull align 2 dereferenceable(2) %9, ptr noundef nonnull align 2 dereferenceable(2) %10) #9
  %54 = getelementptr inbounds nuw %struct.__half, ptr %16, i32 0, i32 0
  %55 = extractvalue %struct.__half %53, 0
  store i16 %55, ptr %54, align 2
  br label %60

56:                                               ; preds = %28
  %57 = call %struct.__half @_ZL12__float2halff(float noundef 0.000000e+00) #9
  %58 = getelementptr inbounds nuw %struct.__half, ptr %16, i32 0, i32 0
  %59 = extractvalue %struct.__half %57, 0
  store i16 %59, ptr %58, align 2
  br label %60

60:                                               ; preds = %56, %52
  %61 = load ptr, ptr %5, align 8, !tbaa !18
  %62 = load i32, ptr %7, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds %struct.__half, ptr %61, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %64, ptr align 2 %16, i64 2, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  store i32 0, ptr %8, align 4
  br label %65

65:                                               ; preds = %60, %27
  call void @llvm.lifetime.end.p0(ptr %7) #8
  %66 = load i32, ptr %8, align 4
  switch i32 %66, label %68 [
    i32 0, label %67
    i32 1, label %67
  ]

67:                                               ; preds = %65, %65
  ret void

68:                                               ; preds = %65
  unreachable
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL4hrcp6__half(ptr noundef byval(%struct.__half) align 2 %0) #3 {
  %2 = alloca %struct.__half, align 2
  %3 = load i16, ptr %0, align 2, !tbaa !12
  %4 = call i16 asm "{.reg.b32         f;        \0A .reg.b16         r;        \0A  mov.b16         r,$1;     \0A  cvt.f32.f16     f,r;      \0A  rcp.approx.ftz.f32   f,f;  \0A  cvt.rn.f16.f32      r,f;  \0A  mov.b16         $0,r;     \0A}", "=h,h"(i16 %3) #10, !srcloc !20
  store i16 %4, ptr %2, align 2, !tbaa !12
  %5 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %5
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL6__hadd6__halfS_(ptr noundef byval(%struct.__half) align 2 %0, ptr noundef byval(%struct.__half) align 2 %1) #3 {
  %3 = alloca %struct.__half, align 2
  %4 = load i16, ptr %0, align 2, !tbaa !12
  %5 = load i16, ptr %1, align 2, !tbaa !12
  %6 = call i16 asm "{add.f16 $0,$1,$2;\0A}", "=h,h,h"(i16 %4, i16 %5) #10, !srcloc !21
  store i16 %6, ptr %3, align 2, !tbaa !12
  %7 = load %struct.__half, ptr %3, align 2
  ret %struct.__half %7
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL12__float2halff(float noundef %0) #3 {
  %2 = alloca %struct.__half, align 2
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !22
  %4 = load float, ptr %3, align 4, !tbaa !22
  %5 = call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float %4) #10, !srcloc !24
  store i16 %5, ptr %2, align 2, !tbaa !12
  %6 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %6
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL4hexp6__half(ptr noundef byval(%struct.__half) align 2 %0) #3 {
  %2 = alloca %struct.__half, align 2
  %3 = load i16, ptr %0, align 2, !tbaa !12
  %4 = call i16 asm "{.reg.b32         f, C, nZ;       \0A .reg.b16         h,r;            \0A  mov.b16         h,$1;           \0A  cvt.f32.f16     f,h;            \0A  mov.b32         C, 0x3fb8aa3bU; \0A  mov.b32         nZ, 0x80000000U;\0A  fma.rn.f32      f,f,C,nZ;       \0A  ex2.approx.ftz.f32  f,f;        \0A  cvt.rn.f16.f32      r,f;        \0A{.reg.b16 spc, ulp, p;\0A  mov.b16 spc,0X1F79U;\0A  mov.b16 ulp,0x9400U;\0A  set.eq.f16.f16 p,h, spc;\0A  fma.rn.f16 r,p,ulp,r;\0A}\0A{.reg.b16 spc, ulp, p;\0A  mov.b16 spc,0X25CFU;\0A  mov.b16 ulp,0x9400U;\0A  set.eq.f16.f16 p,h, spc;\0A  fma.rn.f16 r,p,ulp,r;\0A}\0A{.reg.b16 spc, ulp, p;\0A  mov.b16 spc,0XC13BU;\0A  mov.b16 ulp,0x0400U;\0A  set.eq.f16.f16 p,h, spc;\0A  fma.rn.f16 r,p,ulp,r;\0A}\0A{.reg.b16 spc, ulp, p;\0A  mov.b16 spc,0XC1EFU;\0A  mov.b16 ulp,0x0200U;\0A  set.eq.f16.f16 p,h, spc;\0A  fma.rn.f16 r,p,ulp,r;\0A}\0A  mov.b16         $0,r;           \0A}", "=h,h"(i16 %3) #10, !srcloc !25
  store i16 %4, ptr %2, align 2, !tbaa !12
  %5 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %5
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL6__hneg6__half(ptr noundef byval(%struct.__half) align 2 %0) #3 {
  %2 = alloca %struct.__half, align 2
  %3 = load i16, ptr %0, align 2, !tbaa !12
  %4 = call i16 asm "{neg.f16 $0,$1;\0A}", "=h,h"(i16 %3) #10, !srcloc !26
  store i16 %4, ptr %2, align 2, !tbaa !12
  %5 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %5
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef zeroext i1 @_ZL5__hgt6__halfS_(ptr noundef byval(%struct.__half) align 2 %0, ptr noundef byval(%struct.__half) align 2 %1) #3 {
  %3 = alloca i16, align 2
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %4 = load i16, ptr %0, align 2, !tbaa !12
  %5 = load i16, ptr %1, align 2, !tbaa !12
  %6 = call i16 asm "{ .reg .pred __$$temp3;\0A  setp.gt.f16  __$$temp3, $1, $2;\0A  selp.u16 $0, 1, 0, __$$temp3;}", "=h,h,h"(i16 %4, i16 %5) #10, !srcloc !27
  store i16 %6, ptr %3, align 2, !tbaa !12
  %7 = load i16, ptr %3, align 2, !tbaa !12
  %8 = zext i16 %7 to i32
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i1 true, i1 false
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret i1 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local %struct.__half @_ZmlRK6__halfS1_(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef nonnull align 2 dereferenceable(2) %1) #2 comdat {
  %3 = alloca %struct.__half, align 2
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca %struct.__half, align 2
  %7 = alloca %struct.__half, align 2
  store ptr %0, ptr %4, align 8, !tbaa !18
  store ptr %1, ptr %5, align 8, !tbaa !18
  %8 = load ptr, ptr %4, align 8, !tbaa !18, !nonnull !16, !align !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %6, ptr align 2 %8, i64 2, i1 false), !tbaa.struct !11
  %9 = load ptr, ptr %5, align 8, !tbaa !18, !nonnull !16, !align !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %7, ptr align 2 %9, i64 2, i1 false), !tbaa.struct !11
  %10 = call %struct.__half @_ZL6__hmul6__halfS_(ptr noundef byval(%struct.__half) align 2 %6, ptr noundef byval(%struct.__half) align 2 %7) #9
  %11 = getelementptr inbounds nuw %struct.__half, ptr %3, i32 0, i32 0
  %12 = extractvalue %struct.__half %10, 0
  store i16 %12, ptr %11, align 2
  %13 = load %struct.__half, ptr %3, align 2
  ret %struct.__half %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bf16_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.__nv_bfloat162, align 4
  %13 = alloca %struct.__nv_bfloat162, align 4
  %14 = alloca %struct.__nv_bfloat162, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !29
  store ptr %1, ptr %6, align 8, !tbaa !29
  store ptr %2, ptr %7, align 8, !tbaa !31
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store float 0.000000e+00, ptr %9, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %16, ptr %10, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %43, %4
  %18 = load i32, ptr %10, align 4, !tbaa !4
  %19 = load i32, ptr %8, align 4, !tbaa !4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %47

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %23 = load ptr, ptr %5, align 8, !tbaa !29
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.__nv_bfloat162, ptr %23, i64 %25
  call void @_ZN14__nv_bfloat162C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %13, ptr noundef nonnull align 4 dereferenceable(4) %26) #9
  %27 = load ptr, ptr %6, align 8, !tbaa !29
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.__nv_bfloat162, ptr %27, i64 %29
  call void @_ZN14__nv_bfloat162C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %14, ptr noundef nonnull align 4 dereferenceable(4) %30) #9
  call void @_ZL7__hmul214__nv_bfloat162S_(ptr dead_on_unwind writable sret(%struct.__nv_bfloat162) align 4 %12, ptr noundef byval(%struct.__nv_bfloat162) align 4 %13, ptr noundef byval(%struct.__nv_bfloat162) align 4 %14) #9
  %31 = call %struct.float2 @_ZL18__bfloat1622float214__nv_bfloat162(ptr noundef byval(%struct.__nv_bfloat162) align 4 %12) #9
  %32 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 0
  %33 = extractvalue %struct.float2 %31, 0
  store float %33, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 1
  %35 = extractvalue %struct.float2 %31, 1
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 0
  %37 = load float, ptr %36, align 8, !tbaa !33
  %38 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 1
  %39 = load float, ptr %38, align 4, !tbaa !35
  %40 = fadd contract float %37, %39
  %41 = load float, ptr %9, align 4, !tbaa !22
  %42 = fadd contract float %41, %40
  store float %42, ptr %9, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %43

43:                                               ; preds = %22
  %44 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %45 = load i32, ptr %10, align 4, !tbaa !4
  %46 = add i32 %45, %44
  store i32 %46, ptr %10, align 4, !tbaa !4
  br label %17, !llvm.loop !36

47:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 16, ptr %15, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %58, %47
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %61

52:                                               ; preds = %48
  %53 = load float, ptr %9, align 4, !tbaa !22
  %54 = load i32, ptr %15, align 4, !tbaa !4
  %55 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %53, i32 noundef %54, i32 noundef 32) #9
  %56 = load float, ptr %9, align 4, !tbaa !22
  %57 = fadd contract float %56, %55
  store float %57, ptr %9, align 4, !tbaa !22
  br label %58

58:                                               ; preds = %52
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = ashr i32 %59, 1
  store i32 %60, ptr %15, align 4, !tbaa !4
  br label %48, !llvm.loop !38

61:                                               ; preds = %51
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %63 = urem i32 %62, 32
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = load ptr, ptr %7, align 8, !tbaa !31
  %67 = load float, ptr %9, align 4, !tbaa !22
  %68 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %66, float noundef %67) #9
  br label %69

69:                                               ; preds = %65, %61
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.float2 @_ZL18__bfloat1622float214__nv_bfloat162(ptr noundef byval(%struct.__nv_bfloat162) align 4 %0) #3 {
  %2 = alloca %struct.float2, align 8
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.__nv_bfloat162_raw, align 4
  %6 = alloca %struct.__nv_bfloat162_raw, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %7 = call %struct.__nv_bfloat162_raw @_ZNK14__nv_bfloat162cv18__nv_bfloat162_rawEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #9
  %8 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %5, i32 0, i32 0
  %9 = extractvalue %struct.__nv_bfloat162_raw %7, 0
  store i16 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %5, i32 0, i32 1
  %11 = extractvalue %struct.__nv_bfloat162_raw %7, 1
  store i16 %11, ptr %10, align 2
  %12 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %5, i32 0, i32 0
  %13 = load i16, ptr %12, align 4, !tbaa !39
  %14 = call contract noundef float @_ZL25__internal_bfloat162floatt(i16 noundef zeroext %13) #9
  store float %14, ptr %4, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %15 = call %struct.__nv_bfloat162_raw @_ZNK14__nv_bfloat162cv18__nv_bfloat162_rawEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #9
  %16 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %6, i32 0, i32 0
  %17 = extractvalue %struct.__nv_bfloat162_raw %15, 0
  store i16 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %6, i32 0, i32 1
  %19 = extractvalue %struct.__nv_bfloat162_raw %15, 1
  store i16 %19, ptr %18, align 2
  %20 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %6, i32 0, i32 1
  %21 = load i16, ptr %20, align 2, !tbaa !41
  %22 = call contract noundef float @_ZL25__internal_bfloat162floatt(i16 noundef zeroext %21) #9
  store float %22, ptr %3, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %6) #8
  %23 = load float, ptr %4, align 4, !tbaa !22
  %24 = load float, ptr %3, align 4, !tbaa !22
  %25 = call %struct.float2 @_ZL11make_float2ff(float noundef %23, float noundef %24) #9
  %26 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 0
  %27 = extractvalue %struct.float2 %25, 0
  store float %27, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 1
  %29 = extractvalue %struct.float2 %25, 1
  store float %29, ptr %28, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #8
  call void @llvm.lifetime.end.p0(ptr %3) #8
  %30 = load %struct.float2, ptr %2, align 8
  ret %struct.float2 %30
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL7__hmul214__nv_bfloat162S_(ptr dead_on_unwind noalias writable sret(%struct.__nv_bfloat162) align 4 %0, ptr noundef byval(%struct.__nv_bfloat162) align 4 %1, ptr noundef byval(%struct.__nv_bfloat162) align 4 %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca %struct.__nv_bfloat162, align 4
  %6 = alloca %struct.__nv_bfloat162, align 4
  %7 = alloca %struct.__nv_bfloat162, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  call void @_ZN14__nv_bfloat162C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %6, ptr noundef nonnull align 4 dereferenceable(4) %1) #9
  call void @_ZN14__nv_bfloat162C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %7, ptr noundef nonnull align 4 dereferenceable(4) %2) #9
  call void @_ZL23__internal_device_hmul214__nv_bfloat162S_(ptr dead_on_unwind writable sret(%struct.__nv_bfloat162) align 4 %5, ptr noundef byval(%struct.__nv_bfloat162) align 4 %6, ptr noundef byval(%struct.__nv_bfloat162) align 4 %7) #9
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN14__nv_bfloat162aSEOS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %5) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN14__nv_bfloat162C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !29
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN14__nv_bfloat162C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 4 dereferenceable(4) %6) #9
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !4
  store float %1, ptr %6, align 4, !tbaa !22
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load float, ptr %6, align 4, !tbaa !22
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = load i32, ptr %8, align 4, !tbaa !4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !31
  store float %1, ptr %4, align 4, !tbaa !22
  %5 = load ptr, ptr %3, align 8, !tbaa !31
  %6 = load float, ptr %4, align 4, !tbaa !22
  %7 = call contract noundef float @_ZL12__fAtomicAddPff(ptr noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_atomics(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.__half2, align 4
  %9 = alloca %struct.__half2, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !42
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !4
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = and i32 %20, 15
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.__half2, ptr %19, i64 %22
  %24 = load ptr, ptr %5, align 8, !tbaa !42
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.float2, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw %struct.float2, ptr %27, i32 0, i32 0
  %29 = load float, ptr %28, align 8, !tbaa !33
  %30 = load ptr, ptr %5, align 8, !tbaa !42
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.float2, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw %struct.float2, ptr %33, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !35
  call void @_ZL17__floats2half2_rnff(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %8, float noundef %29, float noundef %35) #9
  call void @llvm.lifetime.start.p0(ptr %9) #8
  call void @_ZL9atomicAddP7__half2S_(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %9, ptr noundef %23, ptr noundef byval(%struct.__half2) align 4 %8) #9
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %36

36:                                               ; preds = %18, %3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL9atomicAddP7__half2S_(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, ptr noundef %1, ptr noundef byval(%struct.__half2) align 4 %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8, !tbaa !8
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = load i32, ptr %2, align 4, !tbaa !4
  %8 = call i32 asm sideeffect "{ atom.add.noftz.f16x2 $0,[$1],$2; }\0A", "=r,l,r,~{memory}"(ptr %6, i32 %7) #9, !srcloc !44
  store i32 %8, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL17__floats2half2_rnff(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca %struct.__half2, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4, !tbaa !22
  store float %2, ptr %6, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = load float, ptr %5, align 4, !tbaa !22
  %9 = load float, ptr %6, align 4, !tbaa !22
  call void @_ZL36__internal_device_float2_to_half2_rnff(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %7, float noundef %8, float noundef %9) #9
  %10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN7__half2aSEOKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %7) #9
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7__half2C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #5 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.__half2, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.__half2, ptr %5, i32 0, i32 1
  %8 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %9 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %9, ptr %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.__half @_ZL6__hmul6__halfS_(ptr noundef byval(%struct.__half) align 2 %0, ptr noundef byval(%struct.__half) align 2 %1) #3 {
  %3 = alloca %struct.__half, align 2
  %4 = load i16, ptr %0, align 2, !tbaa !12
  %5 = load i16, ptr %1, align 2, !tbaa !12
  %6 = call i16 asm "{mul.f16 $0,$1,$2;\0A}", "=h,h,h"(i16 %4, i16 %5) #10, !srcloc !45
  store i16 %6, ptr %3, align 2, !tbaa !12
  %7 = load %struct.__half, ptr %3, align 2
  ret %struct.__half %7
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL25__internal_bfloat162floatt(i16 noundef zeroext %0) #3 {
  %2 = alloca i16, align 2
  %3 = alloca float, align 4
  store i16 %0, ptr %2, align 2, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %4 = load i16, ptr %2, align 2, !tbaa !12
  %5 = call contract noundef float @_ZL32__internal_device_bfloat162floatt(i16 noundef zeroext %4) #9
  store float %5, ptr %3, align 4, !tbaa !22
  %6 = load float, ptr %3, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret float %6
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local %struct.__nv_bfloat162_raw @_ZNK14__nv_bfloat162cv18__nv_bfloat162_rawEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #3 comdat align 2 {
  %2 = alloca %struct.__nv_bfloat162_raw, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %2, i32 0, i32 0
  store i16 0, ptr %5, align 4, !tbaa !39
  %6 = getelementptr inbounds nuw %struct.__nv_bfloat162_raw, ptr %2, i32 0, i32 1
  store i16 0, ptr %6, align 2, !tbaa !41
  %7 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %7, ptr %2, align 4, !tbaa !4
  %8 = load %struct.__nv_bfloat162_raw, ptr %2, align 4
  ret %struct.__nv_bfloat162_raw %8
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.float2 @_ZL11make_float2ff(float noundef %0, float noundef %1) #3 {
  %3 = alloca %struct.float2, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !22
  store float %1, ptr %5, align 4, !tbaa !22
  %6 = load float, ptr %4, align 4, !tbaa !22
  %7 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  store float %6, ptr %7, align 8, !tbaa !33
  %8 = load float, ptr %5, align 4, !tbaa !22
  %9 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  store float %8, ptr %9, align 4, !tbaa !35
  %10 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL32__internal_device_bfloat162floatt(i16 noundef zeroext %0) #3 {
  %2 = alloca i16, align 2
  %3 = alloca float, align 4
  store i16 %0, ptr %2, align 2, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %4 = load i16, ptr %2, align 2, !tbaa !12
  %5 = call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %4) #10, !srcloc !46
  store float %5, ptr %3, align 4, !tbaa !22
  %6 = load float, ptr %3, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret float %6
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL23__internal_device_hmul214__nv_bfloat162S_(ptr dead_on_unwind noalias writable sret(%struct.__nv_bfloat162) align 4 %0, ptr noundef byval(%struct.__nv_bfloat162) align 4 %1, ptr noundef byval(%struct.__nv_bfloat162) align 4 %2) #3 {
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load i32, ptr %1, align 4, !tbaa !4
  %6 = load i32, ptr %2, align 4, !tbaa !4
  %7 = call i32 asm "{ mul.bf16x2 $0,$1,$2; }\0A", "=r,r,r"(i32 %5, i32 %6) #10, !srcloc !47
  store i32 %7, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN14__nv_bfloat162aSEOS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !29
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !29, !nonnull !16, !align !17
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %5, align 4, !tbaa !4
  ret ptr %5
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN14__nv_bfloat162C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !29
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.__nv_bfloat162, ptr %5, i32 0, i32 1
  %8 = load ptr, ptr %4, align 8, !tbaa !29, !nonnull !16, !align !17
  %9 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %9, ptr %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12__fAtomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !31
  store float %1, ptr %4, align 4, !tbaa !22
  %5 = load ptr, ptr %3, align 8, !tbaa !31
  %6 = load float, ptr %4, align 4, !tbaa !22
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL36__internal_device_float2_to_half2_rnff(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, float noundef %1, float noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4, !tbaa !22
  store float %2, ptr %6, align 4, !tbaa !22
  %7 = load float, ptr %5, align 4, !tbaa !22
  %8 = load float, ptr %6, align 4, !tbaa !22
  %9 = call i32 asm "{ cvt.rn.f16x2.f32 $0, $2, $1; }\0A", "=r,f,f"(float %7, float %8) #10, !srcloc !48
  store i32 %9, ptr %0, align 4, !tbaa !4
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind memory(none) }

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
!9 = !{!"p1 _ZTS7__half2", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 2, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = !{i64 2157525346, i64 2157525400}
!15 = !{i64 2156641061}
!16 = !{}
!17 = !{i64 4}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6__half", !10, i64 0}
!20 = !{i64 2157742254, i64 2157742305, i64 2157742355, i64 2157742405, i64 2157742455, i64 2157742533, i64 2157742583, i64 2157742633}
!21 = !{i64 2157541492, i64 2157541519}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !6, i64 0}
!24 = !{i64 2156155812}
!25 = !{i64 8582386, i64 8582434, i64 8582481, i64 8582528, i64 8582575, i64 8582622, i64 8582669, i64 8582716, i64 8582763, i64 2157697364, i64 2157697395, i64 2157697449, i64 2157697503, i64 2157697565, i64 2157697644, i64 2157697921, i64 2157697952, i64 2157698006, i64 2157698060, i64 2157698122, i64 2157698201, i64 2157698478, i64 2157698509, i64 2157698563, i64 2157698617, i64 2157698679, i64 2157698758, i64 2157699035, i64 2157699066, i64 2157699120, i64 2157699174, i64 2157699236, i64 2157699315, i64 8582986, i64 8583033}
!26 = !{i64 2157796253, i64 2157796271}
!27 = !{i64 2157275622, i64 2157275660, i64 2157275713}
!28 = !{i64 2}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS14__nv_bfloat162", !10, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 float", !10, i64 0}
!33 = !{!34, !23, i64 0}
!34 = !{!"_ZTS6float2", !23, i64 0, !23, i64 4}
!35 = !{!34, !23, i64 4}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = distinct !{!38, !37}
!39 = !{!40, !13, i64 0}
!40 = !{!"_ZTS18__nv_bfloat162_raw", !13, i64 0, !13, i64 2}
!41 = !{!40, !13, i64 2}
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS6float2", !10, i64 0}
!44 = !{i64 2157935620}
!45 = !{i64 2157571828, i64 2157571855}
!46 = !{i64 2158504722}
!47 = !{i64 2160486274}
!48 = !{i64 2156208499}
