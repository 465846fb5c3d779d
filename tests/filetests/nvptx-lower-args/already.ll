; RUN: opt -passes='nvptx-lower-args'
; A pointer argument of a kernel that is cast to global memory already is left as it is.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %g, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %p) {
;   %g = addrspacecast ptr %p to ptr addrspace(1)
;   store i32 1, ptr addrspace(1) %g, align 4
;   ret void
; }
