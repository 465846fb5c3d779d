; RUN: opt -passes=loop-fusion
; Both loops stand behind the same comparison: the first guard leads around the loop that is made of both.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i64 %n) {
entry:
  %guard = icmp sgt i64 %n, 0
  br i1 %guard, label %first.pre, label %middle
first.pre:
  br label %first
first:
  %i = phi i64 [ 0, %first.pre ], [ %i.next, %first ]
  %pa = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %i, ptr addrspace(1) %pa
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %first.exit, label %first
first.exit:
  br label %middle
middle:
  %again = icmp sgt i64 %n, 0
  br i1 %again, label %second.pre, label %exit
second.pre:
  br label %second
second:
  %j = phi i64 [ 0, %second.pre ], [ %j.next, %second ]
  %pb = getelementptr inbounds i64, ptr addrspace(1) %b, i64 %j
  store i64 %j, ptr addrspace(1) %pb
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %second.exit, label %second
second.exit:
  br label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i64 %n) {
; entry:
;   %guard = icmp sgt i64 %n, 0
;   %again = icmp sgt i64 %n, 0
;   br i1 %guard, label %first.pre, label %exit
;
; first.pre:                                        ; preds = %entry
;   br label %first
;
; first:                                            ; preds = %first, %first.pre
;   %i = phi i64 [ 0, %first.pre ], [ %i.next, %first ]
;   %j = phi i64 [ 0, %first.pre ], [ %j.next, %first ]
;   %pa = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
;   store i64 %i, ptr addrspace(1) %pa, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, %n
;   %pb = getelementptr inbounds i64, ptr addrspace(1) %b, i64 %j
;   store i64 %j, ptr addrspace(1) %pb, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, %n
;   br i1 %j.done, label %second.exit, label %first
;
; second.exit:                                      ; preds = %first
;   br label %exit
;
; exit:                                             ; preds = %second.exit, %entry
;   ret void
; }
