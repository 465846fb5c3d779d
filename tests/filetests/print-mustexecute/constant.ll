; RUN: opt -passes=print-mustexecute -disable-output
; Edges that constants rule out do not count, nor one that the start of a counter rules out in the first iteration.
define void @constant(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br i1 true, label %next, label %never
next:
  %end = icmp eq i32 %i, 9
  br i1 %end, label %exit, label %latch
latch:
  %i.next = add i32 %i, 1
  br label %loop
exit:
  ret void
never:
  unreachable
}
; EXPECT
; define void @constant(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ] ; (mustexec in: loop)
;   br i1 true, label %next, label %never ; (mustexec in: loop)
;
; next:                                             ; preds = %loop
;   %end = icmp eq i32 %i, 9 ; (mustexec in: loop)
;   br i1 %end, label %exit, label %latch ; (mustexec in: loop)
;
; latch:                                            ; preds = %next
;   %i.next = add i32 %i, 1 ; (mustexec in: loop)
;   br label %loop ; (mustexec in: loop)
;
; exit:                                             ; preds = %next
;   ret void
;
; never:                                            ; preds = %loop
;   unreachable
; }
