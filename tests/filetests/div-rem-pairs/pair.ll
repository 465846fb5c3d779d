; RUN: opt -passes='div-rem-pairs'
; The remainder of a division that is done anyway costs a product and a difference; operands that may be undef are frozen.
define i32 @pair(i32 %a, i32 noundef %b) {
  %r = urem i32 %a, %b
  %q = udiv exact i32 %a, %b
  %s = add i32 %q, %r
  ret i32 %s
}
define i32 @other(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  %q = sdiv i32 %a, %b
  %s = add i32 %q, %r
  ret i32 %s
}
; EXPECT
; define i32 @pair(i32 %a, i32 noundef %b) {
;   %a.frozen = freeze i32 %a
;   %q = udiv i32 %a.frozen, %b
;   %1 = mul i32 %q, %b
;   %r.decomposed = sub i32 %a.frozen, %1
;   %s = add i32 %q, %r.decomposed
;   ret i32 %s
; }
;
; define i32 @other(i32 %a, i32 %b) {
;   %r = urem i32 %a, %b
;   %q = sdiv i32 %a, %b
;   %s = add i32 %q, %r
;   ret i32 %s
; }
