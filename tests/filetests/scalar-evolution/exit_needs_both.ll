; RUN: opt -passes='print<scalar-evolution>' -disable-output
; The loop is left when both comparisons are false. It goes on after %small is false for the first time, so that nothing follows
; from it for the values that come after: %next wraps. LLVM says <nuw>.

define void @either(i8 %x, i8 %y) {
entry:
  %low = and i8 %x, 7
  br label %loop
loop:
  %i = phi i8 [ %low, %entry ], [ %next, %loop ]
  %next = add i8 %i, -28
  %big = icmp sgt i8 %i, %y
  %wide = zext i8 %next to i32
  %small = icmp uge i32 5, %wide
  %on = or i1 %big, %small
  br i1 %on, label %loop, label %done
done:
  ret void
}

; With the second comparison false it is the one exit.
define void @one(i8 %x) {
entry:
  %low = and i8 %x, 7
  br label %loop
loop:
  %i = phi i8 [ %low, %entry ], [ %next, %loop ]
  %next = add i8 %i, 4
  %wide = zext i8 %next to i32
  %small = icmp ult i32 %wide, 200
  %on = or i1 %small, false
  br i1 %on, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'either':
; Classifying expressions for: @either
;   %low = and i8 %x, 7
;   -->  (zext i3 (trunc i8 %x to i3) to i8) U: [0,8) S: [0,8)
;   %i = phi i8 [ %low, %entry ], [ %next, %loop ]
;   -->  {(zext i3 (trunc i8 %x to i3) to i8),+,-28}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add i8 %i, -28
;   -->  {(-28 + (zext i3 (trunc i8 %x to i3) to i8))<nuw><nsw>,+,-28}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %wide = zext i8 %next to i32
;   -->  (zext i8 {(-28 + (zext i3 (trunc i8 %x to i3) to i8))<nuw><nsw>,+,-28}<%loop> to i32) U: [0,256) S: [0,256)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %on = or i1 %big, %small
;   -->  (%small umax %big) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; Determining loop execution counts for: @either
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Printing analysis 'Scalar Evolution Analysis' for function 'one':
; Classifying expressions for: @one
;   %low = and i8 %x, 7
;   -->  (zext i3 (trunc i8 %x to i3) to i8) U: [0,8) S: [0,8)
;   %i = phi i8 [ %low, %entry ], [ %next, %loop ]
;   -->  {(zext i3 (trunc i8 %x to i3) to i8),+,4}<nuw><%loop> U: [0,-52) S: [0,-52)		Exits: ((zext i3 (trunc i8 %x to i3) to i8) + (4 * (trunc i32 ((199 + (-1 * (zext i3 (trunc i8 %x to i3) to i32))<nsw>)<nsw> /u 4) to i8))<nuw>)		LoopDispositions: { %loop: Computable }
;   %next = add i8 %i, 4
;   -->  {(4 + (zext i3 (trunc i8 %x to i3) to i8))<nuw><nsw>,+,4}<nuw><%loop> U: [4,-48) S: [4,-48)		Exits: (4 + (zext i3 (trunc i8 %x to i3) to i8) + (4 * (trunc i32 ((199 + (-1 * (zext i3 (trunc i8 %x to i3) to i32))<nsw>)<nsw> /u 4) to i8))<nuw>)		LoopDispositions: { %loop: Computable }
;   %wide = zext i8 %next to i32
;   -->  (zext i8 {(4 + (zext i3 (trunc i8 %x to i3) to i8))<nuw><nsw>,+,4}<nuw><%loop> to i32) U: [4,208) S: [4,208)		Exits: (zext i8 (4 + (zext i3 (trunc i8 %x to i3) to i8) + (4 * (trunc i32 ((199 + (-1 * (zext i3 (trunc i8 %x to i3) to i32))<nsw>)<nsw> /u 4) to i8))<nuw>) to i32)		LoopDispositions: { %loop: Computable }
;   %on = or i1 %small, false
;   -->  %small U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Variant }
; Determining loop execution counts for: @one
; Loop %loop: backedge-taken count is ((199 + (-1 * (zext i3 (trunc i8 %x to i3) to i32))<nsw>)<nsw> /u 4)
; Loop %loop: constant max backedge-taken count is i32 49
; Loop %loop: symbolic max backedge-taken count is ((199 + (-1 * (zext i3 (trunc i8 %x to i3) to i32))<nsw>)<nsw> /u 4)
; Loop %loop: Trip multiple is 1
