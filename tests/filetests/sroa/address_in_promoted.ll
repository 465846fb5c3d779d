; RUN: opt -passes='sroa'
; The address of one alloca lies in another: once that is promoted, the first can be too.
define i32 @f(i32 %a) {
  %x = alloca i32, align 4
  %box = alloca ptr, align 8
  store ptr %x, ptr %box, align 8
  %p = load ptr, ptr %box, align 8
  store i32 %a, ptr %p, align 4
  %r = load i32, ptr %x, align 4
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a) {
;   ret i32 %a
; }
