; RUN: opt -passes='loop-fusion' -pass-remarks-output=- -disable-output
; Every reason for which two loops stay two, by the name of its remark, and what is said of two that are fused.
declare void @may_throw()
declare void @together() convergent nounwind willreturn memory(none)
define void @fused(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @throws(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  call void @may_throw()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @is_volatile(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store volatile i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @is_atomic(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store atomic i64 1, ptr %one.p monotonic, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @convergent(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  call void @together()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @counts(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 101
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @dependence(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %a, i64 %two.i
  %two.q = getelementptr inbounds i64, ptr %two.p, i64 1
  %two.v = load i64, ptr %two.q, align 8
  %two.r = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.v, ptr %two.r, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @between(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  fence seq_cst
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @apart(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two.gap
two.gap:
  fence seq_cst
  br label %two
two:
  %two.i = phi i64 [ 0, %two.gap ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @address(ptr noalias %a, ptr noalias %b, ptr %c) {
entry:
  store ptr blockaddress(@address, %one.tail), ptr %c, align 8
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one.tail ]
  br label %one.tail
one.tail:
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @count_unknown(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %one.v = load i64, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.v, 0
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @not_rotated(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one.body ]
  %one.done = icmp eq i64 %one.i, 100
  br i1 %one.done, label %two.pre, label %one.body
one.body:
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  br label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @indirect(ptr noalias %a, ptr noalias %b, ptr %t) {
entry:
  indirectbr ptr %t, [label %one]
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %two.pre, label %one
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit, label %two
exit:
  ret void
}
define void @one_guard(ptr noalias %a, ptr noalias %b, i1 %c) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %middle, label %one
middle:
  br i1 %c, label %two.pre, label %exit
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %exit.of, label %two
exit.of:
  br label %exit
exit:
  ret void
}
define void @guards(ptr noalias %a, ptr noalias %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one.pre, label %middle
one.pre:
  br label %one
one:
  %one.i = phi i64 [ 0, %one.pre ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %one.exit, label %one
one.exit:
  br label %middle
middle:
  br i1 %d, label %two.pre, label %exit
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %two.exit, label %two
two.exit:
  br label %exit
exit:
  ret void
}
define void @behind(ptr noalias %a, ptr noalias %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one.pre, label %middle
one.pre:
  br label %one
one:
  %one.i = phi i64 [ 0, %one.pre ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %one.exit, label %one
one.exit:
  fence seq_cst
  br label %middle
middle:
  br i1 %c, label %two.pre, label %exit
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %two.exit, label %two
two.exit:
  br label %exit
exit:
  ret void
}
define void @before(ptr noalias %a, ptr noalias %b, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one.pre, label %middle
one.pre:
  br label %one
one:
  %one.i = phi i64 [ 0, %one.pre ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  store i64 %one.i, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %one.exit, label %one
one.exit:
  br label %middle
middle:
  fence seq_cst
  br i1 %c, label %two.pre, label %exit
two.pre:
  br label %two
two:
  %two.i = phi i64 [ 0, %two.pre ], [ %two.next, %two ]
  %two.p = getelementptr inbounds i64, ptr %b, i64 %two.i
  store i64 %two.i, ptr %two.p, align 8
  %two.next = add nuw nsw i64 %two.i, 1
  %two.done = icmp eq i64 %two.next, 100
  br i1 %two.done, label %two.exit, label %two
two.exit:
  br label %exit
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-fusion
; Name:            FuseCounter
; Function:        fused
; Args:
;   - String:          '[fused]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Loops fused
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        throws
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            MayThrowException
; Function:        throws
; Args:
;   - String:          '[throws]: Loop is not a candidate for fusion: Loop may throw an exception'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        is_volatile
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            ContainsVolatileAccess
; Function:        is_volatile
; Args:
;   - String:          '[is_volatile]: Loop is not a candidate for fusion: Loop contains a volatile access'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        is_atomic
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            ContainsAtomicAccess
; Function:        is_atomic
; Args:
;   - String:          '[is_atomic]: Loop is not a candidate for fusion: Loop contains an atomic access'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        convergent
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            ConvergentOperation
; Function:        convergent
; Args:
;   - String:          '[convergent]: Loop is not a candidate for fusion: Loop contains an operation that threads execute together'
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonEqualTripCount
; Function:        counts
; Args:
;   - String:          '[counts]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Loop trip counts are not the same
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            InvalidDependencies
; Function:        dependence
; Args:
;   - String:          '[dependence]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Dependencies prevent fusion
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonEmptyPreheader
; Function:        between
; Args:
;   - String:          '[between]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Loop has a non-empty preheader with instructions that cannot be moved
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonAdjacent
; Function:        apart
; Args:
;   - String:          '[apart]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.gap
;   - String:          ': '
;   - String:          Loops are not adjacent
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        address
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            AddressTakenBB
; Function:        address
; Args:
;   - String:          '[address]: Loop is not a candidate for fusion: Basic block has address taken'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        count_unknown
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            UnknownTripCount
; Function:        count_unknown
; Args:
;   - String:          '[count_unknown]: Loop is not a candidate for fusion: Loop has unknown trip count'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        not_rotated
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            NotRotated
; Function:        not_rotated
; Args:
;   - String:          '[not_rotated]: Loop is not a candidate for fusion: Candidate is not rotated'
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            InvalidCandidate
; Function:        indirect
; Args:
;   - String:          Loop is not a candidate for fusion
; ...
; --- !Analysis
; Pass:            loop-fusion
; Name:            NotSimplifiedForm
; Function:        indirect
; Args:
;   - String:          '[indirect]: Loop is not a candidate for fusion: Loop is not in simplified form'
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            OnlySecondCandidateIsGuarded
; Function:        one_guard
; Args:
;   - String:          '[one_guard]: '
;   - Cand1:           entry
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          The second candidate is guarded while the first one is not
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonIdenticalGuards
; Function:        guards
; Args:
;   - String:          '[guards]: '
;   - Cand1:           one.pre
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Candidates have different guards
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonEmptyExitBlock
; Function:        behind
; Args:
;   - String:          '[behind]: '
;   - Cand1:           one.pre
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Candidate has a non-empty exit block with instructions that cannot be moved
; ...
; --- !Missed
; Pass:            loop-fusion
; Name:            NonEmptyGuardBlock
; Function:        before
; Args:
;   - String:          '[before]: '
;   - Cand1:           one.pre
;   - String:          ' and '
;   - Cand2:           two.pre
;   - String:          ': '
;   - String:          Candidate has a non-empty guard block with instructions that cannot be moved
; ...
