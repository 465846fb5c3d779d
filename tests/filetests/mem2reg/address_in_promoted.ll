; RUN: opt -passes=mem2reg
; The address of %b is stored to %a alone: once %a is promoted, so is %b.
define i32 @f(i32 %x) {
  %a = alloca ptr, align 8
  %b = alloca i32, align 4
  store ptr %b, ptr %a, align 8
  %p = load ptr, ptr %a, align 8
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %b, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
