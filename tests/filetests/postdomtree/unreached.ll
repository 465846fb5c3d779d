; RUN: opt -passes='print<postdomtree>' -disable-output
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
; PostDominatorTree for function: f
; =============================--------------------------------
; Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1]  <<exit node>> {4294967295,4294967295} [0]
;     [2] %b {4294967295,4294967295} [1]
;       [3] %entry {4294967295,4294967295} [2]
;       [3] %lost {4294967295,4294967295} [2]
;         [4] %gone {4294967295,4294967295} [3]
;       [3] %a {4294967295,4294967295} [2]
; Roots: %b
