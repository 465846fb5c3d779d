define void @f() {
  %2 = add i32 0, 0
  %1 = add i32 0, 0
  ret void
}
