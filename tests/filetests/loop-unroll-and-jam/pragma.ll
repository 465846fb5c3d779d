; RUN: opt -passes=loop-unroll-and-jam
; Metadata asks for it by a count, and says what the loops are to be called afterwards; a loop that says `disable` stays.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @asked(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %add, %inner ]
  %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
  %value = load i64, ptr addrspace(1) %px
  %add = add i64 %sum, %value
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %latch, label %inner
latch:
  %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
  store i64 %add, ptr addrspace(1) %ps
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer, !llvm.loop !0
exit:
  ret void
}

define ptx_kernel void @forbidden(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
  %value = load i64, ptr addrspace(1) %px
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %m
  br i1 %j.done, label %latch, label %inner
latch:
  %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
  store i64 %value, ptr addrspace(1) %ps
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 8
  br i1 %i.done, label %exit, label %outer, !llvm.loop !7
exit:
  ret void
}
!0 = distinct !{!0, !1, !2, !3, !4, !5}
!1 = !{!"llvm.loop.unroll_and_jam.count", i32 2}
!2 = !{!"llvm.loop.unroll_and_jam.followup_outer", !6}
!3 = !{!"llvm.loop.unroll_and_jam.followup_inner", !9}
!4 = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", !10}
!5 = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", !11}
!6 = !{!"outer"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll_and_jam.disable"}
!9 = !{!"inner"}
!10 = !{!"outer of the rest"}
!11 = !{!"inner of the rest"}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @asked(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
; entry:
;   %0 = add i64 %n, -1
;   %1 = freeze i64 %0
;   %2 = add i64 %1, 1
;   %3 = and i64 %2, 1
;   %4 = sub i64 %2, %3
;   %5 = icmp ult i64 %1, 1
;   br i1 %5, label %outer.epil.preheader, label %entry.new
;
; entry.new:                                        ; preds = %entry
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry.new
;   %6 = phi i64 [ 0, %entry.new ], [ %7, %latch ]
;   %i = phi i64 [ 0, %entry.new ], [ %i.next.1, %latch ]
;   %i.next = add nuw nsw i64 %i, 1
;   %i.next.1 = add nuw nsw i64 %i, 2
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %sum = phi i64 [ 0, %outer ], [ %add, %inner ]
;   %j.1 = phi i64 [ 0, %outer ], [ %j.next.1, %inner ]
;   %sum.1 = phi i64 [ 0, %outer ], [ %add.1, %inner ]
;   %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
;   %value = load i64, ptr addrspace(1) %px, align 8
;   %add = add i64 %sum, %value
;   %j.next = add nuw nsw i64 %j, 1
;   %px.1 = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j.1
;   %value.1 = load i64, ptr addrspace(1) %px.1, align 8
;   %add.1 = add i64 %sum.1, %value.1
;   %j.next.1 = add nuw nsw i64 %j.1, 1
;   %j.done.1 = icmp eq i64 %j.next.1, %m
;   br i1 %j.done.1, label %latch, label %inner, !llvm.loop !0
;
; latch:                                            ; preds = %inner
;   %add.lcssa = phi i64 [ %add, %inner ]
;   %add.lcssa.1 = phi i64 [ %add.1, %inner ]
;   %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
;   store i64 %add.lcssa, ptr addrspace(1) %ps, align 8
;   %ps.1 = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i.next
;   store i64 %add.lcssa.1, ptr addrspace(1) %ps.1, align 8
;   %7 = add i64 %6, 2
;   %8 = icmp eq i64 %7, %4
;   br i1 %8, label %exit.unr-lcssa, label %outer, !llvm.loop !2
;
; exit.unr-lcssa:                                   ; preds = %latch
;   %9 = phi i64 [ %i.next.1, %latch ]
;   %10 = icmp eq i64 %3, 0
;   br i1 %10, label %exit, label %outer.epil.preheader
;
; outer.epil.preheader:                             ; preds = %exit.unr-lcssa, %entry
;   %11 = phi i64 [ 0, %entry ], [ %9, %exit.unr-lcssa ]
;   br label %outer.epil
;
; outer.epil:                                       ; preds = %latch.epil, %outer.epil.preheader
;   %i.epil = phi i64 [ %11, %outer.epil.preheader ], [ %i.next.epil, %latch.epil ]
;   %i.next.epil = add nuw nsw i64 %i.epil, 1
;   br label %inner.epil
;
; inner.epil:                                       ; preds = %inner.epil, %outer.epil
;   %j.epil = phi i64 [ 0, %outer.epil ], [ %j.next.epil, %inner.epil ]
;   %sum.epil = phi i64 [ 0, %outer.epil ], [ %add.epil, %inner.epil ]
;   %px.epil = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j.epil
;   %value.epil = load i64, ptr addrspace(1) %px.epil, align 8
;   %add.epil = add i64 %sum.epil, %value.epil
;   %j.next.epil = add nuw nsw i64 %j.epil, 1
;   %j.done.epil = icmp eq i64 %j.next.epil, %m
;   br i1 %j.done.epil, label %latch.epil, label %inner.epil, !llvm.loop !4
;
; latch.epil:                                       ; preds = %inner.epil
;   %add.lcssa.epil = phi i64 [ %add.epil, %inner.epil ]
;   %ps.epil = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i.epil
;   store i64 %add.lcssa.epil, ptr addrspace(1) %ps.epil, align 8
;   %i.done.epil = icmp eq i64 %i.next.epil, %n
;   br i1 %i.done.epil, label %exit.loopexit, label %outer.epil, !llvm.loop !6
;
; exit.loopexit:                                    ; preds = %latch.epil
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %exit.unr-lcssa
;   ret void
; }
;
; define ptx_kernel void @forbidden(ptr addrspace(1) noalias %sums, ptr addrspace(1) noalias %x, i64 %n, i64 %m) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
;   %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %j
;   %value = load i64, ptr addrspace(1) %px, align 8
;   %j.next = add nuw nsw i64 %j, 1
;   %j.done = icmp eq i64 %j.next, %m
;   br i1 %j.done, label %latch, label %inner
;
; latch:                                            ; preds = %inner
;   %value.lcssa = phi i64 [ %value, %inner ]
;   %ps = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %i
;   store i64 %value.lcssa, ptr addrspace(1) %ps, align 8
;   %i.next = add nuw nsw i64 %i, 1
;   %i.done = icmp eq i64 %i.next, 8
;   br i1 %i.done, label %exit, label %outer, !llvm.loop !8
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"inner"}
; !2 = distinct !{!2, !3}
; !3 = !{!"outer"}
; !4 = distinct !{!4, !5}
; !5 = !{!"inner of the rest"}
; !6 = distinct !{!6, !7}
; !7 = !{!"outer of the rest"}
; !8 = distinct !{!8, !9}
; !9 = !{!"llvm.loop.unroll_and_jam.disable"}
