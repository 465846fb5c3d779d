; RUN: opt -passes='transform-warning,print<loops>'
; A loop that control never comes to is no loop, and a kernel without loops has nothing to tell.
define void @unreached(i32 %n) {
entry:
  ret void
body:
  %i = phi i32 [ 0, %body ]
  br label %body, !llvm.loop !0
}

define ptx_kernel void @plain(ptr addrspace(1) %p) {
  store i32 undef, ptr addrspace(1) %p
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
; EXPECT
; Loop info for function 'unreached':
; Loop info for function 'plain':
