@t = global [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %0)]
define void @f() {
  br label %a
a:
  ret void
}
