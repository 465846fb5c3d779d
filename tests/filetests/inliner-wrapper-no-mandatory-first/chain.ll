; RUN: opt -passes='inliner-wrapper-no-mandatory-first'
; Callees come first, so that a chain becomes one function.
define internal i32 @a(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define internal i32 @b(i32 %x) {
  %y = call i32 @a(i32 %x)
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %x) {
;   %y.i.i = mul i32 %x, 3
;   ret i32 %y.i.i
; }
