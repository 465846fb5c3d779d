; RUN: opt -passes=bounds-checking
; What is inside is not checked, what is outside always fails; variables that others define have no size.
target triple = "nvptx64-nvidia-cuda"

@g = internal global [10 x i32] zeroinitializer
@w = weak global [10 x i32] zeroinitializer
@e = external global [10 x i32]
define void @f() {
  %a = load i32, ptr getelementptr (i8, ptr @g, i64 36)
  %b = load i32, ptr getelementptr (i8, ptr @g, i64 38)
  %c = load i32, ptr getelementptr (i8, ptr @w, i64 100)
  %d = load i32, ptr getelementptr (i8, ptr @e, i64 100)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @g = internal global [10 x i32] zeroinitializer
; @w = weak global [10 x i32] zeroinitializer
; @e = external global [10 x i32]
;
; define void @f() {
;   %a = load i32, ptr getelementptr (i8, ptr @g, i64 36), align 4
;   br i1 true, label %trap, label %1
;
; 1:                                                ; preds = %0
;   %b = load i32, ptr getelementptr (i8, ptr @g, i64 38), align 4
;   %c = load i32, ptr getelementptr (i8, ptr @w, i64 100), align 4
;   %d = load i32, ptr getelementptr (i8, ptr @e, i64 100), align 4
;   ret void
;
; trap:                                             ; preds = %0
;   call void @llvm.ubsantrap(i8 3) #1
;   unreachable
; }
;
; ; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
; declare void @llvm.ubsantrap(i8 immarg) #0
;
; attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
; attributes #1 = { nomerge noreturn nounwind }
