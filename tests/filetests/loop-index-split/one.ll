; RUN: opt -passes='loop-index-split,simplifycfg'
; One iteration does something else: loops before and behind it, and what they carry goes through it.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  %c = icmp eq i32 %i, %x
  br i1 %c, label %this, label %latch
this:
  store i32 %sum, ptr addrspace(1) %q
  br label %latch
latch:
  %factor = phi i32 [ 1, %head ], [ 5, %this ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %w = mul i32 %v, %factor
  %more = add i32 %sum, %w
  %next = add nsw i32 %i, 1
  %d = icmp ne i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  store i32 %more, ptr addrspace(1) %q
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(i32 %n, i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
; entry:
;   %0 = icmp ne i32 0, %x
;   %1 = freeze i1 %0
;   br i1 %1, label %head, label %this.once
;
; head:                                             ; preds = %head, %entry
;   %i = phi i32 [ %next, %head ], [ 0, %entry ]
;   %sum = phi i32 [ %more, %head ], [ 0, %entry ]
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   %v = load i32, ptr addrspace(1) %a, align 4
;   %w = mul i32 %v, 1
;   %more = add i32 %sum, %w
;   %next = add nsw i32 %i, 1
;   %d = icmp ne i32 %next, %n
;   %2 = icmp ne i32 %next, %x
;   %3 = freeze i1 %2
;   %4 = select i1 %d, i1 %3, i1 false
;   br i1 %4, label %head, label %head.middle
;
; head.middle:                                      ; preds = %head
;   br i1 %d, label %this.once, label %exit
;
; exit:                                             ; preds = %this.once, %head.rest, %head.middle
;   %more.lcssa = phi i32 [ %more, %head.middle ], [ %more.rest, %head.rest ], [ %more.once, %this.once ]
;   store i32 %more.lcssa, ptr addrspace(1) %q, align 4
;   ret void
;
; head.rest:                                        ; preds = %this.once, %head.rest
;   %i.rest = phi i32 [ %next.rest, %head.rest ], [ %next.once, %this.once ]
;   %sum.rest = phi i32 [ %more.rest, %head.rest ], [ %more.once, %this.once ]
;   %a.rest = getelementptr i32, ptr addrspace(1) %p, i32 %i.rest
;   %v.rest = load i32, ptr addrspace(1) %a.rest, align 4
;   %w.rest = mul i32 %v.rest, 1
;   %more.rest = add i32 %sum.rest, %w.rest
;   %next.rest = add nsw i32 %i.rest, 1
;   %d.rest = icmp ne i32 %next.rest, %n
;   br i1 %d.rest, label %head.rest, label %exit
;
; this.once:                                        ; preds = %head.middle, %entry
;   %sum.carried2 = phi i32 [ 0, %entry ], [ %more, %head.middle ]
;   %i.carried1 = phi i32 [ 0, %entry ], [ %next, %head.middle ]
;   store i32 %sum.carried2, ptr addrspace(1) %q, align 4
;   %a.once = getelementptr i32, ptr addrspace(1) %p, i32 %i.carried1
;   %v.once = load i32, ptr addrspace(1) %a.once, align 4
;   %w.once = mul i32 %v.once, 5
;   %more.once = add i32 %sum.carried2, %w.once
;   %next.once = add nsw i32 %i.carried1, 1
;   %d.once = icmp ne i32 %next.once, %n
;   br i1 %d.once, label %head.rest, label %exit
; }
