; RUN: opt -passes=gvn-hoist
; What all three ways of nested branches compute ends above the outer one.
define i32 @f(i1 %c, i1 %d, i32 %v, i32 %w) {
entry:
  br i1 %c, label %left, label %right
left:
  %a = mul i32 %v, %w
  ret i32 %a
right:
  br i1 %d, label %up, label %down
up:
  %b = mul nsw i32 %w, %v
  ret i32 %b
down:
  %e = mul i32 %v, %w
  %g = add i32 %e, 1
  ret i32 %g
}
; EXPECT
; define i32 @f(i1 %c, i1 %d, i32 %v, i32 %w) {
; entry:
;   %a = mul i32 %v, %w
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   ret i32 %a
;
; right:                                            ; preds = %entry
;   br i1 %d, label %up, label %down
;
; up:                                               ; preds = %right
;   ret i32 %a
;
; down:                                             ; preds = %right
;   %g = add i32 %a, 1
;   ret i32 %g
; }
