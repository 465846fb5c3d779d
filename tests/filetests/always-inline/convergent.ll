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
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
