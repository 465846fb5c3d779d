; RUN: opt -passes='inliner-wrapper'
; A function with one caller goes into it, and away where nobody else can see it.
define internal i32 @once(i32 %x) {
  %y = mul i32 %x, 7
  ret i32 %y
}

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %y = call i32 @once(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
; EXPECT
; define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
;   %y.i = mul i32 %x, 7
;   store i32 %y.i, ptr addrspace(1) %p, align 4
;   ret void
; }
