; RUN: opt -passes=irce -irce-print-changed-loops
; A barrier in the loop: it is split where all threads split it at one iteration, and stays where the length is each thread's own.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @together(ptr addrspace(1) %p, i16 %l, i32 %n) {
entry:
  %len = zext i16 %l to i32
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 0, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
define ptx_kernel void @apart(ptr addrspace(1) %p, i32 %n) {
entry:
  %len = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 0, ptr addrspace(1) %a
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
!1 = !{!"branch_weights", i32 64, i32 4}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; define ptx_kernel void @together(ptr addrspace(1) %p, i16 %l, i32 %n) {
; entry:
;   %len = zext i16 %l to i32
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %smin = call i32 @llvm.smin.i32(i32 %n, i32 %len)
;   %exit.mainloop.at = call i32 @llvm.smax.i32(i32 %smin, i32 0)
;   %0 = icmp slt i32 0, %exit.mainloop.at
;   br i1 %0, label %loop.preheader1, label %main.pseudo.exit
;
; loop.preheader1:                                  ; preds = %loop.preheader
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader1
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader1 ]
;   %next = add nsw i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 true, label %in, label %out.loopexit2, !prof !0
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 0, ptr addrspace(1) %a, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %more = icmp slt i32 %next, %n
;   %1 = icmp slt i32 %next, %exit.mainloop.at
;   br i1 %1, label %loop, label %main.exit.selector
;
; main.exit.selector:                               ; preds = %in
;   %next.lcssa = phi i32 [ %next, %in ]
;   %2 = icmp slt i32 %next.lcssa, %n
;   br i1 %2, label %main.pseudo.exit, label %exit.loopexit
;
; main.pseudo.exit:                                 ; preds = %main.exit.selector, %loop.preheader
;   %i.copy = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   %indvar.end = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   br label %postloop
;
; out.loopexit:                                     ; preds = %loop.postloop
;   br label %out
;
; out.loopexit2:                                    ; preds = %loop
;   br label %out
;
; out:                                              ; preds = %out.loopexit2, %out.loopexit
;   ret void
;
; exit.loopexit.loopexit:                           ; preds = %in.postloop
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %exit.loopexit.loopexit, %main.exit.selector
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
;
; postloop:                                         ; preds = %main.pseudo.exit
;   br label %loop.postloop
;
; loop.postloop:                                    ; preds = %in.postloop, %postloop
;   %i.postloop = phi i32 [ %next.postloop, %in.postloop ], [ %i.copy, %postloop ]
;   %next.postloop = add i32 %i.postloop, 1
;   %check.postloop = icmp slt i32 %i.postloop, %len
;   br i1 %check.postloop, label %in.postloop, label %out.loopexit, !prof !0
;
; in.postloop:                                      ; preds = %loop.postloop
;   %a.postloop = getelementptr i32, ptr addrspace(1) %p, i32 %i.postloop
;   store i32 0, ptr addrspace(1) %a.postloop, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %more.postloop = icmp slt i32 %next.postloop, %n
;   br i1 %more.postloop, label %loop.postloop, label %exit.loopexit.loopexit, !llvm.loop !1, !loop_constrainer.loop.clone !6
; }
;
; define ptx_kernel void @apart(ptr addrspace(1) %p, i32 %n) {
; entry:
;   %len = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader ]
;   %next = add i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 %check, label %in, label %out, !prof !0
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
;   store i32 0, ptr addrspace(1) %a, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %more = icmp slt i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; out:                                              ; preds = %loop
;   ret void
;
; exit.loopexit:                                    ; preds = %in
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #2
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{!"branch_weights", i32 64, i32 4}
; !1 = distinct !{!1, !2, !3, !4, !5}
; !2 = !{!"llvm.loop.unroll.disable"}
; !3 = !{!"llvm.loop.vectorize.enable", i1 false}
; !4 = !{!"llvm.loop.licm_versioning.disable"}
; !5 = !{!"llvm.loop.distribute.enable", i1 false}
; !6 = !{}
