; RUN: opt -passes=mldst-motion<split-footer-bb>
; A block with more predecessors gets one in front for the two sides.
define i32 @f(i1 %c, i1 %d, ptr %p, i32 %x) {
entry:
  br i1 %d, label %head, label %tail
head:
  br i1 %c, label %left, label %right
left:
  store i32 %x, ptr %p
  br label %tail
right:
  store i32 1, ptr %p
  br label %tail
tail:
  %r = phi i32 [ 0, %entry ], [ 1, %left ], [ 2, %right ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i1 %c, i1 %d, ptr %p, i32 %x) {
; entry:
;   br i1 %d, label %head, label %tail
;
; head:                                             ; preds = %entry
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   br label %tail.sink.split
;
; right:                                            ; preds = %head
;   br label %tail.sink.split
;
; tail.sink.split:                                  ; preds = %right, %left
;   %.sink = phi i32 [ %x, %left ], [ 1, %right ]
;   %r.ph = phi i32 [ 1, %left ], [ 2, %right ]
;   store i32 %.sink, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %tail.sink.split, %entry
;   %r = phi i32 [ 0, %entry ], [ %r.ph, %tail.sink.split ]
;   ret i32 %r
; }
