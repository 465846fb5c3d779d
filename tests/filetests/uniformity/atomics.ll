; RUN: opt -passes='print<uniformity>' -disable-output
; What an atomic operation returns differs between threads, and so does what depends on it.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @atomics(ptr addrspace(1) %p, i32 %n) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %twice = shl i32 %old, 1
  %plain = shl i32 %n, 1
  ret void
}
; EXPECT
; UniformityInfo for function 'atomics':
;
; BLOCK 0
; DEFINITIONS
;   DIVERGENT:   %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
;   DIVERGENT:   %twice = shl i32 %old, 1
;                %plain = shl i32 %n, 1
; TERMINATORS
;                ret void
; END BLOCK
