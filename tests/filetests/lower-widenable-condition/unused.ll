; RUN: opt -passes=lower-widenable-condition
; One that nothing uses goes.
declare i1 @llvm.experimental.widenable.condition()
define void @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; define void @f() {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
