; RUN: not opt -passes='nvvm-verify'
; A kernel that returns a value and is called by another function is refused, with the call.
define ptx_kernel i32 @k() {
  ret i32 0
}

define void @f() {
  %v = call ptx_kernel i32 @k()
  ret void
}
; EXPECT
; INPUT: error: a kernel cannot return a value
; after pass `nvvm-verify` on function `k`
