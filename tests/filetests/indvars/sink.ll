; RUN: opt -passes='loop(indvars)'
; What the preheader computes for code behind the loop only is computed there; loads and convergent operations stay.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @sink(i32 %a, i32 %b, ptr %p) {
entry:
  %m = mul i32 %a, %b
  %v = load i32, ptr %p
  %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  br label %loop
loop:
  store volatile i32 0, ptr %p
  %more = load volatile i1, ptr %p
  br i1 %more, label %loop, label %exit
exit:
  %s = add i32 %m, %v
  %t = add i32 %s, %x
  ret i32 %t
}
; EXPECT
; target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
;
; define i32 @sink(i32 %a, i32 %b, ptr %p) {
; entry:
;   %v = load i32, ptr %p, align 4
;   %x = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   store volatile i32 0, ptr %p, align 4
;   %more = load volatile i1, ptr %p, align 1
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %m = mul i32 %a, %b
;   %s = add i32 %m, %v
;   %t = add i32 %s, %x
;   ret i32 %t
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
