; RUN: opt -passes='bounds-checking<trap;merge>'
; Traps that may become one have no number.
target triple = "nvptx64-nvidia-cuda"
@g = internal global [10 x i32] zeroinitializer
define void @f(i64 %i, i32 %n) {
  %a = alloca [4 x i32]
  %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  %w = load i32, ptr getelementptr (i8, ptr @g, i64 38)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @g = internal global [10 x i32] zeroinitializer
;
; define void @f(i64 %i, i32 %n) {
;   %a = alloca [4 x i32], align 4
;   %p = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 %i
;   %1 = mul i64 %i, 4
;   %2 = add i64 0, %1
;   %3 = sub i64 16, %2
;   %4 = icmp ult i64 16, %2
;   %5 = icmp ult i64 %3, 4
;   %6 = or i1 %4, %5
;   br i1 %6, label %trap, label %7
;
; 7:                                                ; preds = %0
;   store i32 1, ptr %p, align 4
;   br i1 true, label %trap1, label %8
;
; 8:                                                ; preds = %7
;   %w = load i32, ptr getelementptr (i8, ptr @g, i64 38), align 4
;   ret void
;
; trap:                                             ; preds = %0
;   call void @llvm.trap() #1
;   unreachable
;
; trap1:                                            ; preds = %7
;   call void @llvm.trap() #1
;   unreachable
; }
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.trap() #0
;
; attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #1 = { noreturn nounwind }
