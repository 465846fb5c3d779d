; RUN: opt -passes=make-guards-explicit
; A function without guards stays.
define i32 @f(i1 %c) {
entry:
  ret i32 0
}
; EXPECT
; define i32 @f(i1 %c) {
; entry:
;   ret i32 0
; }
