; RUN: opt -passes='nvvm-intr-range'
; A kernel that does not bound its launches gets no ranges.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(ptr addrspace(1) %p)  {
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
; define ptx_kernel void @f(ptr addrspace(1) %p) {
;   %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   store i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
