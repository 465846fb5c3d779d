; RUN: opt -passes='print<phi-values>' -disable-output
; Phis that reach each other have the same values; one that only brings itself has none.
define void @components(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %outer, label %other
outer:
  %p = phi i32 [ %x, %entry ], [ %q, %inner ]
  br label %inner
inner:
  %q = phi i32 [ %p, %outer ], [ %q.next, %inner ]
  %q.next = add i32 %q, 1
  br i1 %c, label %inner, label %outer
other:
  %r = phi i32 [ %y, %entry ], [ %r, %other ]
  br label %other
}
; EXPECT
; PHI Values for function: components
; PHI %p has values:
;   i32 %x
;   %q.next = add i32 %q, 1
; PHI %q has values:
;   i32 %x
;   %q.next = add i32 %q, 1
; PHI %r has values:
;   i32 %y
