; RUN: opt -passes='print<cost-model>' -disable-output
; An address is free that a load or store adds itself: a register and a constant of 32 bits.
@g = global [4 x i32] zeroinitializer
define void @f(ptr %p, i64 %i) {
  %s = alloca i32
  %d = alloca i32, i64 %i
  %1 = getelementptr i32, ptr %p, i64 4
  %2 = getelementptr i32, ptr %p, i64 %i
  %3 = getelementptr i8, ptr %p, i64 100000000000
  %4 = getelementptr i32, ptr @g, i64 %i
  ret void
}
define void @dead() {
  unreachable
unreached:
  %a = alloca i32
  br label %unreached
}
declare void @nothing()
; EXPECT
; Printing analysis 'Cost Model Analysis' for function 'f':
; Cost Model: Found an estimated cost of 0 for instruction:   %s = alloca i32, align 4
; Cost Model: Found an estimated cost of 1 for instruction:   %d = alloca i32, i64 %i, align 4
; Cost Model: Found an estimated cost of 0 for instruction:   %1 = getelementptr i32, ptr %p, i64 4
; Cost Model: Found an estimated cost of 1 for instruction:   %2 = getelementptr i32, ptr %p, i64 %i
; Cost Model: Found an estimated cost of 1 for instruction:   %3 = getelementptr i8, ptr %p, i64 100000000000
; Cost Model: Found an estimated cost of 1 for instruction:   %4 = getelementptr i32, ptr @g, i64 %i
; Cost Model: Found an estimated cost of 1 for instruction:   ret void
; Printing analysis 'Cost Model Analysis' for function 'dead':
; Cost Model: Found an estimated cost of 1 for instruction:   unreachable
; Cost Model: Found an estimated cost of 1 for instruction:   %a = alloca i32, align 4
; Cost Model: Found an estimated cost of 1 for instruction:   br label %unreached
