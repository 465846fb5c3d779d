; RUN: opt -passes='print<phi-values>' -disable-output
; Two phis of a header that exchange their values are one component.
define i32 @several(i32 %x, i32 %y, i1 %c) {
entry:
  br label %loop
loop:
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %a, %loop ]
  ret i32 %r
}
; EXPECT
; PHI Values for function: several
; PHI %a has values:
;   i32 %x
;   i32 %y
; PHI %b has values:
;   i32 %x
;   i32 %y
; PHI %r has values:
;   i32 %x
;   i32 %y
