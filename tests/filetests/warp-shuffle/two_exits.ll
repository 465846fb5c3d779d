; RUN: opt -passes='warp-shuffle'
; Threads leave the loop in different iterations, over either of two edges into one block: what its phi takes from them differs.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

define ptx_kernel void @k(ptr %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  %bound = and i32 %n, 7
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %odd, label %exit, label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %bound
  br i1 %more, label %header, label %exit
exit:
  %v = phi i32 [ 7, %latch ], [ %n, %header ]
  %x = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 5, i32 31)
  %p = getelementptr i32, ptr %out, i32 %t
  store i32 %x, ptr %p
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
; declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #1
;
; define ptx_kernel void @k(ptr %out, i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %odd = trunc i32 %t to i1
;   %bound = and i32 %n, 7
;   br label %header
;
; header:                                           ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %odd, label %exit, label %latch
;
; latch:                                            ; preds = %header
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %bound
;   br i1 %more, label %header, label %exit
;
; exit:                                             ; preds = %latch, %header
;   %v = phi i32 [ 7, %latch ], [ %n, %header ]
;   %x = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v, i32 5, i32 31)
;   %p = getelementptr i32, ptr %out, i32 %t
;   store i32 %x, ptr %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
