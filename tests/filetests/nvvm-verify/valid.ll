; RUN: opt -passes='nvvm-verify'
; What the target has code for is left as it is.
@s = internal addrspace(3) global [4 x i32] poison
@c = internal addrspace(4) constant i32 7

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = alloca i32, align 4
  %v = load i32, ptr addrspace(4) @c, align 4
  store i32 %v, ptr %a, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [4 x i32] poison
; @c = internal addrspace(4) constant i32 7
;
; define ptx_kernel void @k(ptr addrspace(1) %p) {
;   %a = alloca i32, align 4
;   %v = load i32, ptr addrspace(4) @c, align 4
;   store i32 %v, ptr %a, align 4
;   store i32 %v, ptr addrspace(1) %p, align 4
;   ret void
; }
