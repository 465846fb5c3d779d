; RUN: opt -passes='print<scalar-evolution>'
; The first value, at most 32, is below the end, 205, by less than a stride: the loop goes round no more. A quotient rounded up
; without the sum counts that only where the end is taken no higher than the first value.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
entry:
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %threads = mul i32 %blocks, %size
  %byte = trunc i32 %threads to i8
  %low = call i8 @llvm.umin.i8(i8 %byte, i8 32)
  %start = zext nneg i8 %low to i32
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %next = add i32 %i, -1856377392
  %c = icmp uge i32 %i, 205
  br i1 %c, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i8 @llvm.umin.i8(i8, i8)
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'k':
; Classifying expressions for: @k
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
;   -->  %blocks U: [1,-2147483648) S: [1,-2147483648)
;   %threads = mul i32 %blocks, %size
;   -->  (%blocks * %size)<nuw><nsw> U: [1,-2147483648) S: [1,-2147483648)
;   %byte = trunc i32 %threads to i8
;   -->  (trunc i32 (%blocks * %size)<nuw><nsw> to i8) U: full-set S: full-set
;   %low = call i8 @llvm.umin.i8(i8 %byte, i8 32)
;   -->  (32 umin (trunc i32 (%blocks * %size)<nuw><nsw> to i8)) U: [0,33) S: [0,33)
;   %start = zext nneg i8 %low to i32
;   -->  (32 umin (zext i8 (trunc i32 (%blocks * %size)<nuw><nsw> to i8) to i32)) U: [0,33) S: [0,33)
;   %i = phi i32 [ %start, %entry ], [ %next, %loop ]
;   -->  {(32 umin (zext i8 (trunc i32 (%blocks * %size)<nuw><nsw> to i8) to i32)),+,-1856377392}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, -1856377392
;   -->  {(-1856377392 + (32 umin (zext i8 (trunc i32 (%blocks * %size)<nuw><nsw> to i8) to i32)))<nuw><nsw>,+,-1856377392}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @k
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Loop %loop: Predicated backedge-taken count is i32 0
;  Predicates:
;     {(32 umin (zext i8 (trunc i32 (%blocks * %size)<nuw><nsw> to i8) to i32)),+,-1856377392}<%loop> Added Flags: <nusw>
; Loop %loop: Predicated symbolic max backedge-taken count is i32 0
;  Predicates:
;     {(32 umin (zext i8 (trunc i32 (%blocks * %size)<nuw><nsw> to i8) to i32)),+,-1856377392}<%loop> Added Flags: <nusw>
