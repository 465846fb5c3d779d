; RUN: opt -passes='sinking2'
; A value whose two operands would live longer stays.
define i32 @pressure(i32 %a, i32 %b, ptr %p) {
  %u = add i32 %a, 1
  %v = add i32 %b, 1
  %x = mul i32 %u, %v
  %l = load volatile i32, ptr %p
  %y = add i32 %x, %l
  ret i32 %y
}
; EXPECT
; define i32 @pressure(i32 %a, i32 %b, ptr %p) {
;   %u = add i32 %a, 1
;   %v = add i32 %b, 1
;   %x = mul i32 %u, %v
;   %l = load volatile i32, ptr %p, align 4
;   %y = add i32 %x, %l
;   ret i32 %y
; }
