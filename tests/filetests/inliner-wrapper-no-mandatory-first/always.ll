; RUN: opt -passes='inliner-wrapper-no-mandatory-first'
; A function marked alwaysinline is inlined with the others.
define i32 @a(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @a(i32 %x)
  ret i32 %r
}
; EXPECT
; ; Function Attrs: alwaysinline
; define i32 @a(i32 %x) #0 {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; define i32 @f(i32 %x) {
;   %y.i = add i32 %x, 1
;   ret i32 %y.i
; }
;
; attributes #0 = { alwaysinline }
