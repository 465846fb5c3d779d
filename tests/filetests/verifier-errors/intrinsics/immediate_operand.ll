; RUN: not verify
; An immediate is a constant.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
define void @f(ptr %p, ptr %q, i1 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 1, i1 %v)
  ret void
}
; EXPECT
; INPUT: error: immarg operand has non-immediate parameter
; i1 %v
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 1, i1 %v)
; INPUT: error: input module is broken!
