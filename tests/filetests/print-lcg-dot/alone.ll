; RUN: opt -passes=print-lcg-dot -disable-output
; A function that calls nothing and that nobody calls.
define void @alone() {
  ret void
}
; EXPECT
; digraph "INPUT" {
;
; }
