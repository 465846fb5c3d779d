; RUN: opt -passes=loop-load-elim -pgso=false
; Not so with -pgso=false: what a profile says of functions is not asked.
define void @cold(ptr %a, ptr %b, ptr %c, i64 %n) !prof !0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %bat = getelementptr inbounds i32, ptr %b, i64 %i
  %cat = getelementptr inbounds i32, ptr %c, i64 %i
  %y = load i32, ptr %bat, align 4
  store i32 %y, ptr %to, align 4
  %x = load i32, ptr %at, align 4
  store i32 %x, ptr %cat, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
!llvm.module.flags = !{!1}
!0 = !{!"function_entry_count", i64 0}
!1 = !{i32 1, !"ProfileSummary", !2}
!2 = !{!3, !4, !5, !6, !7, !8, !9, !10}
!3 = !{!"ProfileFormat", !"InstrProf"}
!4 = !{!"TotalCount", i64 10000}
!5 = !{!"MaxCount", i64 10}
!6 = !{!"MaxInternalCount", i64 1}
!7 = !{!"MaxFunctionCount", i64 1000}
!8 = !{!"NumCounts", i64 3}
!9 = !{!"NumFunctions", i64 3}
!10 = !{!"DetailedSummary", !11}
!11 = !{!12, !13, !14}
!12 = !{i32 10000, i64 100, i32 1}
!13 = !{i32 999000, i64 100, i32 1}
!14 = !{i32 999999, i64 1, i32 2}
; EXPECT
; define void @cold(ptr %a, ptr %b, ptr %c, i64 %n) !prof !14 {
; loop.lver.check:
;   %0 = shl i64 %n, 2
;   %1 = add i64 %0, 4
;   %scevgep = getelementptr i8, ptr %a, i64 %1
;   %scevgep1 = getelementptr i8, ptr %c, i64 %0
;   %bound0 = icmp ult ptr %a, %scevgep1
;   %bound1 = icmp ult ptr %c, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   br i1 %found.conflict, label %loop.ph.lver.orig, label %loop.ph
;
; loop.ph.lver.orig:                                ; preds = %loop.lver.check
;   br label %loop.lver.orig
;
; loop.lver.orig:                                   ; preds = %loop.lver.orig, %loop.ph.lver.orig
;   %i.lver.orig = phi i64 [ 0, %loop.ph.lver.orig ], [ %next.lver.orig, %loop.lver.orig ]
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %at.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
;   %to.lver.orig = getelementptr inbounds i32, ptr %a, i64 %next.lver.orig
;   %bat.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
;   %cat.lver.orig = getelementptr inbounds i32, ptr %c, i64 %i.lver.orig
;   %y.lver.orig = load i32, ptr %bat.lver.orig, align 4
;   store i32 %y.lver.orig, ptr %to.lver.orig, align 4
;   %x.lver.orig = load i32, ptr %at.lver.orig, align 4
;   store i32 %x.lver.orig, ptr %cat.lver.orig, align 4
;   %done.lver.orig = icmp eq i64 %next.lver.orig, %n
;   br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
;
; loop.ph:                                          ; preds = %loop.lver.check
;   %load_initial = load i32, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.ph
;   %store_forwarded = phi i32 [ %load_initial, %loop.ph ], [ %y, %loop ]
;   %i = phi i64 [ 0, %loop.ph ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %cat = getelementptr inbounds i32, ptr %c, i64 %i
;   %y = load i32, ptr %bat, align 4
;   store i32 %y, ptr %to, align 4
;   %x = load i32, ptr %at, align 4
;   store i32 %store_forwarded, ptr %cat, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit.loopexit2, label %loop
;
; exit.loopexit:                                    ; preds = %loop.lver.orig
;   br label %exit
;
; exit.loopexit2:                                   ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit2, %exit.loopexit
;   ret void
; }
;
; !llvm.module.flags = !{!0}
;
; !0 = !{i32 1, !"ProfileSummary", !1}
; !1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
; !2 = !{!"ProfileFormat", !"InstrProf"}
; !3 = !{!"TotalCount", i64 10000}
; !4 = !{!"MaxCount", i64 10}
; !5 = !{!"MaxInternalCount", i64 1}
; !6 = !{!"MaxFunctionCount", i64 1000}
; !7 = !{!"NumCounts", i64 3}
; !8 = !{!"NumFunctions", i64 3}
; !9 = !{!"DetailedSummary", !10}
; !10 = !{!11, !12, !13}
; !11 = !{i32 10000, i64 100, i32 1}
; !12 = !{i32 999000, i64 100, i32 1}
; !13 = !{i32 999999, i64 1, i32 2}
; !14 = !{!"function_entry_count", i64 0}
