; RUN: opt -passes=mldst-motion
; A store to one address on both sides is one below them, of a phi where the values differ; others of the sides stay.
define void @f(i1 %c, ptr %p, ptr noalias %q, i32 %x, i32 %y) {
head:
  br i1 %c, label %left, label %right
left:
  store i32 %x, ptr %p
  store i32 1, ptr %q
  br label %tail
right:
  %z = add i32 %x, %y
  store i32 %z, ptr %p
  br label %tail
tail:
  ret void
}
; EXPECT
; define void @f(i1 %c, ptr %p, ptr noalias %q, i32 %x, i32 %y) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store i32 1, ptr %q, align 4
;   br label %tail
;
; right:                                            ; preds = %head
;   %z = add i32 %x, %y
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   %z.sink = phi i32 [ %x, %left ], [ %z, %right ]
;   store i32 %z.sink, ptr %p, align 4
;   ret void
; }
