; RUN: opt -passes='speculative-execution'
; A call that runs on both paths promises nothing any more.
declare i32 @llvm.ctpop.i32(i32)
define i32 @promises(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %end
yes:
  %x = call noundef range(i32 1, 3) i32 @llvm.ctpop.i32(i32 noundef %a)
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %x, %yes ]
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #0
;
; define i32 @promises(i1 %c, i32 %a) {
; entry:
;   %x = call i32 @llvm.ctpop.i32(i32 %a)
;   br i1 %c, label %yes, label %end
;
; yes:                                              ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %yes, %entry
;   %v = phi i32 [ 0, %entry ], [ %x, %yes ]
;   ret i32 %v
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
