; RUN: opt -passes='loop-interchange<always>'
; Barriers, volatile accesses, atomics, and inner loops as long as the outer counter says: all stay.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
define ptx_kernel void @volatile(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load volatile float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
define ptx_kernel void @atomic(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = atomicrmw fadd ptr addrspace(1) %p, float %k monotonic
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
define ptx_kernel void @triangle(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  %n = add nuw nsw i64 %i, 1
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, %n
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
define ptx_kernel void @triangle2(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ %i, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 100
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
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
; define ptx_kernel void @barrier(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; define ptx_kernel void @volatile(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load volatile float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; define ptx_kernel void @atomic(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = atomicrmw fadd ptr addrspace(1) %p, float %k monotonic, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; define ptx_kernel void @triangle(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   %n = add nuw nsw i64 %i, 1
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, %n
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; define ptx_kernel void @triangle2(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ %i, %outer ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 100
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
