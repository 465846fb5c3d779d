; RUN: opt -passes=pre-isel-intrinsic-lowering
; A length that an answer makes constant makes no loop.
declare i1 @llvm.is.constant.i64(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, i64 %n) {
  %c = call i1 @llvm.is.constant.i64(i64 %n)
  %length = select i1 %c, i64 %n, i64 16
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %length, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  ret void
}
; EXPECT
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i64(i64) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; define void @f(ptr %p, i64 %n) {
;   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
;   %1 = icmp eq i64 %n, 0
;   br i1 %1, label %7, label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i64 [ 0, %0 ], [ %4, %2 ]
;   %4 = add i64 %3, 1
;   %5 = getelementptr inbounds i8, ptr %p, i64 %3
;   store i8 1, ptr %5, align 1
;   %6 = icmp ult i64 %4, %n
;   br i1 %6, label %2, label %7
;
; 7:                                                ; preds = %2, %0
;   ret void
; }
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
