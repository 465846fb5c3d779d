; RUN: opt -passes=irce -irce-print-range-checks -irce-print-scaled-boundary-range-checks
; The end of the range is a difference that may overflow: it is computed in 64 bits, and the main loop is empty where it does not fit into 32.
define void @f(ptr %p, ptr %q, i32 %n, i32 %offset) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add nsw i32 %i, 1
  %d = sub i32 %offset, %i
  %check = icmp sgt i32 %d, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
!0 = !{i32 0, i32 2147483647}
!1 = !{!"branch_weights", i32 64, i32 4}
; EXPECT
; define void @f(ptr %p, ptr %q, i32 %n, i32 %offset) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %0 = add i32 %offset, -2147483647
;   %1 = sub i32 %0, %len
;   %smax = call i32 @llvm.smax.i32(i32 %1, i32 0)
;   %2 = sub i32 %offset, %len
;   %3 = sub i32 %2, %smax
;   %4 = sub i32 %offset, %len
;   %smin = call i32 @llvm.smin.i32(i32 %4, i32 0)
;   %smax1 = call i32 @llvm.smax.i32(i32 %smin, i32 -1)
;   %5 = add nsw i32 %smax1, 1
;   %6 = zext nneg i32 %len to i64
;   %7 = sext i32 %offset to i64
;   %8 = add i64 %7, 2147483648
;   %9 = sub i64 %8, %6
;   %smin2 = call i64 @llvm.smin.i64(i64 %9, i64 0)
;   %smax3 = call i64 @llvm.smax.i64(i64 %smin2, i64 -1)
;   %10 = trunc i64 %smax3 to i32
;   %11 = add nsw i32 %10, 1
;   %12 = mul i32 %3, %5
;   %13 = mul i32 %12, %11
;   %smin4 = call i32 @llvm.smin.i32(i32 %n, i32 %13)
;   %exit.mainloop.at = call i32 @llvm.smax.i32(i32 %smin4, i32 0)
;   %14 = icmp slt i32 0, %exit.mainloop.at
;   br i1 %14, label %loop.preheader6, label %main.pseudo.exit
;
; loop.preheader6:                                  ; preds = %loop.preheader
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader6
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader6 ]
;   %next = add nsw i32 %i, 1
;   %d = sub i32 %offset, %i
;   %check = icmp sgt i32 %d, %len
;   br i1 true, label %in, label %out.loopexit7, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   %15 = icmp slt i32 %next, %exit.mainloop.at
;   br i1 %15, label %loop, label %main.exit.selector
;
; main.exit.selector:                               ; preds = %in
;   %next.lcssa = phi i32 [ %next, %in ]
;   %16 = icmp slt i32 %next.lcssa, %n
;   br i1 %16, label %main.pseudo.exit, label %exit.loopexit
;
; main.pseudo.exit:                                 ; preds = %main.exit.selector, %loop.preheader
;   %i.copy = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   %indvar.end = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   br label %postloop
;
; out.loopexit:                                     ; preds = %loop.postloop
;   br label %out
;
; out.loopexit7:                                    ; preds = %loop
;   br label %out
;
; out:                                              ; preds = %out.loopexit7, %out.loopexit
;   ret void
;
; exit.loopexit.loopexit:                           ; preds = %in.postloop
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %exit.loopexit.loopexit, %main.exit.selector
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
;
; postloop:                                         ; preds = %main.pseudo.exit
;   br label %loop.postloop
;
; loop.postloop:                                    ; preds = %in.postloop, %postloop
;   %i.postloop = phi i32 [ %next.postloop, %in.postloop ], [ %i.copy, %postloop ]
;   %next.postloop = add nsw i32 %i.postloop, 1
;   %d.postloop = sub i32 %offset, %i.postloop
;   %check.postloop = icmp sgt i32 %d.postloop, %len
;   br i1 %check.postloop, label %in.postloop, label %out.loopexit, !prof !1
;
; in.postloop:                                      ; preds = %loop.postloop
;   %a.postloop = getelementptr i32, ptr %p, i32 %i.postloop
;   store i32 0, ptr %a.postloop, align 4
;   %more.postloop = icmp slt i32 %next.postloop, %n
;   br i1 %more.postloop, label %loop.postloop, label %exit.loopexit.loopexit, !llvm.loop !2, !loop_constrainer.loop.clone !7
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.smin.i64(i64, i64) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.smax.i64(i64, i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{i32 0, i32 2147483647}
; !1 = !{!"branch_weights", i32 64, i32 4}
; !2 = distinct !{!2, !3, !4, !5, !6}
; !3 = !{!"llvm.loop.unroll.disable"}
; !4 = !{!"llvm.loop.vectorize.enable", i1 false}
; !5 = !{!"llvm.loop.licm_versioning.disable"}
; !6 = !{!"llvm.loop.distribute.enable", i1 false}
; !7 = !{}
