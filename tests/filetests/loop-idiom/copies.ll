; RUN: opt -passes='loop(loop-idiom)' -loop-idiom-device-memory
; Stores of loads become a copy where neither memory is touched otherwise, a move within one object further up (down: further down), where the load is used once; copies of a step become one copy.
target triple = "nvptx64-nvidia-cuda"
define void @copy(ptr noalias %d, ptr noalias %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds double, ptr %s, i32 %i
  %v = load double, ptr %a, align 8
  %b = getelementptr inbounds double, ptr %d, i32 %i
  store double %v, ptr %b, align 8
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @move(ptr %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %j = add nuw nsw i64 %i, 3
  %a = getelementptr inbounds i32, ptr %d, i64 %j
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %d, i64 %i
  store i32 %v, ptr %b, align 4
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, 40
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @move_down(ptr %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 40, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, -1
  %a = getelementptr inbounds i32, ptr %d, i64 %next
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %d, i64 %i
  store i32 %v, ptr %b, align 4
  %c = icmp eq i64 %next, 0
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @spread(ptr %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr %d, i64 %i
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %d, i64 %next
  store i32 %v, ptr %b, align 4
  %c = icmp eq i64 %next, 40
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define i32 @needed(ptr %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr %d, i64 %next
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %d, i64 %i
  store i32 %v, ptr %b, align 4
  %c = icmp eq i64 %next, 40
  br i1 %c, label %exit, label %loop
exit:
  %r = phi i32 [ %v, %loop ]
  ret i32 %r
}
define void @rows(ptr noalias %d, ptr noalias %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds [12 x i8], ptr %s, i64 %i
  %b = getelementptr inbounds [12 x i8], ptr %d, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 12, i1 false)
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, 40
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @may_meet(ptr %d, ptr %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds double, ptr %s, i32 %i
  %v = load double, ptr %a, align 8
  %b = getelementptr inbounds double, ptr %d, i32 %i
  store double %v, ptr %b, align 8
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @copy(ptr noalias %d, ptr noalias %s, i32 %n) {
; entry:
;   %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
;   %0 = zext nneg i32 %smax to i64
;   %1 = shl nuw nsw i64 %0, 3
;   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %d, ptr align 8 %s, i64 %1, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds double, ptr %s, i32 %i
;   %v = load double, ptr %a, align 8
;   %b = getelementptr inbounds double, ptr %d, i32 %i
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @move(ptr %d) {
; entry:
;   %scevgep = getelementptr nuw i8, ptr %d, i64 12
;   call void @llvm.memmove.p0.p0.i64(ptr align 4 %d, ptr align 4 %scevgep, i64 160, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %j = add nuw nsw i64 %i, 3
;   %a = getelementptr inbounds i32, ptr %d, i64 %j
;   %v = load i32, ptr %a, align 4
;   %b = getelementptr inbounds i32, ptr %d, i64 %i
;   %next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %next, 40
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @move_down(ptr %d) {
; entry:
;   %scevgep = getelementptr nuw i8, ptr %d, i64 4
;   call void @llvm.memmove.p0.p0.i64(ptr align 4 %scevgep, ptr align 4 %d, i64 160, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 40, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, -1
;   %a = getelementptr inbounds i32, ptr %d, i64 %next
;   %v = load i32, ptr %a, align 4
;   %b = getelementptr inbounds i32, ptr %d, i64 %i
;   %c = icmp eq i64 %next, 0
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @spread(ptr %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %a = getelementptr inbounds i32, ptr %d, i64 %i
;   %v = load i32, ptr %a, align 4
;   %b = getelementptr inbounds i32, ptr %d, i64 %next
;   store i32 %v, ptr %b, align 4
;   %c = icmp eq i64 %next, 40
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i32 @needed(ptr %d) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %a = getelementptr inbounds i32, ptr %d, i64 %next
;   %v = load i32, ptr %a, align 4
;   %b = getelementptr inbounds i32, ptr %d, i64 %i
;   store i32 %v, ptr %b, align 4
;   %c = icmp eq i64 %next, 40
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %r = phi i32 [ %v, %loop ]
;   ret i32 %r
; }
;
; define void @rows(ptr noalias %d, ptr noalias %s) {
; entry:
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %s, i64 480, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds [12 x i8], ptr %s, i64 %i
;   %b = getelementptr inbounds [12 x i8], ptr %d, i64 %i
;   %next = add nuw nsw i64 %i, 1
;   %c = icmp eq i64 %next, 40
;   br i1 %c, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @may_meet(ptr %d, ptr %s, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds double, ptr %s, i32 %i
;   %v = load double, ptr %a, align 8
;   %b = getelementptr inbounds double, ptr %d, i32 %i
;   store double %v, ptr %b, align 8
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
