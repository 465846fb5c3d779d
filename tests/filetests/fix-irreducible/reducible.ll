; RUN: opt -passes=fix-irreducible
; Loops stay, and so does a cycle that only unreachable code enters in the middle.
define void @reducible(i1 %a, i1 %b) {
entry:
  br label %head
head:
  br i1 %a, label %body, label %exit
body:
  br i1 %b, label %body, label %head
dead:
  br label %body
exit:
  ret void
}
; EXPECT
; define void @reducible(i1 %a, i1 %b) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   br i1 %a, label %body, label %exit
;
; body:                                             ; preds = %dead, %body, %head
;   br i1 %b, label %body, label %head
;
; dead:                                             ; No predecessors!
;   br label %body
;
; exit:                                             ; preds = %head
;   ret void
; }
