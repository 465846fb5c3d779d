; RUN: opt -passes='nvopt<O2>'
; An arm that asks `__nvvm_reflect` is answered before its function is inlined, so that the coefficients are selects and no branch stays.
target triple = "nvptx64-nvidia-cuda"

@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"

declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.fabs.f32(float)
declare float @llvm.nvvm.fabs.ftz.f32(float)
declare float @llvm.fma.f32(float, float, float)

define internal float @polynomial(float %x) {
  %a = call float @llvm.nvvm.fabs.f32(float %x)
  %big = fcmp oge float %a, 1.0
  br i1 %big, label %far, label %near
far:
  %r = call i32 @__nvvm_reflect(ptr @.str)
  %ftz = icmp ne i32 %r, 0
  %f = call float @llvm.nvvm.fabs.ftz.f32(float %x)
  %d = select i1 %ftz, float %f, float %a
  br label %join
near:
  %s = fmul float %x, %x
  br label %join
join:
  %t = phi float [ %d, %far ], [ %s, %near ]
  %c0 = select i1 %big, float 3.0, float 4.0
  %c1 = select i1 %big, float 5.0, float 6.0
  %c2 = select i1 %big, float 7.0, float 8.0
  %c3 = select i1 %big, float 9.0, float 10.0
  %c4 = select i1 %big, float 11.0, float 12.0
  %c5 = select i1 %big, float 13.0, float 14.0
  %c6 = select i1 %big, float 15.0, float 16.0
  %c7 = select i1 %big, float 17.0, float 18.0
  %p1 = call float @llvm.fma.f32(float %c0, float %t, float %c1)
  %p2 = call float @llvm.fma.f32(float %p1, float %t, float %c2)
  %p3 = call float @llvm.fma.f32(float %p2, float %t, float %c3)
  %p4 = call float @llvm.fma.f32(float %p3, float %t, float %c4)
  %p5 = call float @llvm.fma.f32(float %p4, float %t, float %c5)
  %p6 = call float @llvm.fma.f32(float %p5, float %t, float %c6)
  %p7 = call float @llvm.fma.f32(float %p6, float %t, float %c7)
  ret float %p7
}

define internal float @scaled(float %x) {
  %m = fmul float %x, 0.5
  %p = call float @polynomial(float %m)
  %r = fadd float %p, 1.0
  ret float %r
}

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %v = load float, ptr addrspace(1) %p
  %r = call float @scaled(float %v)
  %w = fadd float %r, 2.0
  %z = call float @scaled(float %w)
  store float %z, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fma.f32(float, float, float) #0
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define ptx_kernel void @kernel(ptr addrspace(1) captures(none) %p) local_unnamed_addr #1 {
;   %v = load float, ptr addrspace(1) %p, align 4
;   %m.i = fmul float %v, 5.000000e-01
;   %a.i.i = tail call float @llvm.fabs.f32(float %m.i)
;   %big.i.i = fcmp oge float %a.i.i, 1.000000e+00
;   %s.i.i = fmul float %m.i, %m.i
;   %t.i.i = select i1 %big.i.i, float %a.i.i, float %s.i.i
;   %c7.i.i = select i1 %big.i.i, float 1.700000e+01, float 1.800000e+01
;   %c1.i.i = select i1 %big.i.i, float 5.000000e+00, float 6.000000e+00
;   %c0.i.i = select i1 %big.i.i, float 3.000000e+00, float 4.000000e+00
;   %p1.i.i = tail call float @llvm.fma.f32(float %c0.i.i, float %t.i.i, float %c1.i.i)
;   %c2.i.i = select i1 %big.i.i, float 7.000000e+00, float 8.000000e+00
;   %p2.i.i = tail call float @llvm.fma.f32(float %p1.i.i, float %t.i.i, float %c2.i.i)
;   %c3.i.i = select i1 %big.i.i, float 9.000000e+00, float 1.000000e+01
;   %p3.i.i = tail call float @llvm.fma.f32(float %p2.i.i, float %t.i.i, float %c3.i.i)
;   %c4.i.i = select i1 %big.i.i, float 1.100000e+01, float 1.200000e+01
;   %p4.i.i = tail call float @llvm.fma.f32(float %p3.i.i, float %t.i.i, float %c4.i.i)
;   %c5.i.i = select i1 %big.i.i, float 1.300000e+01, float 1.400000e+01
;   %p5.i.i = tail call float @llvm.fma.f32(float %p4.i.i, float %t.i.i, float %c5.i.i)
;   %c6.i.i = select i1 %big.i.i, float 1.500000e+01, float 1.600000e+01
;   %p6.i.i = tail call float @llvm.fma.f32(float %p5.i.i, float %t.i.i, float %c6.i.i)
;   %p7.i.i = tail call float @llvm.fma.f32(float %p6.i.i, float %t.i.i, float %c7.i.i)
;   %r.i = fadd float %p7.i.i, 1.000000e+00
;   %w = fadd float %r.i, 2.000000e+00
;   %m.i1 = fmul float %w, 5.000000e-01
;   %a.i.i2 = tail call float @llvm.fabs.f32(float %m.i1)
;   %big.i.i3 = fcmp oge float %a.i.i2, 1.000000e+00
;   %s.i.i4 = fmul float %m.i1, %m.i1
;   %t.i.i5 = select i1 %big.i.i3, float %a.i.i2, float %s.i.i4
;   %c7.i.i13 = select i1 %big.i.i3, float 1.700000e+01, float 1.800000e+01
;   %c1.i.i7 = select i1 %big.i.i3, float 5.000000e+00, float 6.000000e+00
;   %c0.i.i6 = select i1 %big.i.i3, float 3.000000e+00, float 4.000000e+00
;   %p1.i.i14 = tail call float @llvm.fma.f32(float %c0.i.i6, float %t.i.i5, float %c1.i.i7)
;   %c2.i.i8 = select i1 %big.i.i3, float 7.000000e+00, float 8.000000e+00
;   %p2.i.i15 = tail call float @llvm.fma.f32(float %p1.i.i14, float %t.i.i5, float %c2.i.i8)
;   %c3.i.i9 = select i1 %big.i.i3, float 9.000000e+00, float 1.000000e+01
;   %p3.i.i16 = tail call float @llvm.fma.f32(float %p2.i.i15, float %t.i.i5, float %c3.i.i9)
;   %c4.i.i10 = select i1 %big.i.i3, float 1.100000e+01, float 1.200000e+01
;   %p4.i.i17 = tail call float @llvm.fma.f32(float %p3.i.i16, float %t.i.i5, float %c4.i.i10)
;   %c5.i.i11 = select i1 %big.i.i3, float 1.300000e+01, float 1.400000e+01
;   %p5.i.i18 = tail call float @llvm.fma.f32(float %p4.i.i17, float %t.i.i5, float %c5.i.i11)
;   %c6.i.i12 = select i1 %big.i.i3, float 1.500000e+01, float 1.600000e+01
;   %p6.i.i19 = tail call float @llvm.fma.f32(float %p5.i.i18, float %t.i.i5, float %c6.i.i12)
;   %p7.i.i20 = tail call float @llvm.fma.f32(float %p6.i.i19, float %t.i.i5, float %c7.i.i13)
;   %r.i21 = fadd float %p7.i.i20, 1.000000e+00
;   store float %r.i21, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.fabs.f32(float) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
