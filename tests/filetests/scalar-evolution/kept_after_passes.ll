; RUN: opt -passes='print<scalar-evolution>,dce,verify<scalar-evolution>'
; What is kept by passes that change nothing of it is what would be computed afresh.

target triple = "nvptx64-nvidia-cuda"

define void @kept_after_passes(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %dead = mul i32 %i, 7
  %next = add nuw nsw i32 %i, 2
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'kept_after_passes':
; Classifying expressions for: @kept_after_passes
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,2}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,2147483647)		Exits: (2 * ((-1 + (2 umax %n)) /u 2))<nuw>		LoopDispositions: { %loop: Computable }
;   %dead = mul i32 %i, 7
;   -->  {0,+,14}<%loop> U: [0,-1) S: [-2147483648,2147483647)		Exits: (14 * ((-1 + (2 umax %n)) /u 2))		LoopDispositions: { %loop: Computable }
;   %next = add nuw nsw i32 %i, 2
;   -->  {2,+,2}<nuw><nsw><%loop> U: [2,-2147483648) S: [2,2147483647)		Exits: (2 + (2 * ((-1 + (2 umax %n)) /u 2))<nuw>)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @kept_after_passes
; Loop %loop: backedge-taken count is ((-1 + (2 umax %n)) /u 2)
; Loop %loop: constant max backedge-taken count is i32 2147483646
; Loop %loop: symbolic max backedge-taken count is ((-1 + (2 umax %n)) /u 2)
; Loop %loop: Trip multiple is 1
