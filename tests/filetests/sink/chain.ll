; RUN: opt -passes='sink'
; A chain of values moves together, last first.
define i32 @chain(i1 %c, i32 %a) {
entry:
  %x = add i32 %a, 1
  %y = mul i32 %x, %x
  %z = xor i32 %y, 5
  br i1 %c, label %yes, label %no
yes:
  ret i32 %z
no:
  ret i32 0
}
; EXPECT
; define i32 @chain(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = add i32 %a, 1
;   %y = mul i32 %x, %x
;   %z = xor i32 %y, 5
;   ret i32 %z
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
