; RUN: opt -passes='predicate-opt'
; A conjunction that holds makes its parts true, a disjunction that does not makes them false, through negation and through selects.
define void @f(i1 %a, i1 %b, i1 %c, ptr %p) {
entry:
  %not = xor i1 %b, true
  %both = and i1 %a, %not
  br i1 %both, label %in, label %out

in:
  store i1 %a, ptr %p, align 1
  store i1 %b, ptr %p, align 1
  %any = select i1 %c, i1 true, i1 %a
  br i1 %any, label %out, label %never

never:
  store i1 %c, ptr %p, align 1
  br label %out

out:
  store i1 %b, ptr %p, align 1
  ret void
}
; EXPECT
; define void @f(i1 %a, i1 %b, i1 %c, ptr %p) {
; entry:
;   %not = xor i1 %b, true
;   %both = and i1 %a, %not
;   br i1 %both, label %in, label %out
;
; in:                                               ; preds = %entry
;   store i1 true, ptr %p, align 1
;   store i1 false, ptr %p, align 1
;   %any = select i1 %c, i1 true, i1 true
;   br i1 %any, label %out, label %never
;
; never:                                            ; preds = %in
;   store i1 false, ptr %p, align 1
;   br label %out
;
; out:                                              ; preds = %never, %in, %entry
;   store i1 %b, ptr %p, align 1
;   ret void
; }
