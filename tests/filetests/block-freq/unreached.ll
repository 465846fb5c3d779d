; RUN: opt -passes='print<block-freq>' -disable-output
; Blocks that nothing leads to, and one that leads to a reached one.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

lost:
  br label %b

gone:
  br i1 %c, label %gone, label %lost

a:
  br label %b

b:
  ret void
}
; EXPECT
; Printing analysis results of BFI for function 'f':
; block-frequency-info: f
;  - entry: float = 1.0, int = 18014398509481984
;  - lost: float = 0.0, int = 0
;  - gone: float = 0.0, int = 0
;  - a: float = 0.5, int = 9007199254740992
;  - b: float = 1.0, int = 18014398509481984
