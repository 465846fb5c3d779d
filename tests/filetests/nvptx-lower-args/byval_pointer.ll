; RUN: opt -passes='nvptx-lower-args'
; A pointer in a struct argument of a kernel is global too.
target triple = "nvptx64-nvidia-cuda"

%s = type { ptr, i32 }
define ptx_kernel void @k(ptr byval(%s) align 8 %p) {
  %q = load ptr, ptr %p, align 8
  store i32 1, ptr %q, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %s = type { ptr, i32 }
;
; define ptx_kernel void @k(ptr byval(%s) align 8 %p) {
;   %q = load ptr, ptr %p, align 8
;   %1 = addrspacecast ptr %q to ptr addrspace(1)
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   store i32 1, ptr %2, align 4
;   ret void
; }
