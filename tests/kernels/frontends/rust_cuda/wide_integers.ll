; arch: sm_90
; Written by hand in the form of rustc_codegen_nvvm (Rust-CUDA): NVVM IR 2.0 of LLVM 7, typed pointers, kernels named by metadata.
; 128-bit integers in memory are two words; in registers they are i128, as of NVVM IR 2.0. Overflow is checked.
source_filename = "wide_integers.07b5d3f8e2a91c64-cgu.0"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; wide_integers::mul_mod
; Function Attrs: nounwind
define internal i64 @_ZN13wide_integers7mul_mod17hd3a05b97c8e2f146E(i64 %a, i64 %b, i64 %modulus) unnamed_addr #0 {
start:
  %_5 = zext i64 %a to i128
  %_7 = zext i64 %b to i128
  %_4 = mul i128 %_5, %_7
  %_9 = zext i64 %modulus to i128
  %_10 = icmp eq i128 %_9, 0
  br i1 %_10, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_3 = urem i128 %_4, %_9
  %0 = trunc i128 %_3 to i64
  ret i64 %0

panic:                                            ; preds = %start
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nounwind
define void @power_mod(i64* %bases, i64* %exponents, i64 %modulus, i64* %out) unnamed_addr #0 {
start:
  %result = alloca i64, align 8
  %base = alloca i64, align 8
  %e = alloca i64, align 8
  %_5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = zext i32 %_5 to i64
  %1 = getelementptr inbounds i64, i64* %bases, i64 %0
  %2 = load i64, i64* %1, align 8
  store i64 %2, i64* %base, align 8
  %3 = getelementptr inbounds i64, i64* %exponents, i64 %0
  %4 = load i64, i64* %3, align 8
  store i64 %4, i64* %e, align 8
  store i64 1, i64* %result, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
  %_14 = load i64, i64* %e, align 8
  %_13 = icmp ne i64 %_14, 0
  br i1 %_13, label %bb2, label %bb5

bb2:                                              ; preds = %bb1
  %_16 = and i64 %_14, 1
  %_15 = icmp eq i64 %_16, 1
  br i1 %_15, label %bb3, label %bb4

bb3:                                              ; preds = %bb2
  %5 = load i64, i64* %result, align 8
  %6 = load i64, i64* %base, align 8
  %7 = call i64 @_ZN13wide_integers7mul_mod17hd3a05b97c8e2f146E(i64 %5, i64 %6, i64 %modulus)
  store i64 %7, i64* %result, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %8 = load i64, i64* %base, align 8
  %9 = call i64 @_ZN13wide_integers7mul_mod17hd3a05b97c8e2f146E(i64 %8, i64 %8, i64 %modulus)
  store i64 %9, i64* %base, align 8
  %10 = lshr i64 %_14, 1
  store i64 %10, i64* %e, align 8
  br label %bb1

bb5:                                              ; preds = %bb1
  %11 = getelementptr inbounds i64, i64* %out, i64 %0
  %12 = load i64, i64* %result, align 8
  store i64 %12, i64* %11, align 8
  ret void
}

; Function Attrs: nounwind
define void @add_checked(i128* %a, i128* %b, i128* %out, i8* %flags) unnamed_addr #0 {
start:
  %_5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %0 = zext i32 %_5 to i64
  %1 = getelementptr inbounds i128, i128* %a, i64 %0
  %2 = load i128, i128* %1, align 16
  %3 = getelementptr inbounds i128, i128* %b, i64 %0
  %4 = load i128, i128* %3, align 16
  %5 = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %2, i128 %4)
  %6 = extractvalue { i128, i1 } %5, 0
  %7 = extractvalue { i128, i1 } %5, 1
  %8 = getelementptr inbounds i128, i128* %out, i64 %0
  %9 = bitcast i128* %8 to <2 x i64>*
  %10 = bitcast i128 %6 to <2 x i64>
  store <2 x i64> %10, <2 x i64>* %9, align 16
  %11 = zext i1 %7 to i8
  %12 = getelementptr inbounds i8, i8* %flags, i64 %0
  store i8 %11, i8* %12, align 1
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind readnone speculatable
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128) #1

; Function Attrs: noreturn nounwind
declare void @llvm.trap() #2

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { noreturn nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1, !2}

!0 = !{i32 2, i32 0}
!1 = !{void (i64*, i64*, i64, i64*)* @power_mod, !"kernel", i32 1}
!2 = !{void (i128*, i128*, i128*, i8*)* @add_checked, !"kernel", i32 1}
