; RUN: opt -passes='loop-interchange' -loop-interchange-maxmeminstr-count=2 -pass-remarks-output=- -disable-output
; A nest with more accesses than the limit is not looked at.
define void @accesses(ptr noalias %a, ptr noalias %b) {
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
  store i32 1, ptr %b, align 4
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
; Name:            UnsupportedLoop
; Function:        accesses
; Args:
;   - String:          'Number of loads/stores exceeded, the supported maximum can be increased with option -loop-interchange-maxmeminstr-count.'
; ...
