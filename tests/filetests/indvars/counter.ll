; RUN: opt -passes='loop(indvars)'
; An exit condition becomes one equality of a counter with its last value; flags of the step that are not proved go, and a counter of 64 bits is cut down to its count.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @by_two(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 10, %entry ], [ %down, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  %down = sub i32 %k, 2
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @wide(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %step, %loop ]
  store volatile i64 %i, ptr %p
  %next = add i64 %i, 1
  %step = add i32 %k, 1
  %c = icmp ult i32 %step, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @by_two(i32 %n, ptr %p) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   store volatile i32 %i, ptr %p, align 4
;   %next = add nuw i32 %i, 1
;   %exitcond = icmp ne i32 %next, %umax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @wide(i32 %n, ptr %p) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   store volatile i64 %i, ptr %p, align 8
;   %next = add nuw nsw i64 %i, 1
;   %lftr.wideiv = trunc i64 %next to i32
;   %exitcond = icmp ne i32 %lftr.wideiv, %umax
;   br i1 %exitcond, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
