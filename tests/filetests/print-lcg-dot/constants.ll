; RUN: opt -passes=print-lcg-dot -disable-output
; What constants lead to is referred to, through variables and aliases too.
@inner = internal constant [2 x ptr] [ptr @x, ptr @y]
@outer = internal constant ptr @inner
@visible = alias void (), ptr @z
define ptr @get() {
  %p = load ptr, ptr @outer
  ret ptr %p
}
define internal void @x() {
  ret void
}
define internal void @y() {
  ret void
}
define internal void @z() {
  ret void
}
; EXPECT
; digraph "INPUT" {
;   "get" -> "y" [style=dashed,label="ref"];
;   "get" -> "x" [style=dashed,label="ref"];
;
;
;
;
; }
