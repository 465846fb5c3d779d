; RUN: opt -passes='print<scalar-evolution>'
; Threads of a warp step over an array by warps: the start is in the range of thread numbers, the step is 32, nothing wraps.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @warp_stride(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %w = zext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %w
  store float 0.0, ptr %a
  %next = add nsw i32 %i, 32
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'warp_stride':
; Classifying expressions for: @warp_stride
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,32}<nuw><nsw><%loop> U: [0,-2147483648) S: [0,-2147483648)		Exits: ((32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
;   %w = zext i32 %i to i64
;   -->  {(zext i32 %tid to i64),+,32}<nuw><nsw><%loop> U: [0,2147484608) S: [0,2147484608)		Exits: ((zext i32 %tid to i64) + (32 * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u 32))<nuw><nsw>)		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds float, ptr %p, i64 %w
;   -->  {((4 * (zext i32 %tid to i64))<nuw><nsw> + %p),+,128}<nuw><%loop> U: full-set S: full-set		Exits: ((4 * (zext i32 %tid to i64))<nuw><nsw> + (128 * ((zext i32 (-1 + (-1 * %tid)<nsw> + %n) to i64) /u 32))<nuw><nsw> + %p)		LoopDispositions: { %loop: Computable }
;   %next = add nsw i32 %i, 32
;   -->  {(32 + %tid)<nuw><nsw>,+,32}<nuw><nsw><%loop> U: [32,-2147483648) S: [32,-2147483648)		Exits: (32 + (32 * ((-1 + (-1 * %tid)<nsw> + %n) /u 32))<nuw> + %tid)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @warp_stride
; Loop %loop: backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
; Loop %loop: constant max backedge-taken count is i32 67108862
; Loop %loop: symbolic max backedge-taken count is ((-1 + (-1 * %tid)<nsw> + %n) /u 32)
; Loop %loop: Trip multiple is 1
