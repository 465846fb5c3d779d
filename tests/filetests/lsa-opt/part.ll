; RUN: opt -passes='lsa-opt'
; A copy of a part leaves the rest undefined, and the parameter may end before the slot does.
target triple = "nvptx64-nvidia-cuda"

%s = type { i32, [15 x i32] }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare i32 @use(ptr)

define ptx_kernel void @f(ptr byval(%s) align 8 %p, ptr addrspace(1) %o, i32 %i) {
  %slot = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %slot, ptr align 4 %p, i64 32, i1 false)
  %q = getelementptr %s, ptr %slot, i32 0, i32 1, i32 %i
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr addrspace(1) %o
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
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; declare i32 @use(ptr)
;
; define ptx_kernel void @f(ptr byval(%s) align 8 %p, ptr addrspace(1) %o, i32 %i) {
;   %slot = alloca %s, align 4
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %slot, ptr align 4 %p, i64 32, i1 false)
;   %q = getelementptr %s, ptr %slot, i32 0, i32 1, i32 %i
;   %v = load i32, ptr %q, align 4
;   store i32 %v, ptr addrspace(1) %o, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
