; RUN: opt -passes='instsimplify'
; A phi of one value is that value, a select between equal arms that arm, and a select by a constant the arm it chooses.
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %t, label %j
t:
  br label %j
j:
  %p = phi i32 [ %a, %entry ], [ %a, %t ]
  %s = select i1 %c, i32 %p, i32 %a
  %g = select i1 true, i32 %s, i32 7
  ret i32 %g
}
; EXPECT
; define i32 @f(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %t, label %j
;
; t:                                                ; preds = %entry
;   br label %j
;
; j:                                                ; preds = %t, %entry
;   ret i32 %a
; }
