; RUN: opt -passes='print<scalar-evolution>'
; The widest integers that compile.
define void @f172() {
entry:
  br label %loop
loop:
  %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
  %next = add  i8192 %i, 1
  %c = icmp ult i8192 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f173() {
entry:
  br label %loop
loop:
  %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
  %next = add  i8192 %i, 4
  %c = icmp ult i8192 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f174() {
entry:
  br label %loop
loop:
  %i = phi i8192 [ 5, %entry ], [ %next, %loop ]
  %next = add  i8192 %i, 3
  %c = icmp ult i8192 %next, 101
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @f175() {
entry:
  br label %loop
loop:
  %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
  %next = add  i8192 %i, 1
  %c = icmp ule i8192 %next, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'f172':
; Classifying expressions for: @f172
;   %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,100) S: [0,100)		Exits: 99		LoopDispositions: { %loop: Computable }
;   %next = add i8192 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,101) S: [1,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f172
; Loop %loop: backedge-taken count is i8192 99
; Loop %loop: constant max backedge-taken count is i8192 99
; Loop %loop: symbolic max backedge-taken count is i8192 99
; Loop %loop: Trip multiple is 100
; Printing analysis 'Scalar Evolution Analysis' for function 'f173':
; Classifying expressions for: @f173
;   %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,4}<nuw><nsw><%loop> U: [0,97) S: [0,97)		Exits: 96		LoopDispositions: { %loop: Computable }
;   %next = add i8192 %i, 4
;   -->  {4,+,4}<nuw><nsw><%loop> U: [4,101) S: [4,101)		Exits: 100		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f173
; Loop %loop: backedge-taken count is i8192 24
; Loop %loop: constant max backedge-taken count is i8192 24
; Loop %loop: symbolic max backedge-taken count is i8192 24
; Loop %loop: Trip multiple is 25
; Printing analysis 'Scalar Evolution Analysis' for function 'f174':
; Classifying expressions for: @f174
;   %i = phi i8192 [ 5, %entry ], [ %next, %loop ]
;   -->  {5,+,3}<nuw><nsw><%loop> U: [5,99) S: [5,99)		Exits: 98		LoopDispositions: { %loop: Computable }
;   %next = add i8192 %i, 3
;   -->  {8,+,3}<nuw><nsw><%loop> U: [8,102) S: [8,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f174
; Loop %loop: backedge-taken count is i8192 31
; Loop %loop: constant max backedge-taken count is i8192 31
; Loop %loop: symbolic max backedge-taken count is i8192 31
; Loop %loop: Trip multiple is 32
; Printing analysis 'Scalar Evolution Analysis' for function 'f175':
; Classifying expressions for: @f175
;   %i = phi i8192 [ 0, %entry ], [ %next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,101) S: [0,101)		Exits: 100		LoopDispositions: { %loop: Computable }
;   %next = add i8192 %i, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,102) S: [1,102)		Exits: 101		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @f175
; Loop %loop: backedge-taken count is i8192 100
; Loop %loop: constant max backedge-taken count is i8192 100
; Loop %loop: symbolic max backedge-taken count is i8192 100
; Loop %loop: Trip multiple is 101
