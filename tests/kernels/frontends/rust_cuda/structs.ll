; arch: sm_90
; Written by hand in the form of rustc_codegen_nvvm (Rust-CUDA): NVVM IR 2.0 of LLVM 7, typed pointers, kernels named by metadata.
; Structs go by value as byval pointers without a type, come back through sret, and are copied by memcpy.
source_filename = "structs.c2e85d107fa946b3-cgu.0"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"structs::Ray" = type { [0 x i32], %"glam::Vec3", [0 x i32], %"glam::Vec3", [0 x i32] }
%"glam::Vec3" = type { [0 x i32], float, [0 x i32], float, [0 x i32], float, [0 x i32] }
%"structs::Camera" = type { [0 x i32], %"glam::Vec3", [0 x i32], float, [0 x i32], i32, [0 x i32], i32, [0 x i32] }
%"core::option::Option<f32>" = type { [0 x i32], i32, [1 x i32] }
%"core::option::Option<f32>::Some" = type { [1 x i32], float, [0 x i32] }

; structs::Camera::ray
; Function Attrs: nounwind
define internal void @_ZN7structs6Camera3ray17h5f39d6c0ab7e8124E(%"structs::Ray"* noalias nocapture sret dereferenceable(24) %ray, %"structs::Camera"* noalias readonly align 4 dereferenceable(24) %self, float %u, float %v) unnamed_addr #0 {
start:
  %direction = alloca %"glam::Vec3", align 4
  %0 = getelementptr inbounds %"glam::Vec3", %"glam::Vec3"* %direction, i32 0, i32 1
  store float %u, float* %0, align 4
  %1 = getelementptr inbounds %"glam::Vec3", %"glam::Vec3"* %direction, i32 0, i32 3
  store float %v, float* %1, align 4
  %2 = getelementptr inbounds %"structs::Camera", %"structs::Camera"* %self, i32 0, i32 3
  %3 = load float, float* %2, align 4
  %4 = fsub float -0.000000e+00, %3
  %5 = getelementptr inbounds %"glam::Vec3", %"glam::Vec3"* %direction, i32 0, i32 5
  store float %4, float* %5, align 4
  %6 = getelementptr inbounds %"structs::Camera", %"structs::Camera"* %self, i32 0, i32 1
  %7 = getelementptr inbounds %"structs::Ray", %"structs::Ray"* %ray, i32 0, i32 1
  %8 = bitcast %"glam::Vec3"* %7 to i8*
  %9 = bitcast %"glam::Vec3"* %6 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %8, i8* align 4 %9, i64 12, i1 false)
  %10 = getelementptr inbounds %"structs::Ray", %"structs::Ray"* %ray, i32 0, i32 3
  %11 = bitcast %"glam::Vec3"* %10 to i8*
  %12 = bitcast %"glam::Vec3"* %direction to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %11, i8* align 4 %12, i64 12, i1 false)
  ret void
}

; structs::hit
; Function Attrs: nounwind
define internal { i32, float } @_ZN7structs3hit17h8c1be2075d4fa396E(%"structs::Ray"* noalias readonly align 4 dereferenceable(24) %ray, float %radius) unnamed_addr #0 {
start:
  %0 = alloca %"core::option::Option<f32>", align 4
  %1 = getelementptr inbounds %"structs::Ray", %"structs::Ray"* %ray, i32 0, i32 1, i32 1
  %2 = load float, float* %1, align 4
  %3 = getelementptr inbounds %"structs::Ray", %"structs::Ray"* %ray, i32 0, i32 3, i32 5
  %4 = load float, float* %3, align 4
  %5 = fmul float %2, %4
  %6 = fmul float %radius, %radius
  %7 = fsub float %6, %5
  %_9 = fcmp olt float %7, 0.000000e+00
  br i1 %_9, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %8 = bitcast %"core::option::Option<f32>"* %0 to i32*
  store i32 0, i32* %8, align 4
  br label %bb3

bb2:                                              ; preds = %start
  %9 = call float @__nv_sqrtf(float %7)
  %10 = bitcast %"core::option::Option<f32>"* %0 to %"core::option::Option<f32>::Some"*
  %11 = getelementptr inbounds %"core::option::Option<f32>::Some", %"core::option::Option<f32>::Some"* %10, i32 0, i32 1
  store float %9, float* %11, align 4
  %12 = bitcast %"core::option::Option<f32>"* %0 to i32*
  store i32 1, i32* %12, align 4
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %13 = bitcast %"core::option::Option<f32>"* %0 to { i32, float }*
  %14 = getelementptr inbounds { i32, float }, { i32, float }* %13, i32 0, i32 0
  %15 = load i32, i32* %14, align 4, !range !2
  %16 = getelementptr inbounds { i32, float }, { i32, float }* %13, i32 0, i32 1
  %17 = load float, float* %16, align 4
  %18 = insertvalue { i32, float } undef, i32 %15, 0
  %19 = insertvalue { i32, float } %18, float %17, 1
  ret { i32, float } %19
}

; Function Attrs: nounwind
define void @trace(%"structs::Camera"* byval noalias nocapture align 4 dereferenceable(24) %camera, float* %image) unnamed_addr #0 {
start:
  %ray = alloca %"structs::Ray", align 4
  %_4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = getelementptr inbounds %"structs::Camera", %"structs::Camera"* %camera, i32 0, i32 5
  %1 = load i32, i32* %0, align 4
  %_7 = icmp eq i32 %1, 0
  br i1 %_7, label %bb5, label %bb1

bb1:                                              ; preds = %start
  %2 = urem i32 %_4, %1
  %3 = udiv i32 %_4, %1
  %4 = uitofp i32 %2 to float
  %5 = uitofp i32 %3 to float
  call void @_ZN7structs6Camera3ray17h5f39d6c0ab7e8124E(%"structs::Ray"* noalias nocapture sret dereferenceable(24) %ray, %"structs::Camera"* noalias readonly align 4 dereferenceable(24) %camera, float %4, float %5)
  %6 = call { i32, float } @_ZN7structs3hit17h8c1be2075d4fa396E(%"structs::Ray"* noalias readonly align 4 dereferenceable(24) %ray, float %5)
  %7 = extractvalue { i32, float } %6, 0
  %8 = extractvalue { i32, float } %6, 1
  %9 = zext i32 %_4 to i64
  %10 = getelementptr inbounds float, float* %image, i64 %9
  switch i32 %7, label %bb4 [
    i32 0, label %bb2
    i32 1, label %bb3
  ]

bb2:                                              ; preds = %bb1
  store float 0.000000e+00, float* %10, align 4
  br label %bb5

bb3:                                              ; preds = %bb1
  store float %8, float* %10, align 4
  br label %bb5

bb4:                                              ; preds = %bb1
  unreachable

bb5:                                              ; preds = %bb3, %bb2, %start
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: argmemonly nounwind
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1) #2

; Function Attrs: nounwind
declare float @__nv_sqrtf(float) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { argmemonly nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1}

!0 = !{i32 2, i32 0}
!1 = !{void (%"structs::Camera"*, float*)* @trace, !"kernel", i32 1}
!2 = !{i32 0, i32 2}
