; RUN: opt -passes=print-lcg -disable-output
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
; Printing the call graph for module: INPUT
;
;   Edges in function: top
;     call -> middle
;     ref  -> leaf
;
;   Edges in function: middle
;     call -> leaf
;
;   Edges in function: leaf
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       leaf
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       middle
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       top
