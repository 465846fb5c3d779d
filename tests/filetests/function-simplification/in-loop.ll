; RUN: not opt -passes='loop(function-simplification<O2>)'
; It does not stand in a nest of loops.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr %p, i32 %n) {
entry:
  %slot = alloca i32
  store i32 0, ptr %slot
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %v = load i32, ptr %slot
  %x = xor i32 %v, %i
  store i32 %x, ptr %slot
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %r = load i32, ptr %slot
  ret i32 %r
dead:
  ret i32 undef
}
; EXPECT
; pipeline `function-simplification<O2>` works on the module and cannot stand in `loop(...)`
