; RUN: opt -passes='loop-simplify,loop(loop-deletion),loop(loop-simplifycfg),loop(simple-loop-unswitch<nontrivial>)' -pass-remarks-output=- -disable-output
; A cycle that is entered at two places is no loop: each pass that leaves it, or the loop around it, as it is says so once.
declare void @f(i64)
define void @no_loop(i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  br i1 %d, label %right, label %exit
right:
  br label %left
exit:
  ret void
}
define void @in_a_loop(i1 %c, i1 %d, i64 %n, i1 %e) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %left, label %right
left:
  br i1 %d, label %right, label %latch
right:
  br i1 %e, label %left, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %head
exit:
  ret void
}
define void @again(i1 %c, i1 %d, i64 %n, i1 %e) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  br i1 true, label %left, label %right
left:
  br i1 %d, label %right, label %latch
right:
  br i1 %e, label %left, label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %head
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-simplify
; Name:            IrreducibleControlFlow
; Function:        no_loop
; Args:
;   - String:          'cycle left as it is: it has more than one entry'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IrreducibleControlFlow
; Function:        in_a_loop
; Args:
;   - String:          'cycle left as it is: it has more than one entry'
; ...
; --- !Missed
; Pass:            loop-delete
; Name:            IrreducibleControlFlow
; Function:        in_a_loop
; Args:
;   - String:          'loop left as it is: a cycle in it has more than one entry'
; ...
; --- !Missed
; Pass:            simple-loop-unswitch
; Name:            IrreducibleControlFlow
; Function:        in_a_loop
; Args:
;   - String:          'loop left as it is: a cycle in it has more than one entry'
; ...
; --- !Missed
; Pass:            loop-simplify
; Name:            IrreducibleControlFlow
; Function:        again
; Args:
;   - String:          'cycle left as it is: it has more than one entry'
; ...
; --- !Missed
; Pass:            loop-delete
; Name:            IrreducibleControlFlow
; Function:        again
; Args:
;   - String:          'loop left as it is: a cycle in it has more than one entry'
; ...
; --- !Missed
; Pass:            loop-simplifycfg
; Name:            IrreducibleControlFlow
; Function:        again
; Args:
;   - String:          'loop left as it is: a cycle in it has more than one entry'
; ...
; --- !Missed
; Pass:            simple-loop-unswitch
; Name:            IrreducibleControlFlow
; Function:        again
; Args:
;   - String:          'loop left as it is: a cycle in it has more than one entry'
; ...
