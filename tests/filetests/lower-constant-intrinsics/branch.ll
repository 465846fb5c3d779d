; RUN: opt -passes='lower-constant-intrinsics'
; A value that is not known to be constant by now is not, and the code for constants goes.
define i32 @f(i32 %x) {
  %c = call i1 @llvm.is.constant.i32(i32 %x)
  br i1 %c, label %fast, label %slow
fast:
  ret i32 1
slow:
  ret i32 2
}
define i1 @g() {
  %a = call i1 @llvm.is.constant.i32(i32 7)
  %b = call i1 @llvm.is.constant.i64(i64 ptrtoint (ptr @g to i64))
  %r = xor i1 %a, %b
  ret i1 %r
}
; EXPECT
; define i32 @f(i32 %x) {
;   br label %slow
;
; slow:                                             ; preds = %0
;   ret i32 2
; }
;
; define i1 @g() {
;   ret i1 true
; }
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i32(i32) #0
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i64(i64) #0
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
