; RUN: opt -passes='lower-expect'
; An expectation that no branch asks for goes without a trace.
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.expect.i64(i64, i64)

define i32 @unused(i32 %a) {
  %e = call i32 @llvm.expect.i32(i32 %a, i32 1)
  %x = add i32 %e, 1
  ret i32 %x
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.expect.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.expect.i64(i64, i64) #0
;
; define i32 @unused(i32 %a) {
;   %x = add i32 %a, 1
;   ret i32 %x
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
