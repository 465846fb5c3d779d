; RUN: opt -passes='loop-vectorize' -force-vector-width=4 -force-vector-interleave=1
; Ranges of pointers that may meet are compared first. A dependence over two iterations leaves no room for four.
define void @apart(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %v, ptr %pb, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @near(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %w = add i32 %v, 1
  %ahead = add nuw nsw i64 %i, 2
  %pb = getelementptr inbounds i32, ptr %a, i64 %ahead
  store i32 %w, ptr %pb, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @apart(ptr %a, ptr %b, i64 %n) {
; entry:
;   %0 = shl i64 %n, 2
;   %scevgep = getelementptr i8, ptr %b, i64 %0
;   %scevgep1 = getelementptr i8, ptr %a, i64 %0
;   %bound0 = icmp ult ptr %b, %scevgep1
;   %bound1 = icmp ult ptr %a, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   %min.iters.check = icmp ult i64 %n, 4
;   br i1 %min.iters.check, label %scalar.ph, label %vector.memcheck
;
; vector.memcheck:                                  ; preds = %entry
;   br i1 %found.conflict, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %vector.memcheck
;   %n.mod.vf = urem i64 %n, 4
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %1 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <4 x i32>, ptr %1, align 4
;   %2 = getelementptr inbounds i32, ptr %b, i64 %index
;   store <4 x i32> %wide.load, ptr %2, align 4
;   %index.next = add nuw i64 %index, 4
;   %3 = icmp eq i64 %index.next, %n.vec
;   br i1 %3, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %vector.memcheck, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ], [ 0, %vector.memcheck ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %pb = getelementptr inbounds i32, ptr %b, i64 %i
;   store i32 %v, ptr %pb, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; define void @near(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %w = add i32 %v, 1
;   %ahead = add nuw nsw i64 %i, 2
;   %pb = getelementptr inbounds i32, ptr %a, i64 %ahead
;   store i32 %w, ptr %pb, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !1}
