; RUN: opt -passes=nvptx-copy-byval-args
; Without an alignment of its own an argument has that of its type; wide and narrow types.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval({ i1, i128 }) %a, ptr byval(<3 x i8>) %b, ptr %o) {
  %v = load i1, ptr %a
  %w = load <3 x i8>, ptr %b
  store i1 %v, ptr %o
  store <3 x i8> %w, ptr %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr byval({ i1, i128 }) %a, ptr byval(<3 x i8>) %b, ptr %o) {
;   %b2 = alloca <3 x i8>, align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b2, ptr align 4 %b, i64 3, i1 false)
;   %a1 = alloca { i1, i128 }, align 16
;   call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a1, ptr align 16 %a, i64 32, i1 false)
;   %v = load i1, ptr %a1, align 1
;   %w = load <3 x i8>, ptr %b2, align 4
;   store i1 %v, ptr %o, align 1
;   store <3 x i8> %w, ptr %o, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
