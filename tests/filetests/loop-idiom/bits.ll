; RUN: opt -passes='loop(loop-idiom)'
; Loops that clear the lowest set bit or shift until nothing or a given bit is left: what they bring out is computed from ctpop, ctlz and cttz, in any width that the target counts, whether the number may be zero or not.
target triple = "nvptx64-nvidia-cuda"
define i32 @pop(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %less = add i32 %v, -1
  %next = and i32 %v, %less
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %m
}
define i64 @log2(i64 %x) {
entry:
  %z = icmp eq i64 %x, 0
  br i1 %z, label %exit, label %loop
loop:
  %v = phi i64 [ %x, %entry ], [ %next, %loop ]
  %n = phi i64 [ 7, %entry ], [ %m, %loop ]
  %next = lshr i64 %v, 1
  %m = add i64 %n, -1
  %c = icmp eq i64 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  %r = phi i64 [ 0, %entry ], [ %m, %loop ]
  ret i64 %r
}
define i32 @tz(i32 %x) mustprogress {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %b = and i32 %v, 4
  %next = lshr i32 %v, 1
  %m = add i32 %n, 3
  %c = icmp ne i32 %b, 0
  br i1 %c, label %exit, label %loop
exit:
  %s = add i32 %v, %n
  %t = add i32 %s, %next
  ret i32 %t
}
define i8 @left_to_sign(i8 %x) mustprogress {
entry:
  br label %loop
loop:
  %v = phi i8 [ %x, %entry ], [ %next, %loop ]
  %n = phi i64 [ 9, %entry ], [ %m, %loop ]
  %next = shl i8 %v, 1
  %m = add i64 %n, -1
  %c = icmp slt i8 %v, 0
  br i1 %c, label %exit, label %loop
exit:
  %t = trunc i64 %n to i8
  %r = add i8 %t, %v
  ret i8 %r
}
define i32 @left_to_variable(i32 %x, i32 %p) mustprogress {
entry:
  %mask = shl i32 1, %p
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %b = and i32 %mask, %v
  %next = shl i32 %v, 1
  %m = add i32 %n, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %n
}
define i32 @cleared_left(i32 %x) {
entry:
  br label %loop
loop:
  %v = phi i32 [ %x, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %next = shl i32 %v, 1
  %m = add i32 %n, 1
  %c = icmp eq i32 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  %r = add i32 %n, %m
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @pop(i32 %x) {
; entry:
;   %0 = call i32 @llvm.ctpop.i32(i32 %x)
;   %1 = call i32 @llvm.umax.i32(i32 %0, i32 1)
;   %2 = add i32 0, %1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %less = add i32 %v, -1
;   %next = and i32 %v, %less
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %next, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %m.lcssa = phi i32 [ %2, %loop ]
;   ret i32 %m.lcssa
; }
;
; define i64 @log2(i64 %x) {
; entry:
;   %z = icmp eq i64 %x, 0
;   br i1 %z, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %0 = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
;   %1 = sub i64 64, %0
;   %2 = sub i64 7, %1
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %v = phi i64 [ %next, %loop ], [ %x, %loop.preheader ]
;   %n = phi i64 [ %m, %loop ], [ 7, %loop.preheader ]
;   %next = lshr i64 %v, 1
;   %m = add i64 %n, -1
;   %c = icmp eq i64 %next, 0
;   br i1 true, label %exit.loopexit, label %loop
;
; exit.loopexit:                                    ; preds = %loop
;   %m.lcssa = phi i64 [ %2, %loop ]
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   %r = phi i64 [ 0, %entry ], [ %m.lcssa, %exit.loopexit ]
;   ret i64 %r
; }
;
; ; Function Attrs: mustprogress
; define i32 @tz(i32 %x) #0 {
; entry:
;   %0 = lshr i32 %x, 2
;   %1 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
;   %2 = lshr i32 %x, %1
;   %3 = add i32 %1, 1
;   %4 = mul i32 %3, 3
;   %5 = add i32 0, %4
;   %6 = sub i32 %5, 3
;   %7 = lshr i32 %2, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %b = and i32 %v, 4
;   %next = lshr i32 %v, 1
;   %m = add i32 %n, 3
;   %c = icmp ne i32 %b, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %v.lcssa = phi i32 [ %2, %loop ]
;   %n.lcssa = phi i32 [ %6, %loop ]
;   %next.lcssa = phi i32 [ %7, %loop ]
;   %s = add i32 %v.lcssa, %n.lcssa
;   %t = add i32 %s, %next.lcssa
;   ret i32 %t
; }
;
; ; Function Attrs: mustprogress
; define i8 @left_to_sign(i8 %x) #0 {
; entry:
;   %0 = shl i8 %x, 0
;   %1 = call i8 @llvm.ctlz.i8(i8 %0, i1 true)
;   %2 = shl i8 %x, %1
;   %3 = add i8 %1, 1
;   %4 = zext i8 %3 to i64
;   %5 = sub i64 9, %4
;   %6 = sub i64 %5, -1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i8 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i64 [ 9, %entry ], [ %m, %loop ]
;   %next = shl i8 %v, 1
;   %m = add i64 %n, -1
;   %c = icmp slt i8 %v, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %v.lcssa = phi i8 [ %2, %loop ]
;   %n.lcssa = phi i64 [ %6, %loop ]
;   %t = trunc i64 %n.lcssa to i8
;   %r = add i8 %t, %v.lcssa
;   ret i8 %r
; }
;
; ; Function Attrs: mustprogress
; define i32 @left_to_variable(i32 %x, i32 %p) #0 {
; entry:
;   %mask = shl i32 1, %p
;   %0 = sub i32 31, %p
;   %1 = shl i32 %x, %0
;   %2 = call i32 @llvm.ctlz.i32(i32 %1, i1 true)
;   %3 = shl i32 %x, %2
;   %4 = add i32 %2, 1
;   %5 = add i32 0, %4
;   %6 = sub i32 %5, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %b = and i32 %mask, %v
;   %next = shl i32 %v, 1
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %b, 0
;   br i1 false, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %6, %loop ]
;   ret i32 %n.lcssa
; }
;
; define i32 @cleared_left(i32 %x) {
; entry:
;   %0 = shl i32 %x, 1
;   %1 = call i32 @llvm.cttz.i32(i32 %0, i1 false)
;   %2 = sub i32 33, %1
;   %3 = add i32 0, %2
;   %4 = sub i32 %3, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = phi i32 [ %x, %entry ], [ %next, %loop ]
;   %n = phi i32 [ 0, %entry ], [ %m, %loop ]
;   %next = shl i32 %v, 1
;   %m = add i32 %n, 1
;   %c = icmp eq i32 %next, 0
;   br i1 true, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %n.lcssa = phi i32 [ %4, %loop ]
;   %m.lcssa = phi i32 [ %3, %loop ]
;   %r = add i32 %n.lcssa, %m.lcssa
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.cttz.i32(i32, i1 immarg) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i8 @llvm.ctlz.i8(i8, i1 immarg) #2
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2
;
; attributes #0 = { mustprogress }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
