; RUN: opt -passes=lint -disable-output
; Accesses that cannot be meant.
target triple = "nvptx64-nvidia-cuda"

@c = constant i32 3
@g = global [2 x i32] zeroinitializer
define i32 @f() {
  store i32 1, ptr null
  %v = load i32, ptr undef
  store i32 1, ptr @c
  %m = load i32, ptr @f
  store i32 2, ptr @f
  %a = alloca [2 x i32]
  %o = getelementptr i32, ptr %a, i32 5
  store i32 1, ptr %o
  %n = getelementptr i32, ptr %a, i32 -1
  %w = load i32, ptr %n
  %x = load i64, ptr getelementptr (i8, ptr @g, i64 4)
  %b = getelementptr i8, ptr %a, i32 1
  %un = load i32, ptr %b, align 4
  ret i32 %v
}
; EXPECT
; Undefined behavior: Null pointer dereference
;   store i32 1, ptr null, align 4
; Undefined behavior: Undef pointer dereference
;   %v = load i32, ptr undef, align 4
; Undefined behavior: Write to read-only memory
;   store i32 1, ptr @c, align 4
; Unusual: Load from function body
;   %m = load i32, ptr @f, align 4
; Undefined behavior: Write to text section
;   store i32 2, ptr @f, align 4
; Undefined behavior: Buffer overflow
;   store i32 1, ptr %o, align 4
; Undefined behavior: Buffer overflow
;   %w = load i32, ptr %n, align 4
; Undefined behavior: Buffer overflow
;   %x = load i64, ptr getelementptr (i8, ptr @g, i64 4), align 8
; Undefined behavior: Memory reference address is misaligned
;   %un = load i32, ptr %b, align 4
