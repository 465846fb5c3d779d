; RUN: not verify
; The address of an intrinsic is not taken.

declare void @llvm.trap()
define void @f(ptr %p) {
  store ptr @llvm.trap, ptr %p
  ret void
}
; EXPECT
; INPUT: error: Cannot take the address of an intrinsic!
; ptr @llvm.trap
;   store ptr @llvm.trap, ptr %p, align 8
; INPUT: error: input module is broken!
