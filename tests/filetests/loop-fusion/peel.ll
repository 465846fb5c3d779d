; RUN: opt -loop-fusion-peel-max-count=2 -passes=loop-fusion
; The first loop runs twice more: with the knob, two of its iterations are peeled.
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
  %i.done = icmp eq i64 %i.next, 102
  br i1 %i.done, label %between, label %first
between:
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j.next, %second ]
  %pc = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %j
  %y = load i32, ptr addrspace(1) %pc
  %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %j
  store i32 %y, ptr addrspace(1) %pb
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
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) {
; entry:
;   br label %first.peel.begin
;
; first.peel.begin:                                 ; preds = %entry
;   br label %first.peel
;
; first.peel:                                       ; preds = %first.peel.begin
;   %pa.peel = getelementptr inbounds i32, ptr addrspace(1) %a, i64 0
;   %x.peel = trunc i64 0 to i32
;   store i32 %x.peel, ptr addrspace(1) %pa.peel, align 4
;   %i.next.peel = add nuw nsw i64 0, 1
;   %i.done.peel = icmp eq i64 %i.next.peel, 102
;   br label %first.peel.next
;
; first.peel.next:                                  ; preds = %first.peel
;   br label %first.peel2
;
; first.peel2:                                      ; preds = %first.peel.next
;   %pa.peel3 = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i.next.peel
;   %x.peel4 = trunc i64 %i.next.peel to i32
;   store i32 %x.peel4, ptr addrspace(1) %pa.peel3, align 4
;   %i.next.peel5 = add nuw nsw i64 %i.next.peel, 1
;   %i.done.peel6 = icmp eq i64 %i.next.peel5, 102
;   br label %first.peel.next1
;
; first.peel.next1:                                 ; preds = %first.peel2
;   br label %first.peel.next7
;
; first.peel.next7:                                 ; preds = %first.peel.next1
;   br label %entry.peel.newph
;
; entry.peel.newph:                                 ; preds = %first.peel.next7
;   br label %first
;
; first:                                            ; preds = %first, %entry.peel.newph
;   %i = phi i64 [ %i.next.peel5, %entry.peel.newph ], [ %i.next, %first ]
;   %j = phi i64 [ 0, %entry.peel.newph ], [ %j.next, %first ]
;   %pa = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %i
;   %x = trunc i64 %i to i32
;   store i32 %x, ptr addrspace(1) %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 102
;   %pc = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %j
;   %y = load i32, ptr addrspace(1) %pc, align 4
;   %pb = getelementptr inbounds i32, ptr addrspace(1) %b, i64 %j
;   store i32 %y, ptr addrspace(1) %pb, align 4
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, 100
;   br i1 %j.done, label %exit, label %first
;
; exit:                                             ; preds = %first
;   ret void
; }
