; RUN: opt -passes='print<loops>' -disable-output
; A function without loops has a headline alone.
define i32 @straight(i32 %a) {
  ret i32 %a
}
; EXPECT
; Loop info for function 'straight':
