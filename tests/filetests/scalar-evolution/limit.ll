; RUN: opt -passes='print<scalar-evolution>' -scalar-evolution-max-conditions=1 -pass-remarks-analysis=scalar-evolution
; The condition that bounds %n is the second on the way to the loop: with a limit of one it is not looked at, and that is said.

target triple = "nvptx64-nvidia-cuda"

define void @f(i32 %n, i1 %other) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %more, label %done
more:
  br i1 %other, label %ready, label %done
ready:
  br label %loop
loop:
  %i = phi i32 [ 0, %ready ], [ %i2, %loop ]
  %i2 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f':
; Classifying expressions for: @f
;   %i = phi i32 [ 0, %ready ], [ %i2, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,2147483647) S: [0,2147483647)		Exits: (-1 + (1 smax %n))<nsw>		LoopDispositions: { %loop: Computable }
;   %i2 = add nuw nsw i32 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,-2147483648) S: [1,-2147483648)		Exits: (1 smax %n)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f
; Loop %loop: backedge-taken count is (-1 + (1 smax %n))<nsw>
; Loop %loop: constant max backedge-taken count is i32 2147483646
; Loop %loop: symbolic max backedge-taken count is (-1 + (1 smax %n))<nsw>
; Loop %loop: Trip multiple is 1
; remark: <unknown>:0:0: 5 walks over conditions stopped at their limit
