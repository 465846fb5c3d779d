; RUN: opt -passes=loop-unroll
; The last iteration is another one: it goes behind the loop, which ends one iteration before. It may be the only one, which is asked first.
define i32 @tail(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %end = icmp eq i32 %i, %n
  br i1 %end, label %edge, label %latch
edge:
  store i32 1, ptr %at
  br label %latch
latch:
  store volatile i32 %i, ptr %at
  %next = add nuw i32 %i, 1
  %more = icmp ne i32 %i, %n
  br i1 %more, label %loop, label %done
done:
  %last = phi i32 [ %i, %latch ]
  ret i32 %last
}
; A known trip count needs no question.
define i32 @fixed(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %end = icmp eq i32 %i, 99
  %v = select i1 %end, i32 7, i32 %i
  store volatile i32 %v, ptr %p
  %next = add nuw i32 %i, 1
  %more = icmp ne i32 %next, 100
  br i1 %more, label %loop, label %done
done:
  %last = phi i32 [ %v, %loop ]
  ret i32 %last
}
; The comparison that leaves is used elsewhere, too: it cannot be moved one iteration ahead.
define i1 @used(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %more = icmp ne i32 %i, %n
  %v = select i1 %more, i32 7, i32 %i
  store volatile i32 %v, ptr %p
  %next = add nuw i32 %i, 1
  br i1 %more, label %loop, label %done
done:
  %last = phi i1 [ %more, %loop ]
  ret i1 %last
}
; EXPECT
; define i32 @tail(ptr %p, i32 %n) {
; entry:
;   %0 = icmp ne i32 %n, 0
;   br i1 %0, label %entry.split, label %done.peel.begin
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   br i1 false, label %edge, label %latch
;
; edge:                                             ; preds = %loop
;   store i32 1, ptr %at, align 4
;   br label %latch
;
; latch:                                            ; preds = %edge, %loop
;   store volatile i32 %i, ptr %at, align 4
;   %next = add nuw i32 %i, 1
;   %1 = sub i32 %n, 1
;   %more = icmp ne i32 %i, %1
;   br i1 %more, label %loop, label %done.peel.begin.loopexit, !llvm.loop !0
;
; done.peel.begin.loopexit:                         ; preds = %latch
;   %.ph = phi i32 [ %next, %latch ]
;   br label %done.peel.begin
;
; done.peel.begin:                                  ; preds = %done.peel.begin.loopexit, %entry
;   %2 = phi i32 [ 0, %entry ], [ %.ph, %done.peel.begin.loopexit ]
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %done.peel.begin
;   %at.peel = getelementptr i32, ptr %p, i32 %2
;   %end.peel = icmp eq i32 %2, %n
;   br i1 %end.peel, label %edge.peel, label %latch.peel
;
; edge.peel:                                        ; preds = %loop.peel
;   store i32 1, ptr %at.peel, align 4
;   br label %latch.peel
;
; latch.peel:                                       ; preds = %edge.peel, %loop.peel
;   store volatile i32 %2, ptr %at.peel, align 4
;   %next.peel = add nuw i32 %2, 1
;   %more.peel = icmp ne i32 %2, %n
;   br i1 %more.peel, label %done.peel.next, label %done.peel.next
;
; done.peel.next:                                   ; preds = %latch.peel, %latch.peel
;   br label %loop.peel.next
;
; loop.peel.next:                                   ; preds = %done.peel.next
;   br label %done
;
; done:                                             ; preds = %loop.peel.next
;   ret i32 %2
; }
;
; define i32 @fixed(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ne i32 %next, 99
;   br i1 %more, label %loop, label %done.peel.begin, !llvm.loop !2
;
; done.peel.begin:                                  ; preds = %loop
;   %0 = phi i32 [ %next, %loop ]
;   br label %loop.peel
;
; loop.peel:                                        ; preds = %done.peel.begin
;   %end.peel = icmp eq i32 %0, 99
;   %v.peel = select i1 %end.peel, i32 7, i32 %0
;   store volatile i32 %v.peel, ptr %p, align 4
;   %next.peel = add nuw i32 %0, 1
;   %more.peel = icmp ne i32 %next.peel, 100
;   br i1 %more.peel, label %done.peel.next, label %done.peel.next
;
; done.peel.next:                                   ; preds = %loop.peel, %loop.peel
;   br label %loop.peel.next
;
; loop.peel.next:                                   ; preds = %done.peel.next
;   br label %done
;
; done:                                             ; preds = %loop.peel.next
;   ret i32 %v.peel
; }
;
; define i1 @used(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %more = icmp ne i32 %i, %n
;   %v = select i1 %more, i32 7, i32 %i
;   store volatile i32 %v, ptr %p, align 4
;   %next = add nuw i32 %i, 1
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %last = phi i1 [ %more, %loop ]
;   ret i1 %last
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.peeled.count", i32 1}
; !2 = distinct !{!2, !1}
