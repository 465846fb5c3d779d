; RUN: opt -passes='loop-index-split<threshold=9>'
; The parameter says how many instructions a loop may have.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %low, label %latch
low:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  br label %latch
latch:
  %b = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %b
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %c = icmp slt i32 %i, %x
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 %i, ptr addrspace(1) %a, align 4
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   %b = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 %i, ptr addrspace(1) %b, align 4
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
