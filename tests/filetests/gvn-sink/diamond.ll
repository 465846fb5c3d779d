; RUN: opt -passes=gvn-sink
; Both sides end in the same two steps, which differ in one operand: one phi.
define i32 @f(i1 %c, i32 %v, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = load i32, ptr %p
  %b = add nsw i32 %a, %v
  %d = mul i32 %b, 7
  br label %exit
no:
  %e = udiv i32 %v, 3
  %g = add i32 %e, %v
  %h = mul i32 %g, 7
  br label %exit
exit:
  %r = phi i32 [ %d, %yes ], [ %h, %no ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i1 %c, i32 %v, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = load i32, ptr %p, align 4
;   br label %exit
;
; no:                                               ; preds = %entry
;   %e = udiv i32 %v, 3
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   %e.sink = phi i32 [ %e, %no ], [ %a, %yes ]
;   %g = add i32 %e.sink, %v
;   %h = mul i32 %g, 7
;   ret i32 %h
; }
