; RUN: opt -pass-remarks-missed=loop-fusion -passes=loop-fusion
; The second loop reads what a later iteration of the first writes, so both stay.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
  %x = trunc i64 %i to i32
  store i32 %x, ptr addrspace(1) %pa
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %between, label %first
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j.next, %second ]
  %pc = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %j
  %pd = getelementptr inbounds i32, ptr addrspace(1) %pc, i64 1
  %y = load i32, ptr addrspace(1) %pd
  %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %j
  store i32 %y, ptr addrspace(1) %pb
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %exit, label %second
exit:
  ret void
}
; EXPECT
; remark: <unknown>:0:0: [f]: entry and between: Dependencies prevent fusion
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) {
; entry:
;   br label %first
;
; first:                                            ; preds = %first, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
;   %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
;   %x = trunc i64 %i to i32
;   store i32 %x, ptr addrspace(1) %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 100
;   br i1 %i.done, label %between, label %first
;
; between:                                          ; preds = %first
;   br label %second
;
; second:                                           ; preds = %second, %between
;   %j = phi i64 [ 0, %between ], [ %j.next, %second ]
;   %pc = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %j
;   %pd = getelementptr inbounds i32, ptr addrspace(1) %pc, i64 1
;   %y = load i32, ptr addrspace(1) %pd, align 4
;   %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %j
;   store i32 %y, ptr addrspace(1) %pb, align 4
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 100
;   br i1 %j.done, label %exit, label %second
;
; exit:                                             ; preds = %second
;   ret void
; }
