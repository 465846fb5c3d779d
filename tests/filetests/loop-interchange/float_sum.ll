; RUN: opt -passes=loop-interchange
; A sum of floats keeps its order: without reassoc the loops stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  %so = phi float [ 0.0, %entry ], [ %s1.l, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %s = phi float [ %so, %outer ], [ %s1, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %s1 = fadd float %s, %x
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %s1.l = phi float [ %s1, %inner ]
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  %r = phi float [ %s1.l, %olatch ]
  store float %r, ptr addrspace(1) %b
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   %so = phi float [ 0.000000e+00, %entry ], [ %s1.l, %olatch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
;   %s = phi float [ %so, %outer ], [ %s1, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %s1 = fadd float %s, %x
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br i1 %jdone, label %olatch, label %inner
;
; olatch:                                           ; preds = %inner
;   %s1.l = phi float [ %s1, %inner ]
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   %r = phi float [ %s1.l, %olatch ]
;   store float %r, ptr addrspace(1) %b, align 4
;   ret void
; }
