; RUN: opt -passes='print<scalar-evolution>'
; Two exits: the exact count is the smaller of both, each by itself.

target triple = "nvptx64-nvidia-cuda"

define void @two_exits(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %done, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %next, %m
  br i1 %d, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'two_exits':
; Classifying expressions for: @two_exits
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: (%n umin_seq (-1 + (1 umax %m)))		LoopDispositions: { %loop: Computable }
;   %next = add nuw nsw i32 %i, 1
;   -->  {1,+,1}<nuw><%loop> U: [1,0) S: [1,0)		Exits: (1 + (%n umin_seq (-1 + (1 umax %m))))<nuw>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @two_exits
; Loop %loop: <multiple exits> backedge-taken count is (%n umin_seq (-1 + (1 umax %m)))
;   exit count for loop: %n
;   exit count for latch: (-1 + (1 umax %m))
; Loop %loop: constant max backedge-taken count is i32 -2
; Loop %loop: symbolic max backedge-taken count is (%n umin_seq (-1 + (1 umax %m)))
;   symbolic max exit count for loop: %n
;   symbolic max exit count for latch: (-1 + (1 umax %m))
; Loop %loop: Trip multiple is 1
