target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias captures(none) %b, i32 %n) #0 {
entry:
  %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %t, %n
  br i1 %in, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = phi float [ 0.000000e+00, %entry ], [ %s2, %loop ]
  %o = add nuw nsw i32 %i, %t
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i32 %o
  %v = load float, ptr addrspace(1) %p, align 4, !tbaa !0
  %q = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %t
  store float %v, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %s2 = fadd contract float %s, %v
  %i2 = add i32 %i, 1
  %c = icmp samesign ult i32 %i2, 8
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  %r = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %d = getelementptr inbounds float, ptr addrspace(1) %b, i32 %t
  %old = atomicrmw fadd ptr addrspace(1) %d, float %r syncscope("device") monotonic, align 4
  fence syncscope("block") seq_cst
  ret void
}

attributes #0 = { convergent nounwind "nvvm.maxntid"="256" "target-cpu"="sm_90" }

!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2, i64 0}
!2 = !{!"char", !3, i64 0}
!3 = !{!"tbaa"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
