; RUN: opt -passes='loop(loop-idiom)'
; Loops that shift a value by a counter until nothing is left: the count is computed from ctlz, and from cttz for shifts to the left, from where the counter starts.
target triple = "nvptx64-nvidia-cuda"
define i32 @right(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %s = lshr i32 %x, %n
  %m = add nuw nsw i32 %n, 1
  %c = icmp eq i32 %s, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %n
}
define i32 @right_from(i32 %x, i32 %from, i32 %more) {
entry:
  br label %loop
loop:
  %n = phi i32 [ %from, %entry ], [ %m, %loop ]
  %by = add i32 %n, %more
  %s = ashr i32 %x, %by
  %m = add i32 %n, 1
  %c = icmp eq i32 %s, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
define i64 @left_behind(i64 %x) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %m, %loop ]
  %k = phi i32 [ 7, %entry ], [ %l, %loop ]
  %m = add i64 %n, 1
  %l = add i32 %k, -2
  %s = shl i64 %x, %m
  %c = icmp ne i64 %s, 0
  br i1 %c, label %loop, label %exit
exit:
  %t = add i64 %s, %m
  %w = zext i32 %l to i64
  %r = add i64 %t, %w
  ret i64 %r
}
define i32 @by_twos(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %s = lshr i32 %x, %n
  %m = add nuw nsw i32 %n, 2
  %c = icmp eq i32 %s, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %n
}
define i32 @of_another(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %y = phi i32 [ %x, %entry ], [ %z, %loop ]
  %z = mul i32 %y, 3
  %s = lshr i32 %y, %n
  %m = add nuw nsw i32 %n, 1
  %c = icmp eq i32 %s, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %n
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @right(i32 %x) {
; entry:
;   %0 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
;   %1 = sub i32 32, %0
;   %2 = add i32 %1, 1
;   %3 = add i32 0, %2
;   %4 = sub i32 %3, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %s = lshr i32 %x, %n
;   %m = add nuw nsw i32 %n, 1
;   %c = icmp eq i32 %s, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %4, %loop ]
;   ret i32 %n.lcssa
; }
;
; define i32 @right_from(i32 %x, i32 %from, i32 %more) {
; entry:
;   %0 = add i32 %from, %more
;   %1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
;   %2 = sub i32 32, %1
;   %3 = call i32 @llvm.usub.sat.i32(i32 %2, i32 %0)
;   %4 = add i32 %3, 1
;   %5 = add i32 %from, %4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %n = phi i32 [ %from, %entry ], [ %m, %loop ]
;   %by = add i32 %n, %more
;   %s = ashr i32 %x, %by
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %s, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %5, %loop ]
;   ret i32 %m.lcssa
; }
;
; define i64 @left_behind(i64 %x) {
; entry:
;   %0 = add i64 0, 1
;   %1 = call i64 @llvm.cttz.i64(i64 %x, i1 false)
;   %2 = sub i64 64, %1
;   %3 = call i64 @llvm.usub.sat.i64(i64 %2, i64 %0)
;   %4 = add i64 %3, 1
;   %5 = add i64 0, %4
;   %6 = trunc i64 %4 to i32
;   %7 = mul i32 %6, -2
;   %8 = add i32 7, %7
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %n = phi i64 [ 0, %entry ], [ %m, %loop ]
;   %k = phi i32 [ 7, %entry ], [ %l, %loop ]
;   %m = add i64 %n, 1
;   %l = add i32 %k, -2
;   %s = shl i64 %x, %m
;   %c = icmp ne i64 %s, 0
;   br i1 false, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i64 [ %5, %loop ]
;   %l.lcssa = phi i32 [ %8, %loop ]
;   %s.lcssa = phi i64 [ 0, %loop ]
;   %t = add i64 %s.lcssa, %m.lcssa
;   %w = zext i32 %l.lcssa to i64
;   %r = add i64 %t, %w
;   ret i64 %r
; }
;
; define i32 @by_twos(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %s = lshr i32 %x, %n
;   %m = add nuw nsw i32 %n, 2
;   %c = icmp eq i32 %s, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %n, %loop ]
;   ret i32 %n.lcssa
; }
;
; define i32 @of_another(i32 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %y = phi i32 [ %x, %entry ], [ %z, %loop ]
;   %z = mul i32 %y, 3
;   %s = lshr i32 %y, %n
;   %m = add nuw nsw i32 %n, 1
;   %c = icmp eq i32 %s, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %n, %loop ]
;   ret i32 %n.lcssa
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.usub.sat.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.cttz.i64(i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.usub.sat.i64(i64, i64) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
