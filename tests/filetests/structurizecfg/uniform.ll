; RUN: opt -passes='structurizecfg<skip-uniform-regions>'
; All threads of a warp take the first pair of branches alike, and not the second.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @uniform(ptr addrspace(1) %out, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = icmp eq i32 %n, 0
  br i1 %u, label %a, label %b
a:
  %u2 = icmp eq i32 %n, 1
  br i1 %u2, label %b, label %c
b:
  store i32 1, ptr addrspace(1) %out
  br label %c
c:
  %v = icmp eq i32 %t, 0
  br i1 %v, label %d, label %e
d:
  %v2 = icmp eq i32 %t, 1
  br i1 %v2, label %e, label %f
e:
  store i32 2, ptr addrspace(1) %out
  br label %f
f:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @uniform(ptr addrspace(1) %out, i32 %n) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %u = icmp eq i32 %n, 0
;   br i1 %u, label %a, label %b
;
; a:                                                ; preds = %entry
;   %u2 = icmp eq i32 %n, 1
;   br i1 %u2, label %b, label %c
;
; b:                                                ; preds = %a, %entry
;   store i32 1, ptr addrspace(1) %out, align 4
;   br label %c
;
; c:                                                ; preds = %b, %a
;   %v = icmp eq i32 %t, 0
;   %v.inv = xor i1 %v, true
;   br i1 %v, label %d, label %Flow
;
; d:                                                ; preds = %c
;   %v2 = icmp eq i32 %t, 1
;   br label %Flow
;
; Flow:                                             ; preds = %d, %c
;   %0 = phi i1 [ %v2, %d ], [ %v.inv, %c ]
;   br i1 %0, label %e, label %f
;
; e:                                                ; preds = %Flow
;   store i32 2, ptr addrspace(1) %out, align 4
;   br label %f
;
; f:                                                ; preds = %e, %Flow
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
