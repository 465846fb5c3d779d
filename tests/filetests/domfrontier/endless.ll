; RUN: opt -passes='print<domfrontier>' -disable-output
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
; DominanceFrontier for function: f
;   DomFrontier for BB %entry is:	
;   DomFrontier for BB %left is:	 %left
;   DomFrontier for BB %right is:	 %right
;   DomFrontier for BB %dies is:	
; DominanceFrontier for function: g
;   DomFrontier for BB %entry is:	
;   DomFrontier for BB %x is:	 %y
;   DomFrontier for BB %y is:	 %x
