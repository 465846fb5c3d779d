; RUN: opt -passes='print<scalar-evolution-ranges>'
; Ranges of special registers under launch bounds, of what is made of them, of a loop over them; multiples.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @threads(ptr %p) "nvvm.maxntid"="128" {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %warp = lshr i32 %tid, 5
  %lane = and i32 %tid, 31
  %slot = shl i32 %warp, 4
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  store float 0.0, ptr %a
  %next = add i32 %i, %size
  %c = icmp ult i32 %next, 4096
  br i1 %c, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; EXPECT
; Printing analysis 'Scalar Evolution Ranges' for function 'threads':
;   %p: U: full-set S: full-set
;   %tid: U: [0,128) S: [0,128)
;   %size: U: [1,129) S: [1,129)
;   %warp: U: [0,4) S: [0,4)
;   %lane: U: [0,32) S: [0,32)
;   %slot: U: [0,49) S: [0,49) multiple of 16
;   %i: U: [0,524288) S: [0,524288)
;   %a: U: full-set S: full-set
;   %next: U: [1,524416) S: [1,524416)
;   %c: U: full-set S: full-set
