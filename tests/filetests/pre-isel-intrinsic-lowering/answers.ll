; RUN: opt -passes=pre-isel-intrinsic-lowering
; What is no constant by now gets `false`, the branches that this decides are taken, and sizes that nobody knows are -1.
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.i128(i128)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define i1 @f(i32 %x, ptr %p, i64 %n) {
entry:
  %unknown = call i1 @llvm.is.constant.i32(i32 %x)
  %known = call i1 @llvm.is.constant.i128(i128 4)
  %size = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  store i64 %size, ptr %p
  br i1 %unknown, label %then, label %end
then:
  store i32 1, ptr %p
  br label %end
end:
  ret i1 %known
}
; EXPECT
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i32(i32) #0
;
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i128(i128) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #1
;
; define i1 @f(i32 %x, ptr %p, i64 %n) {
; entry:
;   store i64 -1, ptr %p, align 4
;   br label %end
;
; end:                                              ; preds = %entry
;   ret i1 true
; }
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
