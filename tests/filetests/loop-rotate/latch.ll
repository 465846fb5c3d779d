; RUN: opt -passes=loop-rotate --check-analyses
; A latch that only steps a variable moves into the exiting block before it: no copy is needed. One that stores does not move.
define i32 @step(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %latch
latch:
  %next = add i32 %i, 1
  br label %header, !llvm.loop !0
exit:
  %r = phi i32 [ %i, %header ]
  ret i32 %r
}

define void @stores(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %n
  br i1 %c, label %exit, label %latch
latch:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}
!0 = distinct !{!0}
; EXPECT
; define i32 @step(ptr %p, i32 %n) {
; entry:
;   br label %header
;
; header:                                           ; preds = %header, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %header ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %c = icmp eq i32 %i, %n
;   %next = add i32 %i, 1
;   br i1 %c, label %exit, label %header, !llvm.loop !0
;
; exit:                                             ; preds = %header
;   %r = phi i32 [ %i, %header ]
;   ret i32 %r
; }
;
; define void @stores(ptr %p, i32 %n) {
; entry:
;   %c1 = icmp eq i32 0, %n
;   br i1 %c1, label %exit, label %latch.lr.ph
;
; latch.lr.ph:                                      ; preds = %entry
;   br label %latch
;
; latch:                                            ; preds = %latch, %latch.lr.ph
;   %i2 = phi i32 [ 0, %latch.lr.ph ], [ %next, %latch ]
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   %c = icmp eq i32 %next, %n
;   br i1 %c, label %header.exit_crit_edge, label %latch
;
; header.exit_crit_edge:                            ; preds = %latch
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   ret void
; }
;
; !0 = distinct !{!0}
