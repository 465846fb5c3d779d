; RUN: opt -passes='print<branch-prob>' -disable-output
; A cycle with two entries is left seldom, like a loop; edges to one block are summed.
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
; Printing analysis 'Branch Probability Analysis' for function 'f':
; ---- Branch Probabilities ----
;   edge %entry -> %x probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %entry -> %y probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %x -> %y probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %x -> %z probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %y -> %x probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %y -> %z probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %z -> %z probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %z -> %w probability is 0x40000000 / 0x80000000 = 50.00%
;   edge %w -> %z probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
;   edge %w -> %o probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %w -> %o probability is 0x04000000 / 0x80000000 = 3.12%
;   edge %w -> %"a b" probability is 0x00000000 / 0x80000000 = 0.00%
;   edge %w -> %z probability is 0x7c000000 / 0x80000000 = 96.88% [HOT edge]
; Printing analysis 'Branch Probability Analysis' for function 'g':
; ---- Branch Probabilities ----
;   edge %0 -> %1 probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %1 -> %1 probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
;   edge %2 -> %1 probability is 0x80000000 / 0x80000000 = 100.00% [HOT edge]
