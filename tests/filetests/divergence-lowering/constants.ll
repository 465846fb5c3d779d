; RUN: opt -passes='divergence-lowering'
; Which side threads come from is the condition of the branch, or its opposite.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define void @f(i32 %n, ptr %p, ptr %q) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, %n
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %join
no:
  store i32 2, ptr %q
  br label %join
join:
  %a = phi i1 [ true, %yes ], [ false, %no ]
  %b = phi i1 [ false, %yes ], [ true, %no ]
  %c1 = phi i1 [ true, %yes ], [ true, %no ]
  store i1 %a, ptr %p
  store i1 %b, ptr %q
  store i1 %c1, ptr %q
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define void @f(i32 %n, ptr %p, ptr %q) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, %n
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   store i32 2, ptr %q, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %b = xor i1 %c, true
;   store i1 %c, ptr %p, align 1
;   store i1 %b, ptr %q, align 1
;   store i1 true, ptr %q, align 1
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
