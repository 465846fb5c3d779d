define void @f(ptr byval({ i8, i64 }) align 8 %p, ptr sret(i8) %q) #0 {
  ret void
}
attributes #0 = { nounwind "a"="b" memory(read, argmem: none) allocsize(0,0) }
attributes #1 = { #0 }
