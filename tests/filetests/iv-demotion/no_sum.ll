; RUN: opt -passes=iv-demotion
; What comes around is no sum and has one operand: the loop stays as it is.

define void @f(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  store volatile i64 %i, ptr %p
  %pair = insertvalue { i64, i1 } poison, i64 %i, 0
  %next = extractvalue { i64, i1 } %pair, 0
  br label %loop
}
; EXPECT
; define void @f(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   store volatile i64 %i, ptr %p, align 4
;   %pair = insertvalue { i64, i1 } poison, i64 %i, 0
;   %next = extractvalue { i64, i1 } %pair, 0
;   br label %loop
; }
