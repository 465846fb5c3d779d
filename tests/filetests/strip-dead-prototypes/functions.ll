; RUN: opt -passes=strip-dead-prototypes
; Declarations without a use go.
declare i32 @called()
declare i32 @not_called()
declare void @taken()
declare float @llvm.sqrt.f32(float)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
@address = global ptr @taken
define i32 @f() {
  %x = call i32 @called()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret i32 %x
}
; EXPECT
; @address = global ptr @taken
;
; declare i32 @called()
;
; declare void @taken()
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define i32 @f() {
;   %x = call i32 @called()
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   ret i32 %x
; }
;
; attributes #0 = { convergent nocallback nounwind }
