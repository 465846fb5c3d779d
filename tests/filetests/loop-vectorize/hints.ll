; RUN: opt -passes='loop-vectorize'
; Properties of loops ask for a width, for copies side by side, or for nothing; loops that were vectorised stay.
define void @width(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 7, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}
define void @interleave(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 7, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop, !llvm.loop !2
exit:
  ret void
}
define void @off(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i8, ptr %a, i64 %i
  store i8 7, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop, !llvm.loop !4
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.width", i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.interleave.count", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.vectorize.enable", i1 false}
; EXPECT
; define void @width(ptr noalias %a, i64 %n) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 4
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 4
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   store <4 x i32> splat (i32 7), ptr %0, align 4
;   %index.next = add nuw i64 %index, 4
;   %1 = icmp eq i64 %index.next, %n.vec
;   br i1 %1, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 7, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; define void @interleave(ptr noalias %a, i64 %n) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 2
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 2
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %1 = add i64 %index, 1
;   %2 = getelementptr inbounds i32, ptr %a, i64 %1
;   store i32 7, ptr %0, align 4
;   store i32 7, ptr %2, align 4
;   %index.next = add nuw i64 %index, 2
;   %3 = icmp eq i64 %index.next, %n.vec
;   br i1 %3, label %middle.block, label %vector.body, !llvm.loop !4
;
; middle.block:                                     ; preds = %vector.body
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 7, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !5
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; define void @off(ptr noalias %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds i8, ptr %a, i64 %i
;   store i8 7, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !6
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !2, !1}
; !4 = distinct !{!4, !1, !2}
; !5 = distinct !{!5, !2, !1}
; !6 = distinct !{!6, !7}
; !7 = !{!"llvm.loop.vectorize.enable", i1 false}
