; RUN: opt -passes=loop-unroll-full<own> -unroll-threshold=6 -unroll-max-percent-threshold-boost=100
; Too large without pragma; `full` and `enable` permit it; `disable` forbids what is small enough; a count that covers all iterations
; is complete unrolling; a bound on the trip count serves where a pragma asks.
define void @plain(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 2
  br i1 %c, label %body, label %exit
exit:
  ret void
}
define void @full(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 2
  br i1 %c, label %body, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @disable(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 2
  br i1 %c, label %body, label %exit, !llvm.loop !2
exit:
  ret void
}
define void @counted(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 2
  br i1 %c, label %body, label %exit, !llvm.loop !4
exit:
  ret void
}
define void @bounded(ptr %p, i32 %n) {
entry:
  %few = and i32 %n, 1
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, %few
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header, !llvm.loop !6
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 4}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.enable"}
; EXPECT
; define void @plain(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   store volatile i32 %i, ptr %p, align 4
;   store volatile i32 %i, ptr %p, align 4
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, 2
;   br i1 %c, label %body, label %exit
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; define void @full(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @disable(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, 2
;   br i1 %c, label %body, label %exit, !llvm.loop !0
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; define void @counted(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %entry
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 0, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   store volatile i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @bounded(ptr %p, i32 %n) {
; entry:
;   %few = and i32 %n, 1
;   br label %header
;
; header:                                           ; preds = %entry
;   %c = icmp ult i32 0, %few
;   br i1 %c, label %body, label %exit
;
; body:                                             ; preds = %header
;   store volatile i32 0, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %body, %header
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
