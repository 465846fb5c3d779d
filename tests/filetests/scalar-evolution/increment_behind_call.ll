; RUN: opt -passes='print<scalar-evolution>'
; Whoever comes to another iteration has tested the increment of the one before: it did not wrap, although a call that may not return stands between.
; The increment itself may be poison in the last iteration, where nobody looks at it.
declare void @use(i32)

define void @tested(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @not_tested(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw i32 %i, 1
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'tested':
; Classifying expressions for: @tested
;   %i = phi i32 [ 2, %entry ], [ %next, %loop ]
;   -->  {2,+,1}<nuw><%loop> U: [2,0) S: [2,0)		Exits: (-1 + %n)		LoopDispositions: { %loop: Computable }
;   %next = add nuw i32 %i, 1
;   -->  {3,+,1}<nw><%loop> U: full-set S: full-set		Exits: %n		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @tested
; Loop %loop: backedge-taken count is (-3 + %n)
; Loop %loop: constant max backedge-taken count is i32 -1
; Loop %loop: symbolic max backedge-taken count is (-3 + %n)
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'not_tested':
; Classifying expressions for: @not_tested
;   %i = phi i32 [ 2, %entry ], [ %next, %loop ]
;   -->  {2,+,1}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add nuw i32 %i, 1
;   -->  {3,+,1}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @not_tested
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count.
