; RUN: opt -passes='separate-const-offset-from-gep'
; A field behind an index becomes an index and a constant offset; constant indices alone and vectors of pointers stay.
%s = type { i32, [4 x float], i64 }
define float @field(ptr %p, i64 %i, i64 %j) {
  %q = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 %j
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @row(ptr %p, i64 %i) {
  %q = getelementptr inbounds [8 x float], ptr %p, i64 %i, i64 2
  %v = load float, ptr %q, align 4
  ret float %v
}
define ptr @constant(ptr %p) {
  %q = getelementptr inbounds %s, ptr %p, i64 3, i32 1, i64 1
  ret ptr %q
}
define <2 x ptr> @vector(<2 x ptr> %p, i64 %i) {
  %q = getelementptr inbounds [8 x float], <2 x ptr> %p, i64 %i, i64 2
  ret <2 x ptr> %q
}
; EXPECT
; %s = type { i32, [4 x float], i64 }
;
; define float @field(ptr %p, i64 %i, i64 %j) {
;   %1 = getelementptr [28 x i8], ptr %p, i64 %i
;   %2 = getelementptr [4 x i8], ptr %1, i64 %j
;   %q = getelementptr i8, ptr %2, i64 4
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @row(ptr %p, i64 %i) {
;   %1 = getelementptr [32 x i8], ptr %p, i64 %i
;   %q = getelementptr i8, ptr %1, i64 8
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define ptr @constant(ptr %p) {
;   %q = getelementptr inbounds %s, ptr %p, i64 3, i32 1, i64 1
;   ret ptr %q
; }
;
; define <2 x ptr> @vector(<2 x ptr> %p, i64 %i) {
;   %q = getelementptr inbounds [8 x float], <2 x ptr> %p, i64 %i, i64 2
;   ret <2 x ptr> %q
; }
