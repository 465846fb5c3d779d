; RUN: opt -passes='default<O2>' -passes-ep-pipeline-start='internalize<preserve-gv=kernel>' -passes-ep-optimizer-last=strip
; The pass at the start of level 2 makes the unused function internal, so that the level removes it; that at its end takes the names
; of values away.
target triple = "nvptx64-nvidia-cuda"

define void @unused(ptr %place) {
  store i32 1, ptr %place
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %place, i32 %number) {
  %sum = add i32 %number, 1
  store i32 %sum, ptr addrspace(1) %place
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define ptx_kernel void @kernel(ptr addrspace(1) writeonly captures(none) initializes((0, 4)) %0, i32 %1) local_unnamed_addr #0 {
;   %3 = add i32 %1, 1
;   store i32 %3, ptr addrspace(1) %0, align 4
;   ret void
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
