; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; Two pointers that step alike keep their distance; of two that step differently nothing is known.
define void @alike(ptr %p, i64 %n) {
entry:
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %loop
loop:
  %x = phi ptr [ %p, %entry ], [ %x.next, %loop ]
  %y = phi ptr [ %q, %entry ], [ %y.next, %loop ]
  store i32 0, ptr %x
  store i32 1, ptr %y
  %x.next = getelementptr inbounds i32, ptr %x, i64 %n
  %y.next = getelementptr inbounds i32, ptr %y, i64 %n
  %c = icmp eq ptr %x.next, null
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @differently(ptr %p) {
entry:
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %loop
loop:
  %x = phi ptr [ %p, %entry ], [ %x.next, %loop ]
  %y = phi ptr [ %q, %entry ], [ %y.next, %loop ]
  store i32 0, ptr %x
  store i32 1, ptr %y
  %x.next = getelementptr inbounds i32, ptr %x, i64 2
  %y.next = getelementptr inbounds i32, ptr %y, i64 1
  %c = icmp eq ptr %x.next, null
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @larger(ptr %p) {
entry:
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %loop
loop:
  %x = phi ptr [ %p, %entry ], [ %x.next, %loop ]
  %y = phi ptr [ %q, %entry ], [ %y.next, %loop ]
  store i64 0, ptr %x
  store i32 1, ptr %y
  %x.next = getelementptr inbounds i32, ptr %x, i64 2
  %y.next = getelementptr inbounds i32, ptr %y, i64 2
  %c = icmp eq ptr %x.next, null
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @exchanged(ptr %p) {
entry:
  %q = getelementptr inbounds i32, ptr %p, i64 1
  br label %loop
loop:
  %x = phi ptr [ %p, %entry ], [ %y, %loop ]
  %y = phi ptr [ %q, %entry ], [ %x, %loop ]
  store i32 0, ptr %x
  store i32 1, ptr %y
  %c = icmp eq ptr %x, null
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @behind(ptr dereferenceable(8) %p) {
  %small = alloca i32
  call void @known(ptr %small)
  %q = getelementptr i8, ptr %p, i64 2
  store i16 0, ptr %q
  store i32 1, ptr %small
  ret void
}
declare void @known(ptr)
; EXPECT
; Function: alike: 2 pointers, 0 call sites
;   NoAlias:	i32* %x, i32* %y
; Function: differently: 2 pointers, 0 call sites
;   MayAlias:	i32* %x, i32* %y
; Function: larger: 2 pointers, 0 call sites
;   MayAlias:	i64* %x, i32* %y
; Function: exchanged: 2 pointers, 0 call sites
;   NoAlias:	i32* %x, i32* %y
; Function: behind: 2 pointers, 1 call sites
;   NoAlias:	i16* %q, i32* %small
;   Both ModRef:  Ptr: i16* %q	<->  call void @known(ptr %small)
;   Both ModRef:  Ptr: i32* %small	<->  call void @known(ptr %small)
; ===== Alias Analysis Evaluator Report =====
;   5 Total Alias Queries Performed
;   3 no alias responses (60.0%)
;   2 may alias responses (40.0%)
;   0 partial alias responses (0.0%)
;   0 must alias responses (0.0%)
;   Alias Analysis Evaluator Pointer Alias Summary: 60%/40%/0%/0%
;   2 Total ModRef Queries Performed
;   0 no mod/ref responses (0.0%)
;   0 mod responses (0.0%)
;   0 ref responses (0.0%)
;   2 mod & ref responses (100.0%)
;   Alias Analysis Evaluator Mod/Ref Summary: 0%/0%/0%/100%
