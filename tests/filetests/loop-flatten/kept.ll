; RUN: opt -passes='loop(loop-flatten)'
; Nests that stay: the inner counter is used alone, a store stands between the loops, rows are as long as their number, and the inner
; loop does not run in every iteration of the outer one.
target datalayout = "e-n32:64"
define void @alone(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, 30
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 %j, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 30
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
define void @between(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, 30
  store i32 1, ptr %p
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 0, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 30
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
define void @triangle(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, 30
  %m = add nuw nsw i32 %i, 1
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 0, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, %m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
define void @skipped(ptr %p, i1 %b) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, 30
  br i1 %b, label %inner, label %latch
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 0, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 30
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-n32:64"
;
; define void @alone(ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %k
;   store i32 %j, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j.next, 30
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, 20
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @between(ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   store i32 1, ptr %p, align 4
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %k
;   store i32 0, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j.next, 30
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, 20
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @triangle(ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   %m = add nuw nsw i32 %i, 1
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %k
;   store i32 0, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j.next, %m
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, 20
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @skipped(ptr %p, i1 %b) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   br i1 %b, label %inner.preheader, label %latch
;
; inner.preheader:                                  ; preds = %outer
;   br label %inner
;
; inner:                                            ; preds = %inner, %inner.preheader
;   %j = phi i32 [ %j.next, %inner ], [ 0, %inner.preheader ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %k
;   store i32 0, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j.next, 30
;   br i1 %c, label %inner, label %latch.loopexit
;
; latch.loopexit:                                   ; preds = %inner
;   br label %latch
;
; latch:                                            ; preds = %latch.loopexit, %outer
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, 20
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
