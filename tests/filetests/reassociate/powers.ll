; RUN: opt -passes='reassociate,dce'
; Repeated factors become powers by squaring: a^4 * b^2 takes three products.
define i32 @powers(i32 %a, i32 %b) {
  %1 = mul i32 %a, %b
  %2 = mul i32 %1, %a
  %3 = mul i32 %2, %b
  %4 = mul i32 %3, %a
  %5 = mul i32 %4, %a
  ret i32 %5
}
; EXPECT
; define i32 @powers(i32 %a, i32 %b) {
;   %1 = mul i32 %a, %a
;   %2 = mul i32 %1, %b
;   %3 = mul i32 %2, %2
;   ret i32 %3
; }
