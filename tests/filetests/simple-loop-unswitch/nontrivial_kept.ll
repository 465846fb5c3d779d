; RUN: opt -passes='loop(simple-loop-unswitch<nontrivial>)'
; No second loop for a condition that differs from thread to thread where both sides do something, for a loop with a barrier, and in a function that is to be small.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @divergent(ptr %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %tid, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %work, label %latch
work:
  store volatile i32 %i, ptr %p, align 4
  br label %latch
latch:
  store volatile i32 7, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define ptx_kernel void @barrier(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @llvm.nvvm.barrier0()
  br i1 %c, label %work, label %latch
work:
  store volatile i32 %i, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define ptx_kernel void @small(ptr %p, i1 %c, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %work, label %latch
work:
  store volatile i32 %i, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @divergent(ptr %p, i32 %n) {
; entry:
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %tid, 7
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %c, label %work, label %latch
;
; work:                                             ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   store volatile i32 7, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @barrier(ptr %p, i1 %c, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br i1 %c, label %work, label %latch
;
; work:                                             ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; ; Function Attrs: optsize
; define ptx_kernel void @small(ptr %p, i1 %c, i32 %n) #1 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %c, label %work, label %latch
;
; work:                                             ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { optsize }
; attributes #2 = { convergent nocallback nounwind }
