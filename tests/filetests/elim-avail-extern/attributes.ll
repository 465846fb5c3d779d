; RUN: opt -passes=elim-avail-extern
; Attributes and calling convention stay; what describes the body goes.
define available_externally fastcc noundef i32 @elsewhere(ptr readonly captures(none) %p) nounwind prefix i32 1 {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @f(ptr %p) {
  %x = call fastcc i32 @elsewhere(ptr %p)
  ret i32 %x
}
; EXPECT
; ; Function Attrs: nounwind
; declare fastcc noundef i32 @elsewhere(ptr readonly captures(none)) #0
;
; define i32 @f(ptr %p) {
;   %x = call fastcc i32 @elsewhere(ptr %p)
;   ret i32 %x
; }
;
; attributes #0 = { nounwind }
