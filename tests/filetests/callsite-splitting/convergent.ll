; RUN: opt -passes=callsite-splitting
; Convergent calls stay, as each copy would have fewer threads.
define internal void @callee(i32 %n) convergent {
  call void @llvm.nvvm.barrier0()
  ret void
}
declare void @llvm.nvvm.barrier0()
define void @f(i1 %c) {
entry:
  br i1 %c, label %yes, label %call
yes:
  br label %call
call:
  %n = phi i32 [ 1, %entry ], [ 2, %yes ]
  call void @callee(i32 %n) convergent
  ret void
}
; EXPECT
; ; Function Attrs: convergent
; define internal void @callee(i32 %n) #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret void
; }
;
; define void @f(i1 %c) {
; entry:
;   br i1 %c, label %yes, label %call
;
; yes:                                              ; preds = %entry
;   br label %call
;
; call:                                             ; preds = %yes, %entry
;   %n = phi i32 [ 1, %entry ], [ 2, %yes ]
;   call void @callee(i32 %n) #0
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
