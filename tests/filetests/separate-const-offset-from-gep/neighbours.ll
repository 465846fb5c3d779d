; RUN: opt -passes='separate-const-offset-from-gep,early-cse'
; A row of neighbours shares what varies, also with the element that has no constant.
define float @f(ptr %p, i32 %i) {
  %x = sext i32 %i to i64
  %q = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  %i1 = add nsw i32 %i, 1
  %x1 = sext i32 %i1 to i64
  %q1 = getelementptr inbounds float, ptr %p, i64 %x1
  %v1 = load float, ptr %q1, align 4
  %i2 = add nsw i32 %i, -1
  %x2 = sext i32 %i2 to i64
  %q2 = getelementptr inbounds float, ptr %p, i64 %x2
  %v2 = load float, ptr %q2, align 4
  %s = fadd float %v, %v1
  %t = fadd float %s, %v2
  ret float %t
}
; EXPECT
; define float @f(ptr %p, i32 %i) {
;   %x = sext i32 %i to i64
;   %q = getelementptr [4 x i8], ptr %p, i64 %x
;   %v = load float, ptr %q, align 4
;   %q1 = getelementptr i8, ptr %q, i64 4
;   %v1 = load float, ptr %q1, align 4
;   %q2 = getelementptr i8, ptr %q, i64 -4
;   %v2 = load float, ptr %q2, align 4
;   %s = fadd float %v, %v1
;   %t = fadd float %s, %v2
;   ret float %t
; }
