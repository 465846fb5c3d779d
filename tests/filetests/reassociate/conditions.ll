; RUN: opt -passes='reassociate'
; Conditions keep their order: the first decides most often.
define i1 @conditions(i1 %a, i1 %b, i1 %c) {
  %x = and i1 %c, %b
  %y = and i1 %x, %a
  ret i1 %y
}
; EXPECT
; define i1 @conditions(i1 %a, i1 %b, i1 %c) {
;   %x = and i1 %b, %c
;   %y = and i1 %a, %x
;   ret i1 %y
; }
