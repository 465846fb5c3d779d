; RUN: opt -passes=print-lcg -disable-output
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
; Printing the call graph for module: INPUT
;
;   Edges in function: a
;     call -> b
;
;   Edges in function: b
;     call -> a
;     call -> c
;
;   Edges in function: c
;     ref  -> b
;
;   RefSCC with 2 call SCCs:
;     SCC with 1 functions:
;       c
;     SCC with 2 functions:
;       a
;       b
