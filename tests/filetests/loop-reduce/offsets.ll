; RUN: opt -passes='loop(loop-reduce)'
; Accesses at constant distances share one pointer; a distance beyond what an address takes is added.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %x = mul i64 %i, 24
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %x
  %b = getelementptr i8, ptr addrspace(1) %a, i64 8
  %d = getelementptr i8, ptr addrspace(1) %a, i64 16
  %e = getelementptr i8, ptr addrspace(1) %a, i64 17179869184
  store i32 1, ptr addrspace(1) %a
  store i32 2, ptr addrspace(1) %b
  store i32 3, ptr addrspace(1) %d
  store i32 4, ptr addrspace(1) %e
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv = phi ptr addrspace(1) [ %lsr.iv.next, %loop ], [ %p, %entry ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   store i32 1, ptr addrspace(1) %lsr.iv, align 4
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 8
;   store i32 2, ptr addrspace(1) %scevgep1, align 4
;   %scevgep = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 16
;   store i32 3, ptr addrspace(1) %scevgep, align 4
;   %scevgep2 = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 17179869184
;   store i32 4, ptr addrspace(1) %scevgep2, align 4
;   %next = add i64 %i, 1
;   %lsr.iv.next = getelementptr i8, ptr addrspace(1) %lsr.iv, i64 24
;   %c = icmp slt i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
