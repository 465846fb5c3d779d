; RUN: opt -passes='scev-cgp' -scev-cgp-tid-max-value=255
; With no more than 256 threads the index does not wrap.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul i32 %t, 5000001
  %x0 = zext i32 %x to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0
  %x1 = add i32 %x, 4
  %x1w = zext i32 %x1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %x1w
  store float %v0, ptr addrspace(1) %p1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %x = mul i32 %t, 5000001
;   %x0 = zext i32 %x to i64
;   %p0 = getelementptr float, ptr addrspace(1) %a, i64 %x0
;   %v0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = getelementptr i8, ptr addrspace(1) %p0, i64 16
;   store float %v0, ptr addrspace(1) %1, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
