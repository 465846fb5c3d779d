; RUN: opt -passes=atomic-expand
; Operations on bytes and halves work on the word around them.
target triple = "nvptx64-nvidia-cuda"

define i8 @add(ptr %p, i8 %v) {
  %r = atomicrmw add ptr %p, i8 %v monotonic
  ret i8 %r
}
define i16 @exchange(ptr addrspace(3) %p, i16 %v) {
  %r = atomicrmw xchg ptr addrspace(3) %p, i16 %v acquire
  ret i16 %r
}
define half @subtract(ptr %p, half %v) {
  %r = atomicrmw fsub ptr %p, half %v monotonic
  ret half %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i8 @add(ptr %p, i8 %v) {
;   %1 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %2 = ptrtoint ptr %p to i64
;   %3 = and i64 %2, 3
;   %4 = shl i64 %3, 3
;   %5 = trunc i64 %4 to i32
;   %6 = shl i32 255, %5
;   %7 = load i32, ptr %1, align 4
;   br label %8
;
; 8:                                                ; preds = %8, %0
;   %9 = phi i32 [ %7, %0 ], [ %19, %8 ]
;   %10 = lshr i32 %9, %5
;   %11 = trunc i32 %10 to i8
;   %12 = add i8 %11, %v
;   %13 = zext i8 %12 to i32
;   %14 = shl i32 %13, %5
;   %15 = xor i32 %6, -1
;   %16 = and i32 %9, %15
;   %17 = or i32 %16, %14
;   %18 = cmpxchg ptr %1, i32 %9, i32 %17 monotonic monotonic, align 4
;   %19 = extractvalue { i32, i1 } %18, 0
;   %20 = extractvalue { i32, i1 } %18, 1
;   br i1 %20, label %21, label %8
;
; 21:                                               ; preds = %8
;   %22 = lshr i32 %19, %5
;   %r = trunc i32 %22 to i8
;   ret i8 %r
; }
;
; define i16 @exchange(ptr addrspace(3) %p, i16 %v) {
;   %1 = call ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3) %p, i64 -4)
;   %2 = ptrtoint ptr addrspace(3) %p to i64
;   %3 = and i64 %2, 3
;   %4 = shl i64 %3, 3
;   %5 = trunc i64 %4 to i32
;   %6 = shl i32 65535, %5
;   %7 = load i32, ptr addrspace(3) %1, align 4
;   br label %8
;
; 8:                                                ; preds = %8, %0
;   %9 = phi i32 [ %7, %0 ], [ %18, %8 ]
;   %10 = lshr i32 %9, %5
;   %11 = trunc i32 %10 to i16
;   %12 = zext i16 %v to i32
;   %13 = shl i32 %12, %5
;   %14 = xor i32 %6, -1
;   %15 = and i32 %9, %14
;   %16 = or i32 %15, %13
;   %17 = cmpxchg ptr addrspace(3) %1, i32 %9, i32 %16 acquire acquire, align 4
;   %18 = extractvalue { i32, i1 } %17, 0
;   %19 = extractvalue { i32, i1 } %17, 1
;   br i1 %19, label %20, label %8
;
; 20:                                               ; preds = %8
;   %21 = lshr i32 %18, %5
;   %r = trunc i32 %21 to i16
;   ret i16 %r
; }
;
; define half @subtract(ptr %p, half %v) {
;   %1 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %2 = ptrtoint ptr %p to i64
;   %3 = and i64 %2, 3
;   %4 = shl i64 %3, 3
;   %5 = trunc i64 %4 to i32
;   %6 = shl i32 65535, %5
;   %7 = load i32, ptr %1, align 4
;   br label %8
;
; 8:                                                ; preds = %8, %0
;   %9 = phi i32 [ %7, %0 ], [ %21, %8 ]
;   %10 = lshr i32 %9, %5
;   %11 = trunc i32 %10 to i16
;   %12 = bitcast i16 %11 to half
;   %13 = fsub half %12, %v
;   %14 = bitcast half %13 to i16
;   %15 = zext i16 %14 to i32
;   %16 = shl i32 %15, %5
;   %17 = xor i32 %6, -1
;   %18 = and i32 %9, %17
;   %19 = or i32 %18, %16
;   %20 = cmpxchg ptr %1, i32 %9, i32 %19 monotonic monotonic, align 4
;   %21 = extractvalue { i32, i1 } %20, 0
;   %22 = extractvalue { i32, i1 } %20, 1
;   br i1 %22, label %23, label %8
;
; 23:                                               ; preds = %8
;   %24 = lshr i32 %21, %5
;   %25 = trunc i32 %24 to i16
;   %r = bitcast i16 %25 to half
;   ret half %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr addrspace(3) @llvm.ptrmask.p3.i64(ptr addrspace(3), i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
