; RUN: opt -passes=loop-fusion
; Both loops store to one place. Where the second does so in some iterations only, the last store of the first may not come behind it.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @always(ptr addrspace(1) noalias %a) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  store i64 %i, ptr addrspace(1) %a
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %between, label %first
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j.next, %second ]
  %twice = shl i64 %j, 1
  store i64 %twice, ptr addrspace(1) %a
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %exit, label %second
exit:
  ret void
}

define ptx_kernel void @sometimes(ptr addrspace(1) noalias %a) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  store i64 %i, ptr addrspace(1) %a
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %between, label %first
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j.next, %latch ]
  %early = icmp ult i64 %j, 50
  br i1 %early, label %write, label %latch
write:
  store i64 %j, ptr addrspace(1) %a
  br label %latch
latch:
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %exit, label %second
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @always(ptr addrspace(1) noalias %a) {
; entry:
;   br label %first
;
; first:                                            ; preds = %first, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
;   %j = phi i64 [ 0, %entry ], [ %j.next, %first ]
;   store i64 %i, ptr addrspace(1) %a, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 100
;   %twice = shl i64 %j, 1
;   store i64 %twice, ptr addrspace(1) %a, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 100
;   br i1 %j.done, label %exit, label %first
;
; exit:                                             ; preds = %first
;   ret void
; }
;
; define ptx_kernel void @sometimes(ptr addrspace(1) noalias %a) {
; entry:
;   br label %first
;
; first:                                            ; preds = %first, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
;   store i64 %i, ptr addrspace(1) %a, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 100
;   br i1 %i.done, label %between, label %first
;
; between:                                          ; preds = %first
;   br label %second
;
; second:                                           ; preds = %latch, %between
;   %j = phi i64 [ 0, %between ], [ %j.next, %latch ]
;   %early = icmp ult i64 %j, 50
;   br i1 %early, label %write, label %latch
;
; write:                                            ; preds = %second
;   store i64 %j, ptr addrspace(1) %a, align 8
;   br label %latch
;
; latch:                                            ; preds = %write, %second
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 100
;   br i1 %j.done, label %exit, label %second
;
; exit:                                             ; preds = %latch
;   ret void
; }
