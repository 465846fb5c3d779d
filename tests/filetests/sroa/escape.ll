; RUN: opt -passes='sroa'
; An address that escapes, or moves by a variable, keeps the alloca.
declare void @use(ptr)
define i32 @f(i64 %i) {
  %p = alloca [4 x i32], align 4
  %q = alloca [4 x i32], align 4
  call void @use(ptr %p)
  %e = getelementptr inbounds [4 x i32], ptr %q, i64 0, i64 %i
  store i32 1, ptr %e, align 4
  %r = load i32, ptr %q, align 4
  ret i32 %r
}
; EXPECT
; declare void @use(ptr)
;
; define i32 @f(i64 %i) {
;   %p = alloca [4 x i32], align 4
;   %q = alloca [4 x i32], align 4
;   call void @use(ptr %p)
;   %e = getelementptr inbounds [4 x i32], ptr %q, i64 0, i64 %i
;   store i32 1, ptr %e, align 4
;   %r = load i32, ptr %q, align 4
;   ret i32 %r
; }
