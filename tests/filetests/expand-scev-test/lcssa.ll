; RUN: opt -passes='expand-scev-test<uses;lcssa>,adce'
; Values leave loops through phis at the exits, also two loops at once.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n, i32 %m, i1 %stop) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j2, %next ]
  br i1 %stop, label %done, label %next
next:
  %j2 = add i32 %j, 2
  %c = icmp ult i32 %j2, %n
  br i1 %c, label %inner, label %latch
latch:
  %i2 = add i32 %i, %j2
  %d = icmp ult i32 %i2, %m
  br i1 %d, label %outer, label %done
done:
  %x = phi i32 [ %j, %inner ], [ 0, %latch ]
  %y = add i32 %x, %i
  ret i32 %y
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %n, i32 %m, i1 %stop) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %8, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %next, %outer
;   %0 = phi i32 [ %1, %next ], [ 0, %outer ]
;   %1 = add i32 %0, 1
;   %2 = shl i32 %0, 1
;   br i1 %stop, label %done, label %next
;
; next:                                             ; preds = %inner
;   %3 = add i32 %2, 2
;   %c = icmp ult i32 %3, %n
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %next
;   %4 = phi i32 [ %2, %next ]
;   %5 = add i32 %i, 2
;   %6 = add i32 %4, %5
;   %d = icmp ult i32 %6, %m
;   %7 = add i32 %i, 2
;   %8 = add i32 %4, %7
;   br i1 %d, label %outer, label %done
;
; done:                                             ; preds = %latch, %inner
;   %9 = phi i32 [ %i, %inner ], [ %i, %latch ]
;   %x = phi i32 [ %2, %inner ], [ 0, %latch ]
;   %10 = add i32 %9, %x
;   ret i32 %10
; }
