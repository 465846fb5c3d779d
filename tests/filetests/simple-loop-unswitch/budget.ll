; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>),loop-mssa(simple-loop-unswitch<nontrivial>)' -unroll-budget=100 -pass-remarks-output=- -disable-output
; Copies of loops for conditions have a budget for the function, over all loops and runs of the pass.
define void @f(ptr %a, i64 %n, i1 %c0, i1 %c1, i1 %c2, i1 %c3) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %after3 ]
  br i1 %c0, label %yes0, label %after0
yes0:
  store volatile i64 0, ptr %a, align 8
  br label %after0
after0:
  br i1 %c1, label %yes1, label %after1
yes1:
  store volatile i64 1, ptr %a, align 8
  br label %after1
after1:
  br i1 %c2, label %yes2, label %after2
yes2:
  store volatile i64 2, ptr %a, align 8
  br label %after2
after2:
  br i1 %c3, label %yes3, label %after3
yes3:
  store volatile i64 3, ptr %a, align 8
  br label %after3
after3:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            simple-loop-unswitch
; Name:            UnswitchBudgetExceeded
; Function:        f
; Args:
;   - String:          'loop not unswitched: the function has grown as far as unroll-budget allows, by '
;   - Copied:          '90'
;   - String:          ' instructions from '
;   - First:           '18'
; ...
