; RUN: opt -passes=loop-unroll -unroll-count=2
; Both loops by a knob. The phi of the inner loop in each copy of the outer one gets its edges when they are there: until then
; nothing may be concluded from it.
define i32 @f(ptr %p, i32 %x) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %sum = phi i32 [ %x, %entry ], [ %sum.out, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %sum.in = phi i32 [ %sum, %outer ], [ %more, %inner ]
  %k = add i32 %i, %j
  %at = getelementptr i32, ptr %p, i32 %k
  %v = load i32, ptr %at
  %more = add i32 %sum.in, %v
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ult i32 %j.next, 6
  br i1 %c, label %inner, label %outer.latch
outer.latch:
  %sum.out = phi i32 [ %more, %inner ]
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %i.next, 10
  br i1 %d, label %outer, label %exit
exit:
  ret i32 %sum.out
}
; EXPECT
; define i32 @f(ptr %p, i32 %x) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch.1, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next.1, %outer.latch.1 ]
;   %sum = phi i32 [ %x, %entry ], [ %sum.out.1, %outer.latch.1 ]
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %at = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %at, align 4
;   %more = add i32 %sum, %v
;   %k.1 = add i32 %i, 1
;   %at.1 = getelementptr i32, ptr %p, i32 %k.1
;   %v.1 = load i32, ptr %at.1, align 4
;   %more.1 = add i32 %more, %v.1
;   %k.18 = add i32 %i, 2
;   %at.19 = getelementptr i32, ptr %p, i32 %k.18
;   %v.110 = load i32, ptr %at.19, align 4
;   %more.111 = add i32 %more.1, %v.110
;   %k.1.112 = add i32 %i, 3
;   %at.1.113 = getelementptr i32, ptr %p, i32 %k.1.112
;   %v.1.114 = load i32, ptr %at.1.113, align 4
;   %more.1.115 = add i32 %more.111, %v.1.114
;   %k.2 = add i32 %i, 4
;   %at.2 = getelementptr i32, ptr %p, i32 %k.2
;   %v.2 = load i32, ptr %at.2, align 4
;   %more.2 = add i32 %more.1.115, %v.2
;   %k.1.2 = add i32 %i, 5
;   %at.1.2 = getelementptr i32, ptr %p, i32 %k.1.2
;   %v.1.2 = load i32, ptr %at.1.2, align 4
;   %more.1.2 = add i32 %more.2, %v.1.2
;   br label %outer.latch
;
; outer.latch:                                      ; preds = %inner
;   %sum.out = phi i32 [ %more.1.2, %inner ]
;   %i.next = add nuw nsw i32 %i, 1
;   br label %inner.11
;
; inner.11:                                         ; preds = %outer.latch
;   %at.13 = getelementptr i32, ptr %p, i32 %i.next
;   %v.14 = load i32, ptr %at.13, align 4
;   %more.15 = add i32 %sum.out, %v.14
;   %k.1.1 = add i32 %i.next, 1
;   %at.1.1 = getelementptr i32, ptr %p, i32 %k.1.1
;   %v.1.1 = load i32, ptr %at.1.1, align 4
;   %more.1.1 = add i32 %more.15, %v.1.1
;   %k.12.1 = add i32 %i.next, 2
;   %at.13.1 = getelementptr i32, ptr %p, i32 %k.12.1
;   %v.14.1 = load i32, ptr %at.13.1, align 4
;   %more.15.1 = add i32 %more.1.1, %v.14.1
;   %k.1.1.1 = add i32 %i.next, 3
;   %at.1.1.1 = getelementptr i32, ptr %p, i32 %k.1.1.1
;   %v.1.1.1 = load i32, ptr %at.1.1.1, align 4
;   %more.1.1.1 = add i32 %more.15.1, %v.1.1.1
;   %k.12.2 = add i32 %i.next, 4
;   %at.13.2 = getelementptr i32, ptr %p, i32 %k.12.2
;   %v.14.2 = load i32, ptr %at.13.2, align 4
;   %more.15.2 = add i32 %more.1.1.1, %v.14.2
;   %k.1.1.2 = add i32 %i.next, 5
;   %at.1.1.2 = getelementptr i32, ptr %p, i32 %k.1.1.2
;   %v.1.1.2 = load i32, ptr %at.1.1.2, align 4
;   %more.1.1.2 = add i32 %more.15.2, %v.1.1.2
;   br label %outer.latch.1
;
; outer.latch.1:                                    ; preds = %inner.11
;   %sum.out.1 = phi i32 [ %more.1.1.2, %inner.11 ]
;   %i.next.1 = add nuw nsw i32 %i.next, 1
;   %d.1 = icmp ult i32 %i.next.1, 10
;   br i1 %d.1, label %outer, label %exit
;
; exit:                                             ; preds = %outer.latch.1
;   %sum.out.lcssa = phi i32 [ %sum.out.1, %outer.latch.1 ]
;   ret i32 %sum.out.lcssa
; }
