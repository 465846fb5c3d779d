; RUN: opt -passes=loop-unroll<own>
; The token of the loop's heart stands once in the loop that remains, and serves all copies.
declare void @vote() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
define void @f() convergent {
entry:
  %t = call token @llvm.experimental.convergence.entry()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @vote() convergent [ "convergencectrl"(token %h) ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 20
  br i1 %c, label %exit, label %body, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
; EXPECT
; ; Function Attrs: convergent
; declare void @vote() #0
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.entry() #1
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare token @llvm.experimental.convergence.loop() #1
;
; ; Function Attrs: convergent
; define void @f() #0 {
; entry:
;   %t = call token @llvm.experimental.convergence.entry()
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.1, %body ]
;   %h = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
;   call void @vote() #0 [ "convergencectrl"(token %h) ]
;   call void @vote() #0 [ "convergencectrl"(token %h) ]
;   %next.1 = add i32 %i, 2
;   %c.1 = icmp eq i32 %next.1, 20
;   br i1 %c.1, label %exit, label %body, !llvm.loop !0
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
