; RUN: opt -passes='print<scalar-evolution>'
; The index of a grid loop in 64 bits: its size and step are computed in 32. The step is positive, nothing can wrap before the
; bound: there is an exact count. Entered below the bound, it is (n - 1 - start) / step.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid_64(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %block, %size
  %start = add i32 %base, %tid
  %step = mul i32 %size, %blocks
  %first = zext i32 %start to i64
  %stride = zext i32 %step to i64
  %end = sext i32 %n to i64
  %any = icmp slt i64 %first, %end
  br i1 %any, label %loop, label %done
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds float, ptr %p, i64 %i
  store float 1.0, ptr %a
  %next = add i64 %i, %stride
  %more = icmp slt i64 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'grid_64':
; Classifying expressions for: @grid_64
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
;   %first = zext i32 %start to i64
;   -->  ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw> U: [0,2199023254528) S: [0,2199023254528)
;   %stride = zext i32 %step to i64
;   -->  ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw> U: [1,2199023254529) S: [1,2199023254529)
;   %end = sext i32 %n to i64
;   -->  (sext i32 %n to i64) U: [-2147483648,2147483648) S: [-2147483648,2147483648)
;   %i = phi i64 [ %first, %entry ], [ %next, %loop ]
;   -->  {((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>,+,((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>}<nuw><nsw><%loop> U: [0,-9223372036854775808) S: [0,-9223372036854775808)		Exits: ((zext i32 %tid to i64) + ((zext i32 %size to i64) * ((zext i32 %block to i64) + ((zext i32 %blocks to i64) * ((-1 + (sext i32 %n to i64) + (-1 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nsw>) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)))))		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %i
;   -->  {((4 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nuw><nsw> + %p),+,(4 * (zext i32 %blocks to i64) * (zext i32 %size to i64))}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nuw><nsw> + (4 * (zext i32 %blocks to i64) * (zext i32 %size to i64) * ((-1 + (sext i32 %n to i64) + (-1 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nsw>) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add i64 %i, %stride
;   -->  {((zext i32 %tid to i64) + ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw> + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>),+,((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>}<%loop> U: full-set S: full-set		Exits: ((zext i32 %tid to i64) + ((zext i32 %size to i64) * ((zext i32 %block to i64) + ((zext i32 %blocks to i64) * (1 + ((-1 + (sext i32 %n to i64) + (-1 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nsw>) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>))))))		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @grid_64
; Loop %loop: backedge-taken count is ((-1 + (sext i32 %n to i64) + (-1 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nsw>) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)
; Loop %loop: constant max backedge-taken count is i64 2147483646
; Loop %loop: symbolic max backedge-taken count is ((-1 + (sext i32 %n to i64) + (-1 * ((zext i32 %tid to i64) + ((zext i32 %block to i64) * (zext i32 %size to i64))<nuw>)<nuw>)<nsw>) /u ((zext i32 %blocks to i64) * (zext i32 %size to i64))<nuw>)
; Loop %loop: Trip multiple is 1
