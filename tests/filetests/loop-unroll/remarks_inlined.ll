; RUN: opt -passes='loop-unroll<O3>' -pass-remarks-output=- -disable-output
; A loop with a call that may be inlined is not unrolled before that.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define internal void @callee(ptr %a) alwaysinline {
  store volatile i64 1, ptr %a
  ret void
}
define void @calls(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  call void @callee(ptr %a)
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-unroll
; Name:            InlineCandidates
; Function:        calls
; Args:
;   - String:          'loop not unrolled: it calls functions that may be inlined'
; ...
