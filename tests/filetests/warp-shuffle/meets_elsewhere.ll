; RUN: opt -passes=warp-shuffle
; Lanes whose paths diverged meet in shuffles of two blocks, which both stay; where control is uniform the first is known.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
define ptx_kernel void @meets(ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp sge i32 %t, 17
  br i1 %c, label %a, label %b
a:
  %first = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 7, i32 0, i32 31)
  br label %b
b:
  %second = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 0, i32 2, i32 31)
  store i32 %second, ptr %out
  ret void
}
define ptx_kernel void @uniform(ptr %out, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %first = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 7, i32 0, i32 31)
  store i32 %first, ptr %out
  br label %b
b:
  %second = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 0, i32 2, i32 31)
  store i32 %second, ptr %out
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #1
;
; define ptx_kernel void @meets(ptr %out) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp sge i32 %t, 17
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   %first = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 7, i32 0, i32 31)
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %second = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 0, i32 2, i32 31)
;   store i32 %second, ptr %out, align 4
;   ret void
; }
;
; define ptx_kernel void @uniform(ptr %out, i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   store i32 7, ptr %out, align 4
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   store i32 0, ptr %out, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
