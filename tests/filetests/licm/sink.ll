; RUN: opt -passes='loop-mssa(licm)'
; What only the exits use is computed there, once for each, and an exit that merges several values gets blocks of its own; a load only if the loop writes nothing.
target triple = "nvptx64-nvidia-cuda"
define i32 @exits(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %square = mul i32 %i, %i
  %cube = mul i32 %square, %i
  %stop = load volatile i1, ptr %p
  br i1 %stop, label %early, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %late
early:
  %a = phi i32 [ %cube, %loop ]
  ret i32 %a
late:
  %b = phi i32 [ %square, %latch ]
  ret i32 %b
}
define i32 @merged(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %square = mul i32 %i, %i
  %stop = load volatile i1, ptr %p
  br i1 %stop, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %a = phi i32 [ %square, %loop ], [ 7, %latch ]
  ret i32 %a
}
define i32 @reads(ptr noalias %p, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = phi i32 [ %v, %loop ]
  ret i32 %r
}
define i32 @writes(ptr noalias %p, ptr noalias %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %next = add i32 %i, 1
  %to = getelementptr i32, ptr %q, i32 %i
  store i32 %next, ptr %to, align 4
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = phi i32 [ %v, %loop ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @exits(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %stop = load volatile i1, ptr %p, align 1
;   br i1 %stop, label %early, label %latch
;
; latch:                                            ; preds = %loop
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %late
;
; early:                                            ; preds = %loop
;   %i.lcssa2 = phi i32 [ %i, %loop ]
;   %i.lcssa1 = phi i32 [ %i, %loop ]
;   %i.lcssa = phi i32 [ %i, %loop ]
;   %square.le = mul i32 %i.lcssa1, %i.lcssa2
;   %cube.le = mul i32 %square.le, %i.lcssa
;   ret i32 %cube.le
;
; late:                                             ; preds = %latch
;   %i.lcssa4 = phi i32 [ %i, %latch ]
;   %i.lcssa3 = phi i32 [ %i, %latch ]
;   %square.le5 = mul i32 %i.lcssa3, %i.lcssa4
;   ret i32 %square.le5
; }
;
; define i32 @merged(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %stop = load volatile i1, ptr %p, align 1
;   br i1 %stop, label %exit.split.loop.exit1, label %latch
;
; latch:                                            ; preds = %loop
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit.split.loop.exit
;
; exit.split.loop.exit:                             ; preds = %latch
;   %a.ph = phi i32 [ 7, %latch ]
;   br label %exit
;
; exit.split.loop.exit1:                            ; preds = %loop
;   %i.lcssa3 = phi i32 [ %i, %loop ]
;   %i.lcssa = phi i32 [ %i, %loop ]
;   %square.le = mul i32 %i.lcssa, %i.lcssa3
;   br label %exit
;
; exit:                                             ; preds = %exit.split.loop.exit1, %exit.split.loop.exit
;   %a = phi i32 [ %a.ph, %exit.split.loop.exit ], [ %square.le, %exit.split.loop.exit1 ]
;   ret i32 %a
; }
;
; define i32 @reads(ptr noalias %p, i32 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %next = add i32 %i, 1
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i.lcssa = phi i32 [ %i, %loop ]
;   %at.le = getelementptr i32, ptr %p, i32 %i.lcssa
;   %v.le = load i32, ptr %at.le, align 4
;   ret i32 %v.le
; }
;
; define i32 @writes(ptr noalias %p, ptr noalias %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %at, align 4
;   %next = add i32 %i, 1
;   %to = getelementptr i32, ptr %q, i32 %i
;   store i32 %next, ptr %to, align 4
;   %again = icmp slt i32 %next, %n
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %r = phi i32 [ %v, %loop ]
;   ret i32 %r
; }
