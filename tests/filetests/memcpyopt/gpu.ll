; RUN: opt -passes=memcpyopt
; A GPU has no library for fills: stores stay stores there, and copies are still forwarded.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @row(ptr %p) {
  %b = getelementptr i64, ptr %p, i64 1
  %c = getelementptr i64, ptr %p, i64 2
  store i64 0, ptr %p, align 8
  store i64 0, ptr %b, align 8
  store i64 0, ptr %c, align 8
  ret void
}
define void @forwarded(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 32, i1 false)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define void @row(ptr %p) {
;   %b = getelementptr i64, ptr %p, i64 1
;   %c = getelementptr i64, ptr %p, i64 2
;   store i64 0, ptr %p, align 8
;   store i64 0, ptr %b, align 8
;   store i64 0, ptr %c, align 8
;   ret void
; }
;
; define void @forwarded(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 32, i1 false)
;   call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %a, i64 32, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
