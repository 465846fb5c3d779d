; RUN: opt -passes='print<uniformity>' -disable-output
; Arguments of functions that are no kernels may differ between threads.
target triple = "nvptx64-nvidia-cuda"
define i32 @device_function(i32 %x, ptr addrspace(5) %local) {
  %v = load i32, ptr addrspace(5) %local
  %s = add i32 %v, %x
  ret i32 %s
}
; EXPECT
; UniformityInfo for function 'device_function':
; DIVERGENT ARGUMENTS:
;   DIVERGENT: i32 %x
;   DIVERGENT: ptr addrspace(5) %local
;
; BLOCK 0
; DEFINITIONS
;   DIVERGENT:   %v = load i32, ptr addrspace(5) %local, align 4
;   DIVERGENT:   %s = add i32 %v, %x
; TERMINATORS
;   DIVERGENT:   ret i32 %s
; END BLOCK
