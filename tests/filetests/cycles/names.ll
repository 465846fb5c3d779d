; RUN: opt -passes='print<cycles>' -disable-output
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
; CycleInfo for function: odd name
;     depth=1: entries(a b)
;     depth=1: entries(2) 7
; CycleInfo for function: one
