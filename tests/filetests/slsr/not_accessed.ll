; RUN: opt -passes='slsr'
; An address that nobody accessed may be poison where the next is not, so the next is not computed from it.
declare void @keep(ptr)
define void @f(ptr %p, i32 %x, i32 %w) {
  %w2 = mul nsw i32 %w, 3
  %s2 = add nsw i32 %w2, %x
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr inbounds float, ptr %p, i64 %i2
  call void @keep(ptr %a2)
  %s1 = add nsw i32 %x, %w
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr inbounds float, ptr %p, i64 %i1
  store float 1.0, ptr %a1, align 4
  ret void
}
; EXPECT
; declare void @keep(ptr)
;
; define void @f(ptr %p, i32 %x, i32 %w) {
;   %w2 = mul nsw i32 %w, 3
;   %s2 = add nsw i32 %w2, %x
;   %i2 = sext i32 %s2 to i64
;   %a2 = getelementptr inbounds float, ptr %p, i64 %i2
;   call void @keep(ptr %a2)
;   %s1 = add nsw i32 %x, %w
;   %i1 = sext i32 %s1 to i64
;   %a1 = getelementptr inbounds float, ptr %p, i64 %i1
;   store float 1.000000e+00, ptr %a1, align 4
;   ret void
; }
