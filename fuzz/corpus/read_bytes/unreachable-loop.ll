define void @f() {
  ret void
a:
  %x = add i32 %y, 1
  br label %b
b:
  %y = add i32 %x, 1
  br label %a
}
