; RUN: opt -passes='reassociate,dce'
; A common factor comes out of a sum, equal summands become a product, a shift counts as one.
define i32 @factor(i32 %a, i32 %b, i32 %c) {
  %x = mul i32 %a, %b
  %y = mul i32 %a, %c
  %z = add i32 %x, %y
  ret i32 %z
}
define i32 @twice(i32 %a, i32 %b) {
  %x = add i32 %a, %b
  %y = add i32 %x, %a
  ret i32 %y
}
define i32 @shifted(i32 %a, i32 %b) {
  %s = shl i32 %a, 2
  %x = add i32 %s, %b
  %y = add i32 %x, %a
  ret i32 %y
}
; EXPECT
; define i32 @factor(i32 %a, i32 %b, i32 %c) {
;   %reass.add = add i32 %c, %b
;   %reass.mul = mul i32 %reass.add, %a
;   ret i32 %reass.mul
; }
;
; define i32 @twice(i32 %a, i32 %b) {
;   %factor = mul i32 %a, 2
;   %y = add i32 %factor, %b
;   ret i32 %y
; }
;
; define i32 @shifted(i32 %a, i32 %b) {
;   %s = mul i32 %a, 4
;   %x = add i32 %b, %a
;   %y = add i32 %x, %s
;   ret i32 %y
; }
