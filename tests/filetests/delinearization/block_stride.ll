; RUN: opt -passes='print<delinearization>'
; A loop that steps by the size of the block, over rows of an array in shared memory and over one in global memory.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x [33 x float]] zeroinitializer

define ptx_kernel void @rows(ptr %a, i64 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %nt = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t64 = zext i32 %t to i64
  %nt64 = zext i32 %nt to i64
  br label %loop
loop:
  %i = phi i64 [ %t64, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %v = load float, ptr %p, align 4
  %q = getelementptr inbounds [64 x [33 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 0
  store float %v, ptr addrspace(3) %q, align 4
  %next = add nuw nsw i64 %i, %nt64
  %more = icmp slt i64 %next, 64
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; EXPECT
; Printing analysis 'Delinearization' for function 'rows':
; Inst:  %v = load float, ptr %p, align 4
; AccessFunction: {(4 * (zext i32 %t to i64))<nuw><nsw>,+,(4 * (zext i32 %nt to i64))<nuw><nsw>}<nuw><nsw><%loop>
; Base offset: %a
; ArrayDecl[UnknownSize][(zext i32 %nt to i64)] with elements of 4 bytes.
; ArrayRef[{0,+,1}<%loop>][(zext i32 %t to i64)]
; Delinearization validation: Succeeded
;
; Inst:  store float %v, ptr addrspace(3) %q, align 4
; AccessFunction: {(132 * (zext i32 %t to i64))<nuw><nsw>,+,(132 * (zext i32 %nt to i64))<nuw><nsw>}<nuw><nsw><%loop>
; Base offset: @tile
; ArrayDecl[UnknownSize][(zext i32 %nt to i64)] with elements of 4 bytes.
; ArrayRef[{0,+,33}<%loop>][(33 * (zext i32 %t to i64))<nuw><nsw>]
; Delinearization validation: Failed
