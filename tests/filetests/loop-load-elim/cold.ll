; RUN: opt -passes=loop-load-elim
; In a function that is cold by the profile no loop is copied.
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
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %cat = getelementptr inbounds i32, ptr %c, i64 %i
;   %y = load i32, ptr %bat, align 4
;   store i32 %y, ptr %to, align 4
;   %x = load i32, ptr %at, align 4
;   store i32 %x, ptr %cat, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
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
