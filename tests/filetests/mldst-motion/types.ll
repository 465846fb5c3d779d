; RUN: opt -passes=mldst-motion
; Values of one size are cast; a smaller one stays, as do both where nothing is between their sides.
define void @cast(i1 %c, ptr %p, float %x, i32 %y) {
head:
  br i1 %c, label %left, label %right
left:
  store float %x, ptr %p
  br label %tail
right:
  store i32 %y, ptr %p
  br label %tail
tail:
  ret void
}
define void @smaller(i1 %c, ptr %p, i16 %x, i32 %y) {
head:
  br i1 %c, label %left, label %right
left:
  store i16 %x, ptr %p
  br label %tail
right:
  store i32 %y, ptr %p
  br label %tail
tail:
  ret void
}
define void @triangle(i1 %c, ptr %p, i32 %y) {
head:
  br i1 %c, label %side, label %tail
side:
  store i32 %y, ptr %p
  br label %tail
tail:
  ret void
}
; EXPECT
; define void @cast(i1 %c, ptr %p, float %x, i32 %y) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   %0 = bitcast float %x to i32
;   br label %tail
;
; right:                                            ; preds = %head
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   %y.sink = phi i32 [ %0, %left ], [ %y, %right ]
;   store i32 %y.sink, ptr %p, align 4
;   ret void
; }
;
; define void @smaller(i1 %c, ptr %p, i16 %x, i32 %y) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   store i16 %x, ptr %p, align 2
;   br label %tail
;
; right:                                            ; preds = %head
;   store i32 %y, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   ret void
; }
;
; define void @triangle(i1 %c, ptr %p, i32 %y) {
; head:
;   br i1 %c, label %side, label %tail
;
; side:                                             ; preds = %head
;   store i32 %y, ptr %p, align 4
;   br label %tail
;
; tail:                                             ; preds = %side, %head
;   ret void
; }
