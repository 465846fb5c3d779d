; RUN: opt -passes='default<O1>'
; The array in a structure of arguments is read from the parameter, before its copy would be addressed in local memory.
target triple = "nvptx64-nvidia-cuda"

%s = type { i32, [15 x i32] }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptx_kernel void @f(ptr byval(%s) align 8 %p, ptr %o, i32 %i) {
  %slot = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %slot, ptr align 4 %p, i64 64, i1 false)
  %q = getelementptr %s, ptr %slot, i32 0, i32 1, i32 %i
  %v = load i32, ptr %q, align 4
  %n = load i32, ptr %slot, align 4
  %r = add i32 %v, %n
  store i32 %r, ptr %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %s = type { i32, [15 x i32] }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; define ptx_kernel void @f(ptr byval(%s) align 8 %p, ptr %o, i32 %i) {
;   %1 = addrspacecast ptr %o to ptr addrspace(1)
;   %2 = sext i32 %i to i64
;   %3 = getelementptr [4 x i8], ptr %p, i64 %2
;   %q = getelementptr i8, ptr %3, i64 4
;   %v = load i32, ptr %q, align 4
;   %n = load i32, ptr %p, align 8
;   %r = add i32 %v, %n
;   store i32 %r, ptr addrspace(1) %1, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
