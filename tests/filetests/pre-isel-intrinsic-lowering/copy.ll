; RUN: opt -passes=pre-isel-intrinsic-lowering
; A copy of unknown length becomes a loop, which runs where there is something to copy.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)

define void @f(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
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
; define void @f(ptr %a, ptr %b, i64 %n) {
;   %1 = icmp eq i64 %n, 0
;   br i1 %1, label %9, label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i64 [ 0, %0 ], [ %4, %2 ]
;   %4 = add i64 %3, 1
;   %5 = getelementptr inbounds i8, ptr %b, i64 %3
;   %6 = load i8, ptr %5, align 1
;   %7 = getelementptr inbounds i8, ptr %a, i64 %3
;   store i8 %6, ptr %7, align 1
;   %8 = icmp ult i64 %4, %n
;   br i1 %8, label %2, label %9
;
; 9:                                                ; preds = %2, %0
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
