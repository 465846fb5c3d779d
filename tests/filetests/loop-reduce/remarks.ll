; RUN: opt -passes='loop(loop-reduce<gpu>)' -pass-remarks-output=- -disable-output
; What is reduced is told with its costs.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @reduced(ptr %a, i64 %s, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %m = mul i64 %one.i, %s
  %p = getelementptr inbounds i8, ptr %a, i64 %m
  store i8 0, ptr %p, align 1
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, %n
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-reduce
; Name:            Reduced
; Function:        reduced
; Args:
;   - String:          'reduced strength: 6 instructions and 3 registers for stepping values, 9 and 1 before'
; ...
