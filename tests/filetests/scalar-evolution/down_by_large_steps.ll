; RUN: opt -passes='print<scalar-evolution>'
; Down by 41 in eight bits: start - end + step - 1 may not fit although no value wraps, so the quotient is rounded up without
; that sum. By 32 it always fits.

define void @by_41(i8 %n, i8 %end) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %next = sub nsw i8 %i, 41
  %used = udiv i8 1, %next
  %c = icmp sgt i8 %next, %end
  br i1 %c, label %loop, label %done
done:
  ret void
}

define void @by_32(i8 %n, i8 %end) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %next = sub nsw i8 %i, 32
  %used = udiv i8 1, %next
  %c = icmp sgt i8 %next, %end
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'by_41':
; Classifying expressions for: @by_41
;   %i = phi i8 [ %n, %entry ], [ %next, %loop ]
;   -->  {%n,+,-41}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = sub nsw i8 %i, 41
;   -->  {(-41 + %n)<nsw>,+,-41}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %used = udiv i8 1, %next
;   -->  (1 /u {(-41 + %n)<nsw>,+,-41}<%loop>) U: [0,2) S: [0,2)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @by_41
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Printing analysis 'Scalar Evolution Analysis' for function 'by_32':
; Classifying expressions for: @by_32
;   %i = phi i8 [ %n, %entry ], [ %next, %loop ]
;   -->  {%n,+,-32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = sub nsw i8 %i, 32
;   -->  {(-32 + %n)<nsw>,+,-32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %used = udiv i8 1, %next
;   -->  (1 /u {(-32 + %n)<nsw>,+,-32}<%loop>) U: [0,2) S: [0,2)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @by_32
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count.
