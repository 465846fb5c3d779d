; RUN: opt -passes=irce
; The second length is compared only where the first check holds; it may be poison in a run that never does. It is frozen before it
; decides where the loop is cut.
define void @f(ptr %p, ptr %q, ptr %r, i32 %n) {
entry:
  %len = load i32, ptr %q, !range !0
  %other = load i32, ptr %r, !range !0
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %in ]
  %next = add i32 %i, 1
  %check = icmp slt i32 %i, %len
  br i1 %check, label %second, label %out, !prof !1
second:
  %again = icmp slt i32 %i, %other
  br i1 %again, label %in, label %out, !prof !1
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
!1 = !{!"branch_weights", i32 256, i32 1}
; EXPECT
; define void @f(ptr %p, ptr %q, ptr %r, i32 %n) {
; entry:
;   %len = load i32, ptr %q, align 4, !range !0
;   %other = load i32, ptr %r, align 4, !range !0
;   %go = icmp sgt i32 %n, 0
;   br i1 %go, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %other.fr = freeze i32 %other
;   %smin = call i32 @llvm.smin.i32(i32 %other.fr, i32 %len)
;   %smin1 = call i32 @llvm.smin.i32(i32 %smin, i32 %n)
;   %exit.mainloop.at = call i32 @llvm.smax.i32(i32 %smin1, i32 0)
;   %0 = icmp slt i32 0, %exit.mainloop.at
;   br i1 %0, label %loop.preheader2, label %main.pseudo.exit
;
; loop.preheader2:                                  ; preds = %loop.preheader
;   br label %loop
;
; loop:                                             ; preds = %in, %loop.preheader2
;   %i = phi i32 [ %next, %in ], [ 0, %loop.preheader2 ]
;   %next = add nsw i32 %i, 1
;   %check = icmp slt i32 %i, %len
;   br i1 true, label %second, label %out.loopexit3, !prof !1
;
; second:                                           ; preds = %loop
;   %again = icmp slt i32 %i, %other
;   br i1 true, label %in, label %out.loopexit3, !prof !1
;
; in:                                               ; preds = %second
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
; out.loopexit:                                     ; preds = %second.postloop, %loop.postloop
;   br label %out
;
; out.loopexit3:                                    ; preds = %second, %loop
;   br label %out
;
; out:                                              ; preds = %out.loopexit3, %out.loopexit
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
;   br i1 %check.postloop, label %second.postloop, label %out.loopexit, !prof !1
;
; second.postloop:                                  ; preds = %loop.postloop
;   %again.postloop = icmp slt i32 %i.postloop, %other
;   br i1 %again.postloop, label %in.postloop, label %out.loopexit, !prof !1
;
; in.postloop:                                      ; preds = %second.postloop
;   %a.postloop = getelementptr i32, ptr %p, i32 %i.postloop
;   store i32 0, ptr %a.postloop, align 4
;   %more.postloop = icmp slt i32 %next.postloop, %n
;   br i1 %more.postloop, label %loop.postloop, label %exit.loopexit.loopexit, !llvm.loop !2, !loop_constrainer.loop.clone !7
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
; !1 = !{!"branch_weights", i32 256, i32 1}
; !2 = distinct !{!2, !3, !4, !5, !6}
; !3 = !{!"llvm.loop.unroll.disable"}
; !4 = !{!"llvm.loop.vectorize.enable", i1 false}
; !5 = !{!"llvm.loop.licm_versioning.disable"}
; !6 = !{!"llvm.loop.distribute.enable", i1 false}
; !7 = !{}
