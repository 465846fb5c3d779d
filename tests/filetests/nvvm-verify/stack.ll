; RUN: not opt -passes='nvvm-verify,sroa'
; A stack slot in shared memory is refused, and the rows behind are not run.
define void @f() {
  %a = alloca i32, align 4, addrspace(3)
  ret void
}
; EXPECT
; INPUT: error: a stack slot in address space 3: the stack is in generic or local memory
;   %a = alloca i32, align 4, addrspace(3)
; after pass `nvvm-verify` on function `f`
