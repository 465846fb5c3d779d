; RUN: opt -passes='iv-demotion' -pass-remarks-output=- -disable-output
; A counter of 64 bits that is enough in 32 is told.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @demoted(ptr %a, ptr %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            iv-demotion
; Name:            Demoted
; Function:        demoted
; Args:
;   - String:          counting in 32 bits
; ...
