; RUN: opt -passes='always-inline'
; A function that calls itself is not inlined into itself.
define i32 @r(i32 %x) alwaysinline {
  %v = call i32 @r(i32 %x)
  ret i32 %v
}
; EXPECT
; ; Function Attrs: alwaysinline
; define i32 @r(i32 %x) #0 {
;   %v = call i32 @r(i32 %x)
;   ret i32 %v
; }
;
; attributes #0 = { alwaysinline }
