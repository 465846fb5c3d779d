; RUN: opt -passes='transform-warning,print<loops>'
; Of two loops in each other each tells of its own requests; a loop whose threads meet at a barrier is asked like others.
declare void @llvm.nvvm.barrier0() convergent

define void @nested(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  call void @llvm.nvvm.barrier0()
  %j.next = add i32 %j, 1
  %more = icmp ult i32 %j.next, %n
  br i1 %more, label %inner, label %latch, !llvm.loop !0
latch:
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %outer, label %exit, !llvm.loop !2
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 8}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.distribute.enable", i1 true}
; EXPECT
; Loop info for function 'nested':
; Loop at depth 1 containing: %outer<header>,%inner,%latch<latch><exiting>
;     Loop at depth 2 containing: %inner<header><latch><exiting>
; warning: <unknown>:0:0: loop not distributed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
