; RUN: opt -passes=gvn
; Volatile and ordered accesses stay; others look past volatile ones of other memory, and past no acquiring one.
define i32 @f(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p, align 4
  %v = load volatile i32, ptr %q, align 4
  %b = load i32, ptr %p, align 4
  %v2 = load volatile i32, ptr %q, align 4
  %w = load atomic i32, ptr %q acquire, align 4
  %c = load i32, ptr %p, align 4
  %x = add i32 %a, %b
  %y = add i32 %v, %v2
  %z = add i32 %x, %y
  %u = add i32 %z, %w
  %t = add i32 %u, %c
  ret i32 %t
}
; EXPECT
; define i32 @f(ptr noalias %p, ptr noalias %q) {
;   %a = load i32, ptr %p, align 4
;   %v = load volatile i32, ptr %q, align 4
;   %v2 = load volatile i32, ptr %q, align 4
;   %w = load atomic i32, ptr %q acquire, align 4
;   %c = load i32, ptr %p, align 4
;   %x = add i32 %a, %a
;   %y = add i32 %v, %v2
;   %z = add i32 %x, %y
;   %u = add i32 %z, %w
;   %t = add i32 %u, %c
;   ret i32 %t
; }
