; RUN: opt -passes='loop(simple-loop-unswitch)'
; A condition that the loop does not change and that its first block leaves by is asked before the loop, once.
define i32 @leave(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %c, label %done, label %latch
latch:
  store volatile i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 7, %loop ], [ %next, %latch ]
  ret i32 %r
}
; EXPECT
; define i32 @leave(ptr %p, i1 %c, i32 %n) {
; entry:
;   br i1 %c, label %done.split, label %entry.split
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   br label %latch
;
; latch:                                            ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   %r = phi i32 [ %next, %latch ]
;   br label %done.split
;
; done.split:                                       ; preds = %done, %entry
;   %r.split = phi i32 [ 7, %entry ], [ %r, %done ]
;   ret i32 %r.split
; }
