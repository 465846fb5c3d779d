; RUN: opt -passes='separate-const-offset-from-gep'
; A constant is taken out of an extension where the narrow sum does not wrap: by flags, as a disjoint `or`, as small numbers.
define float @exact(ptr %p, i32 %i) {
  %a = add nsw i32 %i, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @may_wrap(ptr %p, i32 %i) {
  %a = add i32 %i, 5
  %x = sext i32 %a to i64
  %q = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @zeros(ptr %p, i32 %i) {
  %a = add nuw i32 %i, -1
  %x = zext i32 %a to i64
  %q = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @disjoint(ptr %p, i32 %i) {
  %s = shl i32 %i, 3
  %a = or disjoint i32 %s, 3
  %x = sext i32 %a to i64
  %q = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @not_negative(ptr %p, i32 %i) {
  %s = lshr i32 %i, 4
  %a = add nuw nsw i32 %s, 3
  %x = zext nneg i32 %a to i64
  %q = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %q, align 4
  ret float %v
}
; EXPECT
; define float @exact(ptr %p, i32 %i) {
;   %1 = sext i32 %i to i64
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %q = getelementptr i8, ptr %2, i64 20
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @may_wrap(ptr %p, i32 %i) {
;   %a = add i32 %i, 5
;   %x = sext i32 %a to i64
;   %q = getelementptr inbounds float, ptr %p, i64 %x
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @zeros(ptr %p, i32 %i) {
;   %a = add nuw i32 %i, -1
;   %x = zext i32 %a to i64
;   %q = getelementptr float, ptr %p, i64 %x
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @disjoint(ptr %p, i32 %i) {
;   %s = shl i32 %i, 3
;   %1 = sext i32 %s to i64
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %q = getelementptr i8, ptr %2, i64 12
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @not_negative(ptr %p, i32 %i) {
;   %s = lshr i32 %i, 4
;   %1 = zext nneg i32 %s to i64
;   %2 = getelementptr [4 x i8], ptr %p, i64 %1
;   %q = getelementptr i8, ptr %2, i64 12
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
