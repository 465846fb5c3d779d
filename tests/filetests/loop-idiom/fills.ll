; RUN: opt -passes='loop(loop-idiom)' -loop-idiom-device-memory
; Stores of one byte over and over that together fill the step of their address become a fill, whichever order they have, upwards and downwards, of a value too; fills of a step become one; TBAA stays.
target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, i32 }
define void @pairs(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %b = getelementptr inbounds %pair, ptr %p, i32 %i, i32 1
  store i32 -1, ptr %b, align 4
  %a = getelementptr inbounds %pair, ptr %p, i32 %i, i32 0
  store i32 -1, ptr %a, align 4
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @down(ptr %p, i8 %v) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 99, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i8, ptr %p, i64 %i
  store i8 %v, ptr %a, align 1, !tbaa !0
  %next = add nsw i64 %i, -1
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @rows(ptr %p, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = mul nsw i64 %i, %m
  %a = getelementptr inbounds i8, ptr %p, i64 %at
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 %m, i1 false)
  %next = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
!0 = !{!1, !1, i64 0}
!1 = !{!"byte", !2, i64 0}
!2 = !{!"root"}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %pair = type { i32, i32 }
;
; define void @pairs(ptr %p, i32 %n) {
; entry:
;   %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
;   %0 = zext nneg i32 %smax to i64
;   %1 = shl nuw nsw i64 %0, 3
;   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 -1, i64 %1, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %b = getelementptr inbounds %pair, ptr %p, i32 %i, i32 1
;   %a = getelementptr inbounds %pair, ptr %p, i32 %i, i32 0
;   %next = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @down(ptr %p, i8 %v) {
; entry:
;   call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %v, i64 100, i1 false), !tbaa !0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 99, %entry ], [ %next, %loop ]
;   %a = getelementptr inbounds i8, ptr %p, i64 %i
;   %next = add nsw i64 %i, -1
;   %c = icmp sgt i64 %i, 0
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @rows(ptr %p, i64 %n, i64 %m) {
; entry:
;   %smax = call i64 @llvm.smax.i64(i64 %n, i64 1)
;   %0 = mul nuw i64 %m, %smax
;   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 %0, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %at = mul nsw i64 %i, %m
;   %a = getelementptr inbounds i8, ptr %p, i64 %at
;   %next = add nuw nsw i64 %i, 1
;   %c = icmp slt i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.smax.i64(i64, i64) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"byte", !2, i64 0}
; !2 = !{!"root"}
