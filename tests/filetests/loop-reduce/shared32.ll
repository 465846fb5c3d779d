; RUN: opt -passes='loop(loop-reduce)' -disable-lsr-for-sharedmem32-ptr
; Addresses of 32 bits in shared memory are left as they are when asked; others step.
target datalayout = "e-p:64:64-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(3) %p, ptr addrspace(1) %q, i32 %stride, i32 %n) {
entry:
  %w = zext i32 %stride to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i64 [ 0, %entry ], [ %j1, %loop ]
  %x = mul i32 %i, %stride
  %a = getelementptr i8, ptr addrspace(3) %p, i32 %x
  store i8 1, ptr addrspace(3) %a
  %y = mul i64 %j, %w
  %b = getelementptr i8, ptr addrspace(1) %q, i64 %y
  store i8 1, ptr addrspace(1) %b
  %next = add i32 %i, 1
  %j1 = add i64 %j, 1
  %c = icmp eq i32 %next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p:64:64-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(3) %p, ptr addrspace(1) %q, i32 %stride, i32 %n) {
; entry:
;   %w = zext i32 %stride to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv1 = phi ptr addrspace(1) [ %lsr.iv1.next, %loop ], [ %q, %entry ]
;   %lsr.iv = phi i32 [ %lsr.iv.next, %loop ], [ %n, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %x = mul i32 %i, %stride
;   %a = getelementptr i8, ptr addrspace(3) %p, i32 %x
;   store i8 1, ptr addrspace(3) %a, align 1
;   store i8 1, ptr addrspace(1) %lsr.iv1, align 1
;   %next = add i32 %i, 1
;   %lsr.iv.next = add i32 %lsr.iv, -1
;   %lsr.iv1.next = getelementptr i8, ptr addrspace(1) %lsr.iv1, i64 %w
;   %c = icmp eq i32 %lsr.iv.next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
