; RUN: opt -passes='loop-vectorize' -force-vector-width=4 -force-vector-interleave=2
; Two vectors of four iterations at once; the rest runs in the loop as it was. Counters are vectors where their value is stored.
define void @increment(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %t = trunc i64 %i to i32
  %w = add nsw i32 %v, %t
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %w, ptr %pb, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; Nothing is left of 64 iterations, so the old loop goes.
define void @whole(ptr noalias %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 7, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, 64
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @increment(ptr noalias %a, ptr noalias %b, i64 %n) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 8
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 8
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
;   %step.add = add <4 x i32> %vec.ind, splat (i32 4)
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %1 = getelementptr inbounds i32, ptr %0, i64 4
;   %wide.load = load <4 x i32>, ptr %0, align 4
;   %wide.load1 = load <4 x i32>, ptr %1, align 4
;   %2 = add nsw <4 x i32> %wide.load, %vec.ind
;   %3 = add nsw <4 x i32> %wide.load1, %step.add
;   %4 = getelementptr inbounds i32, ptr %b, i64 %index
;   %5 = getelementptr inbounds i32, ptr %4, i64 4
;   store <4 x i32> %2, ptr %4, align 4
;   store <4 x i32> %3, ptr %5, align 4
;   %index.next = add nuw i64 %index, 8
;   %vec.ind.next = add <4 x i32> %step.add, splat (i32 4)
;   %6 = icmp eq i64 %index.next, %n.vec
;   br i1 %6, label %middle.block, label %vector.body, !llvm.loop !0
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
;   %v = load i32, ptr %pa, align 4
;   %t = trunc i64 %i to i32
;   %w = add nsw i32 %v, %t
;   %pb = getelementptr inbounds i32, ptr %b, i64 %i
;   store i32 %w, ptr %pb, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; define void @whole(ptr noalias %a) {
; entry:
;   br label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %1 = getelementptr inbounds i32, ptr %0, i64 4
;   store <4 x i32> splat (i32 7), ptr %0, align 4
;   store <4 x i32> splat (i32 7), ptr %1, align 4
;   %index.next = add nuw i64 %index, 8
;   %2 = icmp eq i64 %index.next, 64
;   br i1 %2, label %middle.block, label %vector.body, !llvm.loop !4
;
; middle.block:                                     ; preds = %vector.body
;   br label %exit
;
; exit:                                             ; preds = %middle.block
;   ret void
; }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !2, !1}
; !4 = distinct !{!4, !1, !2}
