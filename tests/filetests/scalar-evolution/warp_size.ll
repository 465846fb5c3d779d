; RUN: opt -passes='print<scalar-evolution>'
; The same with the size of a warp asked for: it is a constant.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @warp_size(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %step = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %any = icmp ult i32 %tid, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %next = add nuw i32 %i, %step
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'warp_size':
; Classifying expressions for: @warp_size
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %step = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
;   -->  32 U: [32,33) S: [32,33)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,32}<nuw><%loop> U: full-set S: full-set		Exits: ((32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
;   %next = add nuw i32 %i, %step
;   -->  {(32 + %tid)<nuw><nsw>,+,32}<nuw><%loop> U: [32,0) S: [32,0)		Exits: (32 + (32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @warp_size
; Loop %loop: backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
; Loop %loop: constant max backedge-taken count is i32 134217726
; Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
; Loop %loop: Trip multiple is 1
