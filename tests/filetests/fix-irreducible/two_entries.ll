; RUN: opt -passes=fix-irreducible
; Two blocks that lead to each other, both entered from outside. The values that come from outside move to the guard.
define i32 @two_entries(i1 %c, i1 %d, i32 %x) {
entry:
  br i1 %c, label %left, label %right
left:
  %l = phi i32 [ %x, %entry ], [ %r.next, %right ]
  %l.next = add i32 %l, 1
  br label %right
right:
  %r = phi i32 [ 7, %entry ], [ %l.next, %left ]
  %r.next = mul i32 %r, 3
  br i1 %d, label %left, label %exit
exit:
  ret i32 %r.next
}
; EXPECT
; define i32 @two_entries(i1 %c, i1 %d, i32 %x) {
; entry:
;   %c.inv = xor i1 %c, true
;   br label %irr.guard
;
; left:                                             ; preds = %irr.guard, %right
;   %l = phi i32 [ %r.next, %right ], [ %l.moved, %irr.guard ]
;   %l.next = add i32 %l, 1
;   br label %irr.guard
;
; right:                                            ; preds = %irr.guard
;   %r.next = mul i32 %r.moved, 3
;   br i1 %d, label %left, label %exit
;
; exit:                                             ; preds = %right
;   ret i32 %r.next
;
; irr.guard:                                        ; preds = %left, %entry
;   %l.moved = phi i32 [ poison, %left ], [ %x, %entry ]
;   %r.moved = phi i32 [ %l.next, %left ], [ 7, %entry ]
;   %Guard.right = phi i1 [ true, %left ], [ %c.inv, %entry ]
;   br i1 %Guard.right, label %right, label %left
; }
