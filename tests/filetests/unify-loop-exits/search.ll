; RUN: opt -passes=unify-loop-exits
; A search that ends in two ways: both go through one guard, and the element that was found comes through a phi.
define i32 @search(ptr %p, i32 %n, i32 %wanted) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %absent, label %latch
latch:
  %at = getelementptr i32, ptr %p, i32 %i
  %value = load i32, ptr %at
  %next = add i32 %i, 1
  %hit = icmp eq i32 %value, %wanted
  br i1 %hit, label %found, label %head
found:
  %twice = shl i32 %value, 1
  ret i32 %twice
absent:
  ret i32 -1
}
; EXPECT
; define i32 @search(ptr %p, i32 %n, i32 %wanted) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %done = icmp eq i32 %i, %n
;   br i1 %done, label %loop.exit.guard, label %latch
;
; latch:                                            ; preds = %head
;   %at = getelementptr i32, ptr %p, i32 %i
;   %value = load i32, ptr %at, align 4
;   %next = add i32 %i, 1
;   %hit = icmp eq i32 %value, %wanted
;   br i1 %hit, label %loop.exit.guard, label %head
;
; found:                                            ; preds = %loop.exit.guard
;   %twice = shl i32 %value.moved, 1
;   ret i32 %twice
;
; absent:                                           ; preds = %loop.exit.guard
;   ret i32 -1
;
; loop.exit.guard:                                  ; preds = %latch, %head
;   %value.moved = phi i32 [ poison, %head ], [ %value, %latch ]
;   %Guard.absent = phi i1 [ true, %head ], [ false, %latch ]
;   br i1 %Guard.absent, label %absent, label %found
; }
