; RUN: opt -passes=elim-avail-extern
; A function that is also elsewhere becomes a declaration.
define available_externally i32 @elsewhere(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %x) {
  %y = call i32 @elsewhere(i32 %x)
  ret i32 %y
}
; EXPECT
; declare i32 @elsewhere(i32)
;
; define i32 @f(i32 %x) {
;   %y = call i32 @elsewhere(i32 %x)
;   ret i32 %y
; }
