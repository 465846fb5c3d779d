; RUN: opt -passes=loop-versioning
; A shuffle would depend on the comparison: the loop stays one.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load float, ptr addrspace(1) %pd
  %ii = trunc i64 %i to i32
  %w = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %ii, i32 1, i32 31)
  %wf = bitcast i32 %w to float
  %v = fadd float %u, %wf
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #0
;
; define ptx_kernel void @f(ptr addrspace(1) %c, ptr addrspace(1) %d) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4
;   %ii = trunc i64 %i to i32
;   %w = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %ii, i32 1, i32 31)
;   %wf = bitcast i32 %w to float
;   %v = fadd float %u, %wf
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float %v, ptr addrspace(1) %pc, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
