; RUN: opt -passes='gvn'
; What a branch and one of its arms lack is computed before the branch on a GPU, not on the edge with a phi behind it.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define i32 @register(i1 %c, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %b = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %b, ptr %p
  br label %join
join:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %again = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %again
}

; A product; what only one of them promises is not promised.
define i32 @product(i1 %c, i32 %x, i32 %y, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %m = mul nsw i32 %x, %y
  store i32 %m, ptr %p
  br label %join
join:
  %n = mul nuw nsw i32 %x, %y
  ret i32 %n
}

; A quotient may fault: it stays behind the branch.
define i32 @quotient(i1 %c, i32 %x, i32 %y, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %m = udiv i32 %x, %y
  store i32 %m, ptr %p
  br label %join
join:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %n = udiv i32 %x, %y
  ret i32 %n
}

; Another value on each way.
define i32 @ways(i1 %c, i32 %x, i32 %y, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %m = mul i32 %x, %y
  store i32 %m, ptr %p
  br label %join
join:
  %z = phi i32 [ %y, %then ], [ 3, %entry ]
  %n = mul i32 %x, %z
  ret i32 %n
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; define i32 @register(i1 %c, ptr %p) {
; entry:
;   %.pre = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   store i32 %.pre, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %then, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret i32 %.pre
; }
;
; define i32 @product(i1 %c, i32 %x, i32 %y, ptr %p) {
; entry:
;   %.pre = mul nsw i32 %x, %y
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   store i32 %.pre, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %then, %entry
;   ret i32 %.pre
; }
;
; define i32 @quotient(i1 %c, i32 %x, i32 %y, ptr %p) {
; entry:
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
;   %m = udiv i32 %x, %y
;   store i32 %m, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %then, %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %n = udiv i32 %x, %y
;   ret i32 %n
; }
;
; define i32 @ways(i1 %c, i32 %x, i32 %y, ptr %p) {
; entry:
;   br i1 %c, label %then, label %entry.join_crit_edge
;
; entry.join_crit_edge:                             ; preds = %entry
;   br label %join
;
; then:                                             ; preds = %entry
;   %m = mul i32 %x, %y
;   store i32 %m, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %then, %entry.join_crit_edge
;   %z = phi i32 [ %y, %then ], [ 3, %entry.join_crit_edge ]
;   %n = mul i32 %x, %z
;   ret i32 %n
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
