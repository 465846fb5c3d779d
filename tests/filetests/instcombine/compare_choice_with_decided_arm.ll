; RUN: opt -passes='instcombine'
; A comparison of a choice is a choice of comparisons where one of them is known.
define i1 @constant_arm(i1 %c, i32 %x) {
  %s = select i1 %c, i32 %x, i32 0
  %r = icmp slt i32 %s, 1
  ret i1 %r
}
define i1 @known_arm(i1 %c, i8 %b, i32 %x) {
  %z = zext i8 %b to i32
  %s = select i1 %c, i32 %z, i32 %x
  %r = icmp ult i32 %s, 256
  ret i1 %r
}
define i1 @pointers(i1 %c, ptr %p) {
  %s = select i1 %c, ptr %p, ptr null
  %r = icmp eq ptr %s, null
  ret i1 %r
}
define i1 @nothing_known(i1 %c, i32 %x, i32 %y) {
  %s = select i1 %c, i32 %x, i32 %y
  %r = icmp slt i32 %s, 1
  ret i1 %r
}
define i1 @choice_is_read(i1 %c, i32 %x, ptr %p) {
  %s = select i1 %c, i32 %x, i32 0
  store i32 %s, ptr %p
  %r = icmp slt i32 %s, 1
  ret i1 %r
}
define <2 x i1> @lanes(<2 x i1> %c, <2 x i32> %x) {
  %s = select <2 x i1> %c, <2 x i32> %x, <2 x i32> zeroinitializer
  %r = icmp slt <2 x i32> %s, splat (i32 1)
  ret <2 x i1> %r
}
define <2 x i1> @one_condition_for_lanes(i1 %c, <2 x i32> %x) {
  %s = select i1 %c, <2 x i32> %x, <2 x i32> zeroinitializer
  %r = icmp slt <2 x i32> %s, splat (i32 1)
  ret <2 x i1> %r
}
define i1 @undefined_arm(i1 %c, i32 %x) {
  %s = select i1 %c, i32 %x, i32 undef
  %r = icmp slt i32 %s, 1
  ret i1 %r
}
; EXPECT
; define i1 @constant_arm(i1 %c, i32 %x) {
;   %1 = icmp slt i32 %x, 1
;   %2 = xor i1 %c, true
;   %r = select i1 %2, i1 true, i1 %1
;   ret i1 %r
; }
;
; define i1 @known_arm(i1 %c, i8 %b, i32 %x) {
;   %1 = icmp ult i32 %x, 256
;   %r = select i1 %c, i1 true, i1 %1
;   ret i1 %r
; }
;
; define i1 @pointers(i1 %c, ptr %p) {
;   %1 = icmp eq ptr %p, null
;   %2 = xor i1 %c, true
;   %r = select i1 %2, i1 true, i1 %1
;   ret i1 %r
; }
;
; define i1 @nothing_known(i1 %c, i32 %x, i32 %y) {
;   %s = select i1 %c, i32 %x, i32 %y
;   %r = icmp slt i32 %s, 1
;   ret i1 %r
; }
;
; define i1 @choice_is_read(i1 %c, i32 %x, ptr %p) {
;   %s = select i1 %c, i32 %x, i32 0
;   store i32 %s, ptr %p, align 4
;   %r = icmp slt i32 %s, 1
;   ret i1 %r
; }
;
; define <2 x i1> @lanes(<2 x i1> %c, <2 x i32> %x) {
;   %1 = icmp slt <2 x i32> %x, splat (i32 1)
;   %2 = xor <2 x i1> %c, splat (i1 true)
;   %r = select <2 x i1> %2, <2 x i1> splat (i1 true), <2 x i1> %1
;   ret <2 x i1> %r
; }
;
; define <2 x i1> @one_condition_for_lanes(i1 %c, <2 x i32> %x) {
;   %1 = icmp slt <2 x i32> %x, splat (i32 1)
;   %r = select i1 %c, <2 x i1> %1, <2 x i1> splat (i1 true)
;   ret <2 x i1> %r
; }
;
; define i1 @undefined_arm(i1 %c, i32 %x) {
;   %1 = icmp slt i32 %x, 1
;   %r = select i1 %c, i1 %1, i1 false
;   ret i1 %r
; }
