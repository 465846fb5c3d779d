; RUN: opt -passes='reassociate<keep-forms>'
; What joins no tree keeps its form: the order of operands, a shift, an `or` of values without common bits. A tree that is regrouped
; is written as it would be without the parameter.
define i32 @alone(i32 %a, i32 %b, i32 %c) {
  %s = shl nuw i32 %a, 3
  %x = mul i32 %b, %c
  %y = add i32 %x, %s
  %low = and i32 %b, 7
  %high = shl i32 %c, 3
  %z = or disjoint i32 %high, %low
  %u = mul i32 %z, %y
  ret i32 %u
}
define i32 @tree(i32 %a, i32 %b) {
  %x = add i32 %a, 5
  %y = shl i32 %x, 1
  %z = add i32 %y, 7
  %w = add i32 %b, %z
  ret i32 %w
}
; EXPECT
; define i32 @alone(i32 %a, i32 %b, i32 %c) {
;   %s = shl nuw i32 %a, 3
;   %x = mul i32 %b, %c
;   %y = add i32 %x, %s
;   %low = and i32 %b, 7
;   %high = shl i32 %c, 3
;   %z = or disjoint i32 %high, %low
;   %u = mul i32 %z, %y
;   ret i32 %u
; }
;
; define i32 @tree(i32 %a, i32 %b) {
;   %x = add i32 %a, 5
;   %y = shl i32 %x, 1
;   %z = add i32 %b, 7
;   %w = add i32 %z, %y
;   ret i32 %w
; }
