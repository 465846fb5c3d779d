; RUN: opt -passes='transform-warning,print<loops>'
; A function that is not to be optimised gets no warning.

define void @count(i32 %n) noinline optnone {
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

!1 = !{!"llvm.loop.unroll.count", i32 4}
!0 = distinct !{!0, !1}
; EXPECT
