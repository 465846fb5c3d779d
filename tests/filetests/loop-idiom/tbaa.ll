; RUN: opt -passes='loop(loop-idiom)' -loop-idiom-device-memory
; The type of a fill is the most generic of the types of the stores, of a copy that of the load and the store. Where types have sizes, the access has
; the size of the whole, or no type where nobody knows it.
target triple = "nvptx64-nvidia-cuda"

define void @pairs(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %a = getelementptr inbounds [8 x i8], ptr %p, i64 %i
  store i32 0, ptr %a, align 8, !tbaa !0
  %b = getelementptr inbounds i8, ptr %a, i64 4
  store float 0.0, ptr %b, align 4, !tbaa !2
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @sized(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %a, align 4, !tbaa !6
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @unknown_size(ptr noalias %p, ptr noalias %q, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %q, i64 %i
  %v = load i32, ptr %b, align 4, !tbaa !6
  store i32 %v, ptr %a, align 4, !tbaa !6
  %n = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %n, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !4, i64 0}
!2 = !{!3, !3, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"root"}
!6 = !{!7, !7, i64 0, i64 4}
!7 = !{!8, i64 4, !"int"}
!8 = !{!5, i64 1, !"char"}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @pairs(ptr %p) {
; entry:
;   call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 800, i1 false), !tbaa !0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %n, %loop ]
;   %a = getelementptr inbounds [8 x i8], ptr %p, i64 %i
;   %b = getelementptr inbounds i8, ptr %a, i64 4
;   %n = add nuw nsw i64 %i, 1
;   %c = icmp ult i64 %n, 100
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @sized(ptr %p) {
; entry:
;   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 400, i1 false), !tbaa !3
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %n, %loop ]
;   %a = getelementptr inbounds i32, ptr %p, i64 %i
;   %n = add nuw nsw i64 %i, 1
;   %c = icmp ult i64 %n, 100
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @unknown_size(ptr noalias %p, ptr noalias %q, i64 %m) {
; entry:
;   %umax = call i64 @llvm.umax.i64(i64 %m, i64 1)
;   %0 = shl nuw i64 %umax, 2
;   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %0, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %n, %loop ]
;   %a = getelementptr inbounds i32, ptr %p, i64 %i
;   %b = getelementptr inbounds i32, ptr %q, i64 %i
;   %v = load i32, ptr %b, align 4, !tbaa !6
;   %n = add nuw nsw i64 %i, 1
;   %c = icmp ult i64 %n, %m
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
; declare i64 @llvm.umax.i64(i64, i64) #1
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"omnipotent char", !2, i64 0}
; !2 = !{!"root"}
; !3 = !{!4, !4, i64 0, i64 400}
; !4 = !{!5, i64 4, !"int"}
; !5 = !{!2, i64 1, !"char"}
; !6 = !{!4, !4, i64 0, i64 4}
