; RUN: opt -passes='inline'
; Callees first: both levels disappear.
define internal i32 @a(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @b(i32 %x) {
  %r = call i32 @a(i32 %x)
  %s = shl i32 %r, 1
  ret i32 %s
}
define i32 @g(i32 %x) {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @g(i32 %x) {
;   %r.i.i = add i32 %x, 1
;   %s.i = shl i32 %r.i.i, 1
;   ret i32 %s.i
; }
