; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; A select becomes a branch to be unswitched, its condition frozen; one of conditions stays, and so does one by lanes.
define i32 @choose(i1 %c, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %v = select i1 %c, i32 %a, i32 %b
  %sum = add i32 %s, %v
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum
}
define <2 x i32> @lanes(<2 x i1> %c, <2 x i32> %a, <2 x i32> %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi <2 x i32> [ zeroinitializer, %entry ], [ %sum, %loop ]
  %v = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
  %sum = add <2 x i32> %s, %v
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret <2 x i32> %sum
}
; EXPECT
; define i32 @choose(i1 %c, i32 %a, i32 %b, i32 %n) {
; entry:
;   %c.fr = freeze i1 %c
;   br i1 %c.fr, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %1, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %1 ]
;   %s.us = phi i32 [ 0, %entry.split.us ], [ %sum.us, %1 ]
;   br label %0
;
; 0:                                                ; preds = %loop.us
;   br label %1
;
; 1:                                                ; preds = %0
;   %unswitched.select.us = phi i32 [ %a, %0 ]
;   %sum.us = add i32 %s.us, %unswitched.select.us
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %1
;   %sum.lcssa.us = phi i32 [ %sum.us, %1 ]
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %2, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %2 ]
;   %s = phi i32 [ 0, %entry.split ], [ %sum, %2 ]
;   br label %2
;
; 2:                                                ; preds = %loop
;   %sum = add i32 %s, %b
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split
;
; done.split:                                       ; preds = %2
;   %sum.lcssa = phi i32 [ %sum, %2 ]
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   %.us-phi = phi i32 [ %sum.lcssa, %done.split ], [ %sum.lcssa.us, %done.split.us ]
;   ret i32 %.us-phi
; }
;
; define <2 x i32> @lanes(<2 x i1> %c, <2 x i32> %a, <2 x i32> %b, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %s = phi <2 x i32> [ zeroinitializer, %entry ], [ %sum, %loop ]
;   %v = select <2 x i1> %c, <2 x i32> %a, <2 x i32> %b
;   %sum = add <2 x i32> %s, %v
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %sum.lcssa = phi <2 x i32> [ %sum, %loop ]
;   ret <2 x i32> %sum.lcssa
; }
