; RUN: opt -passes='loop(loop-deletion)' -pass-remarks-output=- -disable-output
; A loop goes because it never runs, and one because nothing of it is seen, each by the name of its remark.
define void @never(ptr %a) {
entry:
  br i1 false, label %pre, label %end
pre:
  br label %one
one:
  %i = phi i64 [ 0, %pre ], [ %next, %one ]
  store i64 %i, ptr %a, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  br label %end
end:
  ret void
}
define void @invariant() {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %next, %one ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-delete
; Name:            NeverExecutes
; Function:        never
; Args:
;   - String:          Loop deleted because it never executes
; ...
; --- !Passed
; Pass:            loop-delete
; Name:            Invariant
; Function:        invariant
; Args:
;   - String:          Loop deleted because it is invariant
; ...
