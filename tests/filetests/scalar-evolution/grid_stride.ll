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
;   -->  (%block * %size) U: full-set S: full-set
;   %start = add i32 %base, %tid
;   -->  ((%block * %size) + %tid) U: full-set S: full-set
;   %step = mul i32 %size, %blocks
;   -->  (%blocks * %size) U: full-set S: full-set
;   %i = phi i32 [ %start, %entry ], [ %next, %loop ]
;   -->  {((%block * %size) + %tid),+,(%blocks * %size)}<nsw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %w = sext i32 %i to i64
;   -->  {(sext i32 ((%block * %size) + %tid) to i64),+,(sext i32 (%blocks * %size) to i64)}<nsw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %w
;   -->  {((4 * (sext i32 ((%block * %size) + %tid) to i64))<nsw> + %p),+,(4 * (sext i32 (%blocks * %size) to i64))<nsw>}<nw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add nsw i32 %i, %step
;   -->  {(((%block + %blocks) * %size) + %tid),+,(%blocks * %size)}<nsw><%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @grid_stride
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count.
