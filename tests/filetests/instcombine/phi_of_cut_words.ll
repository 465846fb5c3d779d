; RUN: opt -passes='instcombine'
; Without a data layout no word has a register: a phi of words that are cut stays one of what is left of them.
define i32 @f(i64 %x, i64 %x2, i1 %c) {
entry:
  %y = call i64 @llvm.ctpop.i64(i64 %x)
  %trunc = trunc i64 %y to i32
  br i1 %c, label %end, label %body
body:
  %y2 = call i64 @llvm.ctpop.i64(i64 %x2)
  %trunc2 = trunc i64 %y2 to i32
  br label %end
end:
  %phi = phi i32 [ %trunc, %entry ], [ %trunc2, %body ]
  %res = and i32 %phi, 255
  ret i32 %res
}
declare i64 @llvm.ctpop.i64(i64)
; EXPECT
; define i32 @f(i64 %x, i64 %x2, i1 %c) {
; entry:
;   %y = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %x)
;   %trunc = trunc nuw nsw i64 %y to i32
;   br i1 %c, label %end, label %body
;
; body:                                             ; preds = %entry
;   %y2 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %x2)
;   %trunc2 = trunc nuw nsw i64 %y2 to i32
;   br label %end
;
; end:                                              ; preds = %body, %entry
;   %phi = phi i32 [ %trunc, %entry ], [ %trunc2, %body ]
;   ret i32 %phi
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.ctpop.i64(i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
