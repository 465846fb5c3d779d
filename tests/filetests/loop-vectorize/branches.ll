; RUN: opt -passes='loop-vectorize' -force-vector-width=2 -force-vector-interleave=1
; What may fault is done lane by lane under a branch, the rest always, and chosen.
define void @stores(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  %v = load i32, ptr %pa, align 4
  %is = icmp sgt i32 %v, 10
  br i1 %is, label %then, label %latch
then:
  %w = sdiv i32 1000, %v
  %pb = getelementptr inbounds i32, ptr %b, i64 %i
  store i32 %w, ptr %pb, align 4
  br label %latch
latch:
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
; A loop that may leave early runs its last iteration as it was.
define i32 @early(ptr noalias %a, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %over = icmp eq i64 %i, %m
  br i1 %over, label %found, label %latch
latch:
  %pa = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %pa, align 4
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, %n
  br i1 %c, label %exit, label %loop
found:
  ret i32 1
exit:
  ret i32 0
}
; EXPECT
; define void @stores(ptr noalias %a, ptr noalias %b, i64 %n) {
; entry:
;   %min.iters.check = icmp ult i64 %n, 2
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %n, 2
;   %n.vec = sub i64 %n, %n.mod.vf
;   br label %vector.body
;
; vector.body:                                      ; preds = %pred.store.continue4, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %pred.store.continue4 ]
;   %0 = getelementptr inbounds i32, ptr %a, i64 %index
;   %wide.load = load <2 x i32>, ptr %0, align 4
;   %1 = icmp sgt <2 x i32> %wide.load, splat (i32 10)
;   %2 = extractelement <2 x i1> %1, i32 0
;   br i1 %2, label %pred.sdiv.if, label %pred.sdiv.continue
;
; pred.sdiv.if:                                     ; preds = %vector.body
;   %3 = extractelement <2 x i32> %wide.load, i32 0
;   %4 = sdiv i32 1000, %3
;   br label %pred.sdiv.continue
;
; pred.sdiv.continue:                               ; preds = %pred.sdiv.if, %vector.body
;   %5 = phi i32 [ poison, %vector.body ], [ %4, %pred.sdiv.if ]
;   %6 = extractelement <2 x i1> %1, i32 1
;   br i1 %6, label %pred.sdiv.if1, label %pred.sdiv.continue2
;
; pred.sdiv.if1:                                    ; preds = %pred.sdiv.continue
;   %7 = extractelement <2 x i32> %wide.load, i32 1
;   %8 = sdiv i32 1000, %7
;   br label %pred.sdiv.continue2
;
; pred.sdiv.continue2:                              ; preds = %pred.sdiv.if1, %pred.sdiv.continue
;   %9 = phi i32 [ poison, %pred.sdiv.continue ], [ %8, %pred.sdiv.if1 ]
;   %10 = getelementptr inbounds i32, ptr %b, i64 %index
;   %11 = add i64 %index, 1
;   %12 = getelementptr inbounds i32, ptr %b, i64 %11
;   %13 = extractelement <2 x i1> %1, i32 0
;   br i1 %13, label %pred.store.if, label %pred.store.continue
;
; pred.store.if:                                    ; preds = %pred.sdiv.continue2
;   store i32 %5, ptr %10, align 4
;   br label %pred.store.continue
;
; pred.store.continue:                              ; preds = %pred.store.if, %pred.sdiv.continue2
;   %14 = extractelement <2 x i1> %1, i32 1
;   br i1 %14, label %pred.store.if3, label %pred.store.continue4
;
; pred.store.if3:                                   ; preds = %pred.store.continue
;   store i32 %9, ptr %12, align 4
;   br label %pred.store.continue4
;
; pred.store.continue4:                             ; preds = %pred.store.if3, %pred.store.continue
;   %index.next = add nuw i64 %index, 2
;   %15 = icmp eq i64 %index.next, %n.vec
;   br i1 %15, label %middle.block, label %vector.body, !llvm.loop !0
;
; middle.block:                                     ; preds = %pred.store.continue4
;   %cmp.n = icmp eq i64 %n, %n.vec
;   br i1 %cmp.n, label %exit, label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %latch, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %latch ]
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   %v = load i32, ptr %pa, align 4
;   %is = icmp sgt i32 %v, 10
;   br i1 %is, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %w = sdiv i32 1000, %v
;   %pb = getelementptr inbounds i32, ptr %b, i64 %i
;   store i32 %w, ptr %pb, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !3
;
; exit:                                             ; preds = %latch, %middle.block
;   ret void
; }
;
; define i32 @early(ptr noalias %a, i64 %n, i64 %m) {
; entry:
;   %0 = add i64 %n, -1
;   %1 = freeze i64 %0
;   %umin = call i64 @llvm.umin.i64(i64 %1, i64 %m)
;   %2 = add i64 %umin, 1
;   %min.iters.check = icmp ule i64 %2, 2
;   br i1 %min.iters.check, label %scalar.ph, label %vector.ph
;
; vector.ph:                                        ; preds = %entry
;   %n.mod.vf = urem i64 %2, 2
;   %3 = icmp eq i64 %n.mod.vf, 0
;   %4 = select i1 %3, i64 2, i64 %n.mod.vf
;   %n.vec = sub i64 %2, %4
;   br label %vector.body
;
; vector.body:                                      ; preds = %vector.body, %vector.ph
;   %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
;   %5 = getelementptr inbounds i32, ptr %a, i64 %index
;   store <2 x i32> splat (i32 1), ptr %5, align 4
;   %index.next = add nuw i64 %index, 2
;   %6 = icmp eq i64 %index.next, %n.vec
;   br i1 %6, label %middle.block, label %vector.body, !llvm.loop !4
;
; middle.block:                                     ; preds = %vector.body
;   br label %scalar.ph
;
; scalar.ph:                                        ; preds = %middle.block, %entry
;   %bc.resume.val = phi i64 [ %n.vec, %middle.block ], [ 0, %entry ]
;   br label %loop
;
; loop:                                             ; preds = %latch, %scalar.ph
;   %i = phi i64 [ %bc.resume.val, %scalar.ph ], [ %i.next, %latch ]
;   %over = icmp eq i64 %i, %m
;   br i1 %over, label %found, label %latch
;
; latch:                                            ; preds = %loop
;   %pa = getelementptr inbounds i32, ptr %a, i64 %i
;   store i32 1, ptr %pa, align 4
;   %i.next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %i.next, %n
;   br i1 %c, label %exit, label %loop, !llvm.loop !5
;
; found:                                            ; preds = %loop
;   ret i32 1
;
; exit:                                             ; preds = %latch
;   ret i32 0
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.umin.i64(i64, i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = distinct !{!0, !1, !2}
; !1 = !{!"llvm.loop.isvectorized", i32 1}
; !2 = !{!"llvm.loop.unroll.runtime.disable"}
; !3 = distinct !{!3, !2, !1}
; !4 = distinct !{!4, !1, !2}
; !5 = distinct !{!5, !2, !1}
