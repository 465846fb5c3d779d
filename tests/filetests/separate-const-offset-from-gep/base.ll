; RUN: opt -passes='separate-const-offset-from-gep'
; A constant offset of the base moves behind the index where the sum is only accessed.
@g = internal addrspace(3) global [64 x float] undef
define float @accessed(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 16
  %q = getelementptr inbounds float, ptr %b, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}
define ptr @returned(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 16
  %q = getelementptr inbounds float, ptr %b, i64 %i
  ret ptr %q
}
define void @stored(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 16
  %q = getelementptr inbounds float, ptr %b, i64 %i
  store ptr %q, ptr %q, align 8
  ret void
}
define float @symbol(i64 %i) {
  %q = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @g, i64 32), i64 %i
  %v = load float, ptr addrspace(3) %q, align 4
  ret float %v
}
; EXPECT
; @g = internal addrspace(3) global [64 x float] undef
;
; define float @accessed(ptr %p, i64 %i) {
;   %1 = getelementptr [4 x i8], ptr %p, i64 %i
;   %q = getelementptr i8, ptr %1, i64 16
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define ptr @returned(ptr %p, i64 %i) {
;   %b = getelementptr inbounds i8, ptr %p, i64 16
;   %q = getelementptr inbounds float, ptr %b, i64 %i
;   ret ptr %q
; }
;
; define void @stored(ptr %p, i64 %i) {
;   %b = getelementptr inbounds i8, ptr %p, i64 16
;   %q = getelementptr inbounds float, ptr %b, i64 %i
;   store ptr %q, ptr %q, align 8
;   ret void
; }
;
; define float @symbol(i64 %i) {
;   %1 = getelementptr [4 x i8], ptr addrspace(3) @g, i64 %i
;   %q = getelementptr i8, ptr addrspace(3) %1, i64 32
;   %v = load float, ptr addrspace(3) %q, align 4
;   ret float %v
; }
