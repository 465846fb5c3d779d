; RUN: opt -passes='print<scalar-evolution>'
; A thread is in its block, a block in its grid: loops up to the size from the number on are entered; what is below needs no
; maximum in its count.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @from_thread_to_block(ptr %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 1, ptr %a
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %size
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @other_axis(ptr %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 1, ptr %a
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %size
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @from_thread_to_grid(ptr %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %block, %size
  %start = add i32 %base, %tid
  %all = mul i32 %size, %blocks
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %all
  br i1 %more, label %body, label %done
body:
  %a = getelementptr inbounds i8, ptr %p, i32 %i
  store i8 1, ptr %a
  %next = add i32 %i, 1
  br label %loop
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'from_thread_to_block':
; Classifying expressions for: @from_thread_to_block
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;   -->  %size U: [1,1025) S: [1,1025)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,1}<nuw><nsw><%loop> U: [0,2047) S: [0,2047)		Exits: (-1 + %size)<nsw>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   -->  {((zext i32 %tid to i64) + %p)<nuw>,+,1}<nuw><%loop> U: full-set S: full-set		Exits: ((zext i32 (-1 + (-1 * %tid)<nsw> + %size) to i64) + (zext i32 %tid to i64) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, 1
;   -->  {(1 + %tid)<nuw><nsw>,+,1}<nuw><nsw><%loop> U: [1,2048) S: [1,2048)		Exits: %size		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @from_thread_to_block
; Loop %loop: backedge-taken count is (-1 + (-1 * %tid)<nsw> + %size)
; Loop %loop: constant max backedge-taken count is i32 1023
; Loop %loop: symbolic max backedge-taken count is (-1 + (-1 * %tid)<nsw> + %size)
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'other_axis':
; Classifying expressions for: @other_axis
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   -->  %tid U: [0,1024) S: [0,1024)
;   %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
;   -->  %size U: [1,1025) S: [1,1025)
;   %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
;   -->  {%tid,+,1}<nuw><nsw><%loop> U: [0,2047) S: [0,2047)		Exits: (-1 + ((1 + %tid)<nuw><nsw> umax %size))<nsw>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   -->  {((zext i32 %tid to i64) + %p)<nuw>,+,1}<nuw><%loop> U: full-set S: full-set		Exits: ((zext i32 (-1 + (-1 * %tid)<nsw> + ((1 + %tid)<nuw><nsw> umax %size)) to i64) + (zext i32 %tid to i64) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, 1
;   -->  {(1 + %tid)<nuw><nsw>,+,1}<nuw><nsw><%loop> U: [1,2048) S: [1,2048)		Exits: ((1 + %tid)<nuw><nsw> umax %size)		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @other_axis
; Loop %loop: backedge-taken count is (-1 + (-1 * %tid)<nsw> + ((1 + %tid)<nuw><nsw> umax %size))
; Loop %loop: constant max backedge-taken count is i32 1023
; Loop %loop: symbolic max backedge-taken count is (-1 + (-1 * %tid)<nsw> + ((1 + %tid)<nuw><nsw> umax %size))
; Loop %loop: Trip multiple is 1
; Printing analysis 'Scalar Evolution Analysis' for function 'from_thread_to_grid':
; Classifying expressions for: @from_thread_to_grid
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
;   %all = mul i32 %size, %blocks
;   -->  (%blocks * %size)<nuw><nsw> U: [1,-2147483648) S: [1,-2147483648)
;   %i = phi i32 [ %start, %entry ], [ %next, %body ]
;   -->  {((%block * %size)<nuw> + %tid)<nuw>,+,1}<nuw><nsw><%loop> U: full-set S: full-set		Exits: (%blocks * %size)<nuw><nsw>		LoopDispositions: { %loop: Computable }
;   %a = getelementptr inbounds i8, ptr %p, i32 %i
;   -->  {((sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64) + %p),+,1}<nw><%loop> U: full-set S: full-set		Exits: ((zext i32 ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (%blocks * %size)<nuw><nsw>) to i64) + (sext i32 ((%block * %size)<nuw> + %tid)<nuw> to i64) + %p)		LoopDispositions: { %loop: Computable }
;   %next = add i32 %i, 1
;   -->  {(1 + (%block * %size)<nuw> + %tid),+,1}<nw><%loop> U: full-set S: full-set		Exits: (1 + (%blocks * %size)<nuw><nsw>)<nuw>		LoopDispositions: { %loop: Computable }
; Determining loop execution counts for: @from_thread_to_grid
; Loop %loop: backedge-taken count is ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (%blocks * %size)<nuw><nsw>)
; Loop %loop: constant max backedge-taken count is i32 2147483647
; Loop %loop: symbolic max backedge-taken count is ((-1 * ((%block * %size)<nuw> + %tid)<nuw>) + (%blocks * %size)<nuw><nsw>)
; Loop %loop: Trip multiple is 1
