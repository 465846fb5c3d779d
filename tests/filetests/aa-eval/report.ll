; RUN: opt -passes=aa-eval -print-no-aliases -evaluate-aa-metadata -disable-output
; Loads and stores are compared with what metadata says of them; the report counts the answers of all functions.
define void @report(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !tbaa !0
  store float 0.0, ptr %q, !tbaa !3
  ret void
}
define void @none() {
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{!4, !4, i64 0}
!4 = !{!"float", !2}
; EXPECT
; Function: report: 2 pointers, 0 call sites
;   NoAlias:   %v = load i32, ptr %p, align 4, !tbaa !0 <->   store float 0.000000e+00, ptr %q, align 4, !tbaa !3
; Function: none: 0 pointers, 0 call sites
; ===== Alias Analysis Evaluator Report =====
;   2 Total Alias Queries Performed
;   1 no alias responses (50.0%)
;   1 may alias responses (50.0%)
;   0 partial alias responses (0.0%)
;   0 must alias responses (0.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 50%/50%/0%/0%
;   Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
