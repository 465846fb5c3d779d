; RUN: opt -passes='slsr'
; Sums that may wrap in their own width stay; wide ones count modulo the width of an address.
define void @narrow(ptr %p, i32 %x, i32 %w) {
  %i0 = sext i32 %x to i64
  %a0 = getelementptr float, ptr %p, i64 %i0
  store float 0.0, ptr %a0, align 4
  %s1 = add i32 %x, %w
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr %p, i64 %i1
  store float 1.0, ptr %a1, align 4
  ret void
}
define void @wide(ptr %p, i64 %x, i64 %w) {
  %a0 = getelementptr i8, ptr %p, i64 %x
  store float 0.0, ptr %a0, align 4
  %s1 = add i64 %x, %w
  %a1 = getelementptr i8, ptr %p, i64 %s1
  store float 1.0, ptr %a1, align 4
  %w2 = mul i64 %w, 5
  %s2 = sub i64 %x, %w2
  %a2 = getelementptr i8, ptr %p, i64 %s2
  store float 2.0, ptr %a2, align 4
  ret void
}
; EXPECT
; define void @narrow(ptr %p, i32 %x, i32 %w) {
;   %i0 = sext i32 %x to i64
;   %a0 = getelementptr float, ptr %p, i64 %i0
;   store float 0.000000e+00, ptr %a0, align 4
;   %s1 = add i32 %x, %w
;   %i1 = sext i32 %s1 to i64
;   %a1 = getelementptr float, ptr %p, i64 %i1
;   store float 1.000000e+00, ptr %a1, align 4
;   ret void
; }
;
; define void @wide(ptr %p, i64 %x, i64 %w) {
;   %a0 = getelementptr i8, ptr %p, i64 %x
;   store float 0.000000e+00, ptr %a0, align 4
;   %a1 = getelementptr i8, ptr %a0, i64 %w
;   store float 1.000000e+00, ptr %a1, align 4
;   %1 = mul i64 %w, -6
;   %a2 = getelementptr i8, ptr %a1, i64 %1
;   store float 2.000000e+00, ptr %a2, align 4
;   ret void
; }
