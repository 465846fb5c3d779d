; RUN: opt -passes='loop(simple-loop-unswitch)'
; Cases that leave move before the loop with their weights, the default with them if it leaves, too; one way on is left in the second loop.
define i32 @cases(ptr %p, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %x, label %latch [
    i32 1, label %one
    i32 2, label %other
    i32 3, label %work
    i32 4, label %one
  ], !prof !0
work:
  store volatile i32 %x, ptr %p, align 4
  br label %latch
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %other
one:
  ret i32 1
other:
  %r = phi i32 [ 2, %loop ], [ %next, %latch ]
  ret i32 %r
}
define void @default(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %x, label %done [
    i32 1, label %latch
    i32 2, label %latch
  ]
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop
done:
  ret void
}
!0 = !{!"branch_weights", i32 10, i32 1, i32 2, i32 3, i32 4}
; EXPECT
; define i32 @cases(ptr %p, i32 %x, i32 %n) {
; entry:
;   switch i32 %x, label %entry.split [
;     i32 1, label %one
;     i32 2, label %other.split
;     i32 4, label %one
;   ], !prof !0
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   switch i32 %x, label %latch [
;     i32 3, label %work
;   ], !prof !1
;
; work:                                             ; preds = %loop
;   store volatile i32 %x, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %other
;
; one:                                              ; preds = %entry, %entry
;   ret i32 1
;
; other:                                            ; preds = %latch
;   %r = phi i32 [ %next, %latch ]
;   br label %other.split
;
; other.split:                                      ; preds = %other, %entry
;   %r.split = phi i32 [ 2, %entry ], [ %r, %other ]
;   ret i32 %r.split
; }
;
; define void @default(ptr %p, i32 %x) {
; entry:
;   switch i32 %x, label %done [
;     i32 1, label %entry.split
;     i32 2, label %entry.split
;   ]
;
; entry.split:                                      ; preds = %entry, %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   br label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   br label %loop
;
; done:                                             ; preds = %entry
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 13, i32 1, i32 2, i32 4}
; !1 = !{!"branch_weights", i32 10, i32 3}
