; RUN: opt -passes='print<scalar-evolution>' -aggressive-positive-stride-analysis=false
; A grid may have 2^32 threads along an axis when nothing is assumed: the step may be zero, there is no count.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @grid_64_maybe_zero(ptr %p, i32 %n) {
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
; Printing analysis 'Scalar Evolution Analysis' for function 'grid_64_maybe_zero':
; Classifying expressions for: @grid_64_maybe_zero
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
;   -->  %block U: [0,2147483647) S: [0,2147483647)
;   %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
;   -->  %blocks U: [1,-2147483648) S: [1,-2147483648)
;   %base = mul i32 %block, %size
;   -->  (%block * %size) U: full-set S: full-set
;   %start = add i32 %base, %tid
;   -->  ((%block * %size) + %tid) U: full-set S: full-set
;   %step = mul i32 %size, %blocks
;   -->  (%blocks * %size) U: full-set S: full-set
;   %first = zext i32 %start to i64
;   -->  (zext i32 ((%block * %size) + %tid) to i64) U: [0,4294967296) S: [0,4294967296)
;   %stride = zext i32 %step to i64
;   -->  (zext i32 (%blocks * %size) to i64) U: [0,4294967296) S: [0,4294967296)
;   %end = sext i32 %n to i64
;   -->  (sext i32 %n to i64) U: [-2147483648,2147483648) S: [-2147483648,2147483648)
;   %i = phi i64 [ %first, %entry ], [ %next, %loop ]
;   -->  {(zext i32 ((%block * %size) + %tid) to i64),+,(zext i32 (%blocks * %size) to i64)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %i
;   -->  {((4 * (zext i32 ((%block * %size) + %tid) to i64))<nuw><nsw> + %p),+,(4 * (zext i32 (%blocks * %size) to i64))<nuw><nsw>}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add i64 %i, %stride
;   -->  {((zext i32 ((%block * %size) + %tid) to i64) + (zext i32 (%blocks * %size) to i64)),+,(zext i32 (%blocks * %size) to i64)}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @grid_64_maybe_zero
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count.
