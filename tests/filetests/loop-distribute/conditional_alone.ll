; RUN: opt -passes=loop-distribute -enable-loop-distribute -loop-distribute-non-if-convertible
; The same, where such stores get loops of their own.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %y = fmul float %x, 2.0
  %i1 = add nuw nsw i64 %i, 1
  %pa1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1
  store float %y, ptr addrspace(1) %pa1
  %t = icmp ult i64 %i, %n
  br i1 %t, label %then, label %latch
then:
  %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
  store float 1.0, ptr addrspace(1) %pc
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %body
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %c, i64 %n) {
; entry:
;   br label %entry.split.ldist1
;
; entry.split.ldist1:                               ; preds = %entry
;   br label %body.ldist1
;
; body.ldist1:                                      ; preds = %latch.ldist1, %entry.split.ldist1
;   %i.ldist1 = phi i64 [ 0, %entry.split.ldist1 ], [ %next.ldist1, %latch.ldist1 ]
;   %pa.ldist1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.ldist1
;   %x.ldist1 = load float, ptr addrspace(1) %pa.ldist1, align 4
;   %y.ldist1 = fmul float %x.ldist1, 2.000000e+00
;   %i1.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %pa1.ldist1 = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i1.ldist1
;   store float %y.ldist1, ptr addrspace(1) %pa1.ldist1, align 4
;   %t.ldist1 = icmp ult i64 %i.ldist1, %n
;   br i1 %t.ldist1, label %then.ldist1, label %latch.ldist1
;
; then.ldist1:                                      ; preds = %body.ldist1
;   br label %latch.ldist1
;
; latch.ldist1:                                     ; preds = %then.ldist1, %body.ldist1
;   %next.ldist1 = add nuw nsw i64 %i.ldist1, 1
;   %done.ldist1 = icmp eq i64 %next.ldist1, 100
;   br i1 %done.ldist1, label %entry.split, label %body.ldist1
;
; entry.split:                                      ; preds = %latch.ldist1
;   br label %body
;
; body:                                             ; preds = %latch, %entry.split
;   %i = phi i64 [ 0, %entry.split ], [ %next, %latch ]
;   %t = icmp ult i64 %i, %n
;   br i1 %t, label %then, label %latch
;
; then:                                             ; preds = %body
;   %pc = getelementptr inbounds float, ptr addrspace(1) %c, i64 %i
;   store float 1.000000e+00, ptr addrspace(1) %pc, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %body
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %latch
;   ret void
; }
