; RUN: opt -passes=gvn
; The sum is computed on one of two ways: on the other it is put on the critical edge.
define i32 @f(i32 %a, i32 %b, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %join
yes:
  %x = add i32 %a, %b
  store i32 %x, ptr %p, align 4
  br label %join
join:
  %y = add i32 %b, %a
  ret i32 %y
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %entry.join_crit_edge
;
; entry.join_crit_edge:                             ; preds = %entry
;   %.pre = add i32 %b, %a
;   br label %join
;
; yes:                                              ; preds = %entry
;   %x = add i32 %a, %b
;   store i32 %x, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %entry.join_crit_edge
;   %y.pre-phi = phi i32 [ %.pre, %entry.join_crit_edge ], [ %x, %yes ]
;   ret i32 %y.pre-phi
; }
