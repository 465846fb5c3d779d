; RUN: opt -passes='divergence-lowering'
; Two values that were there before the branch are selected by its condition; a comparison on each side stays where it is.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @f(i32 %n, i1 %x, i1 %y, ptr %p, ptr %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  %d = icmp eq i32 %t, 5
  br label %join
no:
  store i32 2, ptr %q
  %e = icmp eq i32 %t, 6
  br label %join
join:
  %a = phi i1 [ %x, %yes ], [ %y, %no ]
  %b = phi i1 [ %d, %yes ], [ %e, %no ]
  store i1 %a, ptr %p
  store i1 %b, ptr %q
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define void @f(i32 %n, i1 %x, i1 %y, ptr %p, ptr %q) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, %n
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr %p, align 4
;   %d = icmp eq i32 %t, 5
;   br label %join
;
; no:                                               ; preds = %entry
;   store i32 2, ptr %q, align 4
;   %e = icmp eq i32 %t, 6
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %b = phi i1 [ %d, %yes ], [ %e, %no ]
;   %a = select i1 %c, i1 %x, i1 %y
;   store i1 %a, ptr %p, align 1
;   store i1 %b, ptr %q, align 1
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
