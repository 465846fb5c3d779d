; RUN: opt -passes='print<scalar-evolution>'
; The same in a kernel that is launched with blocks of 128 threads, as its attribute says: step and count are constants.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @block_stride_reqntid() "nvvm.reqntid"="128" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %next = add i32 %i, %size
  %more = icmp ult i32 %next, 4096
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'block_stride_reqntid':
; Classifying expressions for: @block_stride_reqntid
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,128) S: [0,128)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
;   -->  128 U: [128,129) S: [128,129)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,128}<nuw><nsw><%loop> U: [0,4096) S: [0,4096)		Exits: ((128 * ((4095 + (-1 * %tid)<nsw>)<nsw> /u 128))<nuw><nsw> + %tid)		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, %size
;   -->  {(128 + %tid)<nuw><nsw>,+,128}<nuw><nsw><%loop> U: [128,4224) S: [128,4224)		Exits: (128 + (128 * ((4095 + (-1 * %tid)<nsw>)<nsw> /u 128))<nuw><nsw> + %tid)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @block_stride_reqntid
; Loop %loop: backedge-taken count is ((4095 + (-1 * %tid)<nsw>)<nsw> /u 128)
; Loop %loop: constant max backedge-taken count is i32 31
; Loop %loop: symbolic max backedge-taken count is ((4095 + (-1 * %tid)<nsw>)<nsw> /u 128)
; Loop %loop: Trip multiple is 1
