; RUN: opt -passes=print-lcg-dot -disable-output
; Functions that call each other are one component; one that is only referred to is in the group.
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @a()
  %p = call ptr @c()
  ret void
}
define ptr @c() {
  ret ptr @b
}
; EXPECT
; digraph "INPUT" {
;   "a" -> "b";
;
;   "b" -> "a";
;   "b" -> "c";
;
;   "c" -> "b" [style=dashed,label="ref"];
;
; }
