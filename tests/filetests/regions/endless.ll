; RUN: opt -passes='print<regions>' -disable-output
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
; Region Tree for function: f
; Region tree:
; [0] entry => <Function Return>
;   [1] right => dies
; End region tree
; Region Tree for function: g
; Region tree:
; [0] entry => <Function Return>
; End region tree
