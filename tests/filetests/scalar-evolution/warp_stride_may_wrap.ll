; RUN: opt -passes='print<scalar-evolution>'
; Nothing says that the counter does not wrap: no facts, no counts.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @warp_stride_may_wrap(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 0.0, ptr %a
  %next = add i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'warp_stride_may_wrap':
; Classifying expressions for: @warp_stride_may_wrap
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %w = zext i32 %i to i64
;   -->  (zext i32 {%tid,+,32}<%loop> to i64) U: [0,4294967296) S: [0,4294967296)		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %w
;   -->  ((4 * (zext i32 {%tid,+,32}<%loop> to i64))<nuw><nsw> + %p)<nuw> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, 32
;   -->  {(32 + %tid)<nuw><nsw>,+,32}<%loop> U: full-set S: full-set		Exits: <<Unknown>>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @warp_stride_may_wrap
; Loop %loop: Unpredictable backedge-taken count.
; Loop %loop: Unpredictable constant max backedge-taken count. 
; Loop %loop: Unpredictable symbolic max backedge-taken count. 
; Loop %loop: Predicated backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
;  Predicates:
;     {(32 + %tid)<nuw><nsw>,+,32}<%loop> Added Flags: <nssw>
; Loop %loop: Predicated symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
;  Predicates:
;     {(32 + %tid)<nuw><nsw>,+,32}<%loop> Added Flags: <nssw>
