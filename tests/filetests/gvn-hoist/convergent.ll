; RUN: opt -passes=gvn-hoist
; Behind a barrier, a call with effects or a volatile access nothing moves; the shuffles of both sides stay two.
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
define i32 @f(i1 %c, i32 %v, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
  %x = mul i32 %v, 3
  %r = add i32 %x, %a
  ret i32 %r
no:
  %b = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
  %y = mul i32 %v, 3
  %s = sub i32 %y, %b
  ret i32 %s
}
define i32 @g(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = load volatile i32, ptr %p
  ret i32 %a
no:
  %b = load volatile i32, ptr %p
  ret i32 %b
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #0
;
; define i32 @f(i1 %c, i32 %v, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
;   %x = mul i32 %v, 3
;   %r = add i32 %x, %a
;   ret i32 %r
;
; no:                                               ; preds = %entry
;   %b = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v, i32 1, i32 31)
;   %y = mul i32 %v, 3
;   %s = sub i32 %y, %b
;   ret i32 %s
; }
;
; define i32 @g(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = load volatile i32, ptr %p, align 4
;   ret i32 %a
;
; no:                                               ; preds = %entry
;   %b = load volatile i32, ptr %p, align 4
;   ret i32 %b
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
