; RUN: opt -passes='inliner-wrapper-no-mandatory-first'
; What must not be inlined is not.
define internal i32 @a(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
; EXPECT
; ; Function Attrs: noinline
; define internal i32 @a(i32 %x) #0 {
;   %y = mul i32 %x, 3
;   ret i32 %y
; }
;
; define i32 @f(i32 %x) {
;   %r = call i32 @a(i32 %x)
;   ret i32 %r
; }
;
; attributes #0 = { noinline }
