; RUN: opt -passes='inliner-wrapper-no-mandatory-first'
; A function that calls itself stays a function.
define i32 @a(i32 %x) {
  %y = call i32 @a(i32 %x)
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
; EXPECT
; define i32 @a(i32 %x) {
;   %y = call i32 @a(i32 %x)
;   ret i32 %y
; }
;
; define i32 @f(i32 %x) {
;   %r = call i32 @a(i32 %x)
;   ret i32 %r
; }
