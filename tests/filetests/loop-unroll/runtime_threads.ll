; RUN: opt -passes='loop-unroll<O3;runtime;own>' -unroll-max-count=2
; All threads of a warp run the first loop equally often, so its barrier may stand in the copies and in the remainder. The trip count of the
; second differs from thread to thread: it stays as it is.
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @uniform(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier0()
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
define void @divergent() {
entry:
  %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier0()
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @uniform(i32 %n) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = freeze i32 %0
;   %2 = add i32 %1, 1
;   %3 = and i32 %2, 1
;   %4 = sub i32 %2, %3
;   %5 = icmp ult i32 %1, 1
;   br i1 %5, label %loop.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry.new
;   %6 = phi i32 [ 0, %entry.new ], [ %7, %loop ]
;   %i = phi i32 [ 0, %entry.new ], [ %next.1, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next.1 = add nuw nsw i32 %i, 2
;   %7 = add i32 %6, 2
;   %8 = icmp eq i32 %7, %4
;   br i1 %8, label %done.unr-lcssa, label %loop, !llvm.loop !0
;
; done.unr-lcssa:                                   ; preds = %loop
;   %9 = phi i32 [ %next.1, %loop ]
;   %10 = icmp eq i32 %3, 0
;   br i1 %10, label %done, label %loop.epil.preheader
;
; loop.epil.preheader:                              ; preds = %done.unr-lcssa, %entry
;   %11 = phi i32 [ 0, %entry ], [ %9, %done.unr-lcssa ]
;   br label %loop.epil
;
; loop.epil:                                        ; preds = %loop.epil, %loop.epil.preheader
;   %i.epil = phi i32 [ %11, %loop.epil.preheader ], [ %next.epil, %loop.epil ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next.epil = add nuw nsw i32 %i.epil, 1
;   %c.epil = icmp ult i32 %next.epil, %n
;   br i1 %c.epil, label %loop.epil, label %done, !llvm.loop !2
;
; done:                                             ; preds = %loop.epil, %done.unr-lcssa
;   ret void
; }
;
; define void @divergent() {
; entry:
;   %n = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #2
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
