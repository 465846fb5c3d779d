; RUN: opt -passes=loop-simplify
; Back edges meet in one latch, which takes the metadata of the loop. A switch with two edges to the header has two back edges.
define void @continues(ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ %k, %next ]
  %j = add i32 %i, 1
  store i32 %i, ptr %p
  br i1 %c, label %loop, label %next, !llvm.loop !0
next:
  %k = mul i32 %i, 3
  br i1 %d, label %loop, label %done, !llvm.loop !0
done:
  ret void
}
define void @doubled(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ %j, %loop ]
  %j = add i32 %i, 1
  store i32 %i, ptr %p
  switch i32 %n, label %done [
    i32 1, label %loop
    i32 2, label %loop
  ]
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
; EXPECT
; define void @continues(ptr %p, i1 %c, i1 %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.backedge, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.be, %loop.backedge ]
;   %j = add i32 %i, 1
;   store i32 %i, ptr %p, align 4
;   br i1 %c, label %loop.backedge, label %next
;
; loop.backedge:                                    ; preds = %next, %loop
;   %i.be = phi i32 [ %j, %loop ], [ %k, %next ]
;   br label %loop, !llvm.loop !0
;
; next:                                             ; preds = %loop
;   %k = mul i32 %i, 3
;   br i1 %d, label %loop.backedge, label %done
;
; done:                                             ; preds = %next
;   ret void
; }
;
; define void @doubled(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop.backedge, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop.backedge ]
;   %j = add i32 %i, 1
;   store i32 %i, ptr %p, align 4
;   switch i32 %n, label %done [
;     i32 1, label %loop.backedge
;     i32 2, label %loop.backedge
;   ]
;
; loop.backedge:                                    ; preds = %loop, %loop
;   br label %loop
;
; done:                                             ; preds = %loop
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
