; RUN: opt -passes='globaldce'
; Internal variables and functions that nothing reaches go; what other modules see stays.
@used = internal global i32 1
@unused = internal global i32 2
@visible = global i32 3
define internal void @dead() {
  ret void
}
define void @live() {
  store i32 0, ptr @used
  ret void
}
; EXPECT
; @used = internal global i32 1
; @visible = global i32 3
;
; define void @live() {
;   store i32 0, ptr @used, align 4
;   ret void
; }
