; RUN: opt -passes=lint -disable-output
; Nothing is said of what is fine: other spaces have an address 0, and offsets that are not known may be inside.
target triple = "nvptx64-nvidia-cuda"

@g = global [2 x i32] zeroinitializer
define void @f(i64 %i, i32 %x, ptr %p) {
  store i32 1, ptr addrspace(3) null
  %q = getelementptr i32, ptr @g, i64 %i
  store i32 1, ptr %q
  store i32 1, ptr getelementptr (i8, ptr @g, i64 4)
  %r = getelementptr i8, ptr %p, i64 -4
  store i32 %x, ptr %r
  %s = shl i32 %x, 31
  ret void
}
define void @empty() {
  ret void
}
