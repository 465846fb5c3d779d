; RUN: opt -passes='nvptx-lower-args,infer-address-spaces'
; What stays generic, an argument of a call, is not cast to a space and back.
target triple = "nvptx64-nvidia-cuda"
declare void @keep(ptr)
define ptx_kernel void @f(ptr %p, ptr %q, i1 %c, i64 %i) {
  call void @keep(ptr %p)
  %v = load float, ptr %q, align 4
  %g = getelementptr float, ptr %p, i64 %i
  store float %v, ptr %g, align 4
  %s = select i1 %c, ptr %q, ptr null
  call void @keep(ptr %s)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @keep(ptr)
;
; define ptx_kernel void @f(ptr %p, ptr %q, i1 %c, i64 %i) {
;   %1 = addrspacecast ptr %q to ptr addrspace(1)
;   %2 = addrspacecast ptr %p to ptr addrspace(1)
;   call void @keep(ptr %p)
;   %v = load float, ptr addrspace(1) %1, align 4
;   %g = getelementptr float, ptr addrspace(1) %2, i64 %i
;   store float %v, ptr addrspace(1) %g, align 4
;   %s = select i1 %c, ptr %q, ptr null
;   call void @keep(ptr %s)
;   ret void
; }
