; RUN: opt -passes=print-lcg -disable-output
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
; Printing the call graph for module: INPUT
;
;   Edges in function: get
;     ref  -> y
;     ref  -> x
;
;   Edges in function: x
;
;   Edges in function: y
;
;   Edges in function: z
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       y
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       x
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       get
;
;   RefSCC with 1 call SCCs:
;     SCC with 1 functions:
;       z
