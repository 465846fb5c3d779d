; RUN: opt -passes='slsr'
; Sums that differ by a constant alone; bases that differ.
define void @f(ptr %p, ptr %q, i32 %x, i32 %w) {
  %s0 = add nsw i32 %x, %w
  %i0 = sext i32 %s0 to i64
  %a0 = getelementptr float, ptr %p, i64 %i0
  store float 0.0, ptr %a0, align 4
  %y = add nsw i32 %x, 7
  %s1 = add nsw i32 %w, %y
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr %p, i64 %i1
  store float 1.0, ptr %a1, align 4
  %w2 = shl nsw i32 %w, 1
  %s2 = add nsw i32 %w2, %x
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr float, ptr %q, i64 %i2
  store float 2.0, ptr %a2, align 4
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr %q, i32 %x, i32 %w) {
;   %s0 = add nsw i32 %x, %w
;   %i0 = sext i32 %s0 to i64
;   %a0 = getelementptr float, ptr %p, i64 %i0
;   store float 0.000000e+00, ptr %a0, align 4
;   %a1 = getelementptr i8, ptr %a0, i64 28
;   store float 1.000000e+00, ptr %a1, align 4
;   %w2 = shl nsw i32 %w, 1
;   %s2 = add nsw i32 %w2, %x
;   %i2 = sext i32 %s2 to i64
;   %a2 = getelementptr float, ptr %q, i64 %i2
;   store float 2.000000e+00, ptr %a2, align 4
;   ret void
; }
