; RUN: opt -passes='print<domfrontier>' -disable-output
; Loops in loops, one with two latches, one left from its middle.
define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br label %outer

outer:
  br label %middle

middle:
  br i1 %a, label %inner, label %skip

inner:
  br i1 %b, label %inner, label %second

second:
  br i1 %c, label %middle, label %leave

skip:
  br i1 %b, label %middle, label %latch

latch:
  br i1 %c, label %outer, label %end

leave:
  call void @g()
  br label %end

end:
  ret void
}

declare void @g()
; EXPECT
; DominanceFrontier for function: f
;   DomFrontier for BB %entry is:	
;   DomFrontier for BB %outer is:	 %outer
;   DomFrontier for BB %middle is:	 %middle %outer
;   DomFrontier for BB %inner is:	 %inner %middle %end
;   DomFrontier for BB %second is:	 %middle %end
;   DomFrontier for BB %skip is:	 %middle %outer %end
;   DomFrontier for BB %latch is:	 %outer %end
;   DomFrontier for BB %leave is:	 %end
;   DomFrontier for BB %end is:
