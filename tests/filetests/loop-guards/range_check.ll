; RUN: opt -passes='print<loop-guards>'
; One unsigned comparison of a sum is an interval: 3 <= %n <= 12.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n) {
entry:
  %moved = add i32 %n, -3
  %in = icmp ult i32 %moved, 10
  br i1 %in, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Guards' for function 'f':
; Loop %loop:
;   %n --> (3 umax (12 umin %n)) U: [3,13) S: [3,13)
