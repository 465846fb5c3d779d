; RUN: opt -passes=embed-bitcode
; Code that nothing reaches, undef, poison, wide integers and barriers stay as they are.
@wide = global i256 -1
define i256 @f(i256 %x) convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i256 undef
dead:
  %y = add i256 %x, poison
  br label %dead
}
; EXPECT LINES
; @wide = global i256 -1
; @llvm.compiler.used = appending global [1 x ptr] [ptr @llvm.embedded.object], section "llvm.metadata"
; define i256 @f(i256 %x) #0 {
;   ret i256 undef
;   %y = add i256 %x, poison
