; RUN: opt -passes='print<scalar-evolution>'
; One value up, the other down: they meet where signed numbers are compared. To an unsigned comparison the other is large once
; it is below zero: no count.

define void @unsigned(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %i2, %loop ]
  %j = phi i32 [ 32, %entry ], [ %j2, %loop ]
  %i2 = add nuw nsw i32 %i, 1
  %j2 = add nsw i32 %j, -65529
  %p = udiv i32 1, %j2
  %c = icmp ult i32 %i, %j
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @signed(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 4, %entry ], [ %i2, %loop ]
  %j = phi i32 [ 32, %entry ], [ %j2, %loop ]
  %i2 = add nuw nsw i32 %i, 1
  %j2 = add nsw i32 %j, -2
  %p = udiv i32 1, %j2
  %c = icmp slt i32 %i, %j
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'unsigned':
; Classifying expressions for: @unsigned
;   %i = phi i32 [ 4, %entry ], [ %i2, %loop ]
;   -->  {4,+,1}<nuw><nsw><%loop> U: [4,-2147483648) S: [4,-2147483648)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %j = phi i32 [ 32, %entry ], [ %j2, %loop ]
;   -->  {32,+,-65529}<nsw><%loop> U: [-2147483648,33) S: [-2147483648,33)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %i2 = add nuw nsw i32 %i, 1
;   -->  {5,+,1}<nuw><%loop> U: [5,0) S: [5,0)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %j2 = add nsw i32 %j, -65529
;   -->  {-65497,+,-65529}<nsw><%loop> U: [-2147483648,-65496) S: [-2147483648,-65496)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %p = udiv i32 1, %j2
;   -->  (1 /u {-65497,+,-65529}<nsw><%loop>) U: [0,1) S: [0,1)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @unsigned
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: constant max backedge-taken count is i32 -5
; Loop %loop: symbolic max backedge-taken count is i32 -5
; Printing analysis 'Scalar Evolution Analysis' for function 'signed':
; Classifying expressions for: @signed
;   %i = phi i32 [ 4, %entry ], [ %i2, %loop ]
;   -->  {4,+,1}<nuw><nsw><%loop> U: [4,15) S: [4,15)		Exits: 14		LoopDispositions: { %loop: Computable }
;   %j = phi i32 [ 32, %entry ], [ %j2, %loop ]
;   -->  {32,+,-2}<nsw><%loop> U: [12,33) S: [12,33)		Exits: 12		LoopDispositions: { %loop: Computable }
;   %i2 = add nuw nsw i32 %i, 1
;   -->  {5,+,1}<nuw><nsw><%loop> U: [5,16) S: [5,16)		Exits: 15		LoopDispositions: { %loop: Computable }
;   %j2 = add nsw i32 %j, -2
;   -->  {30,+,-2}<nsw><%loop> U: [10,31) S: [10,31)		Exits: 10		LoopDispositions: { %loop: Computable }
;   %p = udiv i32 1, %j2
;   -->  (1 /u {30,+,-2}<nsw><%loop>) U: [0,1) S: [0,1)		Exits: 0		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @signed
; Loop %loop: backedge-taken count is i32 10
; Loop %loop: constant max backedge-taken count is i32 10
; Loop %loop: symbolic max backedge-taken count is i32 10
; Loop %loop: Trip multiple is 11
