; RUN: opt -passes='print<scalar-evolution>'
; 32-bit index without flags: it may wrap near the bound, so there is a count only under the predicate that it does not.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid_wraps(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %block, %size
  %start = add i32 %base, %tid
  %step = mul i32 %size, %blocks
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %w = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %next = add i32 %i, %step
  br label %loop
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'grid_wraps':
; Classifying expressions for: @grid_wraps
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
;   %i = phi i32 [ %start, %entry ], [ %next, %body ]
;   -->  {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %w = sext i32 %i to i64
;   -->  (sext i32 {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<%loop> to i64) U: [-2147483648,2147483648) S: [-2147483648,2147483648)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %w
;   -->  ((4 * (sext i32 {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<%loop> to i64))<nsw> + %p) U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, %step
;   -->  {((%blocks * %size)<nuw><nsw> + (%block * %size)<nuw> + %tid),+,(%blocks * %size)<nuw><nsw>}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @grid_wraps
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Loop %loop: Predicated backedge-taken count is ((((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (-1 * (1 umin ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (((%block * %size)<nuw> + %tid)<nuw> smax %n))))<nuw><nsw> + (((%block * %size)<nuw> + %tid)<nuw> smax %n)) /u (%blocks * %size)<nuw><nsw>) + (1 umin ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (((%block * %size)<nuw> + %tid)<nuw> smax %n))))
;  Predicates:
;     {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<%loop> Added Flags: <nssw>
; Loop %loop: Predicated symbolic max backedge-taken count is ((((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (-1 * (1 umin ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (((%block * %size)<nuw> + %tid)<nuw> smax %n))))<nuw><nsw> + (((%block * %size)<nuw> + %tid)<nuw> smax %n)) /u (%blocks * %size)<nuw><nsw>) + (1 umin ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (((%block * %size)<nuw> + %tid)<nuw> smax %n))))
;  Predicates:
;     {((%block * %size)<nuw> + %tid)<nuw>,+,(%blocks * %size)<nuw><nsw>}<%loop> Added Flags: <nssw>
