; RUN: opt -passes='nvptx-lower-args'
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  ret void
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %p, i32 %v) {
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   store i32 %v, ptr %2, align 4
;   ret void
; }
