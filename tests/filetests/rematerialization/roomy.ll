; RUN: opt -passes='rematerialization'
; With registers to spare nothing is computed twice.
define i32 @f(i32 %a, ptr %p) {
entry:
  %sum = add nsw i32 %a, 5
  %c = icmp eq i32 %a, 0
  br i1 %c, label %yes, label %no

yes:
  store i32 %a, ptr %p, align 4
  br label %no

no:
  %r = phi i32 [ %sum, %entry ], [ %a, %yes ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a, ptr %p) {
; entry:
;   %sum = add nsw i32 %a, 5
;   %c = icmp eq i32 %a, 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 %a, ptr %p, align 4
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %r = phi i32 [ %sum, %entry ], [ %a, %yes ]
;   ret i32 %r
; }
