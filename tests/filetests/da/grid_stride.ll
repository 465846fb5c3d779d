; RUN: opt -passes='print<da>'
; Iterations of a grid-stride loop touch different elements: the stride is not zero.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copy(ptr %a, i64 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nt = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %nb = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %t64 = zext i32 %t to i64
  %b64 = zext i32 %b to i64
  %nt64 = zext i32 %nt to i64
  %nb64 = zext i32 %nb to i64
  %before = mul nuw nsw i64 %b64, %nt64
  %first = add nuw nsw i64 %before, %t64
  %stride = mul nuw nsw i64 %nt64, %nb64
  br label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  store float 1.0, ptr %p, align 4
  %next = add nuw nsw i64 %i, %stride
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'copy':
; Src:  store float 1.000000e+00, ptr %p, align 4 --> Dst:  store float 1.000000e+00, ptr %p, align 4
;   da analyze - none!
