; RUN: opt -passes='instcombine'
; A comparison of one shifted bit is one of its place.
define i1 @equal(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp eq i32 %b, 32
  ret i1 %c
}
define i1 @below_power(i32 %n) {
  %b = shl nuw i32 1, %n
  %c = icmp ult i32 %b, 32
  ret i1 %c
}
define i1 @below(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp ult i32 %b, 30
  ret i1 %c
}
define i1 @above(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp ugt i32 %b, 30
  ret i1 %c
}
define i1 @below_top(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp ult i32 %b, 2147483648
  ret i1 %c
}
define i1 @at_top(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp uge i32 %b, 2147483648
  ret i1 %c
}
define i1 @above_below_top(i8 %n) {
  %b = shl i8 1, %n
  %c = icmp ugt i8 %b, 100
  ret i1 %c
}
define i1 @negative(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp slt i32 %b, 0
  ret i1 %c
}
define i1 @not_negative(i32 %n) {
  %b = shl i32 1, %n
  %c = icmp sgt i32 %b, -1
  ret i1 %c
}
define i1 @among_low_bits(i32 %n) {
  %b = shl i32 1, %n
  %m = and i32 %b, 7
  %c = icmp ne i32 %m, 0
  ret i1 %c
}
define i1 @not_among_low_bits(i32 %n) {
  %b = shl i32 1, %n
  %m = and i32 %b, 7
  %c = icmp eq i32 %m, 0
  ret i1 %c
}
define i1 @two_bits(i32 %n) {
  %b = shl i32 3, %n
  %c = icmp ult i32 %b, 30
  ret i1 %c
}
define <2 x i1> @vectors(<2 x i32> %n) {
  %b = shl <2 x i32> splat (i32 1), %n
  %c = icmp ult <2 x i32> %b, splat (i32 64)
  ret <2 x i1> %c
}
; EXPECT
; define i1 @equal(i32 %n) {
;   %c = icmp eq i32 %n, 5
;   ret i1 %c
; }
;
; define i1 @below_power(i32 %n) {
;   %c = icmp ult i32 %n, 5
;   ret i1 %c
; }
;
; define i1 @below(i32 %n) {
;   %c = icmp ult i32 %n, 5
;   ret i1 %c
; }
;
; define i1 @above(i32 %n) {
;   %c = icmp ugt i32 %n, 4
;   ret i1 %c
; }
;
; define i1 @below_top(i32 %n) {
;   %c = icmp ne i32 %n, 31
;   ret i1 %c
; }
;
; define i1 @at_top(i32 %n) {
;   %c = icmp eq i32 %n, 31
;   ret i1 %c
; }
;
; define i1 @above_below_top(i8 %n) {
;   %c = icmp eq i8 %n, 7
;   ret i1 %c
; }
;
; define i1 @negative(i32 %n) {
;   %c = icmp eq i32 %n, 31
;   ret i1 %c
; }
;
; define i1 @not_negative(i32 %n) {
;   %c = icmp ne i32 %n, 31
;   ret i1 %c
; }
;
; define i1 @among_low_bits(i32 %n) {
;   %c = icmp ult i32 %n, 3
;   ret i1 %c
; }
;
; define i1 @not_among_low_bits(i32 %n) {
;   %c = icmp ugt i32 %n, 2
;   ret i1 %c
; }
;
; define i1 @two_bits(i32 %n) {
;   %c = icmp ult i32 %n, 4
;   ret i1 %c
; }
;
; define <2 x i1> @vectors(<2 x i32> %n) {
;   %c = icmp ult <2 x i32> %n, splat (i32 6)
;   ret <2 x i1> %c
; }
