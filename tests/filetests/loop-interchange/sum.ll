; RUN: opt -passes=loop-interchange
; A sum of integers over both loops moves with them, and may wrap on the way in the new order.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  %so = phi i32 [ 0, %entry ], [ %s1.l, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %s = phi i32 [ %so, %outer ], [ %s1, %inner ]
  %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %j, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %s1 = add nsw i32 %s, %x
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %s1.l = phi i32 [ %s1, %inner ]
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  %r = phi i32 [ %s1.l, %olatch ]
  store i32 %r, ptr addrspace(1) %b
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   br label %inner.preheader
;
; outer.preheader:                                  ; preds = %inner
;   br label %outer
;
; outer:                                            ; preds = %olatch, %outer.preheader
;   %i = phi i64 [ %inext, %olatch ], [ 0, %outer.preheader ]
;   %s = phi i32 [ %s1, %olatch ], [ %so, %outer.preheader ]
;   br label %inner.split1
;
; inner.preheader:                                  ; preds = %entry
;   br label %inner
;
; inner:                                            ; preds = %inner.split, %inner.preheader
;   %j = phi i64 [ %0, %inner.split ], [ 0, %inner.preheader ]
;   %so = phi i32 [ %s1.l, %inner.split ], [ 0, %inner.preheader ]
;   br label %outer.preheader
;
; inner.split1:                                     ; preds = %outer
;   %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %j, i64 %i
;   %x = load i32, ptr addrspace(1) %p, align 4
;   %s1 = add i32 %s, %x
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br label %olatch
;
; inner.split:                                      ; preds = %olatch
;   %s1.l = phi i32 [ %s1, %olatch ]
;   %0 = add nuw nsw i64 %j, 1
;   %1 = icmp eq i64 %0, 64
;   br i1 %1, label %exit, label %inner
;
; olatch:                                           ; preds = %inner.split1
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %inner.split, label %outer
;
; exit:                                             ; preds = %inner.split
;   %r = phi i32 [ %s1.l, %inner.split ]
;   store i32 %r, ptr addrspace(1) %b, align 4
;   ret void
; }
