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
