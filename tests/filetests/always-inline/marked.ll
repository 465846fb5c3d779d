; RUN: opt -passes='always-inline'
; Only what is marked, whatever its size.
define i32 @yes(i32 %x) alwaysinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @no(i32 %x) {
  %r = add i32 %x, 2
  ret i32 %r
}
define i32 @g(i32 %x) {
  %a = call i32 @yes(i32 %x)
  %b = call i32 @no(i32 %a)
  ret i32 %b
}
; EXPECT
; ; Function Attrs: alwaysinline
; define i32 @yes(i32 %x) #0 {
;   %r = add i32 %x, 1
;   ret i32 %r
; }
;
; define i32 @no(i32 %x) {
;   %r = add i32 %x, 2
;   ret i32 %r
; }
;
; define i32 @g(i32 %x) {
;   %r.i = add i32 %x, 1
;   %b = call i32 @no(i32 %r.i)
;   ret i32 %b
; }
;
; attributes #0 = { alwaysinline }
