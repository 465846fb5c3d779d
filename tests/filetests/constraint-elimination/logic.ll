; RUN: opt -passes='constraint-elimination'
; An operand of `and` or `or` is decided by the other one; the first of a select is not, it is looked at before the second.
define i1 @by_other(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %d = icmp ule i32 %a, %b
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @second_of_select(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %d = icmp ule i32 %a, %b
  %r = select i1 %c, i1 %d, i1 false
  ret i1 %r
}
define i1 @first_of_select(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %d = icmp ule i32 %a, %b
  %r = select i1 %d, i1 %c, i1 false
  ret i1 %r
}
define i1 @by_alternative(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %d = icmp uge i32 %a, %b
  %r = or i1 %c, %d
  ret i1 %r
}
; EXPECT
; define i1 @by_other(i32 %a, i32 %b) {
;   %c = icmp ult i32 %a, %b
;   %d = icmp ule i32 %a, %b
;   %r = and i1 %c, true
;   ret i1 %r
; }
;
; define i1 @second_of_select(i32 %a, i32 %b) {
;   %c = icmp ult i32 %a, %b
;   %d = icmp ule i32 %a, %b
;   %r = select i1 %c, i1 true, i1 false
;   ret i1 %r
; }
;
; define i1 @first_of_select(i32 %a, i32 %b) {
;   %c = icmp ult i32 %a, %b
;   %d = icmp ule i32 %a, %b
;   %r = select i1 %d, i1 %c, i1 false
;   ret i1 %r
; }
;
; define i1 @by_alternative(i32 %a, i32 %b) {
;   %c = icmp ult i32 %a, %b
;   %d = icmp uge i32 %a, %b
;   %r = or i1 true, %d
;   ret i1 %r
; }
