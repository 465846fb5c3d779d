; RUN: opt -passes='print<scalar-evolution-ranges>'
; The number of a thread in the grid: anything in 32 bits, below 2^41 in 64, less under a required block size. The size of the
; grid is positive.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @any_block() {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %first = mul i32 %block, %size
  %number = add i32 %first, %tid
  %wide = zext i32 %number to i64
  %grid = mul i32 %blocks, %size
  ret void
}

define ptx_kernel void @required() "nvvm.reqntid"="64" {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = mul i32 %block, %size
  %number = add i32 %first, %tid
  %wide = zext i32 %number to i64
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Ranges' for function 'any_block':
;   %tid: U: [0,1024) S: [0,1024)
;   %size: U: [1,1025) S: [1,1025)
;   %block: U: [0,2147483647) S: [0,2147483647)
;   %blocks: U: [1,-2147483648) S: [1,-2147483648)
;   %first: U: full-set S: full-set
;   %number: U: full-set S: full-set
;   %wide: U: [0,2199023254528) S: [0,2199023254528)
;   %grid: U: [1,-2147483648) S: [1,-2147483648)
; Printing analysis 'Scalar Evolution Ranges' for function 'required':
;   %tid: U: [0,64) S: [0,64)
;   %size: U: [64,65) S: [64,65) multiple of 64
;   %block: U: [0,2147483647) S: [0,2147483647)
;   %first: U: [0,-63) S: [-2147483648,2147483585) multiple of 64
;   %number: U: full-set S: full-set
;   %wide: U: [0,137438953408) S: [0,137438953408)
