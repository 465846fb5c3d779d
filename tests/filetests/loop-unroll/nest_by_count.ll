; RUN: opt -passes=loop-unroll<own> -unroll-count=2
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
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next.1, %inner ]
;   %sum.in = phi i32 [ %sum, %outer ], [ %more.1, %inner ]
;   %k = add i32 %i, %j
;   %at = getelementptr i32, ptr %p, i32 %k
;   %v = load i32, ptr %at, align 4
;   %more = add i32 %sum.in, %v
;   %j.next = add nuw nsw i32 %j, 1
;   %k.1 = add i32 %i, %j.next
;   %at.1 = getelementptr i32, ptr %p, i32 %k.1
;   %v.1 = load i32, ptr %at.1, align 4
;   %more.1 = add i32 %more, %v.1
;   %j.next.1 = add nuw nsw i32 %j, 2
;   %c.1 = icmp ult i32 %j.next.1, 6
;   br i1 %c.1, label %inner, label %outer.latch, !llvm.loop !0
;
; outer.latch:                                      ; preds = %inner
;   %sum.out = phi i32 [ %more.1, %inner ]
;   %i.next = add nuw nsw i32 %i, 1
;   br label %inner.1
;
; inner.1:                                          ; preds = %inner.1, %outer.latch
;   %j.1 = phi i32 [ 0, %outer.latch ], [ %j.next.1.1, %inner.1 ]
;   %sum.in.1 = phi i32 [ %sum.out, %outer.latch ], [ %more.1.1, %inner.1 ]
;   %k.11 = add i32 %i.next, %j.1
;   %at.12 = getelementptr i32, ptr %p, i32 %k.11
;   %v.13 = load i32, ptr %at.12, align 4
;   %more.14 = add i32 %sum.in.1, %v.13
;   %j.next.15 = add nuw nsw i32 %j.1, 1
;   %k.1.1 = add i32 %i.next, %j.next.15
;   %at.1.1 = getelementptr i32, ptr %p, i32 %k.1.1
;   %v.1.1 = load i32, ptr %at.1.1, align 4
;   %more.1.1 = add i32 %more.14, %v.1.1
;   %j.next.1.1 = add nuw nsw i32 %j.1, 2
;   %c.1.1 = icmp ult i32 %j.next.1.1, 6
;   br i1 %c.1.1, label %inner.1, label %outer.latch.1, !llvm.loop !0
;
; outer.latch.1:                                    ; preds = %inner.1
;   %sum.out.1 = phi i32 [ %more.1.1, %inner.1 ]
;   %i.next.1 = add nuw nsw i32 %i, 2
;   %d.1 = icmp ult i32 %i.next.1, 10
;   br i1 %d.1, label %outer, label %exit, !llvm.loop !2
;
; exit:                                             ; preds = %outer.latch.1
;   %sum.out.lcssa = phi i32 [ %sum.out.1, %outer.latch.1 ]
;   ret i32 %sum.out.lcssa
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
