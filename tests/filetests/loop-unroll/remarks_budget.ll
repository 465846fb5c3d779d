; RUN: opt -passes='loop-unroll<O3>' -unroll-budget=1 -pass-remarks-output=- -disable-output
; Where the function has grown by its budget the loop stays.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @budget(ptr %a, i64 %n) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 4
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        budget
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '0'
;   - String:          ' instructions from '
;   - First:           '0'
; ...
