; arch: sm_90
; Written by hand in the form of rustc_codegen_nvvm (Rust-CUDA): NVVM IR 2.0 of LLVM 7, typed pointers, kernels named by metadata.
; A slice is a pointer and a length; indexing is checked, and a failed check calls a function that does not return.
source_filename = "slices.8f2c1a77b3d5e0f4-cgu.0"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_6a0d3f = private unnamed_addr constant <{ [13 x i8] }> <{ [13 x i8] c"src/slices.rs" }>, align 1
@alloc_b81e42 = private unnamed_addr constant <{ i8*, [16 x i8] }> <{ i8* getelementptr inbounds (<{ [13 x i8] }>, <{ [13 x i8] }>* @alloc_6a0d3f, i32 0, i32 0, i32 0), [16 x i8] c"\0D\00\00\00\00\00\00\00\0E\00\00\00\05\00\00\00" }>, align 8
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float, [0 x float]*, i64, [0 x float]*, i64)* @axpy to i8*)], section "llvm.metadata"

; cuda_std::thread::index_1d
; Function Attrs: inlinehint nounwind
define internal i32 @_ZN8cuda_std6thread8index_1d17h2b7f0c9e5d41a863E() unnamed_addr #1 {
start:
  %_2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %bb1

bb1:                                              ; preds = %start
  %_3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_1 = mul i32 %_2, %_3
  %_4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = add i32 %_1, %_4
  ret i32 %0
}

; core::panicking::panic_bounds_check
; Function Attrs: cold noinline noreturn nounwind
define internal void @_ZN4core9panicking18panic_bounds_check17h0d9ac41e7b63f258E(i64 %index, i64 %len, i8* noalias readonly align 8 dereferenceable(24) %location) unnamed_addr #2 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind
define void @axpy(float %a, [0 x float]* noalias nonnull readonly align 4 %x.0, i64 %x.1, [0 x float]* nonnull align 4 %y.0, i64 %y.1) unnamed_addr #0 {
start:
  %i = alloca i64, align 8
  %out = alloca { float*, i64 }, align 8
  %_6 = call i32 @_ZN8cuda_std6thread8index_1d17h2b7f0c9e5d41a863E()
  %0 = zext i32 %_6 to i64
  store i64 %0, i64* %i, align 8
  %1 = bitcast [0 x float]* %y.0 to float*
  %2 = getelementptr inbounds { float*, i64 }, { float*, i64 }* %out, i32 0, i32 0
  store float* %1, float** %2, align 8
  %3 = getelementptr inbounds { float*, i64 }, { float*, i64 }* %out, i32 0, i32 1
  store i64 %y.1, i64* %3, align 8
  %_8 = load i64, i64* %i, align 8
  %_7 = icmp ult i64 %_8, %x.1
  br i1 %_7, label %bb2, label %bb6

bb2:                                              ; preds = %start
  %_12 = load i64, i64* %i, align 8
  %_14 = icmp ult i64 %_12, %x.1
  %4 = call i1 @llvm.expect.i1(i1 %_14, i1 true)
  br i1 %4, label %bb3, label %panic

bb3:                                              ; preds = %bb2
  %5 = getelementptr inbounds [0 x float], [0 x float]* %x.0, i64 0, i64 %_12
  %_11 = load float, float* %5, align 4
  %_10 = fmul float %a, %_11
  %_17 = load i64, i64* %i, align 8
  %6 = load i64, i64* %3, align 8, !range !4
  %_19 = icmp ult i64 %_17, %6
  br i1 %_19, label %bb4, label %panic1

bb4:                                              ; preds = %bb3
  %7 = load float*, float** %2, align 8, !nonnull !3
  %8 = getelementptr inbounds float, float* %7, i64 %_17
  %9 = load float, float* %8, align 4
  %10 = fadd float %9, %_10
  store float %10, float* %8, align 4
  br label %bb6

bb6:                                              ; preds = %bb4, %start
  ret void

panic:                                            ; preds = %bb2
  call void @_ZN4core9panicking18panic_bounds_check17h0d9ac41e7b63f258E(i64 %_12, i64 %x.1, i8* noalias readonly align 8 dereferenceable(24) bitcast (<{ i8*, [16 x i8] }>* @alloc_b81e42 to i8*)) #3
  unreachable

panic1:                                           ; preds = %bb3
  call void @_ZN4core9panicking18panic_bounds_check17h0d9ac41e7b63f258E(i64 %_17, i64 %6, i8* noalias readonly align 8 dereferenceable(24) bitcast (<{ i8*, [16 x i8] }>* @alloc_b81e42 to i8*)) #3
  unreachable
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nounwind readnone
declare i1 @llvm.expect.i1(i1, i1) #5

; Function Attrs: noreturn nounwind
declare void @llvm.trap() #6

attributes #0 = { nounwind }
attributes #1 = { inlinehint nounwind }
attributes #2 = { cold noinline noreturn nounwind }
attributes #3 = { noinline }
attributes #4 = { nounwind readnone speculatable }
attributes #5 = { nounwind readnone }
attributes #6 = { noreturn nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1}
!llvm.ident = !{!2}

!0 = !{i32 2, i32 0}
!1 = !{void (float, [0 x float]*, i64, [0 x float]*, i64)* @axpy, !"kernel", i32 1}
!2 = !{!"rustc version 1.66.0-nightly"}
!3 = !{}
!4 = !{i64 1, i64 2305843009213693952}
