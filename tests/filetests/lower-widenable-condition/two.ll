; RUN: opt -passes=lower-widenable-condition
; Each of several becomes true.
declare i1 @llvm.experimental.widenable.condition()
define i1 @f() {
  %w = call i1 @llvm.experimental.widenable.condition()
  %v = call i1 @llvm.experimental.widenable.condition()
  %r = xor i1 %v, %w
  ret i1 %r
}
