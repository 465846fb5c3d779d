; RUN: opt -passes='inline'
; noinline, recursion and weak definitions stay calls.
define i32 @never(i32 %x) noinline {
  ret i32 %x
}
define weak i32 @weak(i32 %x) {
  ret i32 %x
}
define i32 @fact(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %rec
one:
  ret i32 1
rec:
  %m = sub i32 %n, 1
  %r = call i32 @fact(i32 %m)
  %s = mul i32 %n, %r
  ret i32 %s
}
define i32 @g(i32 %a) {
  %x = call i32 @never(i32 %a)
  %y = call i32 @weak(i32 %x)
  ret i32 %y
}
; EXPECT
; ; Function Attrs: noinline
; define i32 @never(i32 %x) #0 {
;   ret i32 %x
; }
;
; define weak i32 @weak(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @fact(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %one, label %rec
;
; one:                                              ; preds = %entry
;   ret i32 1
;
; rec:                                              ; preds = %entry
;   %m = sub i32 %n, 1
;   %r = call i32 @fact(i32 %m)
;   %s = mul i32 %n, %r
;   ret i32 %s
; }
;
; define i32 @g(i32 %a) {
;   %x = call i32 @never(i32 %a)
;   %y = call i32 @weak(i32 %x)
;   ret i32 %y
; }
;
; attributes #0 = { noinline }
