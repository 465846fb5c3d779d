; RUN: opt -passes='transform-warning' -pass-remarks-output=- -disable-output
; Every transformation that a loop asks for and that is still to be done, by the name of its remark.
define void @unroll(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !0
exit:
  ret void
}
define void @jam(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !2
exit:
  ret void
}
define void @vectors(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !4
exit:
  ret void
}
define void @interleave(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !6
exit:
  ret void
}
define void @distribute(ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one, !llvm.loop !9
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll_and_jam.enable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.vectorize.enable", i1 true}
!6 = distinct !{!6, !5, !7, !8}
!7 = !{!"llvm.loop.vectorize.width", i32 1}
!8 = !{!"llvm.loop.interleave.count", i32 4}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.distribute.enable", i1 true}
; EXPECT
; warning: <unknown>:0:0: loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not unroll-and-jammed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not interleaved: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not distributed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; --- !Failure
; Pass:            transform-warning
; Name:            FailedRequestedUnrolling
; Function:        unroll
; Args:
;   - String:          'loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; ...
; --- !Failure
; Pass:            transform-warning
; Name:            FailedRequestedUnrollAndJamming
; Function:        jam
; Args:
;   - String:          'loop not unroll-and-jammed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; ...
; --- !Failure
; Pass:            transform-warning
; Name:            FailedRequestedVectorization
; Function:        vectors
; Args:
;   - String:          'loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; ...
; --- !Failure
; Pass:            transform-warning
; Name:            FailedRequestedInterleaving
; Function:        interleave
; Args:
;   - String:          'loop not interleaved: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; ...
; --- !Failure
; Pass:            transform-warning
; Name:            FailedRequestedDistribution
; Function:        distribute
; Args:
;   - String:          'loop not distributed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering'
; ...
