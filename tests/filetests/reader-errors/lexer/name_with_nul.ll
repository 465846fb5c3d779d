; RUN: not verify
; A name in quotes holds no NUL.

define void @"a\00b"() {
  ret void
}
; EXPECT
; INPUT:4:13: error: NUL character is not allowed in names
; define void @"a\00b"() {
;             ^~~~~~~~
