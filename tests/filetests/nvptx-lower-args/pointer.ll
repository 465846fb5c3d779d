; RUN: opt -passes='nvptx-lower-args'
; A pointer argument of a kernel is global: its uses go through a cast to global memory and back.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %p, i32 %v) {
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   store i32 %v, ptr %2, align 4
;   ret void
; }
