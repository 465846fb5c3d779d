; RUN: opt -passes='print<phi-values>' -disable-output
; Pointers: an argument, a variable, null, and what the loop steps to.
@g = global [8 x i32] zeroinitializer
define void @pointers(ptr %a, i1 %c) {
entry:
  br i1 %c, label %left, label %loop
left:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ @g, %left ], [ %next, %loop ]
  %q = phi ptr [ null, %entry ], [ @g, %left ], [ %p, %loop ]
  %next = getelementptr i32, ptr %p, i64 1
  br label %loop
}
; EXPECT
; PHI Values for function: pointers
; PHI %p has values:
;   ptr %a
;   ptr @g
;   %next = getelementptr i32, ptr %p, i64 1
; PHI %q has values:
;   ptr null
;   ptr @g
;   ptr %a
;   %next = getelementptr i32, ptr %p, i64 1
