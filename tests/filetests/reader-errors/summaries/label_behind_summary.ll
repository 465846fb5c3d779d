; RUN: not verify
; No label follows a skipped summary entry, be it a number or a list.

^0 = flags: 8
define void @f() {
entry:
  ret void
}
; EXPECT
; INPUT:6:1: error: label or field behind a summary entry: a summary stands at the end of its module
; entry:
; ^~~~~
