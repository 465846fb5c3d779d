; RUN: opt -passes='lower-constant-intrinsics'
; What is computed of a size is a constant when the next question comes.
define i1 @f(ptr %p) {
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  %m = add i64 %n, 1
  %c = call i1 @llvm.is.constant.i64(i64 %m)
  ret i1 %c
}
; EXPECT
; define i1 @f(ptr %p) {
;   ret i1 true
; }
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i64(i64) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
