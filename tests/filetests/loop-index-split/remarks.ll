; RUN: opt -passes='loop-index-split' -pass-remarks-output=- -disable-output
; Loops that are split around a range and around one iteration, by the names of their remarks.
define void @range(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %low = icmp ult i64 %i, 40
  br i1 %low, label %yes, label %no
yes:
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %p, align 8
  br label %latch
no:
  %q = getelementptr inbounds i64, ptr %b, i64 %i
  store i64 %i, ptr %q, align 8
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  ret void
}
define void @one_of(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %is = icmp eq i64 %i, 40
  br i1 %is, label %yes, label %no
yes:
  store i64 %i, ptr %a, align 8
  br label %latch
no:
  %q = getelementptr inbounds i64, ptr %b, i64 %i
  store i64 %i, ptr %q, align 8
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-index-split
; Name:            processSplitRangeLoop
; Function:        range
; Args:
;   - String:          'LoopIndexSplit: performed processSplitRangeLoop'
; ...
; --- !Passed
; Pass:            loop-index-split
; Name:            processAllButOneIterationLoop
; Function:        one_of
; Args:
;   - String:          'LoopIndexSplit: performed processAllButOneIterationLoop'
; ...
