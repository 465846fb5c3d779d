; RUN: opt -passes='loop(loop-reduce<gpu>)'
; An index of 32 bits times the size of an element is one instruction with the base: a pointer that steps would be two.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %v = load float, ptr addrspace(1) %a
  %b = getelementptr float, ptr addrspace(1) %q, i64 %w
  store float %v, ptr addrspace(1) %b
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %w = zext nneg i32 %i to i64
;   %a = getelementptr float, ptr addrspace(1) %p, i64 %w
;   %v = load float, ptr addrspace(1) %a, align 4
;   %b = getelementptr float, ptr addrspace(1) %q, i64 %w
;   store float %v, ptr addrspace(1) %b, align 4
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
