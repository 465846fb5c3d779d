; RUN: opt -passes='print<scalar-evolution>'
; All threads of a grid step by the grid.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid_stride(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %block, %size
  %start = add i32 %base, %tid
  %step = mul i32 %size, %blocks
  %any = icmp slt i32 %start, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %next = add nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'grid_stride':
; Classifying expressions for: @grid_stride
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
;   -->  %block U: [0,2147483647) S: [0,2147483647)
;   %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
;   -->  %blocks U: [1,-2147483648) S: [1,-2147483648)
;   %base = mul i32 %block, %size
;   -->  (%block * %size)<nuw> U: full-set S: full-set
;   %start = add i32 %base, %tid
;   -->  ((%block * %size)<nuw> + %tid)<nuw> U: full-set S: full-set
;   %step = mul i32 %size, %blocks
;   -->  (%blocks * %size)<nuw><nsw> U: [1,-2147483648) S: [1,-2147483648)
;   %i = phi i32 [ %start, %entry ], [ %next, %loop ]
;   -->  {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<nsw><%loop> U: full-set S: full-set		Exits: ((((((-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) /u (%blocks * %size)<nuw><nsw>) * %blocks) + %block) * %size) + %tid)		LoopDispositions: { %loop: Computable }
;   %w = sext i32 %i to i64
;   -->  {(sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64),+,((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>}<nsw><%loop> U: [-2147483648,-9223372036854775808) S: [-2147483648,-9223372036854775808)		Exits: ((sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64) + ((zext i32 %blocks to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)))		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %w
;   -->  {((4 * (sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %p),+,(4 * (zext i32 %blocks to i64) * (zext i32 %size to i64))}<nw><%loop> U: full-set S: full-set		Exits: ((4 * (sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64))<nsw> + (4 * (zext i32 %blocks to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add nsw i32 %i, %step
;   -->  {((%blocks * %size)<nuw><nsw> + (%block * %size)<nuw> + %tid),+,(%blocks * %size)<nuw><nsw>}<nsw><%loop> U: full-set S: full-set		Exits: (((((1 + ((-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) /u (%blocks * %size)<nuw><nsw>)) * %blocks) + %block) * %size) + %tid)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @grid_stride
; Loop %loop: backedge-taken count is ((-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) /u (%blocks * %size)<nuw><nsw>)
; Loop %loop: constant max backedge-taken count is i32 -1
; Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * ((%block * %size)<nuw> + %tid)<nuw>) + %n) /u (%blocks * %size)<nuw><nsw>)
; Loop %loop: Trip multiple is 1
