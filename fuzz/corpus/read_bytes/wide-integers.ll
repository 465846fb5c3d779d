@g = global i8388607 1
@h = global i8388608 1
define i1 @f(i8388607 %x) {
  %c = icmp eq i8388607 %x, -1
  ret i1 %c
}
