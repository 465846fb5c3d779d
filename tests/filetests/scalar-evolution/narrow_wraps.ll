; RUN: opt -passes='print<scalar-evolution>'
; A narrow counter that wraps: neither fact may be claimed, and the count is that of the wider exit.

target triple = "nvptx64-nvidia-cuda"

define void @narrow_wraps(i8 %s) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %s, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %next = add i8 %i, 100
  %w = sext i8 %next to i32
  %k.next = add nuw nsw i32 %k, 1
  %more = icmp ult i32 %k.next, 1000
  br i1 %more, label %loop, label %done
done:
  %out = phi i8 [ %next, %loop ]
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'narrow_wraps':
; Classifying expressions for: @narrow_wraps
;   %i = phi i8 [ %s, %entry ], [ %next, %loop ]
;   -->  {%s,+,100}<%loop> U: full-set S: full-set		Exits: (60 + %s)		LoopDispositions: { %loop: Computable }
;   %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
;   -->  {0,+,1}<nuw><nsw><%loop> U: [0,1000) S: [0,1000)		Exits: 999		LoopDispositions: { %loop: Computable }
;   %next = add i8 %i, 100
;   -->  {(100 + %s),+,100}<%loop> U: full-set S: full-set		Exits: (-96 + %s)		LoopDispositions: { %loop: Computable }
;   %w = sext i8 %next to i32
;   -->  (sext i8 {(100 + %s),+,100}<%loop> to i32) U: [-128,128) S: [-128,128)		Exits: (sext i8 (-96 + %s) to i32)		LoopDispositions: { %loop: Computable }
;   %k.next = add nuw nsw i32 %k, 1
;   -->  {1,+,1}<nuw><nsw><%loop> U: [1,1001) S: [1,1001)		Exits: 1000		LoopDispositions: { %loop: Computable }
;   %out = phi i8 [ %next, %loop ]
;   -->  {(100 + %s),+,100}<%loop> U: full-set S: full-set  -->  (-96 + %s) U: full-set S: full-set
; Determining loop execution counts for: @narrow_wraps
; Loop %loop: backedge-taken count is i32 999
; Loop %loop: constant max backedge-taken count is i32 999
; Loop %loop: symbolic max backedge-taken count is i32 999
; Loop %loop: Trip multiple is 1000
