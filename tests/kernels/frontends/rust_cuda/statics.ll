; arch: sm_90
; Written by hand in the form of rustc_codegen_nvvm (Rust-CUDA): NVVM IR 2.0 of LLVM 7, typed pointers, kernels named by metadata.
; Statics lie in an address space and are used through a cast to the generic one: shared, constant and global memory.
source_filename = "statics.4d19e6ab0c77f385-cgu.0"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN7statics4TILE17h6e1d0b8a42c95f73E = internal unnamed_addr addrspace(3) global <{ [1024 x i8] }> undef, align 4
@_ZN7statics7WEIGHTS17h93ab07c51d4ef286E = internal unnamed_addr addrspace(4) constant <{ [20 x i8] }> <{ [20 x i8] c"\00\00\80=\00\00\80>\00\00\C0>\00\00\80>\00\00\80=" }>, align 4
@_ZN7statics5CALLS17h52f0d8e6a1b3c947E = internal addrspace(1) global <{ [8 x i8] }> zeroinitializer, align 8
@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, float*, i64)* @filter to i8*), i8* addrspacecast (i8 addrspace(1)* getelementptr inbounds (<{ [8 x i8] }>, <{ [8 x i8] }> addrspace(1)* @_ZN7statics5CALLS17h52f0d8e6a1b3c947E, i32 0, i32 0, i32 0) to i8*)], section "llvm.metadata"

; Function Attrs: nounwind
define void @filter(float* %x, float* %out, i64 %n) unnamed_addr #0 {
start:
  %sum = alloca float, align 4
  %k = alloca i64, align 8
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %0 = zext i32 %t to i64
  %1 = zext i32 %b to i64
  %2 = mul i64 %1, 252
  %3 = add i64 %2, %0
  %4 = getelementptr inbounds [256 x float], [256 x float]* bitcast (i8* addrspacecast (i8 addrspace(3)* getelementptr inbounds (<{ [1024 x i8] }>, <{ [1024 x i8] }> addrspace(3)* @_ZN7statics4TILE17h6e1d0b8a42c95f73E, i32 0, i32 0, i32 0) to i8*) to [256 x float]*), i64 0, i64 %0
  %_9 = icmp ult i64 %3, %n
  br i1 %_9, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %5 = getelementptr inbounds float, float* %x, i64 %3
  %6 = load float, float* %5, align 4
  store float %6, float* %4, align 4
  br label %bb3

bb2:                                              ; preds = %start
  store float 0.000000e+00, float* %4, align 4
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  call void @llvm.nvvm.barrier0()
  store float 0.000000e+00, float* %sum, align 4
  store i64 0, i64* %k, align 8
  %_20 = icmp ult i32 %t, 252
  br i1 %_20, label %bb4, label %bb9

bb4:                                              ; preds = %bb5, %bb3
  %_23 = load i64, i64* %k, align 8
  %_22 = icmp ult i64 %_23, 5
  br i1 %_22, label %bb5, label %bb6

bb5:                                              ; preds = %bb4
  %7 = load i64, i64* %k, align 8
  %8 = getelementptr inbounds [5 x float], [5 x float]* addrspacecast ([5 x float] addrspace(4)* bitcast (<{ [20 x i8] }> addrspace(4)* @_ZN7statics7WEIGHTS17h93ab07c51d4ef286E to [5 x float] addrspace(4)*) to [5 x float]*), i64 0, i64 %7
  %9 = load float, float* %8, align 4
  %10 = getelementptr inbounds float, float* %4, i64 %7
  %11 = load float, float* %10, align 4
  %12 = fmul float %9, %11
  %13 = load float, float* %sum, align 4
  %14 = fadd float %13, %12
  store float %14, float* %sum, align 4
  %15 = add nuw i64 %7, 1
  store i64 %15, i64* %k, align 8
  br label %bb4

bb6:                                              ; preds = %bb4
  br i1 %_9, label %bb7, label %bb9

bb7:                                              ; preds = %bb6
  %16 = getelementptr inbounds float, float* %out, i64 %3
  %17 = load float, float* %sum, align 4
  store float %17, float* %16, align 4
  %18 = atomicrmw add i64* addrspacecast (i64 addrspace(1)* bitcast (<{ [8 x i8] }> addrspace(1)* @_ZN7statics5CALLS17h52f0d8e6a1b3c947E to i64 addrspace(1)*) to i64*), i64 1 monotonic
  br label %bb9

bb9:                                              ; preds = %bb7, %bb6, %bb3
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { convergent nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1}

!0 = !{i32 2, i32 0}
!1 = !{void (float*, float*, i64)* @filter, !"kernel", i32 1}
