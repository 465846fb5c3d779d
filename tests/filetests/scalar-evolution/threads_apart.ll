; RUN: opt -passes='print<scalar-evolution>' -special-reassociate-for-threadid=false
; The next start of a grid loop with its terms factored, which hides them: by default they stay apart.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @factored() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %block, %size
  %start = add i32 %base, %tid
  %step = mul i32 %size, %blocks
  %next = add i32 %start, %step
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'factored':
; Classifying expressions for: @factored
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
;   %step = mul i32 %size, %blocks
;   -->  (%blocks * %size)<nuw><nsw> U: [1,-2147483648) S: [1,-2147483648)
;   %next = add i32 %start, %step
;   -->  (((%block + %blocks) * %size) + %tid) U: full-set S: full-set
; Determining loop execution counts for: @factored
