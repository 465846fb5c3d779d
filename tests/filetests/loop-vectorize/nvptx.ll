; RUN: opt -passes='loop-vectorize<width=2>' -mcpu=sm_90
; On NVPTX loops over aligned 16-bit numbers are done in pairs, others not; barriers keep a loop as it is.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define void @pairs(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds half, ptr %a, i64 %i
  %v = load half, ptr %pa, align 4
  %w = fmul half %v, 2.0
  store half %w, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @floats(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds float, ptr %a, i64 %i
  %v = load float, ptr %pa, align 4
  %w = fmul float %v, 2.0
  store float %w, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @barrier(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %pa = getelementptr inbounds half, ptr %a, i64 %i
  store half 1.0, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 2}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define void @pairs(ptr noalias %a, i64 %n) #1 {
; entry:
;   %min.iters.check = icmp ult i64 %n, 2
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 2
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = getelementptr inbounds half, ptr %a, i64 %index
;   %wide.load = load <2 x half>, ptr %0, align 4
;   %1 = fmul <2 x half> %wide.load, splat (half 0xH4000)
;   store <2 x half> %1, ptr %0, align 4
;   %index.next = add nuw i64 %index, 2
;   %2 = icmp eq i64 %index.next, %n.vec
;   br i1 %2, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds half, ptr %a, i64 %i
;   %v = load half, ptr %pa, align 4
;   %w = fmul half %v, 0xH4000
;   store half %w, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; define void @floats(ptr noalias %a, i64 %n) #1 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds float, ptr %a, i64 %i
;   %v = load float, ptr %pa, align 4
;   %w = fmul float %v, 2.000000e+00
;   store float %w, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @barrier(ptr noalias %a, i64 %n) #1 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %pa = getelementptr inbounds half, ptr %a, i64 %i
;   store half 0xH3C00, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !4
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { "target-cpu"="sm_90" }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !2, !1}
; !4 = distinct !{!4, !5}
; !5 = !{!"llvm.loop.vectorize.width", i32 2}
