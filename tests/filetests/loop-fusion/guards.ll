; RUN: opt -pass-remarks-missed=loop-fusion -passes=loop-fusion
; The guards ask different things, so both loops stay.
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
  %again = icmp sgt i64 %n, 1
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
; remark: <unknown>:0:0: [f]: first.pre and second.pre: Candidates have different guards
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i64 %n) {
; entry:
;   %guard = icmp sgt i64 %n, 0
;   br i1 %guard, label %first.pre, label %middle
;
; first.pre:                                        ; preds = %entry
;   br label %first
;
; first:                                            ; preds = %first, %first.pre
;   %i = phi i64 [ 0, %first.pre ], [ %i.next, %first ]
;   %pa = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
;   store i64 %i, ptr addrspace(1) %pa, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, %n
;   br i1 %i.done, label %first.exit, label %first
;
; first.exit:                                       ; preds = %first
;   br label %middle
;
; middle:                                           ; preds = %first.exit, %entry
;   %again = icmp sgt i64 %n, 1
;   br i1 %again, label %second.pre, label %exit
;
; second.pre:                                       ; preds = %middle
;   br label %second
;
; second:                                           ; preds = %second, %second.pre
;   %j = phi i64 [ 0, %second.pre ], [ %j.next, %second ]
;   %pb = getelementptr inbounds i64, ptr addrspace(1) %b, i64 %j
;   store i64 %j, ptr addrspace(1) %pb, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, %n
;   br i1 %j.done, label %second.exit, label %second
;
; second.exit:                                      ; preds = %second
;   br label %exit
;
; exit:                                             ; preds = %second.exit, %middle
;   ret void
; }
