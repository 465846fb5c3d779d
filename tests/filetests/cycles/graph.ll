; RUN: opt -passes='print<cycles>' -disable-output
; A cycle with two entries, and one that is a loop.
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
; CycleInfo for function: f
;     depth=1: entries(z) w
;     depth=1: entries(y x)
; CycleInfo for function: g
;     depth=1: entries(1)
