; RUN: opt -passes='print<phi-values>' -disable-output
; A phi that only brings itself, which unreachable code may hold, has no values.
define void @none() {
entry:
  ret void
dead:
  %p = phi i32 [ %p, %dead ]
  br label %dead
}
; EXPECT
; PHI Values for function: none
; PHI %p has values:
;   NONE
