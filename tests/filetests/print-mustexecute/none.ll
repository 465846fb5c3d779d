; RUN: opt -passes=print-mustexecute -disable-output
; Without loops there is the function alone.
define i32 @none(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
; EXPECT
; define i32 @none(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %y
; }
