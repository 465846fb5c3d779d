; RUN: opt -passes=strip-dead-debug-info
; A module without debug information stays as it is.
@g = global i32 1
define void @f() {
  ret void
}
; EXPECT
; @g = global i32 1
;
; define void @f() {
;   ret void
; }
