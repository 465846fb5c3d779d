; RUN: opt -passes=loop-rotate
; The header is copied in front of the loop as a guard. Values of the header that the body uses, or that leave by the exit, meet
; their copies in phis. The invariant product moves out instead of being copied.
define i32 @count(ptr %p, i32 %n, i32 %m) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 7, %entry ], [ %more, %body ]
  %end = mul i32 %n, %m
  %c = icmp slt i32 %i, %end
  br i1 %c, label %body, label %exit
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = add i32 %sum, %x
  %next = add i32 %i, 1
  br label %header, !llvm.loop !0
exit:
  ret i32 %sum
}

; The trip count is known: the guard folds.
define void @known(ptr %p) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, 100
  br i1 %c, label %body, label %exit
body:
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at
  %next = add i32 %i, 1
  br label %header
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
; EXPECT
; define i32 @count(ptr %p, i32 %n, i32 %m) {
; entry:
;   %end = mul i32 %n, %m
;   %c1 = icmp slt i32 0, %end
;   br i1 %c1, label %body.lr.ph, label %exit
;
; body.lr.ph:                                       ; preds = %entry
;   br label %body
;
; body:                                             ; preds = %body, %body.lr.ph
;   %sum3 = phi i32 [ 7, %body.lr.ph ], [ %more, %body ]
;   %i2 = phi i32 [ 0, %body.lr.ph ], [ %next, %body ]
;   %at = getelementptr i32, ptr %p, i32 %i2
;   %x = load i32, ptr %at, align 4
;   %more = add i32 %sum3, %x
;   %next = add i32 %i2, 1
;   %c = icmp slt i32 %next, %end
;   br i1 %c, label %body, label %header.exit_crit_edge, !llvm.loop !0
;
; header.exit_crit_edge:                            ; preds = %body
;   %split = phi i32 [ %more, %body ]
;   br label %exit
;
; exit:                                             ; preds = %header.exit_crit_edge, %entry
;   %sum.lcssa = phi i32 [ %split, %header.exit_crit_edge ], [ 7, %entry ]
;   ret i32 %sum.lcssa
; }
;
; define void @known(ptr %p) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i1 = phi i32 [ 0, %entry ], [ %next, %body ]
;   %at = getelementptr i32, ptr %p, i32 %i1
;   store i32 %i1, ptr %at, align 4
;   %next = add i32 %i1, 1
;   %c = icmp ult i32 %next, 100
;   br i1 %c, label %body, label %exit
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.mustprogress"}
