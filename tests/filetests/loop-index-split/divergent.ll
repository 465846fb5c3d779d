; RUN: opt -passes='loop-index-split'
; Threads that compare with numbers of their own would leave the first loop one after the other: the loop stays.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @f(i32 %n, ptr addrspace(1) %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp slt i32 %i, %t
  br i1 %c, label %low, label %latch
low:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 1, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @f(i32 %n, ptr addrspace(1) %p) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %c = icmp slt i32 %i, %t
;   br i1 %c, label %low, label %latch
;
; low:                                              ; preds = %head
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 1, ptr addrspace(1) %a, align 4
;   br label %latch
;
; latch:                                            ; preds = %low, %head
;   %next = add nsw i32 %i, 1
;   %d = icmp slt i32 %next, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
