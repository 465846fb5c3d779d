; RUN: opt -passes='globaldce'
; A table keeps the functions it points to.
@table = constant [2 x ptr] [ptr @a, ptr @b]
define internal void @a() {
  ret void
}
define internal void @b() {
  ret void
}
define internal void @c() {
  ret void
}
; EXPECT
; @table = constant [2 x ptr] [ptr @a, ptr @b]
;
; define internal void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
