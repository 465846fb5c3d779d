; RUN: opt -passes='expand-wide-integers'
; Without the routine the division stays; selection says what is missing.
define i256 @quotient(i256 %a, i256 %b) {
  %r = udiv i256 %a, %b
  ret i256 %r
}
; EXPECT
; define i256 @quotient(i256 %a, i256 %b) {
;   %r = udiv i256 %a, %b
;   ret i256 %r
; }
