; RUN: opt -passes=print-profile-summary -disable-output
; Counts without a summary of the module say nothing.
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 400}
; EXPECT
; Functions in INPUT with hot/cold annotations: 
; f
