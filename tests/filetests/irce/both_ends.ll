; RUN: opt -passes=irce
; Checks at both ends, of the counter and an offset: iterations before, in and behind the range. The side that stays is the second one, so
; the branch is turned around first.
define i32 @f(ptr %p, ptr %q, i32 %n, i32 %offset) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %s = phi i32 [ 0, %entry ], [ %t, %in ]
  %next = add i32 %i, 1
  %at = add i32 %i, %offset
  %high = icmp slt i32 %at, %len
  %low = icmp sge i32 %at, 0
  %check = and i1 %low, %high
  %fails = xor i1 %check, true
  br i1 %check, label %in, label %out, !prof !1
in:
  %a = getelementptr i32, ptr %p, i32 %at
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
out:
  ret i32 %s
exit:
  %r = phi i32 [ 0, %entry ], [ %t, %in ]
  ret i32 %r
}
define void @turned(ptr %p, ptr %q, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp sge i32 %i, %len
  br i1 %check, label %out, label %in, !prof !2
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
!2 = !{!"branch_weights", i32 4, i32 64}
; EXPECT
; define i32 @f(ptr %p, ptr %q, i32 %n, i32 %offset) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %smax = call i32 @llvm.smax.i32(i32 %offset, i32 -2147483647)
;   %0 = sub i32 0, %smax
;   %smin = call i32 @llvm.smin.i32(i32 %n, i32 %0)
;   %exit.preloop.at = call i32 @llvm.smax.i32(i32 %smin, i32 0)
;   %1 = add nuw nsw i32 %len, -2147483647
;   %smax3 = call i32 @llvm.smax.i32(i32 %offset, i32 %1)
;   %2 = sub i32 %len, %smax3
;   %smin4 = call i32 @llvm.smin.i32(i32 %n, i32 %2)
;   %smax5 = call i32 @llvm.smax.i32(i32 %offset, i32 0)
;   %3 = sub i32 2147483647, %smax5
;   %smin6 = call i32 @llvm.smin.i32(i32 %smin4, i32 %3)
;   %exit.mainloop.at = call i32 @llvm.smax.i32(i32 %smin6, i32 0)
;   %4 = icmp slt i32 0, %exit.preloop.at
;   br i1 %4, label %loop.preloop.preheader, label %preloop.pseudo.exit
;
; loop.preloop.preheader:                           ; preds = %loop.preheader
;   br label %loop.preloop
;
; mainloop:                                         ; preds = %preloop.pseudo.exit
;   %5 = icmp slt i32 %indvar.end, %exit.mainloop.at
;   br i1 %5, label %loop.preheader12, label %main.pseudo.exit
;
; loop.preheader12:                                 ; preds = %mainloop
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader12
;   %i = phi i32 [ %next, %in ], [ %i.preloop.copy, %loop.preheader12 ]
;   %s = phi i32 [ %t, %in ], [ %s.preloop.copy, %loop.preheader12 ]
;   %next = add nsw i32 %i, 1
;   %at = add i32 %i, %offset
;   %high = icmp slt i32 %at, %len
;   %low = icmp sge i32 %at, 0
;   %check = and i1 true, true
;   %fails = xor i1 %check, true
;   br i1 %check, label %in, label %out.loopexit13, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %at
;   %v = load i32, ptr %a, align 4
;   %t = add i32 %s, %v
;   %more = icmp slt i32 %next, %n
;   %6 = icmp slt i32 %next, %exit.mainloop.at
;   br i1 %6, label %loop, label %main.exit.selector
;
; main.exit.selector:                               ; preds = %in
;   %t.lcssa11 = phi i32 [ %t, %in ]
;   %next.lcssa = phi i32 [ %next, %in ]
;   %7 = icmp slt i32 %next.lcssa, %n
;   br i1 %7, label %main.pseudo.exit, label %exit.loopexit
;
; main.pseudo.exit:                                 ; preds = %main.exit.selector, %mainloop
;   %i.copy = phi i32 [ %i.preloop.copy, %mainloop ], [ %next.lcssa, %main.exit.selector ]
;   %s.copy = phi i32 [ %s.preloop.copy, %mainloop ], [ %t.lcssa11, %main.exit.selector ]
;   %indvar.end8 = phi i32 [ %indvar.end, %mainloop ], [ %next.lcssa, %main.exit.selector ]
;   br label %postloop
;
; out.loopexit:                                     ; preds = %loop.preloop
;   %s.lcssa.ph = phi i32 [ %s.preloop, %loop.preloop ]
;   br label %out
;
; out.loopexit9:                                    ; preds = %loop.postloop
;   %s.lcssa.ph10 = phi i32 [ %s.postloop, %loop.postloop ]
;   br label %out
;
; out.loopexit13:                                   ; preds = %loop
;   %s.lcssa.ph14 = phi i32 [ %s, %loop ]
;   br label %out
;
; out:                                              ; preds = %out.loopexit13, %out.loopexit9, %out.loopexit
;   %s.lcssa = phi i32 [ %s.lcssa.ph, %out.loopexit ], [ %s.lcssa.ph10, %out.loopexit9 ], [ %s.lcssa.ph14, %out.loopexit13 ]
;   ret i32 %s.lcssa
;
; exit.loopexit.loopexit:                           ; preds = %in.postloop
;   %t.lcssa.ph = phi i32 [ %t.postloop, %in.postloop ]
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %preloop.exit.selector, %exit.loopexit.loopexit, %main.exit.selector
;   %t.lcssa = phi i32 [ %t.lcssa11, %main.exit.selector ], [ %t.preloop.lcssa, %preloop.exit.selector ], [ %t.lcssa.ph, %exit.loopexit.loopexit ]
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   %r = phi i32 [ 0, %entry ], [ %t.lcssa, %exit.loopexit ]
;   ret i32 %r
;
; loop.preloop:                                     ; preds = %in.preloop, %loop.preloop.preheader
;   %i.preloop = phi i32 [ %next.preloop, %in.preloop ], [ 0, %loop.preloop.preheader ]
;   %s.preloop = phi i32 [ %t.preloop, %in.preloop ], [ 0, %loop.preloop.preheader ]
;   %next.preloop = add i32 %i.preloop, 1
;   %at.preloop = add i32 %i.preloop, %offset
;   %high.preloop = icmp slt i32 %at.preloop, %len
;   %low.preloop = icmp sge i32 %at.preloop, 0
;   %check.preloop = and i1 %low.preloop, %high.preloop
;   %fails.preloop = xor i1 %check.preloop, true
;   br i1 %check.preloop, label %in.preloop, label %out.loopexit, !prof !1
;
; in.preloop:                                       ; preds = %loop.preloop
;   %a.preloop = getelementptr i32, ptr %p, i32 %at.preloop
;   %v.preloop = load i32, ptr %a.preloop, align 4
;   %t.preloop = add i32 %s.preloop, %v.preloop
;   %more.preloop = icmp slt i32 %next.preloop, %n
;   %8 = icmp slt i32 %next.preloop, %exit.preloop.at
;   br i1 %8, label %loop.preloop, label %preloop.exit.selector, !llvm.loop !2, !loop_constrainer.loop.clone !7
;
; preloop.exit.selector:                            ; preds = %in.preloop
;   %t.preloop.lcssa = phi i32 [ %t.preloop, %in.preloop ]
;   %next.preloop.lcssa = phi i32 [ %next.preloop, %in.preloop ]
;   %9 = icmp slt i32 %next.preloop.lcssa, %n
;   br i1 %9, label %preloop.pseudo.exit, label %exit.loopexit
;
; preloop.pseudo.exit:                              ; preds = %preloop.exit.selector, %loop.preheader
;   %i.preloop.copy = phi i32 [ 0, %loop.preheader ], [ %next.preloop.lcssa, %preloop.exit.selector ]
;   %s.preloop.copy = phi i32 [ 0, %loop.preheader ], [ %t.preloop.lcssa, %preloop.exit.selector ]
;   %indvar.end = phi i32 [ 0, %loop.preheader ], [ %next.preloop.lcssa, %preloop.exit.selector ]
;   br label %mainloop
;
; postloop:                                         ; preds = %main.pseudo.exit
;   br label %loop.postloop
;
; loop.postloop:                                    ; preds = %in.postloop, %postloop
;   %i.postloop = phi i32 [ %next.postloop, %in.postloop ], [ %i.copy, %postloop ]
;   %s.postloop = phi i32 [ %t.postloop, %in.postloop ], [ %s.copy, %postloop ]
;   %next.postloop = add i32 %i.postloop, 1
;   %at.postloop = add i32 %i.postloop, %offset
;   %high.postloop = icmp slt i32 %at.postloop, %len
;   %low.postloop = icmp sge i32 %at.postloop, 0
;   %check.postloop = and i1 %low.postloop, %high.postloop
;   %fails.postloop = xor i1 %check.postloop, true
;   br i1 %check.postloop, label %in.postloop, label %out.loopexit9, !prof !1
;
; in.postloop:                                      ; preds = %loop.postloop
;   %a.postloop = getelementptr i32, ptr %p, i32 %at.postloop
;   %v.postloop = load i32, ptr %a.postloop, align 4
;   %t.postloop = add i32 %s.postloop, %v.postloop
;   %more.postloop = icmp slt i32 %next.postloop, %n
;   br i1 %more.postloop, label %loop.postloop, label %exit.loopexit.loopexit, !llvm.loop !8, !loop_constrainer.loop.clone !7
; }
;
; define void @turned(ptr %p, ptr %q, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %smin = call i32 @llvm.smin.i32(i32 %len, i32 %n)
;   %exit.mainloop.at = call i32 @llvm.smax.i32(i32 %smin, i32 0)
;   %0 = icmp slt i32 0, %exit.mainloop.at
;   br i1 %0, label %loop.preheader1, label %main.pseudo.exit
;
; loop.preheader1:                                  ; preds = %loop.preheader
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader1
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader1 ]
;   %next = add nsw i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 true, label %in, label %out.loopexit2, !prof !1
;
; in:                                               ; preds = %loop
;   %a = getelementptr i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %more = icmp slt i32 %next, %n
;   %1 = icmp slt i32 %next, %exit.mainloop.at
;   br i1 %1, label %loop, label %main.exit.selector
;
; main.exit.selector:                               ; preds = %in
;   %next.lcssa = phi i32 [ %next, %in ]
;   %2 = icmp slt i32 %next.lcssa, %n
;   br i1 %2, label %main.pseudo.exit, label %exit.loopexit
;
; main.pseudo.exit:                                 ; preds = %main.exit.selector, %loop.preheader
;   %i.copy = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   %indvar.end = phi i32 [ 0, %loop.preheader ], [ %next.lcssa, %main.exit.selector ]
;   br label %postloop
;
; out.loopexit:                                     ; preds = %loop.postloop
;   br label %out
;
; out.loopexit2:                                    ; preds = %loop
;   br label %out
;
; out:                                              ; preds = %out.loopexit2, %out.loopexit
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
;   %next.postloop = add i32 %i.postloop, 1
;   %check.postloop = icmp slt i32 %i.postloop, %len
;   br i1 %check.postloop, label %in.postloop, label %out.loopexit, !prof !1
;
; in.postloop:                                      ; preds = %loop.postloop
;   %a.postloop = getelementptr i32, ptr %p, i32 %i.postloop
;   store i32 0, ptr %a.postloop, align 4
;   %more.postloop = icmp slt i32 %next.postloop, %n
;   br i1 %more.postloop, label %loop.postloop, label %exit.loopexit.loopexit, !llvm.loop !9, !loop_constrainer.loop.clone !7
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
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
; !8 = distinct !{!8, !3, !4, !5, !6}
; !9 = distinct !{!9, !3, !4, !5, !6}
