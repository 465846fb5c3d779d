; RUN: opt -passes=atomic-expand
; A compare-and-swap of a part of a word fails only because of that part.
target triple = "nvptx64-nvidia-cuda"

define { i16, i1 } @f(ptr %p, i16 %v, i16 %w) {
  %r = cmpxchg weak ptr %p, i16 %v, i16 %w acquire monotonic
  ret { i16, i1 } %r
}
define i32 @word(ptr %p, i32 %v, i32 %w) {
  %r = cmpxchg ptr %p, i32 %v, i32 %w seq_cst seq_cst
  %x = extractvalue { i32, i1 } %r, 0
  ret i32 %x
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define { i16, i1 } @f(ptr %p, i16 %v, i16 %w) {
;   %1 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
;   %2 = ptrtoint ptr %p to i64
;   %3 = and i64 %2, 3
;   %4 = shl i64 %3, 3
;   %5 = trunc i64 %4 to i32
;   %6 = shl i32 65535, %5
;   %7 = zext i16 %w to i32
;   %8 = shl i32 %7, %5
;   %9 = zext i16 %v to i32
;   %10 = shl i32 %9, %5
;   %11 = load i32, ptr %1, align 4
;   %12 = xor i32 %6, -1
;   %13 = and i32 %11, %12
;   br label %14
;
; 14:                                               ; preds = %21, %0
;   %15 = phi i32 [ %13, %0 ], [ %23, %21 ]
;   %16 = or i32 %15, %10
;   %17 = or i32 %15, %8
;   %18 = cmpxchg ptr %1, i32 %16, i32 %17 acquire monotonic, align 4
;   %19 = extractvalue { i32, i1 } %18, 0
;   %20 = extractvalue { i32, i1 } %18, 1
;   br i1 %20, label %25, label %21
;
; 21:                                               ; preds = %14
;   %22 = xor i32 %6, -1
;   %23 = and i32 %19, %22
;   %24 = icmp ne i32 %15, %23
;   br i1 %24, label %14, label %25
;
; 25:                                               ; preds = %21, %14
;   %26 = lshr i32 %19, %5
;   %27 = trunc i32 %26 to i16
;   %28 = insertvalue { i16, i1 } poison, i16 %27, 0
;   %r = insertvalue { i16, i1 } %28, i1 %20, 1
;   ret { i16, i1 } %r
; }
;
; define i32 @word(ptr %p, i32 %v, i32 %w) {
;   %r = cmpxchg ptr %p, i32 %v, i32 %w seq_cst seq_cst, align 4
;   %x = extractvalue { i32, i1 } %r, 0
;   ret i32 %x
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
