; RUN: opt -passes=infer-alignment
; A tile of shared memory that is aligned to 16 bytes is read in rows of 128 bytes: volatile and atomic accesses get their alignment too.
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16
define void @f(i32 %row, i32 %column) {
  %a = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 0
  %v = load volatile <2 x float>, ptr addrspace(3) %a, align 4
  %b = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 2
  %w = load atomic i32, ptr addrspace(3) %b monotonic, align 4
  %c = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 %column
  store i32 %w, ptr addrspace(3) %c, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16
;
; define void @f(i32 %row, i32 %column) {
;   %a = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 0
;   %v = load volatile <2 x float>, ptr addrspace(3) %a, align 16
;   %b = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 2
;   %w = load atomic i32, ptr addrspace(3) %b monotonic, align 8
;   %c = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %row, i32 %column
;   store i32 %w, ptr addrspace(3) %c, align 4
;   ret void
; }
