; RUN: opt -passes=bounds-checking
; An index into a stack slot is checked; a variable number of elements is part of the size.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(i64 %i, i32 %n, i8 %k) {
  %a = alloca { i32, [4 x i32] }
  %p = getelementptr { i32, [4 x i32] }, ptr %a, i64 0, i32 1, i64 %i
  store i32 1, ptr %p
  %b = alloca i32, i32 %n
  %q = getelementptr i32, ptr %b, i8 %k
  %v = load i32, ptr %q
  ret i32 %v
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i64 %i, i32 %n, i8 %k) {
;   %a = alloca { i32, [4 x i32] }, align 8
;   %p = getelementptr { i32, [4 x i32] }, ptr %a, i64 0, i32 1, i64 %i
;   %1 = mul i64 %i, 4
;   %2 = add i64 4, %1
;   %3 = sub i64 20, %2
;   %4 = icmp ult i64 20, %2
;   %5 = icmp ult i64 %3, 4
;   %6 = or i1 %4, %5
;   br i1 %6, label %trap, label %7
;
; 7:                                                ; preds = %0
;   store i32 1, ptr %p, align 4
;   %b = alloca i32, i32 %n, align 4
;   %q = getelementptr i32, ptr %b, i8 %k
;   %8 = sext i8 %k to i64
;   %9 = mul i64 %8, 4
;   %10 = add i64 0, %9
;   %11 = zext i32 %n to i64
;   %12 = mul i64 4, %11
;   %13 = sub i64 %12, %10
;   %14 = icmp ult i64 %12, %10
;   %15 = icmp ult i64 %13, 4
;   %16 = or i1 %14, %15
;   br i1 %16, label %trap1, label %17
;
; 17:                                               ; preds = %7
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
;
; trap:                                             ; preds = %0
;   call void @llvm.ubsantrap(i8 3) #1
;   unreachable
;
; trap1:                                            ; preds = %7
;   call void @llvm.ubsantrap(i8 5) #1
;   unreachable
; }
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.ubsantrap(i8 immarg) #0
;
; attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #1 = { nomerge noreturn nounwind }
