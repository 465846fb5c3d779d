; RUN: opt -passes=print-lcg-dot -disable-output
; Calls come before references; each function is named once.
@table = global ptr @leaf
define void @top(ptr %p) {
  store ptr @leaf, ptr %p
  call void @middle()
  call void @middle()
  ret void
}
define internal void @middle() {
  call void @leaf()
  ret void
}
define internal void @leaf() {
  ret void
}
; EXPECT
; digraph "INPUT" {
;   "top" -> "middle";
;   "top" -> "leaf" [style=dashed,label="ref"];
;
;   "middle" -> "leaf";
;
;
; }
