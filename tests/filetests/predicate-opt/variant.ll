; RUN: opt -passes='predicate-opt<variant>'
; One comparison for the pair: the swapped one is it, and what the inverse chose is chosen the other way around; one that is stored stays.
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %c = icmp slt i32 %a, %b
  %swapped = icmp sgt i32 %b, %a
  %inverse = icmp sge i32 %a, %b
  store i1 %c, ptr %p, align 1
  store i1 %swapped, ptr %p, align 1
  %s = select i1 %inverse, i32 %a, i32 7
  %kept = icmp sge i32 %a, %b
  store i1 %kept, ptr %p, align 1
  %also = icmp sle i32 %b, %a
  br i1 %also, label %yes, label %no, !prof !0

yes:
  ret i32 %s

no:
  ret i32 0
}

!0 = !{!"branch_weights", i32 1, i32 9}
; EXPECT
; define i32 @f(i32 %a, i32 %b, ptr %p) {
; entry:
;   %c = icmp slt i32 %a, %b
;   store i1 %c, ptr %p, align 1
;   store i1 %c, ptr %p, align 1
;   %s = select i1 %c, i32 7, i32 %a
;   %kept = icmp sge i32 %a, %b
;   store i1 %kept, ptr %p, align 1
;   br i1 %c, label %no, label %yes, !prof !0
;
; yes:                                              ; preds = %entry
;   ret i32 %s
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
;
; !0 = !{!"branch_weights", i32 9, i32 1}
