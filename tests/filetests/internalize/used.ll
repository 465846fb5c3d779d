; RUN: opt -passes='internalize'
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
define void @a() {
  ret void
}
define void @b() {
  ret void
}
