; RUN: opt -passes='break-crit-edges'
; The edge back to a loop that is left elsewhere is critical.
define void @loop(i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; define void @loop(i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.loop_crit_edge, %entry
;   br i1 %c, label %loop.loop_crit_edge, label %exit
;
; loop.loop_crit_edge:                              ; preds = %loop
;   br label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
