; RUN: opt -passes='internalize<preserve-gv=a>'
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
