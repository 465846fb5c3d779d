; RUN: opt -passes=lower-widenable-condition
; Each of several becomes true.
declare i1 @llvm.experimental.widenable.condition()
define i1 @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  %v = call i1 @llvm.experimental.widenable.condition()
  %r = xor i1 %v, %w
  ret i1 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; define i1 @f() {
;   %r = xor i1 true, true
;   ret i1 %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
