; RUN: opt -passes=unify-loop-exits
; Threads leave the loop by different ways, at different times; the barrier is reached under the same conditions as before.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @barrier(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ %t, %entry ], [ %next, %latch ]
  %stop = icmp uge i32 %i, %n
  br i1 %stop, label %late, label %latch
latch:
  %next = add nuw i32 %i, 5
  %odd = trunc i32 %next to i1
  br i1 %odd, label %early, label %head
early:
  br label %join
late:
  br label %join
join:
  %r = phi i32 [ %next, %early ], [ %i, %late ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %at
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @barrier(ptr addrspace(1) %out, i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ %t, %entry ], [ %next, %latch ]
;   %stop = icmp uge i32 %i, %n
;   br i1 %stop, label %loop.exit.guard, label %latch
;
; latch:                                            ; preds = %head
;   %next = add nuw i32 %i, 5
;   %odd = trunc i32 %next to i1
;   br i1 %odd, label %loop.exit.guard, label %head
;
; early:                                            ; preds = %loop.exit.guard
;   br label %join
;
; late:                                             ; preds = %loop.exit.guard
;   br label %join
;
; join:                                             ; preds = %late, %early
;   %r = phi i32 [ %next.moved, %early ], [ %i.moved, %late ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
;   store i32 %r, ptr addrspace(1) %at, align 4
;   ret void
;
; loop.exit.guard:                                  ; preds = %latch, %head
;   %next.moved = phi i32 [ poison, %head ], [ %next, %latch ]
;   %i.moved = phi i32 [ %i, %head ], [ %i, %latch ]
;   %Guard.late = phi i1 [ true, %head ], [ false, %latch ]
;   br i1 %Guard.late, label %late, label %early
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
