; RUN: opt -passes=loop-unroll-full<own>
; Branches inside of the body that are decided in an iteration lead to one block; others stay, and a phi whose edges all bring
; one value is that value.
define i32 @f(ptr %p, i1 %b) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  switch i32 %i, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  br label %join
one:
  br i1 %b, label %join, label %other
other:
  %x = load i32, ptr %p
  br label %join
join:
  %v = phi i32 [ 10, %zero ], [ 20, %one ], [ %x, %other ]
  br label %latch
latch:
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 3
  br i1 %c, label %exit, label %header
exit:
  ret i32 %more
}

; A cycle with two entries inside of the loop: it is copied as a whole.
define void @irreducible(ptr %p, i1 %a, i1 %b) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %a, label %left, label %right
left:
  store volatile i32 %i, ptr %p
  br label %right
right:
  %k = phi i32 [ 1, %left ], [ 2, %header ]
  store volatile i32 %k, ptr %p
  br i1 %b, label %left, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, 2
  br i1 %c, label %exit, label %header
exit:
  ret void
}
; EXPECT
; define i32 @f(ptr %p, i1 %b) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   br i1 %b, label %join.1, label %other.1
;
; other.1:                                          ; preds = %header
;   %x.1 = load i32, ptr %p, align 4
;   br label %join.1
;
; join.1:                                           ; preds = %other.1, %header
;   %v.1 = phi i32 [ 20, %header ], [ %x.1, %other.1 ]
;   %more.1 = add i32 10, %v.1
;   %x.2 = load i32, ptr %p, align 4
;   %more.2 = add i32 %more.1, %x.2
;   ret i32 %more.2
; }
;
; define void @irreducible(ptr %p, i1 %a, i1 %b) {
; entry:
;   br label %header
;
; header:                                           ; preds = %entry
;   br i1 %a, label %left, label %right
;
; left:                                             ; preds = %right, %header
;   store volatile i32 0, ptr %p, align 4
;   br label %right
;
; right:                                            ; preds = %left, %header
;   %k = phi i32 [ 1, %left ], [ 2, %header ]
;   store volatile i32 %k, ptr %p, align 4
;   br i1 %b, label %left, label %latch
;
; latch:                                            ; preds = %right
;   br i1 %a, label %left.1, label %right.1
;
; left.1:                                           ; preds = %right.1, %latch
;   store volatile i32 1, ptr %p, align 4
;   br label %right.1
;
; right.1:                                          ; preds = %left.1, %latch
;   %k.1 = phi i32 [ 1, %left.1 ], [ 2, %latch ]
;   store volatile i32 %k.1, ptr %p, align 4
;   br i1 %b, label %left.1, label %latch.1
;
; latch.1:                                          ; preds = %right.1
;   ret void
; }
