; RUN: opt -passes='loop-index-split,simplifycfg'
; The loop up to the bound of the comparison, or its end where that is nearer, and a loop for the rest.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %i, %x
  br i1 %c, label %low, label %high
low:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 1, ptr addrspace(1) %a
  br label %latch
high:
  %b = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 2, ptr addrspace(1) %b
  br label %latch
latch:
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
; define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
; entry:
;   %0 = icmp slt i32 0, %x
;   %1 = freeze i1 %0
;   %2 = freeze i32 %x
;   %3 = call i32 @llvm.smin.i32(i32 %n, i32 %2)
;   br i1 %1, label %head, label %head.rest.ph
;
; head:                                             ; preds = %head, %entry
;   %i = phi i32 [ %next, %head ], [ 0, %entry ]
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 1, ptr addrspace(1) %a, align 4
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   %4 = icmp slt i32 %next, %3
;   br i1 %4, label %head, label %head.middle
;
; head.middle:                                      ; preds = %head
;   br i1 %d, label %head.rest.ph, label %exit
;
; exit:                                             ; preds = %head.rest, %head.middle
;   ret void
;
; head.rest.ph:                                     ; preds = %head.middle, %entry
;   %i.carried = phi i32 [ 0, %entry ], [ %next, %head.middle ]
;   br label %head.rest
;
; head.rest:                                        ; preds = %head.rest, %head.rest.ph
;   %i.rest = phi i32 [ %i.carried, %head.rest.ph ], [ %next.rest, %head.rest ]
;   %b.rest = getelementptr i32, ptr addrspace(1) %q, i32 %i.rest
;   store i32 2, ptr addrspace(1) %b.rest, align 4
;   %next.rest = add nsw i32 %i.rest, 1
;   %d.rest = icmp slt i32 %next.rest, %n
;   br i1 %d.rest, label %head.rest, label %exit
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
