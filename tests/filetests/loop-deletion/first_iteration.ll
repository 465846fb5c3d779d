; RUN: opt -passes='loop(loop-deletion)'
; The first iteration decides: the phi of the header is its start, so that the inner branch and then the exit are known.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %next, %latch ]
  %even = and i32 %i, 1
  %c = icmp eq i32 %even, 0
  br i1 %c, label %a, label %b
a:
  br label %latch
b:
  br label %latch
latch:
  %step = phi i32 [ 2, %a ], [ %n, %b ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, %step
  %again = icmp ne i32 %next, 6
  br i1 %again, label %loop, label %exit
exit:
  %r = phi i32 [ %next, %latch ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;   %i = phi i32 [ 4, %entry ]
;   %even = and i32 %i, 1
;   %c = icmp eq i32 %even, 0
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %loop
;   br label %latch
;
; b:                                                ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %b, %a
;   %step = phi i32 [ 2, %a ], [ %n, %b ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, %step
;   %again = icmp ne i32 %next, 6
;   br label %exit
;
; exit:                                             ; preds = %latch
;   %r = phi i32 [ %next, %latch ]
;   ret i32 %r
; }
