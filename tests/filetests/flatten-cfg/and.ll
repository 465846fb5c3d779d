; RUN: opt -passes=flatten-cfg
; So are two that lead to it when either does not hold; phis follow.
define i128 @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %o, label %e
o:
  br i1 %b, label %t, label %e
t:
  br label %e
e:
  %r = phi i128 [ 0, %entry ], [ 0, %o ], [ 1, %t ]
  ret i128 %r
}
; EXPECT
; define i128 @f(i1 %a, i1 %b) {
; entry:
;   %b.inv = xor i1 %b, true
;   %a.inv = xor i1 %a, true
;   %0 = select i1 %a.inv, i1 true, i1 %b.inv
;   br i1 %0, label %e, label %t
;
; t:                                                ; preds = %entry
;   br label %e
;
; e:                                                ; preds = %t, %entry
;   %r = phi i128 [ 0, %entry ], [ 1, %t ]
;   ret i128 %r
; }
