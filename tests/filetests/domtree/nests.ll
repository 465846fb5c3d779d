; RUN: opt -passes='print<domtree>' -disable-output
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
; DominatorTree for function: f
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %entry {4294967295,4294967295} [0]
;     [2] %outer {4294967295,4294967295} [1]
;       [3] %middle {4294967295,4294967295} [2]
;         [4] %inner {4294967295,4294967295} [3]
;           [5] %second {4294967295,4294967295} [4]
;             [6] %leave {4294967295,4294967295} [5]
;         [4] %end {4294967295,4294967295} [3]
;         [4] %skip {4294967295,4294967295} [3]
;           [5] %latch {4294967295,4294967295} [4]
; Roots: %entry
