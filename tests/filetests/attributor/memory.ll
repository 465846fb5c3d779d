; RUN: opt -passes=attributor
; What functions do to memory, through arguments and without.
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0
define i32 @reads(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define void @writes(ptr addrspace(1) %p, i128 %v) {
  store i128 %v, ptr addrspace(1) %p
  ret void
}
define i32 @variable() {
  %v = load i32, ptr @g
  ret i32 %v
}
define i1 @nothing(i1 %x) {
  %y = xor i1 %x, true
  ret i1 %y
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @g = global i32 0
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
; define i32 @reads(ptr readonly captures(none) %p) #0 {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @writes(ptr addrspace(1) writeonly captures(none) initializes((0, 16)) %p, i128 %v) #1 {
;   store i128 %v, ptr addrspace(1) %p, align 16
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define i32 @variable() #2 {
;   %v = load i32, ptr @g, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i1 @nothing(i1 %x) #3 {
;   %y = xor i1 %x, true
;   ret i1 %y
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
; attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
