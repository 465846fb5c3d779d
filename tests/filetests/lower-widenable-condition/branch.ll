; RUN: opt -passes=lower-widenable-condition
; A condition that may be narrowed is true.
declare i1 @llvm.experimental.widenable.condition()
define i32 @f(i1 %c) {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %c, %w
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; define i32 @f(i1 %c) {
; entry:
;   %d = and i1 %c, true
;   br i1 %d, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   ret i32 1
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
