; RUN: opt -passes=lint -disable-output
; Calls that differ from what is called.
target triple = "nvptx64-nvidia-cuda"

declare void @ext(i32)
declare fastcc void @fast(i32)
declare void @two(ptr noalias, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p) {
  call void @fast(i32 1)
  call void @ext(i64 1)
  call void @ext(i32 1, i32 2)
  call void @two(ptr %p, ptr %p)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 0, i1 false)
  ret void
}
; EXPECT
; Undefined behavior: Caller and callee calling convention differ
;   call void @fast(i32 1)
; Undefined behavior: Call argument type mismatches callee parameter type
;   call void @ext(i64 1)
; Undefined behavior: Call argument count mismatches callee argument count
;   call void @ext(i32 1, i32 2)
; Unusual: noalias argument aliases another argument
;   call void @two(ptr %p, ptr %p)
; Unusual: noalias argument aliases another argument
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
; Unusual: noalias argument aliases another argument
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 0, i1 false)
