; RUN: opt -passes=print-profile-summary -disable-output -profile-summary-hot-count=50 -profile-summary-cold-count=10
; What counts are hot and cold is said by the command line, where there is a profile.
define void @cold() !prof !1 {
  ret void
}
define void @hot() !prof !0 {
  ret void
}
define void @tepid() !prof !3 {
  ret void
}
define void @warm() !prof !2 {
  ret void
}
!llvm.module.flags = !{!10}
!0 = !{!"function_entry_count", i64 400}
!1 = !{!"function_entry_count", i64 1}
!3 = !{!"function_entry_count", i64 11}
!2 = !{!"function_entry_count", i64 50}
!10 = !{i32 1, !"ProfileSummary", !11}
!11 = !{!12, !13, !14, !15, !16, !17, !18, !19}
!12 = !{!"ProfileFormat", !"InstrProf"}
!13 = !{!"TotalCount", i64 10000}
!14 = !{!"MaxCount", i64 10}
!15 = !{!"MaxInternalCount", i64 1}
!16 = !{!"MaxFunctionCount", i64 1000}
!17 = !{!"NumCounts", i64 3}
!18 = !{!"NumFunctions", i64 3}
!19 = !{!"DetailedSummary", !20}
!20 = !{!21, !22, !23}
!21 = !{i32 10000, i64 100, i32 1}
!22 = !{i32 999000, i64 100, i32 1}
!23 = !{i32 999999, i64 1, i32 2}
; EXPECT
; Functions in INPUT with hot/cold annotations: 
; cold :cold entry 
; hot :hot entry 
; tepid
; warm :hot entry
