; RUN: opt -passes='nvvm-intr-range'
; A bound of no threads, which no launch meets, is not taken.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(ptr addrspace(1) %p) "nvvm.maxntid"="0" {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %a, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @f(ptr addrspace(1) %p) #1 {
;   %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   store i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "nvvm.maxntid"="0" }
