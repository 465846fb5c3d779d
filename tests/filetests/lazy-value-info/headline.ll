; RUN: opt -passes='print<lazy-value-info>' -disable-output
; No pass leaves facts behind, so each function has a headline alone.
define i32 @f(i32 %x) {
  ret i32 %x
}
define i32 @g(i32 %x) {
  ret i32 %x
}
; EXPECT
; LVI for function 'f':
; LVI for function 'g':
