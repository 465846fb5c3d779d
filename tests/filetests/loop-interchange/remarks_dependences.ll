; RUN: opt -passes='loop-interchange' -loop-interchange-max-dependences=1 -pass-remarks-output=- -disable-output
; A nest with more directions of dependences than the limit is not looked at.
define void @dependences(ptr noalias %a, ptr noalias %b) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr inbounds [100 x i32], ptr %a, i64 %j, i64 %i
  %v = load i32, ptr %at, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  %b.at = getelementptr inbounds [101 x i32], ptr %b, i64 %j, i64 %i
  %b.v = load i32, ptr %b.at, align 4
  %b.i = add nuw nsw i64 %i, 1
  %b.to = getelementptr inbounds [101 x i32], ptr %b, i64 %j, i64 %b.i
  store i32 %b.v, ptr %b.to, align 4
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, 100
  br i1 %j.done, label %outer.latch, label %inner
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 100
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; --- !Missed
; Pass:            loop-interchange
; Name:            TooManyDependences
; Function:        dependences
; Args:
;   - String:          Too many different dependences in the loop nest.
; ...
