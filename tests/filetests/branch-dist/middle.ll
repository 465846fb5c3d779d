; RUN: opt -passes='branch-dist'
; A quotient in the middle of both arms is computed once, by all threads; what stands before and behind it stays under the branch.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare double @llvm.sqrt.f64(double)

define ptx_kernel void @f(ptr addrspace(1) %p, double %a, double %b, double %x) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %t, 7
  br i1 %c, label %yes, label %no
yes:
  %y1 = fmul double %a, %x
  %y2 = fadd double %y1, 1.0
  %yq = fdiv double %y2, %b
  %yp = getelementptr double, ptr addrspace(1) %p, i32 %t
  store double %yq, ptr addrspace(1) %yp
  br label %join
no:
  %n1 = call double @llvm.sqrt.f64(double %x)
  %nq = fdiv double %n1, %a
  %n2 = fsub double %nq, %b
  br label %join
join:
  %r = phi double [ %y2, %yes ], [ %n2, %no ]
  %q = getelementptr double, ptr addrspace(1) %p, i64 4096
  store double %r, ptr addrspace(1) %q
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.all(i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.sqrt.f64(double) #2
;
; define ptx_kernel void @f(ptr addrspace(1) %p, double %a, double %b, double %x) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp slt i32 %t, 7
;   br i1 %c, label %0, label %1
;
; 0:                                                ; preds = %entry
;   %y1 = fmul double %a, %x
;   %y2 = fadd double %y1, 1.000000e+00
;   br label %2
;
; 1:                                                ; preds = %entry
;   %n1 = call double @llvm.sqrt.f64(double %x)
;   br label %2
;
; 2:                                                ; preds = %1, %0
;   %3 = phi double [ %b, %0 ], [ %a, %1 ]
;   %4 = phi double [ %y2, %0 ], [ %n1, %1 ]
;   %5 = phi double [ %y2, %0 ], [ poison, %1 ]
;   %yq = fdiv double %4, %3
;   br i1 %c, label %6, label %7
;
; 6:                                                ; preds = %2
;   %yp = getelementptr double, ptr addrspace(1) %p, i32 %t
;   store double %yq, ptr addrspace(1) %yp, align 8
;   br label %join
;
; 7:                                                ; preds = %2
;   %n2 = fsub double %yq, %b
;   br label %join
;
; join:                                             ; preds = %7, %6
;   %r = phi double [ %5, %6 ], [ %n2, %7 ]
;   %q = getelementptr double, ptr addrspace(1) %p, i64 4096
;   store double %r, ptr addrspace(1) %q, align 8
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
