; RUN: opt -passes='instcombine'
; Constants go right, multiplication and division by powers of two become shifts and masks.
define i32 @f(i32 %a, i32 %b) {
  %x = mul i32 8, %a
  %y = udiv i32 %b, 16
  %z = urem i32 %b, 16
  %s = sub i32 %x, 5
  %t = add i32 %s, %y
  %u = xor i32 %t, %z
  ret i32 %u
}
; EXPECT
; define i32 @f(i32 %a, i32 %b) {
;   %x = shl i32 %a, 3
;   %y = lshr i32 %b, 4
;   %z = and i32 %b, 15
;   %s = add i32 %x, -5
;   %t = add i32 %s, %y
;   %u = xor i32 %t, %z
;   ret i32 %u
; }
