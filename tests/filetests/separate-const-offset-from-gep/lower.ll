; RUN: opt -passes='separate-const-offset-from-gep<lower-gep>'
; With `lower-gep` each index is an address of its own, in bytes, and the constant comes last.
define float @f(ptr %p, i64 %i, i64 %j) {
  %q = getelementptr inbounds [8 x float], ptr %p, i64 %i, i64 %j
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @g(ptr %p, i32 %i) {
  %q = getelementptr inbounds [8 x float], ptr %p, i32 %i, i32 7
  %v = load float, ptr %q, align 4
  ret float %v
}
; EXPECT
; define float @f(ptr %p, i64 %i, i64 %j) {
;   %1 = getelementptr [32 x i8], ptr %p, i64 %i
;   %q = getelementptr [4 x i8], ptr %1, i64 %j
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @g(ptr %p, i32 %i) {
;   %1 = getelementptr [32 x i8], ptr %p, i32 %i
;   %q = getelementptr i8, ptr %1, i64 28
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
