; RUN: not opt -passes='nvvm-verify'
; Variables are in a space that holds variables, and of the program rather than of a thread.
@a = addrspace(7) global i32 0
@b = thread_local global i32 0
@c = internal addrspace(3) global i32 undef

define void @f() {
  ret void
}
; EXPECT
; INPUT: error: variable `a` is in address space 7, which holds no variables
; variable `b` is thread-local: variables are of the whole program
; after pass `nvvm-verify` on function `f`
