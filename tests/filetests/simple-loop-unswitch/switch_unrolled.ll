; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -unswitch-threshold=0 -unswitch-max-switch-cases=2
; Of a loop that is unrolled completely a switch of two cases is taken whatever the copies cost, one of three is not.
define void @two(ptr %p, i32 %kind) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %kind, label %latch [
    i32 1, label %one
    i32 2, label %one
  ]
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
define void @three(ptr %p, i32 %kind) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %kind, label %latch [
    i32 1, label %one
    i32 2, label %one
    i32 3, label %one
  ]
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
; EXPECT
; define void @two(ptr %p, i32 %kind) {
; entry:
;   switch i32 %kind, label %entry.split [
;     i32 1, label %entry.split.us
;     i32 2, label %entry.split.us
;   ]
;
; entry.split.us:                                   ; preds = %entry, %entry
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
; define void @three(ptr %p, i32 %kind) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   switch i32 %kind, label %latch [
;     i32 1, label %one
;     i32 2, label %one
;     i32 3, label %one
;   ]
;
; one:                                              ; preds = %loop, %loop, %loop
;   store volatile i32 1, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %one, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, 4
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
