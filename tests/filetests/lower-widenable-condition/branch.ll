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
