; RUN: opt -passes='loop-simplify' -pass-remarks-output=- -disable-output
; Every part of the form that indirect branches and exception pads prevent, by the name of its remark.
declare void @f()
declare i32 @p(...)
define void @entry_of(ptr %t) {
entry:
  indirectbr ptr %t, [label %one, label %other]
other:
  indirectbr ptr %t, [label %one, label %exit]
one:
  %i = phi i64 [ 0, %entry ], [ 1, %other ], [ %next, %one ]
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %exit, label %one
exit:
  ret void
}
define void @latch_of(ptr %t, i1 %c) {
entry:
  br label %one
one:
  br i1 %c, label %two, label %three
two:
  indirectbr ptr %t, [label %one, label %exit]
three:
  indirectbr ptr %t, [label %one, label %exit]
exit:
  ret void
}
define void @exit_of(ptr %t, i1 %c) {
entry:
  br i1 %c, label %one, label %exit
one:
  indirectbr ptr %t, [label %one, label %exit]
exit:
  ret void
}
define void @header() personality ptr @p {
entry:
  invoke void @f() to label %next unwind label %one
next:
  invoke void @f() to label %exit unwind label %one
one:
  %switch = catchswitch within none [label %handler] unwind to caller
handler:
  %pad = catchpad within %switch []
  catchret from %pad to label %again
again:
  invoke void @f() to label %exit unwind label %one
exit:
  ret void
}
define void @exits(i1 %c) personality ptr @p {
entry:
  invoke void @f() to label %one unwind label %pads
one:
  invoke void @f() to label %tail unwind label %pads
tail:
  br i1 %c, label %one, label %exit
pads:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-simplify
; Name:            IndirectEntry
; Function:        entry_of
; Args:
;   - String:          'loop gets no preheader: it is entered by an indirect branch'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IndirectLatch
; Function:        latch_of
; Args:
;   - String:          'loop gets no unique latch: its header is the target of an indirect branch'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IndirectExit
; Function:        exit_of
; Args:
;   - String:          'loop gets no exit of its own: it is left by an indirect branch'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            PadHeader
; Function:        header
; Args:
;   - String:          'loop gets no preheader: it begins with an exception pad'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            PadExit
; Function:        exits
; Args:
;   - String:          'loop gets no exit of its own: the exit begins with an exception pad'
; ...
