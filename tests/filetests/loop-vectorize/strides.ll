; RUN: opt -passes='loop-vectorize' -force-vector-width=2 -force-vector-interleave=1
; Accesses that go down are reversed, those of other strides are done lane by lane, those of one address once.
define void @all(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1000, %entry ], [ %i.next, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %down = load i32, ptr %pa, align 4
  %twice = shl i64 %i, 1
  %pb = getelementptr inbounds i32, ptr %b, i64 %twice
  %far = load i32, ptr %pb, align 4
  %same = load i32, ptr %c, align 4
  %x = add i32 %down, %far
  %y = mul i32 %x, %same
  %pd = getelementptr inbounds i32, ptr %d, i64 %i
  store i32 %y, ptr %pd, align 4
  %i.next = add nsw i64 %i, -1
  %done = icmp eq i64 %i.next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; The value of the iteration before.
define void @differences(ptr noalias %a, ptr noalias %b, i32 %first, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %last = phi i32 [ %first, %entry ], [ %v, %loop ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %w = sub i32 %v, %last
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %w, ptr %pb, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @all(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %d) {
; entry:
;   br label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %0 = mul i64 %index, -1
;   %offset.idx = add i64 1000, %0
;   %1 = getelementptr inbounds i32, ptr %a, i64 %offset.idx
;   %2 = getelementptr inbounds i32, ptr %1, i64 -1
;   %wide.load = load <2 x i32>, ptr %2, align 4
;   %reverse = shufflevector <2 x i32> %wide.load, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
;   %3 = shl i64 %offset.idx, 1
;   %4 = add i64 %offset.idx, -1
;   %5 = shl i64 %4, 1
;   %6 = getelementptr inbounds i32, ptr %b, i64 %3
;   %7 = getelementptr inbounds i32, ptr %b, i64 %5
;   %8 = load i32, ptr %6, align 4
;   %9 = load i32, ptr %7, align 4
;   %10 = insertelement <2 x i32> poison, i32 %8, i32 0
;   %11 = insertelement <2 x i32> %10, i32 %9, i32 1
;   %12 = load i32, ptr %c, align 4
;   %broadcast.splatinsert = insertelement <2 x i32> poison, i32 %12, i64 0
;   %broadcast.splat = shufflevector <2 x i32> %broadcast.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
;   %13 = add <2 x i32> %reverse, %11
;   %14 = mul <2 x i32> %13, %broadcast.splat
;   %15 = getelementptr inbounds i32, ptr %d, i64 %offset.idx
;   %16 = getelementptr inbounds i32, ptr %15, i64 -1
;   %reverse1 = shufflevector <2 x i32> %14, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
;   store <2 x i32> %reverse1, ptr %16, align 4
;   %index.next = add nuw i64 %index, 2
;   %17 = icmp eq i64 %index.next, 1000
;   br i1 %17, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %vector.body
;   br label %exit
;
; exit:                                             ; preds = %middle.block
;   ret void
; }
;
; define void @differences(ptr noalias %a, ptr noalias %b, i32 %first, i64 %n) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 2
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 2
;   %n.vec = sub i64 %n, %n.mod.vf
;   %vector.recur.init = insertelement <2 x i32> poison, i32 %first, i32 1
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %vector.recur = phi <2 x i32> [ %vector.recur.init, %vector.ph ], [ %wide.load, %vector.body ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <2 x i32>, ptr %0, align 4
;   %1 = shufflevector <2 x i32> %vector.recur, <2 x i32> %wide.load, <2 x i32> <i32 1, i32 2>
;   %2 = sub <2 x i32> %wide.load, %1
;   %3 = getelementptr inbounds i32, ptr %b, i64 %index
;   store <2 x i32> %2, ptr %3, align 4
;   %index.next = add nuw i64 %index, 2
;   %4 = icmp eq i64 %index.next, %n.vec
;   br i1 %4, label %middle.block, label %vector.body, !llvm.loop !3
;
; middle.block:                                     ; preds = %vector.body
;   %vector.recur.extract = extractelement <2 x i32> %wide.load, i32 1
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   %scalar.recur.init = phi i32 [ %vector.recur.extract, %middle.block ], [ %first, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %loop ]
;   %last = phi i32 [ %scalar.recur.init, %scalar.ph ], [ %v, %loop ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %w = sub i32 %v, %last
;   %pb = getelementptr inbounds i32, ptr %b, i64 %i
;   store i32 %w, ptr %pb, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !4
;
; exit:                                             ; preds = %loop, %middle.block
;   ret void
; }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !1, !2}
; !4 = distinct !{!4, !2, !1}
