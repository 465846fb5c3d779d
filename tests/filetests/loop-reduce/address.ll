; RUN: opt -passes='loop(loop-reduce)'
; A product of the counter leaves the loop: the address steps by the stride.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, %stride
  %a = getelementptr float, ptr addrspace(1) %p, i64 %x
  store float 1.0, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p, i64 %stride, i64 %n) {
; entry:
;   %0 = shl i64 %stride, 2
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv1 = phi ptr addrspace(1) [ %lsr.iv1.next, %loop ], [ %p, %entry ]
;   %lsr.iv = phi i64 [ %lsr.iv.next, %loop ], [ %n, %entry ]
;   store float 1.000000e+00, ptr addrspace(1) %lsr.iv1, align 4
;   %lsr.iv.next = add i64 %lsr.iv, -1
;   %lsr.iv1.next = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %0
;   %c = icmp eq i64 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
