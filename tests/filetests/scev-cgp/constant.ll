; RUN: opt -passes='scev-cgp'
; Three addresses, one base: index arithmetic in 32 bits that does not wrap hides that they differ by constants.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = mul nuw nsw i32 %t, 3
  %x0 = zext i32 %x to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x0
  %v0 = load float, ptr addrspace(1) %p0
  %x1 = add nuw nsw i32 %x, 1
  %x1w = zext i32 %x1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x1w
  %v1 = load float, ptr addrspace(1) %p1
  call void @llvm.nvvm.barrier0()
  %x2 = add i32 %x, -2
  %x2w = sext i32 %x2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x2w
  %s = fadd float %v0, %v1
  store float %s, ptr addrspace(1) %p2
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %x = mul nuw nsw i32 %t, 3
;   %x0 = zext i32 %x to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x0
;   %v0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = getelementptr i8, ptr addrspace(1) %p0, i64 4
;   %v1 = load float, ptr addrspace(1) %1, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %2 = getelementptr i8, ptr addrspace(1) %p0, i64 -8
;   %s = fadd float %v0, %v1
;   store float %s, ptr addrspace(1) %2, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
