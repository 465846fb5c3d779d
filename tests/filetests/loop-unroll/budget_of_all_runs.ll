; RUN: opt -passes='loop-unroll<O3>,loop-unroll<O3>,loop-unroll<O3>,loop-unroll<O3>' -unroll-partial-threshold=100000 -unroll-max-count=4 -unroll-budget=200 -pass-remarks-output=- -disable-output
; The budget is one for all runs of the pass: what the first runs added is gone for those behind, which each alone would stay below it.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %a) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i64 %i, %j
  %p = getelementptr inbounds i64, ptr %a, i64 %k
  store i64 %j, ptr %p, align 8
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 4096
  br i1 %j.done, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 4096
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-unroll
; Name:            PartialUnrolled
; Function:        f
; Args:
;   - String:          'unrolled loop by a factor of '
;   - UnrollCount:     '4'
; ...
; --- !Passed
; Pass:            loop-unroll
; Name:            PartialUnrolled
; Function:        f
; Args:
;   - String:          'unrolled loop by a factor of '
;   - UnrollCount:     '4'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '156'
;   - String:          ' instructions from '
;   - First:           '14'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '156'
;   - String:          ' instructions from '
;   - First:           '14'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '156'
;   - String:          ' instructions from '
;   - First:           '14'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '156'
;   - String:          ' instructions from '
;   - First:           '14'
; ...
; --- !Missed
; Pass:            loop-unroll
; Name:            UnrollBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unrolled: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '156'
;   - String:          ' instructions from '
;   - First:           '14'
; ...
