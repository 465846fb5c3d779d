; RUN: opt -passes=hotcoldsplit -hotcoldsplit-threshold=-1 -enable-cold-section -hotcoldsplit-cold-section-name=rare -hotcoldsplit-max-params=1
; Split code goes to the section that is asked for, and a profile says that it was not entered.
target triple = "nvptx64-nvidia-cuda"
declare void @sink() cold
define void @f(i1 %c, ptr %p) !prof !14 {
entry:
  br i1 %c, label %a, label %b, !prof !15
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 10000}
!4 = !{!"MaxCount", i64 10}
!5 = !{!"MaxInternalCount", i64 1}
!6 = !{!"MaxFunctionCount", i64 1000}
!7 = !{!"NumCounts", i64 3}
!8 = !{!"NumFunctions", i64 3}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12, !13}
!11 = !{i32 10000, i64 100, i32 1}
!12 = !{i32 999000, i64 100, i32 1}
!13 = !{i32 999999, i64 1, i32 2}
!14 = !{!"function_entry_count", i64 100}
!15 = !{!"branch_weights", i32 0, i32 100}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: cold
; declare void @sink() #0
;
; define void @f(i1 %c, ptr %p) !prof !14 {
; entry:
;   br i1 %c, label %codeRepl, label %b, !prof !15
;
; codeRepl:                                         ; preds = %entry
;   call void @f.cold.1(ptr %p) #2
;   br label %b
;
; b:                                                ; preds = %codeRepl, %entry
;   ret void
; }
;
; ; Function Attrs: cold minsize
; define internal void @f.cold.1(ptr %p) #1 section "rare" !prof !16 {
; newFuncRoot:
;   br label %a
;
; a:                                                ; preds = %newFuncRoot
;   store i32 0, ptr %p, align 4
;   br label %b.exitStub
;
; b.exitStub:                                       ; preds = %a
;   ret void
; }
;
; attributes #0 = { cold }
; attributes #1 = { cold minsize }
; attributes #2 = { noinline }
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
; !14 = !{!"function_entry_count", i64 100}
; !15 = !{!"branch_weights", i32 0, i32 100}
; !16 = !{!"function_entry_count", i64 0}
