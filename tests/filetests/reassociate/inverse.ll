; RUN: opt -passes='reassociate,dce'
; Values meet their negations and complements.
define i32 @negation(i32 %a, i32 %b) {
  %n = sub i32 0, %a
  %x = add i32 %a, %b
  %y = add i32 %x, %n
  ret i32 %y
}
define i32 @complement(i32 %a, i32 %b) {
  %n = xor i32 %a, -1
  %x = or i32 %a, %b
  %y = or i32 %x, %n
  ret i32 %y
}
define i32 @masks(i32 %a) {
  %x = or i32 %a, 12
  %y = and i32 %a, 5
  %z = xor i32 %x, %y
  ret i32 %z
}
; EXPECT
; define i32 @negation(i32 %a, i32 %b) {
;   ret i32 %b
; }
;
; define i32 @complement(i32 %a, i32 %b) {
;   ret i32 -1
; }
;
; define i32 @masks(i32 %a) {
;   %and.ra = and i32 %a, -10
;   %z = xor i32 %and.ra, 12
;   ret i32 %z
; }
