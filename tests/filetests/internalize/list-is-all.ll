; RUN: opt -passes='internalize<preserve-gv=a>'
; Where names are given, kernels and variables that they leave out become internal too, as in LLVM.
@g = addrspace(1) global i32 0
@u = addrspace(1) global i32 0
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @u to ptr)], section "llvm.metadata"
define ptx_kernel void @a() {
  ret void
}
define ptx_kernel void @b() {
  ret void
}
; EXPECT
; @g = internal addrspace(1) global i32 0
; @u = addrspace(1) global i32 0
; @llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @u to ptr)], section "llvm.metadata"
;
; define ptx_kernel void @a() {
;   ret void
; }
;
; define internal ptx_kernel void @b() {
;   ret void
; }
