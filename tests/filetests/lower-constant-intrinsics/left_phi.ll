; RUN: opt -passes=lower-constant-intrinsics
; A branch on an answer is taken, and a phi that is left with one value is that value.
declare i1 @llvm.is.constant.i32(i32)
define i32 @join(i32 %a, i1 %c) {
entry:
  %known = call i1 @llvm.is.constant.i32(i32 %a)
  br i1 %c, label %ask, label %join
ask:
  br i1 %known, label %join, label %other
join:
  %r = phi i32 [ %a, %entry ], [ 7, %ask ]
  ret i32 %r
other:
  ret i32 0
}
; EXPECT
; ; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
; declare i1 @llvm.is.constant.i32(i32) #0
;
; define i32 @join(i32 %a, i1 %c) {
; entry:
;   br i1 %c, label %ask, label %join
;
; ask:                                              ; preds = %entry
;   br label %other
;
; join:                                             ; preds = %entry
;   ret i32 %a
;
; other:                                            ; preds = %ask
;   ret i32 0
; }
;
; attributes #0 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
