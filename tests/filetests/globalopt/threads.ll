; RUN: opt -passes=globalopt
; A thread's own variable that nothing writes is its initialiser in every thread.
@own = internal thread_local global i32 13
@written = internal thread_local global i32 13
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @f(i32 %x) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %a = load i32, ptr %p
  %q = call ptr @llvm.threadlocal.address.p0(ptr @written)
  store i32 %x, ptr %q
  %b = load i32, ptr %q
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; @written = internal thread_local unnamed_addr global i32 13
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #0
;
; define i32 @f(i32 %x) local_unnamed_addr {
;   %q = call ptr @llvm.threadlocal.address.p0(ptr @written)
;   store i32 %x, ptr %q, align 4
;   %b = load i32, ptr %q, align 4
;   %s = add i32 13, %b
;   ret i32 %s
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
