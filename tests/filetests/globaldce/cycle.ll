; RUN: opt -passes='globaldce'
; Functions that only call each other go.
define internal void @a() {
  call void @b()
  ret void
}
define internal void @b() {
  call void @a()
  ret void
}
define void @keep() {
  ret void
}
; EXPECT
; define void @keep() {
;   ret void
; }
