; RUN: opt -passes=fix-irreducible
; Behind the hub of the outer cycle another cycle with two entries is left.
define void @nested(i1 %a, i1 %b, i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %a, label %one, label %two
one:
  br i1 %b, label %three, label %four
two:
  br label %one
three:
  br i1 %c, label %four, label %two
four:
  br i1 %d, label %three, label %five
five:
  br i1 %e, label %two, label %exit
exit:
  ret void
}
; EXPECT
; define void @nested(i1 %a, i1 %b, i1 %c, i1 %d, i1 %e) {
; entry:
;   %b.inv = xor i1 %b, true
;   %a.inv = xor i1 %a, true
;   br label %irr.guard
;
; one:                                              ; preds = %irr.guard, %two
;   br label %irr.guard1
;
; two:                                              ; preds = %irr.guard
;   br label %one
;
; three:                                            ; preds = %irr.guard1, %four
;   br i1 %c, label %irr.guard1, label %irr.guard
;
; four:                                             ; preds = %irr.guard1
;   br i1 %d, label %three, label %five
;
; five:                                             ; preds = %four
;   br i1 %e, label %irr.guard, label %exit
;
; exit:                                             ; preds = %five
;   ret void
;
; irr.guard:                                        ; preds = %five, %three, %entry
;   %Guard.two = phi i1 [ true, %five ], [ true, %three ], [ %a.inv, %entry ]
;   br i1 %Guard.two, label %two, label %one
;
; irr.guard1:                                       ; preds = %three, %one
;   %Guard.four = phi i1 [ true, %three ], [ %b.inv, %one ]
;   br i1 %Guard.four, label %four, label %three
; }
