; RUN: opt -passes='inline'
; A small function is inlined; the local copy goes.
define internal i32 @sq(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %v = call i32 @sq(i32 %a)
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a) {
;   %r.i = mul i32 %a, %a
;   store i32 %r.i, ptr addrspace(1) %p, align 4
;   ret void
; }
