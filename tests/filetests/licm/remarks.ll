; RUN: opt -passes='loop-mssa(licm)' -pass-remarks-output=- -disable-output
; What moves before and behind the loop, and the two reasons for which a load of one address stays, by the names of their remarks.
declare i64 @reads(ptr) memory(read) nounwind willreturn
define i64 @moved(ptr noalias %a, ptr noalias %b, i64 %x, i1 %c, i1 %d) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = add i64 %x, 7
  %at = getelementptr i64, ptr %a, i64 %i
  store i64 %sum, ptr %at, align 8
  %behind = mul i64 %i, 5
  br i1 %c, label %cond, label %latch
cond:
  %v = load i64, ptr %b, align 8
  %vat = getelementptr i64, ptr %a, i64 %v
  store i64 1, ptr %vat, align 8
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  %out = phi i64 [ %behind, %latch ]
  ret i64 %out
}
define i64 @promoted(ptr noalias dereferenceable(8) align 8 %a) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %one ]
  %v = load i64, ptr %a, align 8
  %w = add i64 %v, %i
  store i64 %w, ptr %a, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  ret i64 0
}
define void @invalidated(ptr %a, ptr %b) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %one ]
  %v = load i64, ptr %a, align 8
  %at = getelementptr i64, ptr %b, i64 %i
  store i64 %v, ptr %at, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            licm
; Name:            InstSunk
; Function:        moved
; Args:
;   - String:          'sinking '
;   - Inst:            mul
; ...
; --- !Passed
; Pass:            licm
; Name:            Hoisted
; Function:        moved
; Args:
;   - String:          'hoisting '
;   - Inst:            add
; ...
; --- !Missed
; Pass:            licm
; Name:            LoadWithLoopInvariantAddressCondExecuted
; Function:        moved
; Args:
;   - String:          failed to hoist load with loop-invariant address because load is conditionally executed
; ...
; --- !Missed
; Pass:            licm
; Name:            LoadWithLoopInvariantAddressInvalidated
; Function:        promoted
; Args:
;   - String:          failed to move load with loop-invariant address because the loop may invalidate its value
; ...
; --- !Passed
; Pass:            licm
; Name:            PromoteLoopAccessesToScalar
; Function:        promoted
; Args:
;   - String:          Moving accesses to memory location out of the loop
; ...
; --- !Missed
; Pass:            licm
; Name:            LoadWithLoopInvariantAddressInvalidated
; Function:        invalidated
; Args:
;   - String:          failed to move load with loop-invariant address because the loop may invalidate its value
; ...
