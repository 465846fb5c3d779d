; RUN: opt -passes='simplifycfg'
; The edge that brings null to a store is never taken; the condition is assumed.
define void @f(ptr %p, i1 %c) {
entry:
  br i1 %c, label %set, label %use
set:
  call void @side()
  br label %use
use:
  %q = phi ptr [ %p, %set ], [ null, %entry ]
  store i32 1, ptr %q, align 4
  ret void
}
declare void @side()
; EXPECT
; define void @f(ptr %p, i1 %c) {
; entry:
;   call void @llvm.assume(i1 %c)
;   call void @side()
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; declare void @side()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
