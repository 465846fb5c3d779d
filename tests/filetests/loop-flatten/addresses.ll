; RUN: opt -passes='loop(loop-flatten)'
; Two addresses, a row and an element of it, become one. Stores in every iteration would leave their object before the product overflows.
target datalayout = "e-p:64:64-n32:64"
define void @f(ptr %p, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = mul i64 %i, %m
  %row = getelementptr inbounds i32, ptr %p, i64 %at
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %a = getelementptr inbounds i32, ptr %row, i64 %j
  store i32 0, ptr %a
  %j.next = add nuw nsw i64 %j, 1
  %c = icmp ne i64 %j.next, %m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nuw nsw i64 %i, 1
  %d = icmp ne i64 %i.next, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p:64:64-n32:64"
;
; define void @f(ptr %p, i64 %n, i64 %m) {
; entry:
;   %flatten.tripcount = mul i64 %m, %n
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
;   %at = mul i64 %i, %m
;   %row = getelementptr inbounds i32, ptr %p, i64 %at
;   %flatten.a = getelementptr inbounds i32, ptr %p, i64 %i
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i64 [ 0, %outer ]
;   %a = getelementptr inbounds i32, ptr %row, i64 %j
;   store i32 0, ptr %flatten.a, align 4
;   %j.next = add nuw nsw i64 %j, 1
;   %c = icmp ne i64 %j.next, %m
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw nsw i64 %i, 1
;   %d = icmp ne i64 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
