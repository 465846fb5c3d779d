; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; What a call returns may be what it was given, although it captures nothing: with too many steps between, nothing more is known.
define void @transparent_calls() {
  %a = alloca i32
  %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
  %p2 = getelementptr i8, ptr %p1, i64 1
  %p3 = getelementptr i8, ptr %p2, i64 -1
  %p4 = getelementptr i8, ptr %p3, i64 1
  %p5 = getelementptr i8, ptr %p4, i64 -1
  %p6 = getelementptr i8, ptr %p5, i64 1
  %p7 = getelementptr i8, ptr %p6, i64 -1
  %v = load i32, ptr %a
  store i32 -1, ptr %p7
  %b = alloca i32
  %q = call ptr @passes_on(ptr %b)
  store i32 0, ptr %b
  store i32 1, ptr %q
  ret void
}
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @passes_on(ptr captures(ret: address, provenance))
; EXPECT
; Function: transparent_calls: 4 pointers, 2 call sites
;   MustAlias:	i32* %a, i32* %p7
;   NoAlias:	i32* %a, i32* %b
;   NoAlias:	i32* %b, i32* %p7
;   MayAlias:	i32* %a, i32* %q
;   MayAlias:	i32* %p7, i32* %q
;   MayAlias:	i32* %b, i32* %q
;   NoModRef:  Ptr: i32* %a	<->  %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
;   NoModRef:  Ptr: i32* %p7	<->  %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
;   NoModRef:  Ptr: i32* %b	<->  %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
;   NoModRef:  Ptr: i32* %q	<->  %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
;   NoModRef:  Ptr: i32* %a	<->  %q = call ptr @passes_on(ptr %b)
;   Both ModRef:  Ptr: i32* %p7	<->  %q = call ptr @passes_on(ptr %b)
;   Both ModRef:  Ptr: i32* %b	<->  %q = call ptr @passes_on(ptr %b)
;   Both ModRef:  Ptr: i32* %q	<->  %q = call ptr @passes_on(ptr %b)
;   NoModRef:   %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a) <->   %q = call ptr @passes_on(ptr %b)
;   NoModRef:   %q = call ptr @passes_on(ptr %b) <->   %p1 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
; ===== Alias Analysis Evaluator Report =====
;   6 Total Alias Queries Performed
;   2 no alias responses (33.3%)
;   3 may alias responses (50.0%)
;   0 partial alias responses (0.0%)
;   1 must alias responses (16.6%)
;   Alias Analysis Evaluator Pointer Alias Summary: 33%/50%/0%/16%
;   10 Total ModRef Queries Performed
;   7 no mod/ref responses (70.0%)
;   0 mod responses (0.0%)
;   0 ref responses (0.0%)
;   3 mod & ref responses (30.0%)
;   Alias Analysis Evaluator Mod/Ref Summary: 70%/0%/0%/30%
