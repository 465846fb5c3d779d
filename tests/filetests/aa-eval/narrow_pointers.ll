; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; With pointers of 32 bits, distances are numbers of 32 bits: index 42 is met where the masked number is 2137521944.
target datalayout = "e-p:32:32-i64:64-v16:16-v32:32-n16:32:64"
define void @narrow_pointers(i32 %x) {
  %pool = alloca [59 x i32]
  %masked = and i32 %x, 2147483647
  %index = add nsw i32 %masked, -2137521902
  %a = getelementptr inbounds [59 x i32], ptr %pool, i32 0, i32 %index
  %b = getelementptr inbounds [59 x i32], ptr %pool, i32 0, i32 42
  store i32 0, ptr %a
  %v = load i32, ptr %b
  ret void
}
; EXPECT
; Function: narrow_pointers: 2 pointers, 0 call sites
;   MayAlias:	i32* %a, i32* %b
; ===== Alias Analysis Evaluator Report =====
;   1 Total Alias Queries Performed
;   0 no alias responses (0.0%)
;   1 may alias responses (100.0%)
;   0 partial alias responses (0.0%)
;   0 must alias responses (0.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 0%/100%/0%/0%
;   Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
