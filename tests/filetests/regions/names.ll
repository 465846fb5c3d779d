; RUN: opt -passes='print<regions>' -disable-output
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
; Region Tree for function: odd name
; Region tree:
; [0] %0 => <Function Return>
;   [1] %0 => %1
;     [2] a b => %1
;     [2] %2 => %1
; End region tree
; Region Tree for function: one
; Region tree:
; [0] %0 => <Function Return>
; End region tree
