; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; Every kind of answer: apart, the same address, one in the other, unknown; calls that touch nothing, read, write, do both.
define void @answers(ptr %p, ptr %q, i64 %i) {
  %a = alloca [4 x i32]
  %a1 = getelementptr i32, ptr %a, i64 1
  %ai = getelementptr i32, ptr %a, i64 %i
  store i64 0, ptr %a
  store i32 1, ptr %a1
  store i32 2, ptr %ai
  store i32 3, ptr %p
  %v = load i16, ptr %p
  call void @nothing(ptr %p)
  call void @reads(ptr %p)
  call void @writes(ptr %p)
  call void @unknown(ptr %q)
  ret void
}
declare void @nothing(ptr) memory(none)
declare void @reads(ptr) memory(argmem: read)
declare void @writes(ptr) memory(argmem: write)
declare void @unknown(ptr)
; EXPECT
; Function: answers: 5 pointers, 4 call sites
;   PartialAlias (off 4):	i64* %a, i32* %a1
;   MayAlias:	i64* %a, i32* %ai
;   MayAlias:	i32* %a1, i32* %ai
;   NoAlias:	i64* %a, i32* %p
;   NoAlias:	i32* %a1, i32* %p
;   NoAlias:	i32* %ai, i32* %p
;   NoAlias:	i64* %a, i16* %p
;   NoAlias:	i32* %a1, i16* %p
;   NoAlias:	i32* %ai, i16* %p
;   MustAlias:	i16* %p, i32* %p
;   NoModRef:  Ptr: i64* %a	<->  call void @nothing(ptr %p)
;   NoModRef:  Ptr: i32* %a1	<->  call void @nothing(ptr %p)
;   NoModRef:  Ptr: i32* %ai	<->  call void @nothing(ptr %p)
;   NoModRef:  Ptr: i32* %p	<->  call void @nothing(ptr %p)
;   NoModRef:  Ptr: i16* %p	<->  call void @nothing(ptr %p)
;   NoModRef:  Ptr: i64* %a	<->  call void @reads(ptr %p)
;   NoModRef:  Ptr: i32* %a1	<->  call void @reads(ptr %p)
;   NoModRef:  Ptr: i32* %ai	<->  call void @reads(ptr %p)
;   Just Ref:  Ptr: i32* %p	<->  call void @reads(ptr %p)
;   Just Ref:  Ptr: i16* %p	<->  call void @reads(ptr %p)
;   NoModRef:  Ptr: i64* %a	<->  call void @writes(ptr %p)
;   NoModRef:  Ptr: i32* %a1	<->  call void @writes(ptr %p)
;   NoModRef:  Ptr: i32* %ai	<->  call void @writes(ptr %p)
;   Just Mod:  Ptr: i32* %p	<->  call void @writes(ptr %p)
;   Just Mod:  Ptr: i16* %p	<->  call void @writes(ptr %p)
;   NoModRef:  Ptr: i64* %a	<->  call void @unknown(ptr %q)
;   NoModRef:  Ptr: i32* %a1	<->  call void @unknown(ptr %q)
;   NoModRef:  Ptr: i32* %ai	<->  call void @unknown(ptr %q)
;   Both ModRef:  Ptr: i32* %p	<->  call void @unknown(ptr %q)
;   Both ModRef:  Ptr: i16* %p	<->  call void @unknown(ptr %q)
;   NoModRef:   call void @nothing(ptr %p) <->   call void @reads(ptr %p)
;   NoModRef:   call void @nothing(ptr %p) <->   call void @writes(ptr %p)
;   NoModRef:   call void @nothing(ptr %p) <->   call void @unknown(ptr %q)
;   NoModRef:   call void @reads(ptr %p) <->   call void @nothing(ptr %p)
;   Just Ref:   call void @reads(ptr %p) <->   call void @writes(ptr %p)
;   Just Ref:   call void @reads(ptr %p) <->   call void @unknown(ptr %q)
;   NoModRef:   call void @writes(ptr %p) <->   call void @nothing(ptr %p)
;   Just Mod:   call void @writes(ptr %p) <->   call void @reads(ptr %p)
;   Just Mod:   call void @writes(ptr %p) <->   call void @unknown(ptr %q)
;   NoModRef:   call void @unknown(ptr %q) <->   call void @nothing(ptr %p)
;   Just Mod:   call void @unknown(ptr %q) <->   call void @reads(ptr %p)
;   Both ModRef:   call void @unknown(ptr %q) <->   call void @writes(ptr %p)
; ===== Alias Analysis Evaluator Report =====
;   10 Total Alias Queries Performed
;   6 no alias responses (60.0%)
;   2 may alias responses (20.0%)
;   1 partial alias responses (10.0%)
;   1 must alias responses (10.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 60%/20%/10%/10%
;   32 Total ModRef Queries Performed
;   20 no mod/ref responses (62.5%)
;   5 mod responses (15.6%)
;   4 ref responses (12.5%)
;   3 mod & ref responses (9.3%)
;   Alias Analysis Evaluator Mod/Ref Summary: 62%/15%/12%/9%
