; RUN: opt -passes=dse -dse-memoryssa-walklimit=4
; A climb of more definitions than the knob allows is given up: of the two outer stores the first stays.
define void @climb(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p, align 4
  %a = getelementptr i32, ptr %q, i64 1
  %b = getelementptr i32, ptr %q, i64 2
  store i32 1, ptr %q, align 4
  store i32 2, ptr %a, align 4
  store i32 3, ptr %b, align 4
  store i32 2, ptr %p, align 4
  ret void
}
; EXPECT
; define void @climb(ptr noalias %p, ptr noalias %q) {
;   store i32 1, ptr %p, align 4
;   %a = getelementptr i32, ptr %q, i64 1
;   %b = getelementptr i32, ptr %q, i64 2
;   store i32 1, ptr %q, align 4
;   store i32 2, ptr %a, align 4
;   store i32 3, ptr %b, align 4
;   store i32 2, ptr %p, align 4
;   ret void
; }
