; RUN: opt -passes='module-inline'
; What is marked alwaysinline goes in first, and noinline stays a call.
define i32 @must(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @never(i32 %x) noinline {
  %y = xor i32 %x, 1
  ret i32 %y
}

define i32 @f(i32 %x) {
  %a = call i32 @must(i32 %x)
  %b = call i32 @never(i32 %a)
  ret i32 %b
}
; EXPECT
; ; Function Attrs: alwaysinline
; define i32 @must(i32 %x) #0 {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
;
; ; Function Attrs: noinline
; define i32 @never(i32 %x) #1 {
;   %y = xor i32 %x, 1
;   ret i32 %y
; }
;
; define i32 @f(i32 %x) {
;   %y.i = add i32 %x, 1
;   %b = call i32 @never(i32 %y.i)
;   ret i32 %b
; }
;
; attributes #0 = { alwaysinline }
; attributes #1 = { noinline }
