; RUN: opt -passes='print<domfrontier>' -disable-output
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
; DominanceFrontier for function: odd name
;   DomFrontier for BB %0 is:	
;   DomFrontier for BB %"a b" is:	 %"a b" %1
;   DomFrontier for BB %1 is:	
;   DomFrontier for BB %2 is:	 %2 %1
;   DomFrontier for BB %"7" is:	 %2 %1
; DominanceFrontier for function: one
;   DomFrontier for BB %0 is:
