; RUN: opt -passes='early-cse'
; Below a branch its condition, and what it implies, is known.
define i32 @f(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 0
  %d = icmp ult i32 %b, 10
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no
yes:
  %f = icmp eq i32 %a, 0
  %g = zext i1 %f to i32
  ret i32 %g
no:
  %h = zext i1 %e to i32
  ret i32 %h
}
; EXPECT
; define i32 @f(i32 %a, i32 %b) {
; entry:
;   %c = icmp eq i32 %a, 0
;   %d = icmp ult i32 %b, 10
;   %e = and i1 %c, %d
;   br i1 %e, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   ret i32 1
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
