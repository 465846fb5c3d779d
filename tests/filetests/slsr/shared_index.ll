; RUN: opt -passes='slsr'
; An index that something else needs too costs nothing more: the address stays.
define i32 @f(ptr %p, i32 %x, i32 %w) {
  %i0 = sext i32 %x to i64
  %a0 = getelementptr float, ptr %p, i64 %i0
  store float 0.0, ptr %a0, align 4
  %s1 = add nsw i32 %x, %w
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr %p, i64 %i1
  store float 1.0, ptr %a1, align 4
  ret i32 %s1
}
; EXPECT
; define i32 @f(ptr %p, i32 %x, i32 %w) {
;   %i0 = sext i32 %x to i64
;   %a0 = getelementptr float, ptr %p, i64 %i0
;   store float 0.000000e+00, ptr %a0, align 4
;   %s1 = add nsw i32 %x, %w
;   %i1 = sext i32 %s1 to i64
;   %a1 = getelementptr float, ptr %p, i64 %i1
;   store float 1.000000e+00, ptr %a1, align 4
;   ret i32 %s1
; }
