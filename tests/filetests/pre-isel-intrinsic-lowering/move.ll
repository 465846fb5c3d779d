; RUN: opt -passes=pre-isel-intrinsic-lowering
; A move within a space copies in the order that keeps what is not read yet; one between spaces stays.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i32(ptr, ptr addrspace(1), i32, i1)

define void @f(ptr %a, ptr %b, ptr addrspace(1) %g, i64 %n, i32 %m) {
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 %n, i1 false)
  call void @llvm.memmove.p0.p1.i32(ptr %a, ptr addrspace(1) %g, i32 %m, i1 false)
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
; define void @f(ptr %a, ptr %b, ptr addrspace(1) %g, i64 %n, i32 %m) {
;   %1 = icmp ult ptr %b, %a
;   br i1 %1, label %2, label %11
;
; 2:                                                ; preds = %0
;   %3 = icmp eq i64 %n, 0
;   br i1 %3, label %20, label %4
;
; 4:                                                ; preds = %4, %2
;   %5 = phi i64 [ %n, %2 ], [ %6, %4 ]
;   %6 = sub i64 %5, 1
;   %7 = getelementptr inbounds i8, ptr %b, i64 %6
;   %8 = load i8, ptr %7, align 1
;   %9 = getelementptr inbounds i8, ptr %a, i64 %6
;   store i8 %8, ptr %9, align 1
;   %10 = icmp ne i64 %6, 0
;   br i1 %10, label %4, label %20
;
; 11:                                               ; preds = %0
;   %12 = icmp eq i64 %n, 0
;   br i1 %12, label %20, label %13
;
; 13:                                               ; preds = %13, %11
;   %14 = phi i64 [ 0, %11 ], [ %15, %13 ]
;   %15 = add i64 %14, 1
;   %16 = getelementptr inbounds i8, ptr %b, i64 %14
;   %17 = load i8, ptr %16, align 1
;   %18 = getelementptr inbounds i8, ptr %a, i64 %14
;   store i8 %17, ptr %18, align 1
;   %19 = icmp ult i64 %15, %n
;   br i1 %19, label %13, label %20
;
; 20:                                               ; preds = %13, %11, %4, %2
;   call void @llvm.memmove.p0.p1.i32(ptr %a, ptr addrspace(1) %g, i32 %m, i1 false)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
