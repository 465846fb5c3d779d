; RUN: opt -passes='divergence-lowering'
; A comparison that only the phi uses moves to the meeting point and takes the condition in; a load does not.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i1 @f(i32 %n, i32 %x, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %yes, label %join
yes:
  store i32 1, ptr %p
  %d = icmp eq i32 %x, %t
  br label %join
join:
  %r = phi i1 [ %d, %yes ], [ false, %entry ]
  ret i1 %r
}

define i1 @loaded(i32 %n, ptr %p) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %yes, label %join
yes:
  %v = load i32, ptr %p
  %d = icmp eq i32 %v, %t
  br label %join
join:
  %r = phi i1 [ %d, %yes ], [ true, %entry ]
  ret i1 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define i1 @f(i32 %n, i32 %x, ptr %p) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, %n
;   br i1 %c, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %d = icmp eq i32 %x, %t
;   %r = select i1 %c, i1 %d, i1 false
;   ret i1 %r
; }
;
; define i1 @loaded(i32 %n, ptr %p) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, %n
;   br i1 %c, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   %v = load i32, ptr %p, align 4
;   %d = icmp eq i32 %v, %t
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %r = phi i1 [ %d, %yes ], [ true, %entry ]
;   ret i1 %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
