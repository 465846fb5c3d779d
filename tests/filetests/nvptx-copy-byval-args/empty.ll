; RUN: opt -passes=nvptx-copy-byval-args
; An aggregate without bytes is copied by nothing; uses that nothing reaches are uses.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval({}) %a) {
  ret void
dead:
  store i8 undef, ptr %a
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr byval({}) %a) {
;   %a1 = alloca {}, align 1
;   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a1, ptr align 1 %a, i64 0, i1 false)
;   ret void
;
; dead:                                             ; No predecessors!
;   store i8 undef, ptr %a1, align 1
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
