; RUN: not verify
; A member is there.

define void @f({ i32 } %s) {
  %x = extractvalue { i32 } %s, 1
  ret void
}
; EXPECT
; INPUT:5:21: error: invalid indices for extractvalue
;   %x = extractvalue { i32 } %s, 1
;                     ^
