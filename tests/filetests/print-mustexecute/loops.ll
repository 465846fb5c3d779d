; RUN: opt -passes=print-mustexecute -disable-output
; The header runs up to a call that may not return; what a branch skips does not; what leaves the loop by a constant is no way out.
define void @loops(i1 %c, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %more = icmp ult i32 %j.next, %n
  br i1 %more, label %inner, label %choice
choice:
  br i1 %c, label %some, label %outer.latch
some:
  %s = add i32 %i, 1
  br label %outer.latch
outer.latch:
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %outer, label %calls
calls:
  %k = phi i32 [ 0, %outer.latch ], [ %k.next, %calls ]
  call void @may_not_return()
  %k.next = add i32 %k, 1
  br label %calls
}
define void @first_iteration(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %tail ]
  %at.end = icmp ugt i32 %i, 100
  br i1 %at.end, label %exit, label %body
body:
  %v = add i32 %i, %n
  %other = icmp ugt i32 %v, 7
  br i1 %other, label %exit, label %tail
tail:
  %i.next = add i32 %i, 1
  br label %head
exit:
  ret void
}
declare void @may_not_return()
; EXPECT
; define void @loops(i1 %c, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ] ; (mustexec in: outer)
;   br label %inner ; (mustexec in: outer)
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ] ; (mustexec in 2 loops: inner, outer)
;   %j.next = add i32 %j, 1 ; (mustexec in 2 loops: inner, outer)
;   %more = icmp ult i32 %j.next, %n ; (mustexec in 2 loops: inner, outer)
;   br i1 %more, label %inner, label %choice ; (mustexec in 2 loops: inner, outer)
;
; choice:                                           ; preds = %inner
;   br i1 %c, label %some, label %outer.latch ; (mustexec in: outer)
;
; some:                                             ; preds = %choice
;   %s = add i32 %i, 1
;   br label %outer.latch
;
; outer.latch:                                      ; preds = %some, %choice
;   %i.next = add i32 %i, 1 ; (mustexec in: outer)
;   %again = icmp ult i32 %i.next, %n ; (mustexec in: outer)
;   br i1 %again, label %outer, label %calls ; (mustexec in: outer)
;
; calls:                                            ; preds = %calls, %outer.latch
;   %k = phi i32 [ 0, %outer.latch ], [ %k.next, %calls ] ; (mustexec in: calls)
;   call void @may_not_return() ; (mustexec in: calls)
;   %k.next = add i32 %k, 1
;   br label %calls
; }
; define void @first_iteration(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %tail, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %tail ] ; (mustexec in: head)
;   %at.end = icmp ugt i32 %i, 100 ; (mustexec in: head)
;   br i1 %at.end, label %exit, label %body ; (mustexec in: head)
;
; body:                                             ; preds = %head
;   %v = add i32 %i, %n
;   %other = icmp ugt i32 %v, 7
;   br i1 %other, label %exit, label %tail
;
; tail:                                             ; preds = %body
;   %i.next = add i32 %i, 1
;   br label %head
;
; exit:                                             ; preds = %body, %head
;   ret void
; }
