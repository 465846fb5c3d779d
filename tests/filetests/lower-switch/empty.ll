; RUN: opt -passes='lower-switch'
; A switch without cases is a branch.
define i32 @empty(i32 %a) {
  switch i32 %a, label %only [
  ]
only:
  ret i32 1
}
; EXPECT
; define i32 @empty(i32 %a) {
;   br label %only
;
; only:                                             ; preds = %0
;   ret i32 1
; }
