; RUN: opt -passes='loop(loop-versioning-licm)' -licm-versioning-invariant-threshold=60 -pass-remarks-output=- -disable-output
; A loop of whose accesses too few are at one address is not copied.
define void @versioned(ptr %a, ptr %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %v = load i64, ptr %b, align 8
  store i64 %v, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-versioning-licm
; Name:            InvariantThreshold
; Function:        versioned
; Args:
;   - String:          'Invariant load & store '
;   - LoadAndStoreCounter: '50'
;   - String:          ' are less then defined threshold '
;   - Threshold:       '60'
; ...
