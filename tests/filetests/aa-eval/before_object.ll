; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; An address four bytes into some object is not the start of one, but one that a loop steps down to may be.
define void @before_object(ptr %p) {
  %slot = alloca i32
  %whole = ptrtoint ptr %slot to i64
  call void @known(i64 %whole)
  %second = getelementptr inbounds i32, ptr %p, i64 1
  %loose = getelementptr i32, ptr %p, i64 1
  %q = call ptr @some()
  %q1 = getelementptr inbounds i32, ptr %q, i64 1
  %q2 = getelementptr i32, ptr %q, i64 1
  store i32 0, ptr %slot
  store i32 1, ptr %q1
  store i32 2, ptr %q2
  ret void
}
define void @downwards(i1 %c) {
entry:
  %table = alloca [10 x i32]
  store i32 0, ptr %table
  %last = getelementptr inbounds [10 x i32], ptr %table, i64 0, i64 9
  br label %loop
loop:
  %p = phi ptr [ %last, %entry ], [ %down, %loop ]
  %down = getelementptr inbounds i32, ptr %p, i64 -1
  store i32 1, ptr %down
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @known(i64)
declare ptr @some()
; EXPECT
; Function: before_object: 3 pointers, 2 call sites
;   NoAlias:	i32* %q1, i32* %slot
;   MayAlias:	i32* %q2, i32* %slot
;   MustAlias:	i32* %q1, i32* %q2
;   Both ModRef:  Ptr: i32* %slot	<->  call void @known(i64 %whole)
;   Both ModRef:  Ptr: i32* %q1	<->  call void @known(i64 %whole)
;   Both ModRef:  Ptr: i32* %q2	<->  call void @known(i64 %whole)
;   Both ModRef:  Ptr: i32* %slot	<->  %q = call ptr @some()
;   Both ModRef:  Ptr: i32* %q1	<->  %q = call ptr @some()
;   Both ModRef:  Ptr: i32* %q2	<->  %q = call ptr @some()
;   Both ModRef:   call void @known(i64 %whole) <->   %q = call ptr @some()
;   Both ModRef:   %q = call ptr @some() <->   call void @known(i64 %whole)
; Function: downwards: 2 pointers, 0 call sites
;   MayAlias:	i32* %down, i32* %table
; ===== Alias Analysis Evaluator Report =====
;   4 Total Alias Queries Performed
;   1 no alias responses (25.0%)
;   2 may alias responses (50.0%)
;   0 partial alias responses (0.0%)
;   1 must alias responses (25.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 25%/50%/0%/25%
;   8 Total ModRef Queries Performed
;   0 no mod/ref responses (0.0%)
;   0 mod responses (0.0%)
;   0 ref responses (0.0%)
;   8 mod & ref responses (100.0%)
;   Alias Analysis Evaluator Mod/Ref Summary: 0%/0%/0%/100%
