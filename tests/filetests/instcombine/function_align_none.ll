; RUN: opt -passes='instcombine'
; The alignment of a function is that of its address only if the layout says so (Fn); else that of the layout (Fi), or none.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f() align 16 {
  ret void
}
define void @plain() {
  ret void
}
define i64 @low(i64 %x) {
  %f = and i64 ptrtoint (ptr @f to i64), 31
  %p = and i64 ptrtoint (ptr @plain to i64), 31
  %m = mul i64 %f, %x
  %n = mul i64 %p, %x
  %r = add i64 %m, %n
  ret i64 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;
; define void @f() align 16 {
;   ret void
; }
;
; define void @plain() {
;   ret void
; }
;
; define i64 @low(i64 %x) {
;   %f = and i64 ptrtoint (ptr @f to i64), 31
;   %p = and i64 ptrtoint (ptr @plain to i64), 31
;   %1 = add nuw nsw i64 %f, %p
;   %r = mul i64 %x, %1
;   ret i64 %r
; }
