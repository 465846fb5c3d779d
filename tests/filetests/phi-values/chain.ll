; RUN: opt -passes='print<phi-values>' -disable-output
; A phi of phis has the values of all of them, each once, in the order in which they are met.
define i32 @chain(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %x, %entry ], [ 7, %a ]
  br i1 %c, label %d, label %e
d:
  br label %e
e:
  %q = phi i32 [ %p, %b ], [ %y, %d ]
  br i1 %c, label %f, label %g
f:
  br label %g
g:
  %r = phi i32 [ %q, %e ], [ %x, %f ]
  ret i32 %r
}
; EXPECT
; PHI Values for function: chain
; PHI %p has values:
;   i32 %x
;   i32 7
; PHI %q has values:
;   i32 %x
;   i32 7
;   i32 %y
; PHI %r has values:
;   i32 %x
;   i32 7
;   i32 %y
