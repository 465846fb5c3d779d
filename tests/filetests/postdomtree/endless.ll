; RUN: opt -passes='print<postdomtree>' -disable-output
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
; PostDominatorTree for function: f
; =============================--------------------------------
; Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1]  <<exit node>> {4294967295,4294967295} [0]
;     [2] %dies {4294967295,4294967295} [1]
;       [3] %right {4294967295,4294967295} [2]
;     [2] %entry {4294967295,4294967295} [1]
;     [2] %left {4294967295,4294967295} [1]
; Roots: %dies %left 
; PostDominatorTree for function: g
; =============================--------------------------------
; Inorder PostDominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1]  <<exit node>> {4294967295,4294967295} [0]
;     [2] %x {4294967295,4294967295} [1]
;       [3] %entry {4294967295,4294967295} [2]
;       [3] %y {4294967295,4294967295} [2]
; Roots: %x
