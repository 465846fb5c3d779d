; RUN: opt -passes='loop(loop-versioning-licm),loop-mssa(licm)'
; The scopes of the copied loop count for the next pass: the load from the other array leaves the loop that was checked, and stays in the other.
define void @versioned(ptr %a, ptr %b) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
  %v = load i64, ptr %b, align 8
  store i64 %v, ptr %one.p, align 8
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 100
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; define void @versioned(ptr %a, ptr %b) {
; one.lver.check:
;   %scevgep = getelementptr i8, ptr %a, i64 800
;   %scevgep1 = getelementptr i8, ptr %b, i64 8
;   %bound0 = icmp ult ptr %a, %scevgep1
;   %bound1 = icmp ult ptr %b, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   br i1 %found.conflict, label %one.ph.lver.orig, label %one.ph
;
; one.ph.lver.orig:                                 ; preds = %one.lver.check
;   br label %one.lver.orig
;
; one.lver.orig:                                    ; preds = %one.lver.orig, %one.ph.lver.orig
;   %one.i.lver.orig = phi i64 [ 0, %one.ph.lver.orig ], [ %one.next.lver.orig, %one.lver.orig ]
;   %one.p.lver.orig = getelementptr inbounds i64, ptr %a, i64 %one.i.lver.orig
;   %v.lver.orig = load i64, ptr %b, align 8
;   store i64 %v.lver.orig, ptr %one.p.lver.orig, align 8
;   %one.next.lver.orig = add nuw nsw i64 %one.i.lver.orig, 1
;   %one.done.lver.orig = icmp eq i64 %one.next.lver.orig, 100
;   br i1 %one.done.lver.orig, label %exit.loopexit, label %one.lver.orig, !llvm.loop !0
;
; one.ph:                                           ; preds = %one.lver.check
;   %v = load i64, ptr %b, align 8, !alias.scope !2
;   br label %one
;
; one:                                              ; preds = %one, %one.ph
;   %one.i = phi i64 [ 0, %one.ph ], [ %one.next, %one ]
;   %one.p = getelementptr inbounds i64, ptr %a, i64 %one.i
;   store i64 %v, ptr %one.p, align 8, !alias.scope !5, !noalias !2
;   %one.next = add nuw nsw i64 %one.i, 1
;   %one.done = icmp eq i64 %one.next, 100
;   br i1 %one.done, label %exit.loopexit2, label %one, !llvm.loop !7
;
; exit.loopexit:                                    ; preds = %one.lver.orig
;   br label %exit
;
; exit.loopexit2:                                   ; preds = %one
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit2, %exit.loopexit
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.licm_versioning.disable"}
; !2 = !{!3}
; !3 = distinct !{!3, !4}
; !4 = distinct !{!4, !"LVerDomain"}
; !5 = !{!6}
; !6 = distinct !{!6, !4}
; !7 = distinct !{!7, !1, !8}
; !8 = !{!"llvm.mem.parallel_loop_access"}
