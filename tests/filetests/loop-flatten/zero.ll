; RUN: opt -passes='loop(loop-flatten)' -loop-flatten-widen-iv=false
; A bound of zero would mean 2^32 iterations of a loop that ends by equality, of which the product knows nothing: the loops stay, even
; where the product of the values cannot overflow.
target datalayout = "e-n32:64"
define void @f(ptr %p, i16 %n, i16 %m) {
entry:
  %wide.n = zext i16 %n to i32
  %wide.m = zext i16 %m to i32
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, %wide.m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  call void @g(i32 %k)
  %j.next = add i32 %j, 1
  %c = icmp ne i32 %j.next, %wide.m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ne i32 %i.next, %wide.n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; The steps promise not to wrap, so zero is none of the values. The product may be too large for a signed number: the step of the one
; counter does not promise that any more.
define void @promised(ptr %p, i16 %n, i16 %m) {
entry:
  %wide.n = zext i16 %n to i32
  %wide.m = zext i16 %m to i32
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, %wide.m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  call void @g(i32 %k)
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ne i32 %j.next, %wide.m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ne i32 %i.next, %wide.n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
declare void @g(i32)
; EXPECT
; target datalayout = "e-n32:64"
;
; define void @f(ptr %p, i16 %n, i16 %m) {
; entry:
;   %wide.n = zext i16 %n to i32
;   %wide.m = zext i16 %m to i32
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, %wide.m
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
;   %k = add i32 %row, %j
;   call void @g(i32 %k)
;   %j.next = add i32 %j, 1
;   %c = icmp ne i32 %j.next, %wide.m
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ne i32 %i.next, %wide.n
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @promised(ptr %p, i16 %n, i16 %m) {
; entry:
;   %wide.n = zext i16 %n to i32
;   %wide.m = zext i16 %m to i32
;   %flatten.tripcount = mul i32 %wide.m, %wide.n
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, %wide.m
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   %k = add i32 %row, %j
;   call void @g(i32 %i)
;   %j.next = add nuw nsw i32 %j, 1
;   %c = icmp ne i32 %j.next, %wide.m
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw i32 %i, 1
;   %d = icmp ne i32 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; declare void @g(i32)
