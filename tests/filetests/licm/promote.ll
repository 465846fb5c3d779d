; RUN: opt -passes='loop-mssa(licm)'
; A location becomes a value where a store runs before every exit; a store that may not run is only moved behind the loop if nobody sees the object, else the loads alone leave.
target triple = "nvptx64-nvidia-cuda"

define void @sum(ptr addrspace(1) noalias %total, ptr addrspace(1) noalias readonly %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %old = load float, ptr addrspace(1) %total, align 4
  %new = fadd float %old, %x
  store float %new, ptr addrspace(1) %total, align 4
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @sometimes(ptr addrspace(1) noalias %total, ptr addrspace(1) noalias readonly %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at, align 4
  %old = load i32, ptr addrspace(1) %total, align 4
  %c = icmp sgt i32 %x, %old
  br i1 %c, label %more, label %latch
more:
  store i32 %x, ptr addrspace(1) %total, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define i32 @own(ptr addrspace(1) noalias readonly %in, i32 %n) {
entry:
  %best = alloca i32, align 4
  store i32 0, ptr %best, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %at, align 4
  %old = load i32, ptr %best, align 4
  %c = icmp sgt i32 %x, %old
  br i1 %c, label %more, label %latch
more:
  store i32 %x, ptr %best, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = load i32, ptr %best, align 4
  ret i32 %r
}

define void @nested(ptr addrspace(1) noalias %total, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
  %old = load i32, ptr addrspace(1) %total, align 4
  %new = add i32 %old, %j
  store i32 %new, ptr addrspace(1) %total, align 4
  %jnext = add i32 %j, 1
  %jc = icmp slt i32 %jnext, %m
  br i1 %jc, label %inner, label %latch
latch:
  %inext = add i32 %i, 1
  %ic = icmp slt i32 %inext, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @sum(ptr addrspace(1) noalias %total, ptr addrspace(1) noalias readonly %in, i32 %n) {
; entry:
;   %total.promoted = load float, ptr addrspace(1) %total, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %total.promoted, %entry ], [ %new, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr float, ptr addrspace(1) %in, i32 %i
;   %x = load float, ptr addrspace(1) %at, align 4
;   %new = fadd float %0, %x
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %new.lcssa = phi float [ %new, %loop ]
;   store float %new.lcssa, ptr addrspace(1) %total, align 4
;   ret void
; }
;
; define void @sometimes(ptr addrspace(1) noalias %total, ptr addrspace(1) noalias readonly %in, i32 %n) {
; entry:
;   %total.promoted = load i32, ptr addrspace(1) %total, align 4
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %0 = phi i32 [ %total.promoted, %entry ], [ %1, %latch ]
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
;   %x = load i32, ptr addrspace(1) %at, align 4
;   %c = icmp sgt i32 %x, %0
;   br i1 %c, label %more, label %latch
;
; more:                                             ; preds = %loop
;   store i32 %x, ptr addrspace(1) %total, align 4
;   br label %latch
;
; latch:                                            ; preds = %more, %loop
;   %1 = phi i32 [ %x, %more ], [ %0, %loop ]
;   %next = add i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define i32 @own(ptr addrspace(1) noalias readonly %in, i32 %n) {
; entry:
;   %best = alloca i32, align 4
;   store i32 0, ptr %best, align 4
;   %best.promoted = load i32, ptr %best, align 4
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %0 = phi i32 [ %best.promoted, %entry ], [ %1, %latch ]
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i32, ptr addrspace(1) %in, i32 %i
;   %x = load i32, ptr addrspace(1) %at, align 4
;   %c = icmp sgt i32 %x, %0
;   br i1 %c, label %more, label %latch
;
; more:                                             ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %more, %loop
;   %1 = phi i32 [ %x, %more ], [ %0, %loop ]
;   %next = add i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   %.lcssa = phi i32 [ %1, %latch ]
;   store i32 %.lcssa, ptr %best, align 4
;   %r = load i32, ptr %best, align 4
;   ret i32 %r
; }
;
; define void @nested(ptr addrspace(1) noalias %total, i32 %n, i32 %m) {
; entry:
;   %total.promoted1 = load i32, ptr addrspace(1) %total, align 4
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %0 = phi i32 [ %total.promoted1, %entry ], [ %new.lcssa, %latch ]
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %1 = phi i32 [ %0, %outer ], [ %new, %inner ]
;   %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
;   %new = add i32 %1, %j
;   %jnext = add i32 %j, 1
;   %jc = icmp slt i32 %jnext, %m
;   br i1 %jc, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %new.lcssa = phi i32 [ %new, %inner ]
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   %new.lcssa.lcssa = phi i32 [ %new.lcssa, %latch ]
;   store i32 %new.lcssa.lcssa, ptr addrspace(1) %total, align 4
;   ret void
; }
