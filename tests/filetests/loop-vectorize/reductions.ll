; RUN: opt -passes='loop-vectorize' -force-vector-width=4 -force-vector-interleave=1
; Sums, products under a condition, extremes; differences count as sums. Wrap flags do not hold in another order.
define i32 @sum(ptr %a, i64 %n, i32 %from) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i32 [ %from, %entry ], [ %s2, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %s1 = add nsw i32 %s, %v
  %s2 = sub nsw i32 %s1, 3
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %s2
}
define i32 @product_of_some(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i32 [ 1, %entry ], [ %s.next, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %is = icmp sgt i32 %v, 10
  br i1 %is, label %then, label %latch
then:
  %m = mul i32 %s, %v
  br label %latch
latch:
  %s.next = phi i32 [ %m, %then ], [ %s, %loop ]
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %s.next
}
define i32 @largest(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i32 [ -5, %entry ], [ %s.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %s.next = call i32 @llvm.smax.i32(i32 %s, i32 %v)
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %s.next
}
; A partial sum that is stored is needed in order.
define i32 @prefix(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %s.next = add i32 %s, %v
  store i32 %s.next, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %s.next
}
declare i32 @llvm.smax.i32(i32, i32)
; EXPECT
; define i32 @sum(ptr %a, i64 %n, i32 %from) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 4
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 4
;   %n.vec = sub i64 %n, %n.mod.vf
;   %0 = insertelement <4 x i32> zeroinitializer, i32 %from, i32 0
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %vec.phi = phi <4 x i32> [ %0, %vector.ph ], [ %3, %vector.body ]
;   %1 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <4 x i32>, ptr %1, align 4
;   %2 = add <4 x i32> %vec.phi, %wide.load
;   %3 = sub <4 x i32> %2, splat (i32 3)
;   %index.next = add nuw i64 %index, 4
;   %4 = icmp eq i64 %index.next, %n.vec
;   br i1 %4, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   %5 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %3)
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   %bc.merge.rdx = phi i32 [ %5, %middle.block ], [ %from, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %s = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %s2, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %s1 = add nsw i32 %s, %v
;   %s2 = sub nsw i32 %s1, 3
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %loop, %middle.block
;   %s2.lcssa = phi i32 [ %s2, %loop ], [ %5, %middle.block ]
;   ret i32 %s2.lcssa
; }
;
; define i32 @product_of_some(ptr %a, i64 %n) {
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
;   %vec.phi = phi <4 x i32> [ splat (i32 1), %vector.ph ], [ %predphi, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <4 x i32>, ptr %0, align 4
;   %1 = icmp sgt <4 x i32> %wide.load, splat (i32 10)
;   %2 = mul <4 x i32> %vec.phi, %wide.load
;   %predphi = select <4 x i1> %1, <4 x i32> %2, <4 x i32> %vec.phi
;   %index.next = add nuw i64 %index, 4
;   %3 = icmp eq i64 %index.next, %n.vec
;   br i1 %3, label %middle.block, label %vector.body, !llvm.loop !4
;
; middle.block:                                     ; preds = %vector.body
;   %4 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %predphi)
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   %bc.merge.rdx = phi i32 [ %4, %middle.block ], [ 1, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %latch, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %latch ]
;   %s = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %s.next, %latch ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %is = icmp sgt i32 %v, 10
;   br i1 %is, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %m = mul i32 %s, %v
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %s.next = phi i32 [ %m, %then ], [ %s, %loop ]
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !5
;
; exit:                                             ; preds = %latch, %middle.block
;   %s.next.lcssa = phi i32 [ %s.next, %latch ], [ %4, %middle.block ]
;   ret i32 %s.next.lcssa
; }
;
; define i32 @largest(ptr %a, i64 %n) {
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
;   %vec.phi = phi <4 x i32> [ splat (i32 -5), %vector.ph ], [ %1, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <4 x i32>, ptr %0, align 4
;   %1 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %vec.phi, <4 x i32> %wide.load)
;   %index.next = add nuw i64 %index, 4
;   %2 = icmp eq i64 %index.next, %n.vec
;   br i1 %2, label %middle.block, label %vector.body, !llvm.loop !6
;
; middle.block:                                     ; preds = %vector.body
;   %3 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %1)
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   %bc.merge.rdx = phi i32 [ %3, %middle.block ], [ -5, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %s = phi i32 [ %bc.merge.rdx, %scalar.ph ], [ %s.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %s.next = call i32 @llvm.smax.i32(i32 %s, i32 %v)
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !7
;
; exit:                                             ; preds = %loop, %middle.block
;   %s.next.lcssa = phi i32 [ %s.next, %loop ], [ %3, %middle.block ]
;   ret i32 %s.next.lcssa
; }
;
; define i32 @prefix(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %s.next = add i32 %s, %v
;   store i32 %s.next, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %s.next.lcssa = phi i32 [ %s.next, %loop ]
;   ret i32 %s.next.lcssa
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>) #1
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !2, !1}
; !4 = distinct !{!4, !1, !2}
; !5 = distinct !{!5, !2, !1}
; !6 = distinct !{!6, !1, !2}
; !7 = distinct !{!7, !2, !1}
