; RUN: opt -passes='early-cse'
; Selects of one extreme, and selects by inverse conditions, are equal.
define i32 @lesser(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %d = icmp slt i32 %b, %a
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %d, i32 %b, i32 %a
  %r = mul i32 %s, %t
  ret i32 %r
}
define i1 @inverse(i1 %x, i32 %a, i32 %b) {
  %n = xor i1 %x, true
  %s = select i1 %x, i32 %a, i32 %b
  %t = select i1 %n, i32 %b, i32 %a
  %r = icmp eq i32 %s, %t
  ret i1 %r
}
define i1 @inverse_comparison(float %x, float %y, i32 %a, i32 %b) {
  %c = fcmp olt float %x, %y
  %d = fcmp ule float %y, %x
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %d, i32 %b, i32 %a
  %r = icmp eq i32 %s, %t
  ret i1 %r
}
; The other extreme, the other values, and a comparison that promises something.
define i32 @stays(i32 %a, i32 %b, i32 %e) {
  %c = icmp slt i32 %a, %b
  %d = icmp sgt i32 %a, %b
  %g = icmp samesign uge i32 %a, %b
  %h = icmp ult i32 %a, %b
  %s = select i1 %c, i32 %a, i32 %b
  %t = select i1 %d, i32 %a, i32 %b
  %u = select i1 %c, i32 %a, i32 %e
  %v = select i1 %g, i32 %e, i32 %b
  %w = select i1 %h, i32 %b, i32 %e
  %r = mul i32 %s, %t
  %q = mul i32 %r, %u
  %o = mul i32 %q, %v
  %p = mul i32 %o, %w
  ret i32 %p
}
define i1 @same_operands(float %x, i1 %z) {
  %c = fcmp ult float %x, %x
  %d = fcmp ugt float %x, %x
  %r = icmp eq i1 %c, %d
  ret i1 %r
}
; EXPECT
; define i32 @lesser(i32 %a, i32 %b) {
;   %c = icmp slt i32 %a, %b
;   %d = icmp slt i32 %b, %a
;   %s = select i1 %c, i32 %a, i32 %b
;   %r = mul i32 %s, %s
;   ret i32 %r
; }
;
; define i1 @inverse(i1 %x, i32 %a, i32 %b) {
;   %n = xor i1 %x, true
;   %s = select i1 %x, i32 %a, i32 %b
;   ret i1 true
; }
;
; define i1 @inverse_comparison(float %x, float %y, i32 %a, i32 %b) {
;   %c = fcmp olt float %x, %y
;   %d = fcmp ule float %y, %x
;   %s = select i1 %c, i32 %a, i32 %b
;   ret i1 true
; }
;
; define i32 @stays(i32 %a, i32 %b, i32 %e) {
;   %c = icmp slt i32 %a, %b
;   %d = icmp sgt i32 %a, %b
;   %g = icmp samesign uge i32 %a, %b
;   %h = icmp ult i32 %a, %b
;   %s = select i1 %c, i32 %a, i32 %b
;   %t = select i1 %d, i32 %a, i32 %b
;   %u = select i1 %c, i32 %a, i32 %e
;   %v = select i1 %g, i32 %e, i32 %b
;   %w = select i1 %h, i32 %b, i32 %e
;   %r = mul i32 %s, %t
;   %q = mul i32 %r, %u
;   %o = mul i32 %q, %v
;   %p = mul i32 %o, %w
;   ret i32 %p
; }
;
; define i1 @same_operands(float %x, i1 %z) {
;   %c = fcmp ult float %x, %x
;   ret i1 true
; }
