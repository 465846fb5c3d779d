; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -unswitch-threshold=0 -unswitch-threshold-unroll=50
; The threshold of loops that are unrolled completely is theirs alone: a loop of four iterations is copied, one of any number is not.
define void @four(ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %one, label %latch
one:
  store volatile i32 1, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret void
}
define void @any(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %one, label %latch
one:
  store volatile i32 1, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @four(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   br label %one.us
;
; one.us:                                           ; preds = %loop.us
;   store volatile i32 1, ptr %p, align 4
;   br label %latch.us
;
; latch.us:                                         ; preds = %one.us
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, 4
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   br label %latch
;
; latch:                                            ; preds = %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, 4
;   br i1 %more, label %loop, label %done.split
;
; done.split:                                       ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
;
; define void @any(ptr %p, i1 %c, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %c, label %one, label %latch
;
; one:                                              ; preds = %loop
;   store volatile i32 1, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %one, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
