; RUN: opt -passes='print<block-freq>' -disable-output
; A loop that nothing leaves beside a way out, and one that ends in unreachable code.
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %left, label %right

left:
  br label %left

right:
  br i1 %b, label %right, label %dies

dies:
  unreachable
}

define i32 @g(i1 %a) {
entry:
  br i1 %a, label %x, label %y

x:
  br label %y

y:
  br label %x
}
; EXPECT
; Printing analysis results of BFI for function 'f':
; block-frequency-info: f
;  - entry: float = 1.0, int = 4398050705412
;  - left: float = 4096.0, int = 18014398509481984
;  - right: float = 2048.0, int = 9007207843635199
;  - dies: float = 0.00000095367, int = 4194308
;
; Printing analysis results of BFI for function 'g':
; block-frequency-info: g
;  - entry: float = 1.0, int = 8796093022207
;  - x: float = 2048.0, int = 18014398509481983
;  - y: float = 2048.0, int = 18014398509481984
