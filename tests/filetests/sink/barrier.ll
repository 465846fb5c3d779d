; RUN: opt -passes='sink'
; A load stays above a barrier: other threads may write before they pass it.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define i32 @barrier(i1 %c, ptr addrspace(3) %p) {
entry:
  %v = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %yes, label %no
yes:
  ret i32 %v
no:
  ret i32 0
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define i32 @barrier(i1 %c, ptr addrspace(3) %p) {
; entry:
;   %v = load i32, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   ret i32 %v
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
;
; attributes #0 = { convergent nocallback nounwind }
