; RUN: opt -passes='loop-simplify' -pass-remarks-output=- -disable-output
; A loop with two back edges of which one keeps a phi is not taken apart into two where threads execute something together.
target triple = "nvptx64-nvidia-cuda"
declare void @together() convergent
define i64 @f(i1 %c, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i, %one ], [ %i.next, %two ]
  %j = phi i64 [ 0, %entry ], [ %j.next, %one ], [ 0, %two ]
  call void @together()
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, %n
  br i1 %more, label %one, label %next
one:
  br label %head
next:
  %i.next = add i64 %i, 1
  %again = icmp ult i64 %i.next, %n
  br i1 %again, label %two, label %exit
two:
  br label %head
exit:
  ret i64 %i.next
}
; EXPECT
; --- !Missed
; Pass:            loop-simplify
; Name:            Convergent
; Function:        f
; Args:
;   - String:          'loop is not taken apart into two: it has a convergent call'
; ...
