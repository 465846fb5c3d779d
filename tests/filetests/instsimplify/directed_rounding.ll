; RUN: opt -passes='instsimplify'
; Target arithmetic of constants is folded in every direction of rounding, flushing what the options flush; saturation, and roots whose precision is open. Results that are NaN, approximations and undefined operands stay.
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.add.rp.f(float, float)
declare float @llvm.nvvm.add.rm.f(float, float)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare double @llvm.nvvm.mul.rm.d(double, double)
declare float @llvm.nvvm.mul.rm.ftz.f(float, float)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
declare float @llvm.nvvm.div.rp.f(float, float)
declare float @llvm.nvvm.div.rz.f(float, float)
declare double @llvm.nvvm.rcp.rm.d(double)
declare float @llvm.nvvm.sqrt.rp.f(float)
declare double @llvm.nvvm.sqrt.rz.d(double)
declare float @llvm.nvvm.sqrt.f(float)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.saturate.ftz.f(float)
declare float @llvm.nvvm.i2f.rp(i32)
declare float @llvm.nvvm.d2f.rz(double)
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare void @use(float)
declare void @use64(double)
define void @rounded() {
  %a = call float @llvm.nvvm.add.rz.f(float 1.0, float 0x3E70000000000000)
  call void @use(float %a)
  %b = call float @llvm.nvvm.add.rp.f(float 1.0, float 0x3E70000000000000)
  call void @use(float %b)
  %c = call double @llvm.nvvm.mul.rp.d(double 0.1, double 0.1)
  call void @use64(double %c)
  %d = call double @llvm.nvvm.mul.rm.d(double 0.1, double 0.1)
  call void @use64(double %d)
  %e = call float @llvm.nvvm.fma.rm.f(float 0.5, float 252.0, float 12582913.0)
  call void @use(float %e)
  %f = call float @llvm.nvvm.div.rp.f(float 1.0, float 3.0)
  call void @use(float %f)
  %g = call float @llvm.nvvm.div.rz.f(float -1.0, float 3.0)
  call void @use(float %g)
  %h = call double @llvm.nvvm.rcp.rm.d(double 10.0)
  call void @use64(double %h)
  %i = call float @llvm.nvvm.sqrt.rp.f(float 2.0)
  call void @use(float %i)
  %j = call double @llvm.nvvm.sqrt.rz.d(double 4.0)
  call void @use64(double %j)
  %k = call float @llvm.nvvm.i2f.rp(i32 16777217)
  call void @use(float %k)
  %l = call float @llvm.nvvm.d2f.rz(double 0.1)
  call void @use(float %l)
  ret void
}
define void @zeros_and_subnormals() {
  %a = call float @llvm.nvvm.add.rm.f(float 1.0, float -1.0)
  call void @use(float %a)
  %b = call float @llvm.nvvm.add.rp.f(float 1.0, float -1.0)
  call void @use(float %b)
  %c = call float @llvm.nvvm.mul.rm.ftz.f(float 0x3810000000000000, float -0.5)
  call void @use(float %c)
  %d = call float @llvm.nvvm.mul.rm.ftz.f(float 0x36A0000000000000, float 0x47E0000000000000)
  call void @use(float %d)
  %e = call float @llvm.nvvm.add.rz.f(float 0x47EFFFFFE0000000, float 0x47EFFFFFE0000000)
  call void @use(float %e)
  ret void
}
define void @saturated() {
  %a = call float @llvm.nvvm.saturate.f(float 1.5)
  call void @use(float %a)
  %b = call float @llvm.nvvm.saturate.f(float 0.25)
  call void @use(float %b)
  %c = call float @llvm.nvvm.saturate.f(float -0.0)
  call void @use(float %c)
  %d = call float @llvm.nvvm.saturate.f(float 0x7FF8000000000000)
  call void @use(float %d)
  %e = call float @llvm.nvvm.saturate.f(float 0x36A0000000000000)
  call void @use(float %e)
  %f = call float @llvm.nvvm.saturate.ftz.f(float 0x36A0000000000000)
  call void @use(float %f)
  %g = call float @llvm.nvvm.sqrt.f(float 2.0)
  call void @use(float %g)
  ret void
}
define void @stays() {
  %a = call float @llvm.nvvm.add.rz.f(float 0x7FF0000000000000, float 0xFFF0000000000000)
  call void @use(float %a)
  %b = call float @llvm.nvvm.sqrt.rp.f(float -2.0)
  call void @use(float %b)
  %c = call float @llvm.nvvm.sqrt.f(float 0x36A0000000000000)
  call void @use(float %c)
  %d = call float @llvm.nvvm.saturate.f(float undef)
  call void @use(float %d)
  %e = call float @llvm.nvvm.rcp.approx.ftz.f(float 3.0)
  call void @use(float %e)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.add.rz.f(float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.add.rp.f(float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.add.rm.f(float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.nvvm.mul.rp.d(double, double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare double @llvm.nvvm.mul.rm.d(double, double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.mul.rm.ftz.f(float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.fma.rm.f(float, float, float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.div.rp.f(float, float) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.div.rz.f(float, float) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare double @llvm.nvvm.rcp.rm.d(double) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.sqrt.rp.f(float) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare double @llvm.nvvm.sqrt.rz.d(double) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.sqrt.f(float) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.saturate.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.saturate.ftz.f(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.i2f.rp(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.nvvm.d2f.rz(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare float @llvm.nvvm.rcp.approx.ftz.f(float) #1
;
; declare void @use(float)
;
; declare void @use64(double)
;
; define void @rounded() {
;   call void @use(float 1.000000e+00)
;   call void @use(float 0x3FF0000020000000)
;   call void @use64(double 0x3F847AE147AE147C)
;   call void @use64(double 1.000000e-02)
;   call void @use(float 0x4168000FE0000000)
;   call void @use(float 0x3FD5555560000000)
;   call void @use(float 0xBFD5555540000000)
;   call void @use64(double 0x3FB9999999999999)
;   call void @use(float 0x3FF6A09E80000000)
;   call void @use64(double 2.000000e+00)
;   call void @use(float 0x4170000020000000)
;   call void @use(float 0x3FB9999980000000)
;   ret void
; }
;
; define void @zeros_and_subnormals() {
;   call void @use(float -0.000000e+00)
;   call void @use(float 0.000000e+00)
;   call void @use(float -0.000000e+00)
;   call void @use(float 0.000000e+00)
;   call void @use(float 0x47EFFFFFE0000000)
;   ret void
; }
;
; define void @saturated() {
;   call void @use(float 1.000000e+00)
;   call void @use(float 2.500000e-01)
;   call void @use(float 0.000000e+00)
;   call void @use(float 0.000000e+00)
;   call void @use(float 0x36A0000000000000)
;   call void @use(float 0.000000e+00)
;   call void @use(float 0x3FF6A09E60000000)
;   ret void
; }
;
; define void @stays() {
;   %a = call float @llvm.nvvm.add.rz.f(float 0x7FF0000000000000, float 0xFFF0000000000000)
;   call void @use(float %a)
;   %b = call float @llvm.nvvm.sqrt.rp.f(float -2.000000e+00)
;   call void @use(float %b)
;   %c = call float @llvm.nvvm.sqrt.f(float 0x36A0000000000000)
;   call void @use(float %c)
;   %d = call float @llvm.nvvm.saturate.f(float undef)
;   call void @use(float %d)
;   %e = call float @llvm.nvvm.rcp.approx.ftz.f(float 3.000000e+00)
;   call void @use(float %e)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
