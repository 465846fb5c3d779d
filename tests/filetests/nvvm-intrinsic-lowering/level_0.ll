; RUN: opt -passes='nvvm-intrinsic-lowering<level=0>'
; Level 0 makes no new instructions: copies go, questions that are decided are answered, the rest stays.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.move.i32(i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i1 @llvm.nvvm.isspacep.local(ptr)

define i32 @f(i32 %a) {
  %slot = alloca i32
  %m = call i32 @llvm.nvvm.move.i32(i32 %a)
  %zero = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 1)
  %h = call i32 @llvm.nvvm.mulhi.ui(i32 %m, i32 %a)
  %l = call i1 @llvm.nvvm.isspacep.local(ptr %slot)
  %s = select i1 %l, i32 %h, i32 %zero
  ret i32 %s
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare i32 @llvm.nvvm.move.i32(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #1
;
; define i32 @f(i32 %a) {
;   %slot = alloca i32, align 4
;   %h = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %a)
;   %s = select i1 true, i32 %h, i32 0
;   ret i32 %s
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
