; RUN: opt -passes='print<scalar-evolution>'
; Threads of a block step by blocks: the step is the size of a block, at least one and at most 1024.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @block_stride(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %a
  %next = add nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'block_stride':
; Classifying expressions for: @block_stride
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  %size U: [1,1025) S: [1,1025)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,%size}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((((-1 + (-1 * %tid)<nsw> + %n) /u %size) * %size)<nuw> + %tid)		LoopDispositions: { %loop: Computable }
;   %w = sext i32 %i to i64
;   -->  {(zext i32 %tid to i64),+,(zext i32 %size to i64)}<nuw><nsw><%loop> U: [0,2199023254528) S: [0,2199023254528)		Exits: ((zext i32 %tid to i64) + ((zext i32 %size to i64) * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u (zext i32 %size to i64)))<nuw>)		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds i32, ptr %p, i64 %w
;   -->  {((4 * (zext i32 %tid to i64))<nuw><nsw> + %p),+,(4 * (zext i32 %size to i64))<nuw><nsw>}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 %tid to i64))<nuw><nsw> + (4 * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u (zext i32 %size to i64))) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add nsw i32 %i, %size
;   -->  {(%size + %tid),+,%size}<nuw><nsw><%loop> U: [1,-2147483648) S: [1,-2147483648)		Exits: (((1 + ((-1 + (-1 * %tid)<nsw> + %n) /u %size)) * %size) + %tid)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @block_stride
; Loop %loop: backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u %size)
; Loop %loop: constant max backedge-taken count is i32 2147483646
; Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u %size)
; Loop %loop: Trip multiple is 1
