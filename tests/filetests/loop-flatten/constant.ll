; RUN: opt -passes='loop(loop-flatten)' -pass-remarks=loop-flatten
; Trip counts that are numbers: the loops become one of 20 * 30 iterations, and the sum of the counters is its counter.
define void @f(ptr %p) {
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
  store i32 %k, ptr %a
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
; The outer comparison stands before the step, with one less; the number of iterations is 20 all the same.
define void @before_step(ptr %p) {
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
  store i32 %k, ptr %a
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j, 29
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i, 19
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; A sum goes around both loops, and leaves by a phi.
define i32 @sum(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i32 [ 7, %entry ], [ %t.out, %latch ]
  %row = mul i32 %i, 30
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %s2 = phi i32 [ %s, %outer ], [ %t, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  %v = load i32, ptr %a
  %t = add i32 %s2, %v
  %j.next = add i32 %j, 1
  %c = icmp ne i32 %j.next, 30
  br i1 %c, label %inner, label %latch
latch:
  %t.out = phi i32 [ %t, %inner ]
  %i.next = add i32 %i, 1
  %d = icmp ne i32 %i.next, 20
  br i1 %d, label %outer, label %exit
exit:
  %r = phi i32 [ %t.out, %latch ]
  ret i32 %r
}
; EXPECT
; remark: <unknown>:0:0: Flattened into outer loop
; remark: <unknown>:0:0: Flattened into outer loop
; remark: <unknown>:0:0: Flattened into outer loop
;
; define void @f(ptr %p) {
; entry:
;   %flatten.tripcount = mul i32 30, 20
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j.next, 30
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @before_step(ptr %p) {
; entry:
;   %flatten.tripcount = mul i32 30, 20
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, 30
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %a, align 4
;   %j.next = add i32 %j, 1
;   %c = icmp ult i32 %j, 29
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define i32 @sum(ptr %p) {
; entry:
;   %flatten.tripcount = mul i32 30, 20
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %s = phi i32 [ 7, %entry ], [ %t.out, %latch ]
;   %row = mul i32 %i, 30
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   %s2 = phi i32 [ %s, %outer ]
;   %k = add i32 %row, %j
;   %a = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %a, align 4
;   %t = add i32 %s2, %v
;   %j.next = add i32 %j, 1
;   %c = icmp ne i32 %j.next, 30
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %t.out = phi i32 [ %t, %inner ]
;   %i.next = add i32 %i, 1
;   %d = icmp ne i32 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   %r = phi i32 [ %t.out, %latch ]
;   ret i32 %r
; }
