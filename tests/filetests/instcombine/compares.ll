; RUN: opt -passes='instcombine'
; Ranges of one value are one comparison; constants move across arithmetic.
define i1 @range(i32 %a) {
  %l = icmp sge i32 %a, 10
  %h = icmp slt i32 %a, 20
  %r = and i1 %l, %h
  ret i1 %r
}
define i1 @moved(i32 %a) {
  %x = add nsw i32 %a, 7
  %c = icmp slt i32 %x, 10
  ret i1 %c
}
define i1 @bits(i32 %a) {
  %x = lshr i32 %a, 3
  %y = and i32 %x, 1
  %c = icmp eq i32 %y, 0
  ret i1 %c
}
define i1 @zeros(i32 %a, i32 %b) {
  %x = icmp eq i32 %a, 0
  %y = icmp eq i32 %b, 0
  %c = and i1 %x, %y
  ret i1 %c
}
; EXPECT
; define i1 @range(i32 %a) {
;   %1 = add i32 %a, -10
;   %r = icmp ult i32 %1, 10
;   ret i1 %r
; }
;
; define i1 @moved(i32 %a) {
;   %c = icmp slt i32 %a, 3
;   ret i1 %c
; }
;
; define i1 @bits(i32 %a) {
;   %1 = and i32 %a, 8
;   %c = icmp eq i32 %1, 0
;   ret i1 %c
; }
;
; define i1 @zeros(i32 %a, i32 %b) {
;   %1 = or i32 %a, %b
;   %c = icmp eq i32 %1, 0
;   ret i1 %c
; }
