; RUN: opt -passes=mldst-motion
; Without `split-footer-bb` nothing is sunk into a block that something else enters as well.
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
;   store i32 %x, ptr %p, align 4
;   br label %tail
;
; right:                                            ; preds = %head
;   store i32 1, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %left ], [ 2, %right ]
;   ret i32 %r
; }
