; RUN: opt -passes='sccp'
; Calls with effects stay where they are, volatile loads are anything, constant variables are looked through, and a convergent
; call is not moved.
target triple = "nvptx64-nvidia-cuda"
@table = internal constant [2 x i32] [i32 4, i32 5]
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @external(i32) convergent
define i32 @f(ptr %p) {
  %a = getelementptr [2 x i32], ptr @table, i64 0, i64 1
  %b = load i32, ptr %a
  %c = load volatile i32, ptr @table
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %d = add i32 %b, 1
  %e = call i32 @external(i32 %d) convergent
  %f = icmp eq i32 %d, 6
  %g = select i1 %f, i32 %c, i32 %e
  ret i32 %g
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @table = internal constant [2 x i32] [i32 4, i32 5]
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: convergent
; declare i32 @external(i32) #1
;
; define i32 @f(ptr %p) {
;   %c = load volatile i32, ptr @table, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %e = call i32 @external(i32 6) #1
;   %g = select i1 true, i32 %c, i32 %e
;   ret i32 %g
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { convergent }
