; RUN: opt -passes='merge-phis<counters>'
; A counter that only says when the loop ends, as unrolling makes it, leaves that to the index; what is promised of the index is dropped, for
; its wrapping was allowed.
define void @index_from_a_variable(ptr %p, i32 noundef %start, i32 %n) {
entry:
  %limit = and i32 %n, -8
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add nsw i32 %i, 8
  %c.next = add nuw i32 %c, 8
  %done = icmp eq i32 %c.next, %limit
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; Constants become one; the index is stepped behind the comparison.
define void @constants(ptr %p) {
entry:
  br label %loop

loop:
  %c = phi i64 [ 100, %entry ], [ %c.next, %loop ]
  %i = phi i64 [ 1, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %c.next = add i64 %c, -4
  %more = icmp ne i64 0, %c.next
  %i.next = add i64 %i, -4
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

; A start that may be poison is frozen: the branch would be undefined.
define void @start_that_may_be_poison(ptr %p, i32 %start, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ %n, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 1
  %c.next = add i32 %c, 1
  %done = icmp eq i32 %c.next, 0
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
; EXPECT
; define void @index_from_a_variable(ptr %p, i32 noundef %start, i32 %n) {
; entry:
;   %limit = and i32 %n, -8
;   %0 = add i32 %start, %limit
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 8
;   %done = icmp eq i32 %i.next, %0
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @constants(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 1, %entry ], [ %i.next, %loop ]
;   store volatile i64 %i, ptr %p, align 4
;   %i.next = add i64 %i, -4
;   %more = icmp ne i64 -99, %i.next
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @start_that_may_be_poison(ptr %p, i32 %start, i32 %n) {
; entry:
;   %0 = sub i32 0, %n
;   %1 = freeze i32 %start
;   %2 = add i32 %1, %0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %1, %entry ], [ %i.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 1
;   %done = icmp eq i32 %i.next, %2
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
