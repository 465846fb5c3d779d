; RUN: opt -passes='bdce'
; An argument that only dead bits need is replaced where it is used.
define i32 @arguments(i32 %a, i32 %b) {
  %x = shl i32 %b, 16
  %y = xor i32 %a, %x
  %z = and i32 %y, 4095
  ret i32 %z
}
; EXPECT
; define i32 @arguments(i32 %a, i32 %b) {
;   %x = shl i32 0, 16
;   %y = xor i32 %a, %x
;   %z = and i32 %y, 4095
;   ret i32 %z
; }
