; RUN: opt -passes=pre-isel-intrinsic-lowering
; Several in one block, and one that nothing reaches.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)

define void @f(ptr %a, ptr %b, i64 %n) {
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 %n, i1 false)
  ret void
dead:
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 %n, i1 false)
  ret void
}
define void @empty() {
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
;   br i1 %1, label %7, label %2
;
; 2:                                                ; preds = %2, %0
;   %3 = phi i64 [ 0, %0 ], [ %4, %2 ]
;   %4 = add i64 %3, 1
;   %5 = getelementptr inbounds i8, ptr %a, i64 %3
;   store i8 1, ptr %5, align 1
;   %6 = icmp ult i64 %4, %n
;   br i1 %6, label %2, label %7
;
; 7:                                                ; preds = %2, %0
;   %8 = icmp eq i64 %n, 0
;   br i1 %8, label %16, label %9
;
; 9:                                                ; preds = %9, %7
;   %10 = phi i64 [ 0, %7 ], [ %11, %9 ]
;   %11 = add i64 %10, 1
;   %12 = getelementptr inbounds i8, ptr %a, i64 %10
;   %13 = load i8, ptr %12, align 1
;   %14 = getelementptr inbounds i8, ptr %b, i64 %10
;   store i8 %13, ptr %14, align 1
;   %15 = icmp ult i64 %11, %n
;   br i1 %15, label %9, label %16
;
; 16:                                               ; preds = %9, %7
;   ret void
;
; dead:                                             ; No predecessors!
;   %17 = icmp eq i64 %n, 0
;   br i1 %17, label %23, label %18
;
; 18:                                               ; preds = %18, %dead
;   %19 = phi i64 [ 0, %dead ], [ %20, %18 ]
;   %20 = add i64 %19, 1
;   %21 = getelementptr inbounds i8, ptr %a, i64 %19
;   store i8 1, ptr %21, align 1
;   %22 = icmp ult i64 %20, %n
;   br i1 %22, label %18, label %23
;
; 23:                                               ; preds = %18, %dead
;   ret void
; }
;
; define void @empty() {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
