; RUN: opt -passes='sccp'
; The bounds of a launch are ranges of the special registers.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define ptx_kernel void @f(ptr %out) "nvvm.reqntid"="128,1,1" {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %inside = icmp slt i32 %tid, 128
  br i1 %inside, label %yes, label %no
yes:
  %double = mul i32 %tid, 2
  %wide = sext i32 %double to i64
  %at = getelementptr inbounds i32, ptr %out, i64 %wide
  store i32 %size, ptr %at, align 4
  br label %no
no:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0
;
; define ptx_kernel void @f(ptr %out) #1 {
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   br label %yes
;
; yes:                                              ; preds = %0
;   %double = mul nuw nsw i32 %tid, 2
;   %wide = zext nneg i32 %double to i64
;   %at = getelementptr inbounds i32, ptr %out, i64 %wide
;   store i32 128, ptr %at, align 4
;   br label %no
;
; no:                                               ; preds = %yes
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "nvvm.reqntid"="128,1,1" }
