; RUN: opt -passes=print-lcg -disable-output
; A function that calls nothing and that nobody calls.
define void @alone() {
  ret void
}
; EXPECT
; Printing the call graph for module: INPUT
;
;   Edges in function: alone
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       alone
