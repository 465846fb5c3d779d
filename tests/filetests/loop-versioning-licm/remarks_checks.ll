; RUN: opt -passes='loop(loop-versioning-licm)' -runtime-memory-check-threshold=0 -pass-remarks-output=- -disable-output
; A loop that needs more checks than the threshold says is not copied.
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
; Name:            RuntimeCheck
; Function:        versioned
; Args:
;   - String:          'Number of runtime checks '
;   - RuntimeChecks:   '1'
;   - String:          ' exceeds threshold '
;   - Threshold:       '0'
; ...
