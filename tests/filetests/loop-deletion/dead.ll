; RUN: opt -passes='loop(loop-deletion)'
; A loop without effects and with a bound on its trip count goes, and what it brings out is computed before it; without a bound it stays, unless it must make progress.
target triple = "nvptx64-nvidia-cuda"
define i32 @counted(i32 %n, i32 %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = mul i32 %a, 3
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %x, %loop ]
  ret i32 %r
}
define i32 @collatz(i32 %n) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %n, %entry ], [ %next, %loop ]
  %odd = and i32 %v, 1
  %half = lshr i32 %v, 1
  %three = mul i32 %v, 3
  %up = add i32 %three, 1
  %o = icmp eq i32 %odd, 0
  %next = select i1 %o, i32 %half, i32 %up
  %c = icmp eq i32 %next, 1
  br i1 %c, label %exit, label %loop
exit:
  ret i32 7
}
define i32 @progress(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %v = phi i32 [ %n, %entry ], [ %next, %loop ]
  %odd = and i32 %v, 1
  %half = lshr i32 %v, 1
  %three = mul i32 %v, 3
  %up = add i32 %three, 1
  %o = icmp eq i32 %odd, 0
  %next = select i1 %o, i32 %half, i32 %up
  %c = icmp eq i32 %next, 1
  br i1 %c, label %exit, label %loop
exit:
  ret i32 7
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @counted(i32 %n, i32 %a) {
; entry:
;   %x = mul i32 %a, 3
;   br label %exit
;
; exit:                                             ; preds = %entry
;   %r = phi i32 [ %x, %entry ]
;   ret i32 %r
; }
;
; define i32 @collatz(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %n, %entry ], [ %next, %loop ]
;   %odd = and i32 %v, 1
;   %half = lshr i32 %v, 1
;   %three = mul i32 %v, 3
;   %up = add i32 %three, 1
;   %o = icmp eq i32 %odd, 0
;   %next = select i1 %o, i32 %half, i32 %up
;   %c = icmp eq i32 %next, 1
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 7
; }
;
; ; Function Attrs: mustprogress
; define i32 @progress(i32 %n) #0 {
; entry:
;   br label %exit
;
; exit:                                             ; preds = %entry
;   ret i32 7
; }
;
; attributes #0 = { mustprogress }
