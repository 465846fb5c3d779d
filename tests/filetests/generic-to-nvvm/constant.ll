; RUN: opt -passes='generic-to-nvvm,infer-address-spaces'
; A constant that all threads read at one place goes to constant memory; one that each thread reads at its own stays in global memory.
target triple = "nvptx64-nvidia-cuda"

@together = internal constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
@apart = internal constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
@seen = constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(i64 %i, ptr addrspace(1) %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr @together, i64 %i
  %v = load float, ptr %a
  %b = getelementptr float, ptr @apart, i32 %t
  %w = load float, ptr %b
  %c = getelementptr float, ptr @seen, i64 %i
  %x = load float, ptr %c
  %s = fadd float %v, %w
  %r = fadd float %s, %x
  store float %r, ptr addrspace(1) %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @together = internal addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]
; @apart = internal addrspace(1) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]
; @seen = addrspace(1) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00]
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @k(i64 %i, ptr addrspace(1) %o) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %a = getelementptr float, ptr addrspace(4) @together, i64 %i
;   %v = load float, ptr addrspace(4) %a, align 4
;   %b = getelementptr float, ptr addrspace(1) @apart, i32 %t
;   %w = load float, ptr addrspace(1) %b, align 4
;   %c = getelementptr float, ptr addrspace(1) @seen, i64 %i
;   %x = load float, ptr addrspace(1) %c, align 4
;   %s = fadd float %v, %w
;   %r = fadd float %s, %x
;   store float %r, ptr addrspace(1) %o, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
