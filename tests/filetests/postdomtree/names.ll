; RUN: opt -passes='print<postdomtree>' -disable-output
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
; PostDominatorTree for function: odd name
; =============================--------------------------------
; Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1]  <<exit node>> {4294967295,4294967295} [0]
;     [2] %1 {4294967295,4294967295} [1]
;       [3] %"a b" {4294967295,4294967295} [2]
;       [3] %0 {4294967295,4294967295} [2]
;       [3] %"7" {4294967295,4294967295} [2]
;         [4] %2 {4294967295,4294967295} [3]
; Roots: %1 
; PostDominatorTree for function: one
; =============================--------------------------------
; Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1]  <<exit node>> {4294967295,4294967295} [0]
;     [2] %0 {4294967295,4294967295} [1]
; Roots: %0
