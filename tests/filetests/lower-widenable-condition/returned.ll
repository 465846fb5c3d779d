; RUN: opt -passes=lower-widenable-condition
; It may be used as any value.
declare i1 @llvm.experimental.widenable.condition()
define i1 @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  ret i1 %w
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; define i1 @f() {
;   ret i1 true
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
