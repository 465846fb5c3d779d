; RUN: opt -passes=fix-irreducible
; What was undef stays undef; what no edge brings is poison. An entry that leads to itself keeps its own value.
define i128 @undef(i1 %c, i1 %d, i1 %e, i128 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %u = phi i128 [ undef, %entry ], [ %v, %more ]
  br label %right
right:
  %v = phi i128 [ %x, %entry ], [ %u, %left ], [ %next, %right ]
  %next = add i128 %v, 1
  br i1 %d, label %right, label %more
more:
  br i1 %e, label %left, label %exit
exit:
  ret i128 %v
}
; EXPECT
; define i128 @undef(i1 %c, i1 %d, i1 %e, i128 %x) {
; entry:
;   %c.inv = xor i1 %c, true
;   br label %irr.guard
;
; left:                                             ; preds = %irr.guard, %more
;   %u = phi i128 [ %v.moved, %more ], [ %u.moved, %irr.guard ]
;   br label %irr.guard
;
; right:                                            ; preds = %irr.guard
;   %next = add i128 %v.moved, 1
;   br i1 %d, label %irr.guard, label %more
;
; more:                                             ; preds = %right
;   br i1 %e, label %left, label %exit
;
; exit:                                             ; preds = %more
;   ret i128 %v.moved
;
; irr.guard:                                        ; preds = %right, %left, %entry
;   %u.moved = phi i128 [ poison, %right ], [ poison, %left ], [ undef, %entry ]
;   %v.moved = phi i128 [ %next, %right ], [ %u, %left ], [ %x, %entry ]
;   %Guard.right = phi i1 [ true, %right ], [ true, %left ], [ %c.inv, %entry ]
;   br i1 %Guard.right, label %right, label %left
; }
