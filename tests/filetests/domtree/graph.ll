; RUN: opt -passes='print<domtree>' -disable-output
; The tree of an irreducible graph, and of one with an endless loop and a block that is not reached.
define i32 @f(i32 %n, ptr %p, i1 %c1) {
entry:
  br i1 %c1, label %x, label %y

x:
  %c = icmp eq ptr %p, null
  br i1 %c, label %y, label %z

y:
  %c2 = icmp eq i32 %n, 0
  br i1 %c2, label %x, label %z

z:
  %i = phi i32 [ 0, %x ], [ 0, %y ], [ %j, %w ], [ %j, %w ], [ %j, %z ]
  %j = add i32 %i, 1
  %c3 = icmp slt i32 %j, %n
  br i1 %c3, label %z, label %w

w:
  call void @ext(ptr @f)
  switch i32 %j, label %z [
    i32 0, label %o
    i32 1, label %o
    i32 2, label %"a b"
    i32 3, label %z
  ]

o:
  ret i32 1

"a b":
  %r = call i32 @f(i32 1, ptr null, i1 false)
  unreachable
}

define internal void @g(ptr %fp) {
  call void %fp()
  br label %1

1:
  br label %1

2:
  br label %1
}

declare void @ext(ptr)
; EXPECT
; DominatorTree for function: f
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %entry {4294967295,4294967295} [0]
;     [2] %x {4294967295,4294967295} [1]
;     [2] %y {4294967295,4294967295} [1]
;     [2] %z {4294967295,4294967295} [1]
;       [3] %w {4294967295,4294967295} [2]
;         [4] %o {4294967295,4294967295} [3]
;         [4] %"a b" {4294967295,4294967295} [3]
; Roots: %entry 
; DominatorTree for function: g
; =============================--------------------------------
; Inorder Dominator Tree: DFSNumbers invalid: 0 slow queries.
;   [1] %0 {4294967295,4294967295} [0]
;     [2] %1 {4294967295,4294967295} [1]
; Roots: %0
