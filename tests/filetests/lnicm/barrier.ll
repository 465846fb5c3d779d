; RUN: opt -passes='loop-mssa(lnicm)'
; A barrier in the inner loop keeps loads of shared memory in the nest; the convergent call stays in its loop.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @f(ptr addrspace(3) %tile, ptr addrspace(1) noalias %out, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) %tile, align 4
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %j
  store i32 %v, ptr addrspace(1) %at, align 4
  %jnext = add i32 %j, 1
  %jc = icmp slt i32 %jnext, %m
  br i1 %jc, label %inner, label %latch
latch:
  %inext = add i32 %i, 1
  %ic = icmp slt i32 %inext, %n
  br i1 %ic, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @f(ptr addrspace(3) %tile, ptr addrspace(1) noalias %out, i32 %n, i32 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %inext, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %jnext, %inner ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %v = load i32, ptr addrspace(3) %tile, align 4
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %j
;   store i32 %v, ptr addrspace(1) %at, align 4
;   %jnext = add i32 %j, 1
;   %jc = icmp slt i32 %jnext, %m
;   br i1 %jc, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %inext = add i32 %i, 1
;   %ic = icmp slt i32 %inext, %n
;   br i1 %ic, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
