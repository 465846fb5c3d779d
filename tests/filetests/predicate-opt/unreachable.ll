; RUN: opt -passes='predicate-opt'
; Blocks that nothing reaches, edges that come twice and branches on undef are left alone.
define void @f(i1 %a, ptr %p) {
entry:
  br i1 %a, label %same, label %same

same:
  store i1 %a, ptr %p, align 1
  ret void

lost:
  br i1 %a, label %lost, label %other

other:
  store i1 %a, ptr %p, align 1
  br i1 undef, label %lost, label %other
}
; EXPECT
; define void @f(i1 %a, ptr %p) {
; entry:
;   br i1 %a, label %same, label %same
;
; same:                                             ; preds = %entry, %entry
;   store i1 %a, ptr %p, align 1
;   ret void
;
; lost:                                             ; preds = %other, %lost
;   br i1 %a, label %lost, label %other
;
; other:                                            ; preds = %other, %lost
;   store i1 %a, ptr %p, align 1
;   br i1 undef, label %lost, label %other
; }
