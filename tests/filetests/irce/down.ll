; RUN: opt -passes=irce
; A counter that goes down is above the length first: the loop in front has the check.
define void @f(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %in ]
  %next = sub nsw i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %more = icmp sgt i32 %next, -1
  br i1 %more, label %loop, label %exit
out:
  ret void
exit:
  ret void
}
!0 = !{i32 0, i32 2147483647}
!1 = !{!"branch_weights", i32 64, i32 4}
; EXPECT
; define void @f(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %0 = add i32 %n, 1
;   %smin = call i32 @llvm.smin.i32(i32 %len, i32 %0)
;   %smax = call i32 @llvm.smax.i32(i32 %smin, i32 0)
;   %exit.preloop.at = add nsw i32 %smax, -1
;   %1 = icmp sgt i32 %n, %exit.preloop.at
;   br i1 %1, label %loop.preloop.preheader, label %preloop.pseudo.exit
;
; loop.preloop.preheader:                           ; preds = %loop.preheader
;   br label %loop.preloop
;
; mainloop:                                         ; preds = %preloop.pseudo.exit
;   br label %loop
;
; loop:                                             ; preds = %in, %mainloop
;   %i = phi i32 [ %next, %in ], [ %i.preloop.copy, %mainloop ]
;   %next = sub nsw i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 true, label %in, label %out.loopexit1, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp sgt i32 %next, -1
;   br i1 %more, label %loop, label %exit.loopexit.loopexit
;
; out.loopexit:                                     ; preds = %loop.preloop
;   br label %out
;
; out.loopexit1:                                    ; preds = %loop
;   br label %out
;
; out:                                              ; preds = %out.loopexit1, %out.loopexit
;   ret void
;
; exit.loopexit.loopexit:                           ; preds = %in
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %preloop.exit.selector, %exit.loopexit.loopexit
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
;
; loop.preloop:                                     ; preds = %in.preloop, %loop.preloop.preheader
;   %i.preloop = phi i32 [ %next.preloop, %in.preloop ], [ %n, %loop.preloop.preheader ]
;   %next.preloop = sub nsw i32 %i.preloop, 1
;   %check.preloop = icmp slt i32 %i.preloop, %len
;   br i1 %check.preloop, label %in.preloop, label %out.loopexit, !prof !1
;
; in.preloop:                                       ; preds = %loop.preloop
;   %a.preloop = getelementptr i32, ptr %p, i32 %i.preloop
;   store i32 0, ptr %a.preloop, align 4
;   %more.preloop = icmp sgt i32 %next.preloop, -1
;   %2 = icmp sgt i32 %next.preloop, %exit.preloop.at
;   br i1 %2, label %loop.preloop, label %preloop.exit.selector, !llvm.loop !2, !loop_constrainer.loop.clone !7
;
; preloop.exit.selector:                            ; preds = %in.preloop
;   %next.preloop.lcssa = phi i32 [ %next.preloop, %in.preloop ]
;   %3 = icmp sgt i32 %next.preloop.lcssa, -1
;   br i1 %3, label %preloop.pseudo.exit, label %exit.loopexit
;
; preloop.pseudo.exit:                              ; preds = %preloop.exit.selector, %loop.preheader
;   %i.preloop.copy = phi i32 [ %n, %loop.preheader ], [ %next.preloop.lcssa, %preloop.exit.selector ]
;   %indvar.end = phi i32 [ %n, %loop.preheader ], [ %next.preloop.lcssa, %preloop.exit.selector ]
;   br label %mainloop
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
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
