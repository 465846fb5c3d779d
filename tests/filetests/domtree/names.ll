; RUN: opt -passes='print<domtree>' -disable-output
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
; DominatorTree for function: odd name
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %0 {4294967295,4294967295} [0]
;     [2] %"a b" {4294967295,4294967295} [1]
;     [2] %1 {4294967295,4294967295} [1]
;     [2] %2 {4294967295,4294967295} [1]
;       [3] %"7" {4294967295,4294967295} [2]
; Roots: %0 
; DominatorTree for function: one
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %0 {4294967295,4294967295} [0]
; Roots: %0
