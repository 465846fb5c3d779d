; RUN: not verify
; A branch goes to a block of the function.

define void @f() {
  br label %nowhere
}
; EXPECT
; INPUT:5:12: error: use of undefined value '%nowhere'
;   br label %nowhere
;            ^~~~~~~~
