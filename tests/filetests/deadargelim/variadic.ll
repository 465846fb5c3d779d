; RUN: opt -passes=deadargelim
; A function that never starts to read its variable arguments takes none; one that does keeps all.
declare void @llvm.va_start(ptr)
define internal i32 @never(i32 %a, ...) {
  ret i32 %a
}
define internal i32 @starts(i32 %a, i32 %b, ...) {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  ret i32 %b
}
define i32 @f(i32 %x) {
  %r = call i32 (i32, ...) @never(i32 %x, float 1.0, i64 2)
  %s = call i32 (i32, i32, ...) @starts(i32 %x, i32 %x, i32 3)
  %t = add i32 %r, %s
  ret i32 %t
}
; EXPECT
; define internal i32 @never(i32 %a) {
;   ret i32 %a
; }
;
; define internal i32 @starts(i32 %a, i32 %b, ...) {
;   %list = alloca ptr, align 8
;   call void @llvm.va_start.p0(ptr %list)
;   ret i32 %b
; }
;
; define i32 @f(i32 %x) {
;   %r = call i32 @never(i32 %x)
;   %s = call i32 (i32, i32, ...) @starts(i32 poison, i32 %x, i32 3)
;   %t = add i32 %r, %s
;   ret i32 %t
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn
; declare void @llvm.va_start.p0(ptr) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn }
