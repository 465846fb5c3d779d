; RUN: opt -passes='print<block-freq>' -disable-output
; Blocks without names, and names that need quotes.
define void @"odd name"(i1 %c) {
  br i1 %c, label %"a b", label %3

"a b":
  br i1 %c, label %"a b", label %2

2:
  ret void

3:
  br label %"7"

"7":
  br i1 %c, label %3, label %2
}

define void @one() {
  ret void
}
; EXPECT
; Printing analysis results of BFI for function 'odd name':
; block-frequency-info: odd name
;  - : float = 1.0, int = 1125899906842624
;  - a b: float = 16.0, int = 18014398509481984
;  - : float = 1.0, int = 1125899906842624
;  - : float = 16.0, int = 18014398509481983
;  - 7: float = 16.0, int = 18014398509481983
;
; Printing analysis results of BFI for function 'one':
; block-frequency-info: one
;  - : float = 1.0, int = 18014398509481984
