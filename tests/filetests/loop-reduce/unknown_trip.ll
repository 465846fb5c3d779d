; RUN: opt -passes='loop(loop-reduce)' -disable-unknown-trip-lsr
; Only the loop whose trip count is known is changed.
target triple = "nvptx64-nvidia-cuda"
define void @known(ptr addrspace(1) %p, i64 %stride) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, %stride
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
  store i8 1, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, 100
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @unknown(ptr addrspace(1) %p, i64 %stride) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, %stride
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %v = load volatile i8, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %c = icmp eq i8 %v, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @known(ptr addrspace(1) %p, i64 %stride) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv1 = phi ptr addrspace(1) [ %lsr.iv1.next, %loop ], [ %p, %entry ]
;   %lsr.iv = phi i64 [ %lsr.iv.next, %loop ], [ 100, %entry ]
;   store i8 1, ptr addrspace(1) %lsr.iv1, align 1
;   %lsr.iv.next = add nsw i64 %lsr.iv, -1
;   %lsr.iv1.next = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %stride
;   %c = icmp eq i64 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @unknown(ptr addrspace(1) %p, i64 %stride) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %x = mul i64 %i, %stride
;   %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
;   %v = load volatile i8, ptr addrspace(1) %a, align 1
;   %next = add i64 %i, 1
;   %c = icmp eq i8 %v, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
