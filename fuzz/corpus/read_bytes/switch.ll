define void @f(i8 %x) {
  switch i8 %x, label %a [ i8 0, label %a i8 255, label %b i8 -1, label %b ]
a:
  ret void
b:
  unreachable
}
