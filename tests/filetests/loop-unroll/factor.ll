; RUN: opt -passes=loop-unroll<own>
; A pragma's factor that divides the trip count: the loop keeps one test, and is marked as done. One that does not divide it, and
; one of a loop whose trip count is not known, are left to unrolling with a remainder. A multiple of an unknown trip count serves.
define i32 @by_four(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %sum, %x
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 64
  br i1 %c, label %body, label %exit, !llvm.loop !0
exit:
  ret i32 %more
}
define void @header_leaves(ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, 7
  br i1 %c, label %body, label %exit
body:
  store volatile i32 %i, ptr %p
  %next = add nuw nsw i32 %i, 1
  br label %header, !llvm.loop !0
exit:
  ret void
}
define void @remainder(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 63
  br i1 %c, label %body, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @multiple(ptr %p, i32 %n) {
entry:
  %end = shl nuw nsw i32 %n, 3
  %some = icmp ne i32 %end, 0
  br i1 %some, label %ph, label %exit
ph:
  br label %body
body:
  %i = phi i32 [ 0, %ph ], [ %next, %body ]
  store volatile i32 %i, ptr %p
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %end
  br i1 %c, label %body, label %exit.loop, !llvm.loop !2
exit.loop:
  br label %exit
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
!2 = distinct !{!2, !3, !4, !5}
!3 = !{!"llvm.loop.unroll.count", i32 2}
!4 = !{!"llvm.loop.unroll.followup_unrolled", !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.vectorize.enable", i1 false}
; EXPECT
; define i32 @by_four(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.3, %body ]
;   %sum = phi i32 [ 0, %entry ], [ %more.3, %body ]
;   %at = getelementptr i32, ptr %p, i32 %i
;   %x = load i32, ptr %at, align 4
;   %more = add i32 %sum, %x
;   %next = add nuw nsw i32 %i, 1
;   %at.1 = getelementptr i32, ptr %p, i32 %next
;   %x.1 = load i32, ptr %at.1, align 4
;   %more.1 = add i32 %more, %x.1
;   %next.1 = add nuw nsw i32 %i, 2
;   %at.2 = getelementptr i32, ptr %p, i32 %next.1
;   %x.2 = load i32, ptr %at.2, align 4
;   %more.2 = add i32 %more.1, %x.2
;   %next.2 = add nuw nsw i32 %i, 3
;   %at.3 = getelementptr i32, ptr %p, i32 %next.2
;   %x.3 = load i32, ptr %at.3, align 4
;   %more.3 = add i32 %more.2, %x.3
;   %next.3 = add nuw nsw i32 %i, 4
;   %c.3 = icmp ult i32 %next.3, 64
;   br i1 %c.3, label %body, label %exit, !llvm.loop !0
;
; exit:                                             ; preds = %body
;   %more.lcssa = phi i32 [ %more.3, %body ]
;   ret i32 %more.lcssa
; }
;
; define void @header_leaves(ptr %p) {
; entry:
;   br label %header
;
; header:                                           ; preds = %body.3, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.3, %body.3 ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   store volatile i32 %next, ptr %p, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   store volatile i32 %next.1, ptr %p, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %c.3 = icmp ult i32 %next.2, 7
;   br i1 %c.3, label %body.3, label %exit
;
; body.3:                                           ; preds = %header
;   store volatile i32 %next.2, ptr %p, align 4
;   %next.3 = add nuw nsw i32 %i, 4
;   br label %header, !llvm.loop !2
;
; exit:                                             ; preds = %header
;   ret void
; }
;
; define void @remainder(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body.3, %entry
;   %i = phi i32 [ 0, %entry ], [ %next.3, %body.3 ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   store volatile i32 %next, ptr %p, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   store volatile i32 %next.1, ptr %p, align 4
;   %next.2 = add nuw nsw i32 %i, 3
;   %c.2 = icmp ult i32 %next.2, 63
;   br i1 %c.2, label %body.3, label %exit
;
; body.3:                                           ; preds = %body
;   store volatile i32 %next.2, ptr %p, align 4
;   %next.3 = add nuw nsw i32 %i, 4
;   br label %body, !llvm.loop !3
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; define void @multiple(ptr %p, i32 %n) {
; entry:
;   %end = shl nuw nsw i32 %n, 3
;   %some = icmp ne i32 %end, 0
;   br i1 %some, label %ph, label %exit
;
; ph:                                               ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %ph
;   %i = phi i32 [ 0, %ph ], [ %next.1, %body ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   store volatile i32 %next, ptr %p, align 4
;   %next.1 = add nuw nsw i32 %i, 2
;   %c.1 = icmp ult i32 %next.1, %end
;   br i1 %c.1, label %body, label %exit.loop, !llvm.loop !4
;
; exit.loop:                                        ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %exit.loop, %entry
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unroll.disable"}
; !2 = distinct !{!2, !1}
; !3 = distinct !{!3, !1}
; !4 = distinct !{!4, !5}
; !5 = !{!"llvm.loop.vectorize.enable", i1 false}
