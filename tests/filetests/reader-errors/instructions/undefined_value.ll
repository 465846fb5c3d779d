; RUN: not verify
; A value that is used is defined somewhere.

define i32 @f() {
  ret i32 %x
}
; EXPECT
; INPUT:5:11: error: use of undefined value '%x'
;   ret i32 %x
;           ^~
