; RUN: opt -passes=loop(loop-rotate,loop-unroll-full)
; LLVM has a pass over loops of this name, so it may stand among passes over loops: behind those before it.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a) {
entry:
  br label %header
header:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, 3
  br i1 %more, label %body, label %exit
body:
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %i, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  br label %header
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) %a) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   store i64 0, ptr addrspace(1) %a, align 8
;   %p.1 = getelementptr inbounds i64, ptr addrspace(1) %a, i64 1
;   store i64 1, ptr addrspace(1) %p.1, align 8
;   %p.2 = getelementptr inbounds i64, ptr addrspace(1) %a, i64 2
;   store i64 2, ptr addrspace(1) %p.2, align 8
;   ret void
; }
