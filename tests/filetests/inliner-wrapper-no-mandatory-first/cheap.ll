; RUN: opt -passes='inliner-wrapper-no-mandatory-first'
; Small functions are inlined by cost.
define internal i32 @a(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %x) {
;   %y.i = mul i32 %x, 3
;   ret i32 %y.i
; }
