; RUN: opt -passes='print<debug-ata>' -disable-output
; Variables that are declared, with no assignment that is tracked.
define void @f(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  ret void
}
declare void @g()
; EXPECT
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; :
;   %p = alloca i32, align 4
;   store i32 %x, ptr %p, align 4
;   ret void
