; RUN: opt -passes='separate-const-offset-from-gep'
; Without the constant the narrow sum is exact only where a bound says so.
define float @bounded(ptr %p, i32 %i, i32 %n) {
  %s = lshr i32 %n, 1
  %a = add nsw i32 %i, 5
  %b = add nsw i32 %s, %a
  %x = sext i32 %b to i64
  %q = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @unbounded(ptr %p, i32 %i, i32 %n) {
  %a = add nsw i32 %i, 5
  %b = add nsw i32 %n, %a
  %x = sext i32 %b to i64
  %q = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @wide(ptr %p, i64 %i, i64 %n) {
  %a = sub i64 %i, 5
  %b = sub i64 %n, %a
  %q = getelementptr inbounds float, ptr %p, i64 %b
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @from_a_constant(ptr %p, i64 %i) {
  %a = sub i64 127, %i
  %q = getelementptr inbounds float, ptr %p, i64 %a
  %v = load float, ptr %q, align 4
  ret float %v
}
; EXPECT
; define float @bounded(ptr %p, i32 %i, i32 %n) {
;   %s = lshr i32 %n, 1
;   %1 = add nsw i32 %s, %i
;   %2 = sext i32 %1 to i64
;   %3 = getelementptr [4 x i8], ptr %p, i64 %2
;   %q = getelementptr i8, ptr %3, i64 20
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @unbounded(ptr %p, i32 %i, i32 %n) {
;   %a = add nsw i32 %i, 5
;   %b = add nsw i32 %n, %a
;   %x = sext i32 %b to i64
;   %q = getelementptr float, ptr %p, i64 %x
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @wide(ptr %p, i64 %i, i64 %n) {
;   %1 = sub i64 %n, %i
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %q = getelementptr i8, ptr %2, i64 20
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @from_a_constant(ptr %p, i64 %i) {
;   %a = sub i64 127, %i
;   %q = getelementptr inbounds float, ptr %p, i64 %a
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
