; RUN: opt -passes='barrier-opt'
; Where threads may come to a barrier apart, or where the callers of a function are not known, barriers stay.
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x i32] undef
@b = internal addrspace(3) global [64 x i32] undef
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()

define ptx_kernel void @f(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  br label %no
no:
  ret void
}
define void @device(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %w = load i32, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @a = internal addrspace(3) global [64 x i32] undef
; @b = internal addrspace(3) global [64 x i32] undef
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.bar.warp.sync(i32) #1
;
; ; Function Attrs: nocallback nounwind
; declare void @llvm.nvvm.membar.cta() #2
;
; ; Function Attrs: nocallback nounwind
; declare void @llvm.nvvm.membar.gl() #2
;
; define ptx_kernel void @f(ptr addrspace(1) %p) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp eq i32 %t, 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   ret void
; }
;
; define void @device(ptr addrspace(1) %p) {
;   %v = load i32, ptr addrspace(1) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %w = load i32, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nounwind }
