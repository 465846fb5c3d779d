; RUN: opt -passes='merge-phis<counters>'
; Other steps, orders instead of equality, a counter that something else reads, an index that nothing reads, a limit that the loop makes: all stay.
define void @other_steps(ptr %p, i32 noundef %start, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 8
  %c.next = add i32 %c, 4
  %done = icmp eq i32 %c.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define void @order(ptr %p, i32 noundef %start, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 8
  %c.next = add i32 %c, 8
  %done = icmp uge i32 %c.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

define i32 @read_behind_the_loop(ptr %p, i32 noundef %start, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 8
  %c.next = add i32 %c, 8
  %done = icmp eq i32 %c.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret i32 %c.next
}

define void @limit_of_the_loop(ptr %p, i32 noundef %start) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
  store volatile i32 %i, ptr %p
  %n = load volatile i32, ptr %p
  %i.next = add i32 %i, 8
  %c.next = add i32 %c, 8
  %done = icmp eq i32 %c.next, %n
  br i1 %done, label %exit, label %loop

exit:
  ret void
}
; EXPECT
; define void @other_steps(ptr %p, i32 noundef %start, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 8
;   %c.next = add i32 %c, 4
;   %done = icmp eq i32 %c.next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @order(ptr %p, i32 noundef %start, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 8
;   %c.next = add i32 %c, 8
;   %done = icmp uge i32 %c.next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @read_behind_the_loop(ptr %p, i32 noundef %start, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 8
;   %c.next = add i32 %c, 8
;   %done = icmp eq i32 %c.next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i32 %c.next
; }
;
; define void @limit_of_the_loop(ptr %p, i32 noundef %start) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
;   %c = phi i32 [ 0, %entry ], [ %c.next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %n = load volatile i32, ptr %p, align 4
;   %i.next = add i32 %i, 8
;   %c.next = add i32 %c, 8
;   %done = icmp eq i32 %c.next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
