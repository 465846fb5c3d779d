; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; A constant address with an offset may be any memory whose address was made a number, and none whose address was not.
define void @constant_address(i64 %offset) {
  %known = alloca i8
  %number = ptrtoint ptr %known to i64
  %own = alloca i8
  %next = add i64 %number, 1
  %at = getelementptr i8, ptr inttoptr (i64 -1 to ptr), i64 %next
  store i8 1, ptr %known
  store i8 2, ptr %own
  %v = load i8, ptr %at
  ret void
}
; EXPECT
; Function: constant_address: 3 pointers, 0 call sites
;   NoAlias:	i8* %known, i8* %own
;   MayAlias:	i8* %at, i8* %known
;   NoAlias:	i8* %at, i8* %own
; ===== Alias Analysis Evaluator Report =====
;   3 Total Alias Queries Performed
;   2 no alias responses (66.6%)
;   1 may alias responses (33.3%)
;   0 partial alias responses (0.0%)
;   0 must alias responses (0.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 66%/33%/0%/0%
;   Alias Analysis Mod/Ref Evaluator Summary: no mod/ref!
