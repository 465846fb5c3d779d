; RUN: opt -passes='adce'
; Barriers, stores, volatile loads and unknown calls stay; pure calls and plain loads go.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @pure(i32) memory(none) willreturn nounwind
declare void @side()

define void @f(ptr %p) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %p, align 4
  %v = load volatile i32, ptr %p, align 4
  %w = load i32, ptr %p, align 4
  %x = call i32 @pure(i32 1)
  call void @side()
  ret void
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: nounwind willreturn memory(none)
; declare i32 @pure(i32) #1
;
; declare void @side()
;
; define void @f(ptr %p) {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 1, ptr %p, align 4
;   %v = load volatile i32, ptr %p, align 4
;   call void @side()
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nounwind willreturn memory(none) }
