; RUN: opt -passes=function-attrs
; Bodies that the linker may replace, and functions that are not optimised, prove nothing, not even of their callers.
define weak i32 @weak(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define linkonce_odr i32 @odr(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define available_externally i32 @elsewhere(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @plain(ptr %p) noinline optnone {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @caller(ptr %p) {
  %a = call i32 @weak(ptr %p)
  %b = call i32 @odr(ptr %p)
  %c = call i32 @plain(ptr %p)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
; EXPECT
; define weak i32 @weak(ptr %p) {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define linkonce_odr i32 @odr(ptr %p) {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define available_externally i32 @elsewhere(ptr %p) {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: noinline optnone
; define i32 @plain(ptr %p) #0 {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define i32 @caller(ptr %p) {
;   %a = call i32 @weak(ptr %p)
;   %b = call i32 @odr(ptr %p)
;   %c = call i32 @plain(ptr %p)
;   %d = add i32 %a, %b
;   %e = add i32 %d, %c
;   ret i32 %e
; }
;
; attributes #0 = { noinline optnone }
