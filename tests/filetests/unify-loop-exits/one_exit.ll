; RUN: opt -passes=unify-loop-exits
; Two blocks leave the loop, but to one block: nothing is to be done.
define void @one_exit(i1 %a, i1 %b) {
entry:
  br label %head
head:
  br i1 %a, label %exit, label %latch
latch:
  br i1 %b, label %exit, label %head
exit:
  ret void
}
; EXPECT
; define void @one_exit(i1 %a, i1 %b) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   br i1 %a, label %exit, label %latch
;
; latch:                                            ; preds = %head
;   br i1 %b, label %exit, label %head
;
; exit:                                             ; preds = %latch, %head
;   ret void
; }
