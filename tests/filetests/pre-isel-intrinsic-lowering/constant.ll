; RUN: opt -passes=pre-isel-intrinsic-lowering
; Constant lengths stay, zero, undef and poison among them.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)

define void @f(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 1024, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 undef, i64 undef, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 poison, i1 false)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p1.i32(ptr writeonly captures(none), ptr addrspace(1) readonly captures(none), i32, i1 immarg) #0
;
; define void @f(ptr %a, ptr %b) {
;   call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 1024, i1 false)
;   call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 0, i1 false)
;   call void @llvm.memset.p0.i64(ptr %a, i8 undef, i64 undef, i1 false)
;   call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 poison, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
