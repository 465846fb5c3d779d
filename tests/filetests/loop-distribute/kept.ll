; RUN: opt -passes=loop-distribute -enable-loop-distribute
; Loops with a barrier, a volatile load, an atomic, or a shuffle that pointers would have to be compared for: all stay.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
define ptx_kernel void @barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load float, ptr addrspace(1) %pd
  %v = fadd float %u, 1.0
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
define ptx_kernel void @volatile(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load volatile float, ptr addrspace(1) %pd
  %v = fadd float %u, 1.0
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
define ptx_kernel void @atomic(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = atomicrmw fadd ptr addrspace(1) %pd, float 1.0 monotonic
  %v = fadd float %u, 1.0
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float %v, ptr addrspace(1) %pc
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
declare i32 @llvm.shuffle.unknown(i32) convergent nounwind willreturn memory(none)
define ptx_kernel void @dominated_by_check(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %d) convergent {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %ii = trunc i64 %i to i32
  %w = call i32 @llvm.shuffle.unknown(i32 %ii)
  %wf = bitcast i32 %w to float
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
  %u = load float, ptr addrspace(1) %pd
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
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #1
;
; define ptx_kernel void @barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4
;   %y = fmul float %x, 2.000000e+00
;   %i1 = add nuw nsw i64 %i, 1
;   %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
;   store float %y, ptr addrspace(1) %pa1, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4
;   %v = fadd float %u, 1.000000e+00
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
; define ptx_kernel void @volatile(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4
;   %y = fmul float %x, 2.000000e+00
;   %i1 = add nuw nsw i64 %i, 1
;   %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
;   store float %y, ptr addrspace(1) %pa1, align 4
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load volatile float, ptr addrspace(1) %pd, align 4
;   %v = fadd float %u, 1.000000e+00
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
; define ptx_kernel void @atomic(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4
;   %y = fmul float %x, 2.000000e+00
;   %i1 = add nuw nsw i64 %i, 1
;   %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
;   store float %y, ptr addrspace(1) %pa1, align 4
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = atomicrmw fadd ptr addrspace(1) %pd, float 1.000000e+00 monotonic, align 4
;   %v = fadd float %u, 1.000000e+00
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
; ; Function Attrs: convergent nounwind willreturn memory(none)
; ; Unknown intrinsic
; declare i32 @llvm.shuffle.unknown(i32) #2
;
; ; Function Attrs: convergent
; define ptx_kernel void @dominated_by_check(ptr addrspace(1) %a, ptr addrspace(1) %c, ptr addrspace(1) %d) #3 {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4
;   %y = fmul float %x, 2.000000e+00
;   %i1 = add nuw nsw i64 %i, 1
;   %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
;   store float %y, ptr addrspace(1) %pa1, align 4
;   %ii = trunc i64 %i to i32
;   %w = call i32 @llvm.shuffle.unknown(i32 %ii)
;   %wf = bitcast i32 %w to float
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %i
;   %u = load float, ptr addrspace(1) %pd, align 4
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
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
; attributes #2 = { convergent nounwind willreturn memory(none) }
; attributes #3 = { convergent }
