; RUN: opt -passes='loop-unroll<O3>' -pragma-unroll-full-max-iterations=3 -pragma-unroll-threshold=1 -unroll-threshold=1 -unroll-partial-threshold=1 -pass-remarks-output=- -disable-output
; Loops that a pragma asks to unroll, completely or not, are too large for the limits.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @completely(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 5
  br i1 %one.done, label %exit, label %one, !llvm.loop !0
exit:
  ret void
}
define void @in_part(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 5
  br i1 %one.done, label %exit, label %one, !llvm.loop !2
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 3}
; EXPECT
; --- !Missed
; Pass:            loop-unroll
; Name:            FullUnrollAsDirectedTooLarge
; Function:        completely
; Args:
;   - String:          Unable to fully unroll loop as directed by unroll pragma because unrolled size is too large.
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollAsDirectedTooLarge
; Function:        in_part
; Args:
;   - String:          'Unable to unroll loop as directed by unroll(enable) pragma because unrolled size is too large.'
; ...
