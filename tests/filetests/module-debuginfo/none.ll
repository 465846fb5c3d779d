; RUN: opt -passes='print<module-debuginfo>' -disable-output
; A module without debug information says nothing at all.
define void @f() {
  ret void
}
; EXPECT
