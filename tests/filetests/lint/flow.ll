; RUN: opt -passes=lint -disable-output
; Functions that return what they must not, and slots in loops.
target triple = "nvptx64-nvidia-cuda"

define ptr @g() {
  %a = alloca i32
  %b = getelementptr i8, ptr %a, i32 1
  ret ptr %b
}
define void @h() noreturn {
  ret void
}
define void @k(ptr %p) {
  indirectbr ptr %p, []
}
define void @n(i32 %x) {
  %y = add i32 %x, 1
  unreachable
}
define void @l() {
  br label %l
l:
  %b = alloca i32
  br label %l
}
; EXPECT
; Unusual: Returning alloca value
;   ret ptr %b
; Unusual: Return statement in function with noreturn attribute
;   ret void
; Undefined behavior: indirectbr with no destinations
;   indirectbr ptr %p, []
; Unusual: unreachable immediately preceded by instruction without side effects
;   unreachable
; Pessimization: Static alloca outside of entry block
;   %b = alloca i32, align 4
