; RUN: opt -passes='loop(simple-loop-unswitch)'
; Of a condition that joins several, those move that leave by themselves and do not change; they are frozen, because the loop might never have
; asked the second one. Where all must hold to leave, nothing moves.
define void @either(ptr %p, i1 %a, i1 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %end = icmp eq i32 %i, %n
  %first = select i1 %end, i1 true, i1 %a
  %c = select i1 %first, i1 true, i1 %b
  br i1 %c, label %done, label %latch
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop
done:
  ret void
}
define void @all(ptr %p, i1 %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %end = icmp eq i32 %i, %n
  %c = select i1 %end, i1 %a, i1 false
  br i1 %c, label %done, label %latch
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  br label %loop
done:
  ret void
}
; EXPECT
; define void @either(ptr %p, i1 %a, i1 %b, i32 %n) {
; entry:
;   %b.fr = freeze i1 %b
;   %a.fr = freeze i1 %a
;   %0 = or i1 %b.fr, %a.fr
;   br i1 %0, label %done.split, label %entry.split
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %end = icmp eq i32 %i, %n
;   %first = select i1 %end, i1 true, i1 false
;   %c = select i1 %first, i1 true, i1 false
;   br i1 %c, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   br label %loop
;
; done:                                             ; preds = %loop
;   br label %done.split
;
; done.split:                                       ; preds = %done, %entry
;   ret void
; }
;
; define void @all(ptr %p, i1 %a, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %end = icmp eq i32 %i, %n
;   %c = select i1 %end, i1 %a, i1 false
;   br i1 %c, label %done, label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   br label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
