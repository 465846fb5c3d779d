; RUN: not opt -passes='bounds-checking<guard=256>'
; A kind of check is a byte.
target triple = "nvptx64-nvidia-cuda"
@g = internal global [10 x i32] zeroinitializer
define void @f(i64 %i, i32 %n) {
  %a = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  %w = load i32, ptr getelementptr (i8, ptr @g, i64 38)
  ret void
}
; EXPECT
; invalid value `256` of parameter `guard` of pass `bounds-checking`
