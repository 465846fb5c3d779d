; RUN: opt -passes='print<uniformity>' -disable-output
; A phi behind a branch that depends on the thread is divergent although its values are not.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @branch(ptr addrspace(1) %out, i32 %a, i32 %b) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 7
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %v = phi i32 [ %a, %entry ], [ %b, %then ]
  store i32 %v, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; UniformityInfo for function 'branch':
;
; BLOCK entry
; DEFINITIONS
;   DIVERGENT:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   DIVERGENT:   %c = icmp ult i32 %t, 7
; TERMINATORS
;   DIVERGENT:   br i1 %c, label %then, label %join
; END BLOCK
;
; BLOCK then
; DEFINITIONS
; TERMINATORS
;                br label %join
; END BLOCK
;
; BLOCK join
; DEFINITIONS
;   DIVERGENT:   %v = phi i32 [ %a, %entry ], [ %b, %then ]
;   DIVERGENT:   store i32 %v, ptr addrspace(1) %out, align 4
; TERMINATORS
;                ret void
; END BLOCK
