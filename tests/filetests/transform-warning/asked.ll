; RUN: opt -passes='transform-warning,print<loops>'
; Every request that is still there is a warning, with the word for what was asked.

define void @count(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !0
exit:
  ret void
}

define void @full(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !2
exit:
  ret void
}

define void @jam(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !4
exit:
  ret void
}

define void @vectors(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !6
exit:
  ret void
}

define void @side_by_side(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !8
exit:
  ret void
}

define void @apart(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !12
exit:
  ret void
}

!1 = !{!"llvm.loop.unroll.count", i32 4}
!0 = distinct !{!0, !1}
!3 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!5 = !{!"llvm.loop.unroll_and_jam.enable"}
!4 = distinct !{!4, !5}
!7 = !{!"llvm.loop.vectorize.enable", i1 true}
!6 = distinct !{!6, !7}
!9 = !{!"llvm.loop.vectorize.enable", i1 true}
!10 = !{!"llvm.loop.vectorize.width", i32 1}
!11 = !{!"llvm.loop.interleave.count", i32 2}
!8 = distinct !{!8, !9, !10, !11}
!13 = !{!"llvm.loop.distribute.enable", i1 true}
!12 = distinct !{!12, !13}
; EXPECT
; Loop info for function 'count':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'full':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'jam':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'vectors':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'side_by_side':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'apart':
; Loop at depth 1 containing: %body<header><latch><exiting>
; warning: <unknown>:0:0: loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not unrolled: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not unroll-and-jammed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not vectorized: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not interleaved: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
; warning: <unknown>:0:0: loop not distributed: the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified as part of an unsupported transformation ordering
