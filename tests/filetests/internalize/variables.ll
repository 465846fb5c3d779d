; RUN: opt -passes='internalize'
; The host names global and constant variables, not shared ones.
@g = addrspace(1) global i32 0
@c = addrspace(4) constant i32 1
@s = addrspace(3) global [4 x i32] undef
define ptx_kernel void @k() {
  ret void
}
; EXPECT
; @g = addrspace(1) global i32 0
; @c = addrspace(4) constant i32 1
; @s = internal addrspace(3) global [4 x i32] undef
;
; define ptx_kernel void @k() {
;   ret void
; }
