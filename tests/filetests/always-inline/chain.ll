; RUN: opt -passes='always-inline'
; A callee that itself calls an `alwaysinline` function is inlined with it, so both are gone.
define internal i32 @a(i32 %x) alwaysinline {
  ret i32 %x
}
define internal i32 @b(i32 %x) alwaysinline {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
define i32 @g(i32 %x) {
  %r = call i32 @b(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @g(i32 %x) {
;   ret i32 %x
; }
