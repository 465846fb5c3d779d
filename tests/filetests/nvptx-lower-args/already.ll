; RUN: opt -passes='nvptx-lower-args'
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %g, align 4
  ret void
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %p) {
;   %g = addrspacecast ptr %p to ptr addrspace(1)
;   store i32 1, ptr addrspace(1) %g, align 4
;   ret void
; }
