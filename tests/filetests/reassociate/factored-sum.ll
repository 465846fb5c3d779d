; RUN: opt -passes='reassociate'
; A common factor is taken out of two products: what is known of these is of no use to the sum then, which loses nsw.
define i32 @products(i8 %a8, i8 %e8, i8 %b8, i8 %g8, i8 %d8, i32 %c) {
  %a = zext i8 %a8 to i32
  %e = zext i8 %e8 to i32
  %b = zext i8 %b8 to i32
  %g = zext i8 %g8 to i32
  %d = zext i8 %d8 to i32
  %ae = mul nsw i32 %a, %e
  %p = mul nsw i32 %ae, %c
  %bg = mul nsw i32 %b, %g
  %q = mul nsw i32 %bg, %c
  %s = add nsw i32 %p, %q
  %t = add nsw i32 %s, %d
  ret i32 %t
}
; EXPECT
; define i32 @products(i8 %a8, i8 %e8, i8 %b8, i8 %g8, i8 %d8, i32 %c) {
;   %a = zext i8 %a8 to i32
;   %e = zext i8 %e8 to i32
;   %b = zext i8 %b8 to i32
;   %g = zext i8 %g8 to i32
;   %d = zext i8 %d8 to i32
;   %p = mul i32 %e, %a
;   %q = mul i32 %g, %b
;   %reass.add = add i32 %p, %q
;   %reass.mul = mul i32 %reass.add, %c
;   %t = add i32 %reass.mul, %d
;   ret i32 %t
; }
