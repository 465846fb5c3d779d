; RUN: opt -passes='loop-interchange<always>'
; A guard of the inner loop would stand behind the test that needs it: the loops stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, i64 %n, i64 %m, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  %any = icmp ne i64 %m, 0
  br i1 %any, label %ph, label %olatch
ph:
  br label %inner
inner:
  %j = phi i64 [ 0, %ph ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, %m
  br i1 %jdone, label %olatch.loopexit, label %inner
olatch.loopexit:
  br label %olatch
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, %n
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, i64 %n, i64 %m, float %k) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
;   %any = icmp ne i64 %m, 0
;   br i1 %any, label %ph, label %olatch
;
; ph:                                               ; preds = %outer
;   br label %inner
;
; inner:                                            ; preds = %inner, %ph
;   %j = phi i64 [ 0, %ph ], [ %jnext, %inner ]
;   %p = getelementptr inbounds [64 x float], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, %m
;   br i1 %jdone, label %olatch.loopexit, label %inner
;
; olatch.loopexit:                                  ; preds = %inner
;   br label %olatch
;
; olatch:                                           ; preds = %olatch.loopexit, %outer
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, %n
;   br i1 %idone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
