; RUN: opt -passes='loop(loop-reduce)'
; A value that leaves the loop is that after the last increment.
target triple = "nvptx64-nvidia-cuda"
define i64 @f(ptr addrspace(1) %p, i64 %stride, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, %stride
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %v = load i8, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %z = icmp eq i8 %v, 0
  br i1 %z, label %exit, label %loop
exit:
  %r = phi i64 [ %next, %loop ]
  ret i64 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i64 @f(ptr addrspace(1) %p, i64 %stride, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv = phi ptr addrspace(1) [ %lsr.iv.next, %loop ], [ %p, %entry ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %v = load i8, ptr addrspace(1) %lsr.iv, align 1
;   %next = add i64 %i, 1
;   %z = icmp eq i8 %v, 0
;   %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 %stride
;   br i1 %z, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %r = phi i64 [ %next, %loop ]
;   ret i64 %r
; }
