; RUN: opt -passes=structurizecfg -pass-remarks-missed=structurizecfg
; A cycle that is entered in two places is left: `fix-irreducible` gives it one entry first.
define void @irreducible(i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %b, label %exit
b:
  br i1 %c, label %a, label %exit
exit:
  ret void
}
; EXPECT
; remark: <unknown>:0:0: a cycle has several entries
;
; define void @irreducible(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %b, %entry
;   br i1 %d, label %b, label %exit
;
; b:                                                ; preds = %a, %entry
;   br i1 %c, label %a, label %exit
;
; exit:                                             ; preds = %b, %a
;   ret void
; }
