; RUN: opt -passes='internalize<preserve-gv=a>'
; A function that `preserve-gv` names stays visible.
define void @a() {
  ret void
}
define void @b() {
  ret void
}
; EXPECT
; define void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
