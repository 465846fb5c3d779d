; RUN: opt -passes='print<uniformity>' -disable-output
; A loop that threads leave in different iterations: what it computes is divergent behind it.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @kernel(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %t
  br i1 %more, label %loop, label %exit
exit:
  %sum = add i32 %next, %n
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
define ptx_kernel void @all(i32 %n) {
  %m = add i32 %n, 1
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; UniformityInfo for function 'kernel':
; CYCLES WITH DIVERGENT EXIT:
;   depth=1: entries(loop)
;
; TEMPORAL DIVERGENCE LIST:
; Value         :  %next = add i32 %i, 1
; Used by       :  %sum = add i32 %next, %n
; Outside cycle :depth=1: entries(loop)
;
;
; BLOCK entry
; DEFINITIONS
;   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; TERMINATORS
;                br label %loop
; END BLOCK
;
; BLOCK loop
; DEFINITIONS
;                %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;                %next = add i32 %i, 1
;   DIVERGENT:   %more = icmp ult i32 %next, %t
; TERMINATORS
;   DIVERGENT:   br i1 %more, label %loop, label %exit
; END BLOCK
;
; BLOCK exit
; DEFINITIONS
;   DIVERGENT:   %sum = add i32 %next, %n
;   DIVERGENT:   store i32 %sum, ptr addrspace(1) %out, align 4
; TERMINATORS
;                ret void
; END BLOCK
; UniformityInfo for function 'all':
; ALL VALUES UNIFORM
