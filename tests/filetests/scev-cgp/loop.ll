; RUN: opt -passes='scev-cgp'
; Recurrences that start a constant apart.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
  %v = load float, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %w1 = zext nneg i32 %next to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w1
  store float %v, ptr addrspace(1) %q
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %w = zext nneg i32 %i to i64
;   %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %w
;   %v = load float, ptr addrspace(1) %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %0 = getelementptr i8, ptr addrspace(1) %p, i64 4
;   store float %v, ptr addrspace(1) %0, align 4
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
