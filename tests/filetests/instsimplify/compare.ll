; RUN: opt -passes='instsimplify'
; Ranges of operands decide comparisons: of an unsigned number with zero, of a zero-extended byte with what no byte reaches.
define i1 @f(i32 %a, i8 %b) {
  %x = icmp uge i32 %a, 0
  %z = zext i8 %b to i32
  %c = icmp ult i32 %z, 256
  %n = icmp slt i32 %z, 0
  %d = xor i1 %c, %n
  %e = and i1 %d, %x
  ret i1 %e
}
; EXPECT
; define i1 @f(i32 %a, i8 %b) {
;   ret i1 true
; }
