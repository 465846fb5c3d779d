; RUN: opt -passes='bdce'
; Masks that change only bits that nobody needs go, and what only those bits are made of.
define i32 @mask(i32 %a, i32 %b) {
  %c = mul i32 %b, %b
  %hi = shl i32 %c, 8
  %or = or i32 %a, %hi
  %low = and i32 %or, 255
  ret i32 %low
}
define i8 @redundant(i32 %a) {
  %x = and i32 %a, 65535
  %y = trunc i32 %x to i8
  ret i8 %y
}
; EXPECT
; define i32 @mask(i32 %a, i32 %b) {
;   %hi = shl i32 0, 8
;   %or = or i32 %a, %hi
;   %low = and i32 %or, 255
;   ret i32 %low
; }
;
; define i8 @redundant(i32 %a) {
;   %y = trunc i32 %a to i8
;   ret i8 %y
; }
