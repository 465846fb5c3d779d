; RUN: opt -passes=instcount -S
; Counting changes nothing: blocks that nothing leads to, and one that leads to a reached one.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

lost:
  br label %b

gone:
  br i1 %c, label %gone, label %lost

a:
  br label %b

b:
  ret void
}
; EXPECT
; define void @f(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; lost:                                             ; preds = %gone
;   br label %b
;
; gone:                                             ; preds = %gone
;   br i1 %c, label %gone, label %lost
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %a, %lost, %entry
;   ret void
; }
