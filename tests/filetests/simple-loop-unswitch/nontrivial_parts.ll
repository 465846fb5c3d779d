; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; Two conditions, one of which is enough: in the second loop nobody knows which one held, so other uses of them stay.
define i32 @either(i1 %a, i1 %b, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s3, %latch ]
  %odd = trunc i32 %i to i1
  %ab = or i1 %a, %odd
  %any = or i1 %ab, %b
  br i1 %any, label %work, label %latch
work:
  %one = zext i1 %a to i32
  %s2 = add i32 %s, %one
  br label %latch
latch:
  %s3 = phi i32 [ %s2, %work ], [ %s, %loop ]
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %s3
}
; EXPECT
; define i32 @either(i1 %a, i1 %b, ptr %p, i32 %n) {
; entry:
;   %b.fr = freeze i1 %b
;   %a.fr = freeze i1 %a
;   %0 = or i1 %b.fr, %a.fr
;   br i1 %0, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   %s.us = phi i32 [ 0, %entry.split.us ], [ %s3.us, %latch.us ]
;   br label %work.us
;
; work.us:                                          ; preds = %loop.us
;   %one.us = zext i1 %a to i32
;   %s2.us = add i32 %s.us, %one.us
;   br label %latch.us
;
; latch.us:                                         ; preds = %work.us
;   %s3.us = phi i32 [ %s2.us, %work.us ]
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   %s3.lcssa.us = phi i32 [ %s3.us, %latch.us ]
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %s = phi i32 [ 0, %entry.split ], [ %s3, %latch ]
;   %odd = trunc i32 %i to i1
;   %ab = or i1 false, %odd
;   %any = or i1 %ab, false
;   br i1 %any, label %work, label %latch
;
; work:                                             ; preds = %loop
;   %one = zext i1 false to i32
;   %s2 = add i32 %s, %one
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   %s3 = phi i32 [ %s2, %work ], [ %s, %loop ]
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split
;
; done.split:                                       ; preds = %latch
;   %s3.lcssa = phi i32 [ %s3, %latch ]
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   %.us-phi = phi i32 [ %s3.lcssa, %done.split ], [ %s3.lcssa.us, %done.split.us ]
;   ret i32 %.us-phi
; }
