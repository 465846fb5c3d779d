; RUN: opt -passes=deadargelim
; A call with a barrier behind it stays where it is, with its attributes, bundles and tail kind.
declare void @llvm.nvvm.barrier0()
define internal float @waits(float %x, i32 %dead) convergent {
  call void @llvm.nvvm.barrier0()
  ret float %x
}
define ptx_kernel void @k(ptr %p, i1 %c) {
  br i1 %c, label %then, label %done
then:
  %r = tail call fast float @waits(float 1.0, i32 2) convergent [ "tag"(i32 5) ]
  store float %r, ptr %p
  br label %done
done:
  ret void
}
; EXPECT
; ; Function Attrs: convergent
; define internal float @waits(float %x) #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret float %x
; }
;
; define ptx_kernel void @k(ptr %p, i1 %c) {
;   br i1 %c, label %then, label %done
;
; then:                                             ; preds = %0
;   %r = tail call float @waits(float 1.000000e+00) #0 [ "tag"(i32 5) ]
;   store float %r, ptr %p, align 4
;   br label %done
;
; done:                                             ; preds = %then, %0
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
