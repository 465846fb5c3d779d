; RUN: not opt -passes='nvvm-verify'
; Kernels are launched, never called, and constant memory is never stored to: both instructions are shown.
define ptx_kernel void @k() {
  ret void
}

define void @f(ptr addrspace(4) %c) {
  call ptx_kernel void @k()
  store i32 1, ptr addrspace(4) %c, align 4
  ret void
}
; EXPECT
; INPUT: error: kernel `k` is called: kernels are launched
;   call ptx_kernel void @k()
; a store to constant memory
;   store i32 1, ptr addrspace(4) %c, align 4
; after pass `nvvm-verify` on function `f`
