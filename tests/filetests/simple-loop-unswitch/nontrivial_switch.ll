; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; A switch that the loop does not change: a loop for each block that a case goes to, and one for the default.
define void @kinds(ptr %p, i32 %kind, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %kind, label %latch [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %two
  ]
one:
  store volatile i32 1, ptr %p, align 4
  br label %latch
two:
  store volatile i32 2, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @kinds(ptr %p, i32 %kind, i32 %n) {
; entry:
;   switch i32 %kind, label %entry.split [
;     i32 1, label %entry.split.us
;     i32 2, label %entry.split.us1
;     i32 3, label %entry.split.us1
;   ]
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
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   br label %done
;
; entry.split.us1:                                  ; preds = %entry, %entry
;   br label %loop.us2
;
; loop.us2:                                         ; preds = %latch.us4, %entry.split.us1
;   %i.us3 = phi i32 [ 0, %entry.split.us1 ], [ %next.us5, %latch.us4 ]
;   br label %two.us
;
; two.us:                                           ; preds = %loop.us2
;   store volatile i32 2, ptr %p, align 4
;   br label %latch.us4
;
; latch.us4:                                        ; preds = %two.us
;   %next.us5 = add nuw nsw i32 %i.us3, 1
;   %more.us6 = icmp ult i32 %next.us5, %n
;   br i1 %more.us6, label %loop.us2, label %done.split.split.us
;
; done.split.split.us:                              ; preds = %latch.us4
;   br label %done.split
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
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split.split
;
; done.split.split:                                 ; preds = %latch
;   br label %done.split
;
; done.split:                                       ; preds = %done.split.split, %done.split.split.us
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
