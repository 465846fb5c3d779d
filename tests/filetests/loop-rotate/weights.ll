; RUN: opt -passes=loop-rotate
; What the profile counted at the header is shared between the guard and the latch.
define void @loop(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit, !prof !0
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}
!0 = !{!"branch_weights", i32 3000, i32 200}
; EXPECT
; define void @loop(ptr %p, i32 %n) {
; entry:
;   %c1 = icmp slt i32 0, %n
;   br i1 %c1, label %body.lr.ph, label %exit, !prof !0
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %body, label %header.exit_crit_edge, !prof !1
;
; header.exit_crit_edge:                            ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 199, i32 1}
; !1 = !{!"branch_weights", i32 2801, i32 199}
