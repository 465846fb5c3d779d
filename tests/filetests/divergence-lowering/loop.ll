; RUN: opt -passes='divergence-lowering'
; In a loop the condition is that of the same iteration; a value that the meeting point itself computes, of the iteration before, is not there.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i1 @f(i32 %n, ptr %p, ptr %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %join ]
  %last = phi i1 [ false, %entry ], [ %odd, %join ]
  %c = icmp slt i32 %t, %i
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %join
no:
  store i32 2, ptr %q
  br label %join
join:
  %a = phi i1 [ true, %yes ], [ false, %no ]
  %b = phi i1 [ %last, %yes ], [ false, %no ]
  %odd = xor i1 %a, %b
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %exit
exit:
  ret i1 %odd
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define i1 @f(i32 %n, ptr %p, ptr %q) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %head
;
; head:                                             ; preds = %join, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %join ]
;   %last = phi i1 [ false, %entry ], [ %odd, %join ]
;   %c = icmp slt i32 %t, %i
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %head
;   store i32 1, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %head
;   store i32 2, ptr %q, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %b = select i1 %c, i1 %last, i1 false
;   %odd = xor i1 %c, %b
;   %j = add i32 %i, 1
;   %d = icmp slt i32 %j, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %join
;   ret i1 %odd
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
