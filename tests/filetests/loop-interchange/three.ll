; RUN: opt -passes='loop-interchange<always>'
; Of three loops the innermost moves outwards as far as it can, then the next.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, float %k) {
entry:
  br label %l1
l1:
  %i = phi i64 [ 0, %entry ], [ %inext, %l1.latch ]
  br label %l2
l2:
  %j = phi i64 [ 0, %l1 ], [ %jnext, %l2.latch ]
  br label %l3
l3:
  %m = phi i64 [ 0, %l2 ], [ %mnext, %l3 ]
  %p = getelementptr inbounds [8 x [16 x float]], ptr addrspace(1) %a, i64 %m, i64 %j, i64 %i
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %mnext = add nuw nsw i64 %m, 1
  %mdone = icmp eq i64 %mnext, 4
  br i1 %mdone, label %l2.latch, label %l3
l2.latch:
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 8
  br i1 %jdone, label %l1.latch, label %l2
l1.latch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 16
  br i1 %idone, label %exit, label %l1
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, float %k) {
; entry:
;   br label %l3.preheader
;
; l1.preheader:                                     ; preds = %l2
;   br label %l1
;
; l1:                                               ; preds = %l1.latch, %l1.preheader
;   %i = phi i64 [ %inext, %l1.latch ], [ 0, %l1.preheader ]
;   br label %l3.split1
;
; l2.preheader:                                     ; preds = %l3
;   br label %l2
;
; l2:                                               ; preds = %l2.latch.split, %l2.preheader
;   %j = phi i64 [ %2, %l2.latch.split ], [ 0, %l2.preheader ]
;   br label %l1.preheader
;
; l3.preheader:                                     ; preds = %entry
;   br label %l3
;
; l3:                                               ; preds = %l3.split, %l3.preheader
;   %m = phi i64 [ %0, %l3.split ], [ 0, %l3.preheader ]
;   br label %l2.preheader
;
; l3.split1:                                        ; preds = %l1
;   %p = getelementptr inbounds [8 x [16 x float]], ptr addrspace(1) %a, i64 %m, i64 %j, i64 %i
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %mnext = add nuw nsw i64 %m, 1
;   %mdone = icmp eq i64 %mnext, 4
;   br label %l2.latch
;
; l3.split:                                         ; preds = %l2.latch.split
;   %0 = add nuw nsw i64 %m, 1
;   %1 = icmp eq i64 %0, 4
;   br i1 %1, label %exit, label %l3
;
; l2.latch:                                         ; preds = %l3.split1
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 8
;   br label %l1.latch
;
; l2.latch.split:                                   ; preds = %l1.latch
;   %2 = add nuw nsw i64 %j, 1
;   %3 = icmp eq i64 %2, 8
;   br i1 %3, label %l3.split, label %l2
;
; l1.latch:                                         ; preds = %l2.latch
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 16
;   br i1 %idone, label %l2.latch.split, label %l1
;
; exit:                                             ; preds = %l3.split
;   ret void
; }
