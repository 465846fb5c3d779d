; RUN: opt -passes=argpromotion
; What a callee no longer takes by pointer its caller may not need either; a pointer behind a pointer takes a second round.
define internal i32 @inner(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define internal i32 @outer(ptr %p) {
  %r = call i32 @inner(ptr %p)
  ret i32 %r
}
define internal i32 @twice(ptr %pp) {
  %p = load ptr, ptr %pp
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @f(ptr %p, ptr %pp) {
  %r = call i32 @outer(ptr %p)
  %s = call i32 @twice(ptr %pp)
  %t = add i32 %r, %s
  ret i32 %t
}
; EXPECT
; define internal i32 @inner(i32 %p.0.val) {
;   ret i32 %p.0.val
; }
;
; define internal i32 @outer(i32 %p.0.val) {
;   %r = call i32 @inner(i32 %p.0.val)
;   ret i32 %r
; }
;
; define internal i32 @twice(i32 %pp.0.val.0.val) {
;   ret i32 %pp.0.val.0.val
; }
;
; define i32 @f(ptr %p, ptr %pp) {
;   %p.val = load i32, ptr %p, align 4
;   %r = call i32 @outer(i32 %p.val)
;   %pp.val = load ptr, ptr %pp, align 8
;   %pp.val.val = load i32, ptr %pp.val, align 4
;   %s = call i32 @twice(i32 %pp.val.val)
;   %t = add i32 %r, %s
;   ret i32 %t
; }
