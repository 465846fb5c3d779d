; RUN: opt -passes='loop-unroll-and-jam' -allow-unroll-and-jam -unroll-and-jam-count=4 -pass-remarks-output=- -disable-output
; A nest whose outer loop goes away, and one where it stays, by the names of their remarks.
define void @all_of_it(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %p = getelementptr inbounds i64, ptr %b, i64 %j
  %v = load i64, ptr %p, align 8
  %s.next = add i64 %s, %v
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %latch, label %inner
latch:
  %s.last = phi i64 [ %s.next, %inner ]
  %q = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %s.last, ptr %q, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, 4
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
define void @part(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s.next, %inner ]
  %p = getelementptr inbounds i64, ptr %b, i64 %j
  %v = load i64, ptr %p, align 8
  %s.next = add i64 %s, %v
  %j.next = add nuw nsw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %latch, label %inner
latch:
  %s.last = phi i64 [ %s.next, %inner ]
  %q = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %s.last, ptr %q, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-unroll-and-jam
; Name:            FullyUnrolled
; Function:        all_of_it
; Args:
;   - String:          'completely unroll and jammed loop with '
;   - UnrollCount:     '4'
;   - String:          ' iterations'
; ...
; --- !Passed
; Pass:            loop-unroll-and-jam
; Name:            PartialUnrolled
; Function:        part
; Args:
;   - String:          'unroll and jammed loop by a factor of '
;   - UnrollCount:     '4'
;   - String:          ' with run-time trip count'
; ...
