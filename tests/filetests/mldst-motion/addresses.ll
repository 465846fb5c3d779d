; RUN: opt -passes=mldst-motion
; An address that both sides compute in the same way is computed below; one that something else uses keeps its store.
define void @sunk(i1 %c, ptr %p, i64 %i, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %x, ptr %a
  br label %tail
right:
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 7, ptr %b
  br label %tail
tail:
  ret void
}
define ptr @used(i1 %c, ptr %p, i64 %i, i32 %x) {
head:
  br i1 %c, label %left, label %right
left:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %x, ptr %a
  br label %tail
right:
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 7, ptr %b
  br label %tail
tail:
  %r = phi ptr [ %a, %left ], [ %b, %right ]
  ret ptr %r
}
; EXPECT
; define void @sunk(i1 %c, ptr %p, i64 %i, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   br label %tail
;
; right:                                            ; preds = %head
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   %.sink = phi i32 [ %x, %left ], [ 7, %right ]
;   %0 = getelementptr inbounds i32, ptr %p, i64 %i
;   store i32 %.sink, ptr %0, align 4
;   ret void
; }
;
; define ptr @used(i1 %c, ptr %p, i64 %i, i32 %x) {
; head:
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %head
;   %a = getelementptr inbounds i32, ptr %p, i64 %i
;   store i32 %x, ptr %a, align 4
;   br label %tail
;
; right:                                            ; preds = %head
;   %b = getelementptr inbounds i32, ptr %p, i64 %i
;   store i32 7, ptr %b, align 4
;   br label %tail
;
; tail:                                             ; preds = %right, %left
;   %r = phi ptr [ %a, %left ], [ %b, %right ]
;   ret ptr %r
; }
