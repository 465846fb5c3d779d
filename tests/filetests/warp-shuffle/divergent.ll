; RUN: opt -passes='warp-shuffle'
; Of a function that is no kernel nothing is known of the arguments, and a value of a loop that threads leave in different iterations differs behind it: both are exchanged. Inside the loop it is the same for all that are there.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)

define i32 @device(i32 %n) {
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
  ret i32 %s
}

define ptx_kernel void @loop(ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %inside = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %i, i32 1, i32 31)
  store volatile i32 %inside, ptr addrspace(1) %p, align 4
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %t
  br i1 %c, label %body, label %out

out:
  %outside = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i, i32 0, i32 31)
  store volatile i32 %outside, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #1
;
; define i32 @device(i32 %n) {
;   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
;   ret i32 %s
; }
;
; define ptx_kernel void @loop(ptr addrspace(1) %p) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   store volatile i32 %i, ptr addrspace(1) %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, %t
;   br i1 %c, label %body, label %out
;
; out:                                              ; preds = %body
;   %outside = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %i, i32 0, i32 31)
;   store volatile i32 %outside, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
