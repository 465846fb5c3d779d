; RUN: opt -passes=lower-widenable-condition
; It may be used as any value.
declare i1 @llvm.experimental.widenable.condition()
define i1 @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  ret i1 %w
}
