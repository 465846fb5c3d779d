; RUN: opt -passes='lower-expect'
; A comparison for order says nothing of likelihood.
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.expect.i64(i64, i64)

define i32 @order(i32 %a) {
  %e = call i32 @llvm.expect.i32(i32 %a, i32 1)
  %c = icmp ugt i32 %e, 0
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.expect.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i64 @llvm.expect.i64(i64, i64) #0
;
; define i32 @order(i32 %a) {
;   %c = icmp ugt i32 %a, 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 2
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
