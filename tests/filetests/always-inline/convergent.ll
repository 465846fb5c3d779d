; RUN: opt -passes='always-inline'
; Barriers come along once per call.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define internal void @sync() alwaysinline {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define void @g(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @sync()
  br label %b
b:
  call void @sync()
  ret void
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @g(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %0
;
; 0:                                                ; preds = %a
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %1
;
; 1:                                                ; preds = %0
;   br label %b
;
; b:                                                ; preds = %1, %entry
;   br label %2
;
; 2:                                                ; preds = %b
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %3
;
; 3:                                                ; preds = %2
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
