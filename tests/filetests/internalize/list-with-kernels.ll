; RUN: opt -passes='internalize<kernels;preserve-gv=a>'
; Kernels and variables of the host stay visible beside the names, as `build --internalize=a` wants it.
@g = addrspace(1) global i32 0
@s = addrspace(3) global i32 undef
define void @a() {
  ret void
}
define void @b() {
  ret void
}
define ptx_kernel void @k() {
  ret void
}
; EXPECT
; @g = addrspace(1) global i32 0
; @s = internal addrspace(3) global i32 undef
;
; define void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
;
; define ptx_kernel void @k() {
;   ret void
; }
