; RUN: opt -passes='bounds-checking<guard=3>'
; A check that may be left out.
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
;   %7 = call i1 @llvm.allow.ubsan.check(i8 3)
;   %8 = and i1 %6, %7
;   br i1 %8, label %trap, label %9
;
; 9:                                                ; preds = %0
;   store i32 1, ptr %p, align 4
;   %10 = call i1 @llvm.allow.ubsan.check(i8 3)
;   %11 = and i1 true, %10
;   br i1 %11, label %trap1, label %12
;
; 12:                                               ; preds = %9
;   %w = load i32, ptr getelementptr (i8, ptr @g, i64 38), align 4
;   ret void
;
; trap:                                             ; preds = %0
;   call void @llvm.ubsantrap(i8 3) #2
;   unreachable
;
; trap1:                                            ; preds = %9
;   call void @llvm.ubsantrap(i8 5) #2
;   unreachable
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.allow.ubsan.check(i8 immarg) #0
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.ubsantrap(i8 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #2 = { nomerge noreturn nounwind }
