; RUN: opt -passes='loop-index-split'
; A counter that goes down, an offset, and an exit in the middle, which both loops take.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %next, %latch ]
  %o = add nsw i32 %i, 3
  %c = icmp sgt i32 %o, %x
  br i1 %c, label %high, label %middle
high:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 1, ptr addrspace(1) %a
  br label %middle
middle:
  %v = load i32, ptr addrspace(1) %p
  %e = icmp eq i32 %v, 77
  br i1 %e, label %found, label %latch
latch:
  %next = add nsw i32 %i, -1
  %d = icmp sgt i32 %next, 0
  br i1 %d, label %head, label %exit
found:
  %r = phi i32 [ %i, %middle ]
  store i32 %r, ptr addrspace(1) %p
  ret void
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p) {
; entry:
;   %0 = add i32 %n, 3
;   %1 = icmp sgt i32 %0, %x
;   %2 = freeze i1 %1
;   br i1 %2, label %head.first.ph, label %head.rest.ph
;
; head.first.ph:                                    ; preds = %entry
;   br label %head
;
; head:                                             ; preds = %latch, %head.first.ph
;   %i = phi i32 [ %n, %head.first.ph ], [ %next, %latch ]
;   %o = add nsw i32 %i, 3
;   br label %high
;
; high:                                             ; preds = %head
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 1, ptr addrspace(1) %a, align 4
;   br label %middle
;
; middle:                                           ; preds = %high
;   %v = load i32, ptr addrspace(1) %p, align 4
;   %e = icmp eq i32 %v, 77
;   br i1 %e, label %found, label %latch
;
; latch:                                            ; preds = %middle
;   %next = add nsw i32 %i, -1
;   %d = icmp sgt i32 %next, 0
;   %3 = add i32 %next, 3
;   %4 = icmp sgt i32 %3, %x
;   %5 = freeze i1 %4
;   %6 = select i1 %d, i1 %5, i1 false
;   br i1 %6, label %head, label %head.middle
;
; head.middle:                                      ; preds = %latch
;   br i1 %d, label %head.rest.ph, label %exit
;
; found:                                            ; preds = %middle.rest, %middle
;   %r = phi i32 [ %i, %middle ], [ %i.rest, %middle.rest ]
;   store i32 %r, ptr addrspace(1) %p, align 4
;   ret void
;
; exit:                                             ; preds = %latch.rest, %head.middle
;   ret void
;
; head.rest.ph:                                     ; preds = %head.middle, %entry
;   %i.carried = phi i32 [ %n, %entry ], [ %next, %head.middle ]
;   br label %head.rest
;
; head.rest:                                        ; preds = %latch.rest, %head.rest.ph
;   %i.rest = phi i32 [ %i.carried, %head.rest.ph ], [ %next.rest, %latch.rest ]
;   %o.rest = add nsw i32 %i.rest, 3
;   br label %middle.rest
;
; middle.rest:                                      ; preds = %head.rest
;   %v.rest = load i32, ptr addrspace(1) %p, align 4
;   %e.rest = icmp eq i32 %v.rest, 77
;   br i1 %e.rest, label %found, label %latch.rest
;
; latch.rest:                                       ; preds = %middle.rest
;   %next.rest = add nsw i32 %i.rest, -1
;   %d.rest = icmp sgt i32 %next.rest, 0
;   br i1 %d.rest, label %head.rest, label %exit
; }
