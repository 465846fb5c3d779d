; RUN: opt -passes=nvptx-copy-byval-args
; What a kernel is launched with by value is copied to its stack, where it is written.
target triple = "nvptx64-nvidia-cuda"

%s = type { [4 x i32] }
define ptx_kernel void @k(ptr byval(%s) align 8 %a, ptr %o) {
  %v = load i32, ptr %a
  store i32 %v, ptr %o
  store i32 1, ptr %a
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %s = type { [4 x i32] }
;
; define ptx_kernel void @k(ptr byval(%s) align 8 %a, ptr %o) {
;   %a1 = alloca %s, align 8
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a1, ptr align 8 %a, i64 16, i1 false)
;   %v = load i32, ptr %a1, align 4
;   store i32 %v, ptr %o, align 4
;   store i32 1, ptr %a1, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
