; RUN: opt -passes='sink'
; What one path needs is computed there; a load stays above a store that may change it, a convergent call stays in any case.
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
define i32 @paths(i1 %c, i32 %a, ptr %p, ptr %q) {
entry:
  %x = mul i32 %a, %a
  %v = load i32, ptr %p
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
  store i32 1, ptr %q
  br i1 %c, label %yes, label %no
yes:
  %y = add i32 %x, %v
  %z = add i32 %y, %s
  ret i32 %z
no:
  ret i32 0
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
;
; define i32 @paths(i1 %c, i32 %a, ptr %p, ptr %q) {
; entry:
;   %v = load i32, ptr %p, align 4
;   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %a, i32 0, i32 31)
;   store i32 1, ptr %q, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = mul i32 %a, %a
;   %y = add i32 %x, %v
;   %z = add i32 %y, %s
;   ret i32 %z
;
; no:                                               ; preds = %entry
;   ret i32 0
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
