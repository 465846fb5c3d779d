; RUN: opt -passes=loop-rotate -rotation-max-header-size=3
; The first header is small enough, the second is not. A function that is to be small keeps its headers, unless its loop is to
; be vectorised.
define void @small(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

define void @large(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %c = icmp slt i32 %a, %b
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

define void @minsize(ptr %p, i32 %n) minsize {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}

define void @forced(ptr %p, i32 %n) minsize {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 true}
; EXPECT
; define void @small(ptr %p, i32 %n) {
; entry:
;   %c1 = icmp slt i32 0, %n
;   br i1 %c1, label %body.lr.ph, label %exit
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %body, label %header.exit_crit_edge
;
; header.exit_crit_edge:                            ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   ret void
; }
;
; define void @large(ptr %p, i32 %n) {
; entry:
;   br label %header
;
; header:                                           ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   %a = load volatile i32, ptr %p, align 4
;   %b = load volatile i32, ptr %p, align 4
;   %c = icmp slt i32 %a, %b
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %header
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   br label %header
;
; exit:                                             ; preds = %header
;   ret void
; }
;
; ; Function Attrs: minsize
; define void @minsize(ptr %p, i32 %n) #0 {
; entry:
;   br label %header
;
; header:                                           ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   %c = icmp slt i32 %i, %n
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %header
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   br label %header
;
; exit:                                             ; preds = %header
;   ret void
; }
;
; ; Function Attrs: minsize
; define void @forced(ptr %p, i32 %n) #0 {
; entry:
;   %c1 = icmp slt i32 0, %n
;   br i1 %c1, label %body.lr.ph, label %exit
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %body, label %header.exit_crit_edge, !llvm.loop !0
;
; header.exit_crit_edge:                            ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   ret void
; }
;
; attributes #0 = { minsize }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.vectorize.enable", i1 true}
