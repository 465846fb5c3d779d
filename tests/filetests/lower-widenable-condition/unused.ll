; RUN: opt -passes=lower-widenable-condition
; One that nothing uses goes.
declare i1 @llvm.experimental.widenable.condition()
define void @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  ret void
}
