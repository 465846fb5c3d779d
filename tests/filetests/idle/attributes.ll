; RUN: not opt -passes='stack-protector' -disable-output
; So is an attribute of a function.
define void @f() sspreq {
  ret void
}
; EXPECT
; INPUT: error: unimplemented: stack-protector on what @f has of guards of the stack
; after pass `stack-protector` on function `f`
