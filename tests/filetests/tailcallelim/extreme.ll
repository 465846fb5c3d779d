; RUN: opt -passes='tailcallelim'
; A largest value is accumulated from the smallest number on.
declare i32 @llvm.smax.i32(i32, i32)
define i32 @largest(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 3
  %r = call i32 @largest(i32 %m)
  %p = call i32 @llvm.smax.i32(i32 %r, i32 %n)
  ret i32 %p
done:
  ret i32 7
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; define i32 @largest(i32 %n) {
; entry:
;   br label %tailrecurse
;
; tailrecurse:                                      ; preds = %more, %entry
;   %accumulator.tr = phi i32 [ -2147483648, %entry ], [ %p, %more ]
;   %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
;   %c = icmp eq i32 %n.tr, 0
;   br i1 %c, label %done, label %more
;
; more:                                             ; preds = %tailrecurse
;   %m = sub i32 %n.tr, 3
;   %p = tail call i32 @llvm.smax.i32(i32 %accumulator.tr, i32 %n.tr)
;   br label %tailrecurse
;
; done:                                             ; preds = %tailrecurse
;   %accumulator.ret.tr = tail call i32 @llvm.smax.i32(i32 %accumulator.tr, i32 7)
;   ret i32 %accumulator.ret.tr
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
