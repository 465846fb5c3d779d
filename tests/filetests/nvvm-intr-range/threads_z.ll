; RUN: opt -passes='nvvm-intr-range'
; There are at most 64 layers of threads, however many threads a block may have.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

define ptx_kernel void @f(ptr addrspace(1) %p) "nvvm.maxntid"="512" {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  store i32 %a, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0
;
; define ptx_kernel void @f(ptr addrspace(1) %p) #1 {
;   %a = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
;   store i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "nvvm.maxntid"="512" }
