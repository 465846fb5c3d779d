; RUN: opt -passes=attributor
; Undefined values, code that nothing reaches, functions that a linker may replace.
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
x:
  store i1 undef, ptr poison
  ret void
}
define weak i32 @replaced(ptr %p) {
  ret i32 poison
}
define void @never() {
  unreachable
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define void @f() #0 {
;   ret void
;
; x:                                                ; No predecessors!
;   store i1 undef, ptr poison, align 1
;   ret void
; }
;
; define weak i32 @replaced(ptr %p) {
;   ret i32 poison
; }
;
; ; Function Attrs: mustprogress nofree norecurse noreturn nosync nounwind willreturn memory(none)
; define void @never() #1 {
;   unreachable
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
; attributes #1 = { mustprogress nofree norecurse noreturn nosync nounwind willreturn memory(none) }
