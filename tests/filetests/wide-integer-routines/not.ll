; RUN: opt -passes='wide-integer-routines'
; No routine: a product that is made in place, a division that is a shift, one of 128 bits.
define i256 @none(i256 %a, i256 %b, i128 %c, i128 %d) {
  %m = mul i256 %a, %b
  %q = udiv i256 %m, 256
  %r = udiv i128 %c, %d
  %w = zext i128 %r to i256
  %s = add i256 %q, %w
  ret i256 %s
}
; EXPECT
; define i256 @none(i256 %a, i256 %b, i128 %c, i128 %d) {
;   %m = mul i256 %a, %b
;   %q = udiv i256 %m, 256
;   %r = udiv i128 %c, %d
;   %w = zext i128 %r to i256
;   %s = add i256 %q, %w
;   ret i256 %s
; }
