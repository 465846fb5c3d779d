; RUN: opt -passes='print<scalar-evolution>'
; Down by 41 in eight bits: start - end + step - 1 may not fit although no value wraps, so the quotient is rounded up without
; that sum. By 32 it always fits.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @by_41() {
entry:
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %n = trunc i32 %size to i8
  br label %loop
loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %next = sub i8 %i, 41
  %c = icmp ugt i8 %next, 5
  br i1 %c, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @by_32() {
entry:
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %n = trunc i32 %size to i8
  br label %loop
loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  %next = sub i8 %i, 32
  %c = icmp ugt i8 %next, 5
  br i1 %c, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'by_41':
; Classifying expressions for: @by_41
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %n = trunc i32 %size to i8
;   -->  (trunc i32 %size to i8) U: full-set S: full-set
;   %i = phi i8 [ %n, %entry ], [ %next, %loop ]
;   -->  {(trunc i32 %size to i8),+,-41}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = sub i8 %i, 41
;   -->  {(-41 + (trunc i32 %size to i8)),+,-41}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @by_41
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Loop %loop: Predicated backedge-taken count is (((-41 + (trunc i32 %size to i8) + (-1 * (1 umin (-41 + (trunc i32 %size to i8) + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>)))<nuw><nsw> + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>) /u 41) + (1 umin (-41 + (trunc i32 %size to i8) + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>)))
;  Predicates:
;     {(-41 + (trunc i32 %size to i8)),+,-41}<%loop> Added Flags: <nusw>
; Loop %loop: Predicated symbolic max backedge-taken count is (((-41 + (trunc i32 %size to i8) + (-1 * (1 umin (-41 + (trunc i32 %size to i8) + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>)))<nuw><nsw> + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>) /u 41) + (1 umin (-41 + (trunc i32 %size to i8) + (-1 * (5 umin (-41 + (trunc i32 %size to i8))))<nsw>)))
;  Predicates:
;     {(-41 + (trunc i32 %size to i8)),+,-41}<%loop> Added Flags: <nusw>
; Printing analysis 'Scalar Evolution Analysis' for function 'by_32':
; Classifying expressions for: @by_32
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %n = trunc i32 %size to i8
;   -->  (trunc i32 %size to i8) U: full-set S: full-set
;   %i = phi i8 [ %n, %entry ], [ %next, %loop ]
;   -->  {(trunc i32 %size to i8),+,-32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = sub i8 %i, 32
;   -->  {(-32 + (trunc i32 %size to i8)),+,-32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @by_32
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Loop %loop: Predicated backedge-taken count is ((-1 + (trunc i32 %size to i8) + (-1 * (5 umin (-32 + (trunc i32 %size to i8))))<nsw>) /u 32)
;  Predicates:
;     {(-32 + (trunc i32 %size to i8)),+,-32}<%loop> Added Flags: <nusw>
; Loop %loop: Predicated symbolic max backedge-taken count is ((-1 + (trunc i32 %size to i8) + (-1 * (5 umin (-32 + (trunc i32 %size to i8))))<nsw>) /u 32)
;  Predicates:
;     {(-32 + (trunc i32 %size to i8)),+,-32}<%loop> Added Flags: <nusw>
