; RUN: opt -passes=loop-unroll-and-jam -allow-unroll-and-jam -unroll-and-jam-count=2
; A store that meets itself: a[i + j] of iteration (i, j + 1) is that of (i + 1, j), which would come first.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = add nuw nsw i64 %i, %j
  %pw = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %at
  store i64 %i, ptr addrspace(1) %pw
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 60
  br i1 %j.done, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 10
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %at = add nuw nsw i64 %i, %j
;   %pw = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %at
;   store i64 %i, ptr addrspace(1) %pw, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 60
;   br i1 %j.done, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 10
;   br i1 %i.done, label %exit, label %outer
;
; exit:                                             ; preds = %latch
;   ret void
; }
