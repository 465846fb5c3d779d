; RUN: opt -passes='name-anon-globals'
; Unnamed variables of shared memory are used by the kernel under the new names.
@0 = internal addrspace(3) global [4 x i32] undef
@1 = internal addrspace(3) global [4 x i32] undef
define ptx_kernel void @k(i32 %x) {
  store i32 %x, ptr addrspace(3) @0
  store i32 %x, ptr addrspace(3) @1
  ret void
}
; EXPECT
; @anon.8ce4b16b22b58894aa86c421e8759df3.0 = internal addrspace(3) global [4 x i32] undef
; @anon.8ce4b16b22b58894aa86c421e8759df3.1 = internal addrspace(3) global [4 x i32] undef
;
; define ptx_kernel void @k(i32 %x) {
;   store i32 %x, ptr addrspace(3) @anon.8ce4b16b22b58894aa86c421e8759df3.0, align 4
;   store i32 %x, ptr addrspace(3) @anon.8ce4b16b22b58894aa86c421e8759df3.1, align 4
;   ret void
; }
