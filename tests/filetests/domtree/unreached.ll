; RUN: opt -passes='print<domtree>' -disable-output
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
; DominatorTree for function: f
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %entry {4294967295,4294967295} [0]
;     [2] %a {4294967295,4294967295} [1]
;     [2] %b {4294967295,4294967295} [1]
; Roots: %entry
