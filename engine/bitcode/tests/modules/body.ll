source_filename = "body.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [64 x float] undef, align 4

define i32 @integers(i32 %a, i32 %b, i1 %c) {
entry:
  %sum = add nuw nsw i32 %a, %b
  %shifted = lshr exact i32 %sum, 3
  %both = or disjoint i32 %shifted, 1024
  %less = icmp samesign ult i32 %both, %a
  %wide = zext nneg i32 %both to i64
  %narrow = trunc nuw i64 %wide to i16
  %back = sext i16 %narrow to i32
  %picked = select i1 %less, i32 %back, i32 -7
  %frozen = freeze i32 %picked
  br i1 %c, label %loop, label %done

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %carried = phi i32 [ %frozen, %entry ], [ %later, %loop ]
  %later = mul i32 %carried, %i
  %next = add i32 %i, 1
  %next.copy = sub i32 %next, 0
  %again = icmp slt i32 %next, %b
  br i1 %again, label %loop, label %done, !llvm.loop !0

done:
  %result = phi i32 [ %frozen, %entry ], [ %later, %loop ]
  switch i32 %result, label %end [
    i32 0, label %first
    i32 -5, label %end
    i32 70000, label %first
  ]

first:
  br label %end

end:
  %r = phi i32 [ 1, %first ], [ 2, %done ], [ 2, %done ]
  ret i32 %r
}

define float @floats(float %x, <4 x float> %v, half %h) {
  %1 = fadd fast float %x, 1.000000e+00
  %2 = fmul nnan ninf float %1, 0x3FB99999A0000000
  %3 = fneg nsz float %2
  %4 = fcmp contract oge float %3, 0.000000e+00
  %5 = extractelement <4 x float> %v, i32 2
  %6 = insertelement <4 x float> %v, float %5, i64 0
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %8 = extractelement <4 x float> %7, i32 0
  %9 = fpext half %h to float
  %10 = select fast i1 %4, float %8, float %9
  %11 = call fast float @llvm.fma.f32(float %10, float %x, float %x)
  ret float %11
}

define void @memory(ptr %p, ptr addrspace(1) %g, i64 %n) {
  %slot = alloca { i32, float }, align 8
  %many = alloca i32, i64 %n, align 4
  %field = getelementptr inbounds nuw { i32, float }, ptr %slot, i64 0, i32 1
  store float 2.000000e+00, ptr %field, align 4
  %v = load volatile i32, ptr %p, align 4, !tbaa !3
  %w = load atomic i64, ptr addrspace(1) %g syncscope("block") acquire, align 8
  store atomic i64 %w, ptr addrspace(1) %g syncscope("device") release, align 8
  fence syncscope("singlethread") seq_cst
  %old = atomicrmw uinc_wrap ptr %p, i32 5 monotonic, align 4
  %pair = cmpxchg weak ptr %p, i32 %old, i32 %v acq_rel monotonic, align 4
  %value = extractvalue { i32, i1 } %pair, 0
  %whole = insertvalue { i32, float } poison, i32 %value, 0
  store { i32, float } %whole, ptr %slot, align 4
  %shared = getelementptr [64 x float], ptr addrspace(3) @shared, i64 0, i64 %n
  %f = load float, ptr addrspace(3) %shared, align 4, !range.like !4
  call void @use(float %f, ptr addrspacecast (ptr addrspace(3) @shared to ptr)) #0 [ "deopt"(i32 1, i64 %n), "align"(ptr %p, i64 16) ]
  ret void
}

define void @calls(ptr %callee, ptr %p) personality ptr @personality {
  %1 = tail call i32 %callee(i32 1, i32 noundef 2)
  %2 = call { i32, i32 } asm sideeffect "add $0, $1, $2;", "=r,=r,r,~{memory}"(i32 %1)
  %3 = invoke i32 (i32, ...) @variadic(i32 %1, double 1.000000e+00, ptr %p)
          to label %normal unwind label %pad

normal:
  musttail call void @calls(ptr %callee, ptr %p)
  ret void

pad:
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %4
}

declare float @llvm.fma.f32(float, float, float) #1

declare void @use(float, ptr)

declare i32 @variadic(i32, ...)

declare i32 @personality(...)

attributes #0 = { convergent nounwind }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 4}
!3 = !{!5, !5, i64 0}
!4 = !{i32 1, i32 2}
!5 = !{!"int", !6, i64 0}
!6 = !{!"root"}
