; RUN: opt -passes='transform-warning,print<loops>'
; What was done, switched off or never asked for is no warning.

define void @one(i32 %n) {
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

define void @off(i32 %n) {
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

define void @is_vector(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !5
exit:
  ret void
}

define void @no_vectors(i32 %n) {
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

define void @neither(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !10
exit:
  ret void
}

define void @together(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit, !llvm.loop !14
exit:
  ret void
}

!1 = !{!"llvm.loop.unroll.count", i32 1}
!0 = distinct !{!0, !1}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3, !4}
!6 = !{!"llvm.loop.vectorize.enable", i1 true}
!7 = !{!"llvm.loop.isvectorized", i32 1}
!5 = distinct !{!5, !6, !7}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!8 = distinct !{!8, !9}
!11 = !{!"llvm.loop.vectorize.enable", i1 true}
!12 = !{!"llvm.loop.vectorize.width", i32 1}
!13 = !{!"llvm.loop.interleave.count", i32 1}
!10 = distinct !{!10, !11, !12, !13}
!15 = !{!"llvm.loop.distribute.enable", i1 false}
!14 = distinct !{!14, !15}
; EXPECT
; Loop info for function 'one':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'off':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'is_vector':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'no_vectors':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'neither':
; Loop at depth 1 containing: %body<header><latch><exiting>
; Loop info for function 'together':
; Loop at depth 1 containing: %body<header><latch><exiting>
