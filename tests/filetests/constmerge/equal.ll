; RUN: opt -passes=constmerge
; Local constants become one; a visible one stays rather than a local one.
@a = internal unnamed_addr constant i32 7
@b = internal unnamed_addr constant i32 7
@c = unnamed_addr constant i32 8
@d = private unnamed_addr constant i32 8
@other_type = internal unnamed_addr constant float 0.0
@zero = internal unnamed_addr constant i32 0
define void @f(ptr %p) {
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  store ptr @c, ptr %p
  store ptr @d, ptr %p
  store ptr @other_type, ptr %p
  store ptr @zero, ptr %p
  ret void
}
; EXPECT
; @b = internal unnamed_addr constant i32 7
; @c = unnamed_addr constant i32 8
; @other_type = internal unnamed_addr constant float 0.000000e+00
; @zero = internal unnamed_addr constant i32 0
;
; define void @f(ptr %p) {
;   store ptr @b, ptr %p, align 8
;   store ptr @b, ptr %p, align 8
;   store ptr @c, ptr %p, align 8
;   store ptr @c, ptr %p, align 8
;   store ptr @other_type, ptr %p, align 8
;   store ptr @zero, ptr %p, align 8
;   ret void
; }
