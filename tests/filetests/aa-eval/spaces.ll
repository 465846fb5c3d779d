; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; The address space of a pointer stands beside other pointers, and not beside calls, as LLVM prints them.
declare void @g()
define void @f(ptr addrspace(1) %p, ptr %q) {
  store i32 0, ptr addrspace(1) %p
  store i32 1, ptr %q
  call void @g()
  ret void
}
; EXPECT
; Function: f: 2 pointers, 1 call sites
;   MayAlias:	i32 addrspace(1)* %p, i32* %q
;   Both ModRef:  Ptr: i32* %p	<->  call void @g()
;   Both ModRef:  Ptr: i32* %q	<->  call void @g()
; ===== Alias Analysis Evaluator Report =====
;   1 Total Alias Queries Performed
;   0 no alias responses (0.0%)
;   1 may alias responses (100.0%)
;   0 partial alias responses (0.0%)
;   0 must alias responses (0.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 0%/100%/0%/0%
;   2 Total ModRef Queries Performed
;   0 no mod/ref responses (0.0%)
;   0 mod responses (0.0%)
;   0 ref responses (0.0%)
;   2 mod & ref responses (100.0%)
;   Alias Analysis Evaluator Mod/Ref Summary: 0%/0%/0%/100%
