; RUN: opt -passes=bounds-checking
; Volatile accesses, marked ones and functions, unknown objects, undefined addresses; arguments by value have a size.
target triple = "nvptx64-nvidia-cuda"

define void @f(i64 %i, ptr %u, ptr byval([2 x i128]) %v) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store volatile i32 1, ptr %p
  store i32 1, ptr %p, !nosanitize !0
  store i32 1, ptr %u
  store i32 1, ptr undef
  store i1 true, ptr poison
  %q = getelementptr i128, ptr %v, i64 %i
  %r = cmpxchg ptr %q, i64 1, i64 2 monotonic monotonic
  ret void
}
define void @g(i64 %i) nosanitize_bounds {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  ret void
}
define void @empty() {
  ret void
dead:
  %a = alloca i8
  store i32 1, ptr %a
  ret void
}
!0 = !{}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(i64 %i, ptr %u, ptr byval([2 x i128]) %v) {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
;   store volatile i32 1, ptr %p, align 4
;   store i32 1, ptr %p, align 4, !nosanitize !0
;   store i32 1, ptr %u, align 4
;   store i32 1, ptr undef, align 4
;   store i1 true, ptr poison, align 1
;   %q = getelementptr i128, ptr %v, i64 %i
;   %1 = mul i64 %i, 16
;   %2 = add i64 0, %1
;   %3 = sub i64 32, %2
;   %4 = icmp ult i64 32, %2
;   %5 = icmp ult i64 %3, 8
;   %6 = or i1 %4, %5
;   br i1 %6, label %trap, label %7
;
; 7:                                                ; preds = %0
;   %r = cmpxchg ptr %q, i64 1, i64 2 monotonic monotonic, align 8
;   ret void
;
; trap:                                             ; preds = %0
;   call void @llvm.ubsantrap(i8 3) #2
;   unreachable
; }
;
; ; Function Attrs: nosanitize_bounds
; define void @g(i64 %i) #0 {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @empty() {
;   ret void
;
; dead:                                             ; No predecessors!
;   %a = alloca i8, align 1
;   br i1 true, label %trap, label %1
;
; 1:                                                ; preds = %dead
;   store i32 1, ptr %a, align 4
;   ret void
;
; trap:                                             ; preds = %dead
;   call void @llvm.ubsantrap(i8 4) #2
;   unreachable
; }
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.ubsantrap(i8 immarg) #1
;
; attributes #0 = { nosanitize_bounds }
; attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #2 = { nomerge noreturn nounwind }
;
; !0 = !{}
