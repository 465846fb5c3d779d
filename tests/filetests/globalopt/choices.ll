; RUN: opt -passes=globalopt
; A function that is chosen at load time is the one that is always chosen; a choice with effects stays.
@fixed = internal ifunc void (), ptr @choose
@counted = internal ifunc void (), ptr @count
@number = global i32 0
define internal void @simple() {
  ret void
}
define internal ptr @choose() {
  ret ptr @simple
}
define internal ptr @count() {
  store i32 1, ptr @number
  ret ptr @simple
}
define void @f() {
  call void @fixed()
  call void @counted()
  ret void
}
; EXPECT
; @number = local_unnamed_addr global i32 0
;
; @counted = internal ifunc void (), ptr @count
;
; define internal void @simple() {
;   ret void
; }
;
; define internal ptr @count() {
;   store i32 1, ptr @number, align 4
;   ret ptr @simple
; }
;
; define void @f() local_unnamed_addr {
;   call void @simple()
;   call void @counted()
;   ret void
; }
