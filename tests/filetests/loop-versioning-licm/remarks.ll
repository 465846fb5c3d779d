; RUN: opt -passes='loop(loop-versioning-licm)' -pass-remarks-output=- -disable-output
; A loop is copied, and one is not that calls what writes, by the names of their remarks.
declare void @calls()
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
define void @calls_of(ptr %a, ptr %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %v = load i64, ptr %b, align 8
  store i64 %v, ptr %one.p, align 8
  call void @calls()
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-versioning-licm
; Name:            IsLegalForVersioning
; Function:        versioned
; Args:
;   - String:          Versioned loop for LICM.
;   - String:          ' Number of runtime checks we had to insert '
;   - RuntimeChecks:   '1'
; ...
; --- !Missed
; Pass:            loop-versioning-licm
; Name:            IllegalLoopInst
; Function:        calls_of
; Args:
;   - String:          ' Unsafe Loop Instruction'
; ...
