; RUN: opt -passes='instcombine'
; NaN as an integer is what the target makes of it: zero where neither side has 64 bits, else the highest bit alone. Generic
; saturating conversions make zero of NaN, so only target conversions that do so too become one.
declare i32 @llvm.nvvm.f2i.rn(float)
declare i32 @llvm.nvvm.f2i.rz(float)
declare i32 @llvm.nvvm.f2i.rm.ftz(float)
declare i32 @llvm.nvvm.f2ui.rn(float)
declare i32 @llvm.nvvm.f2ui.rz(float)
declare i32 @llvm.nvvm.f2ui.rm.ftz(float)
declare i64 @llvm.nvvm.f2ll.rn(float)
declare i64 @llvm.nvvm.f2ll.rz(float)
declare i64 @llvm.nvvm.f2ll.rm.ftz(float)
declare i64 @llvm.nvvm.f2ull.rn(float)
declare i64 @llvm.nvvm.f2ull.rz(float)
declare i64 @llvm.nvvm.f2ull.rm.ftz(float)
declare i32 @llvm.nvvm.d2i.rn(double)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i32 @llvm.nvvm.d2ui.rn(double)
declare i32 @llvm.nvvm.d2ui.rz(double)
declare i64 @llvm.nvvm.d2ll.rn(double)
declare i64 @llvm.nvvm.d2ll.rz(double)
declare i64 @llvm.nvvm.d2ull.rn(double)
declare i64 @llvm.nvvm.d2ull.rz(double)
define i32 @f2i_rn() {
  %r = call i32 @llvm.nvvm.f2i.rn(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2i_rz() {
  %r = call i32 @llvm.nvvm.f2i.rz(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2i_rm_ftz() {
  %r = call i32 @llvm.nvvm.f2i.rm.ftz(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2i(float %x) {
  %r = call i32 @llvm.nvvm.f2i.rz(float %x)
  ret i32 %r
}
define i32 @f2ui_rn() {
  %r = call i32 @llvm.nvvm.f2ui.rn(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2ui_rz() {
  %r = call i32 @llvm.nvvm.f2ui.rz(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2ui_rm_ftz() {
  %r = call i32 @llvm.nvvm.f2ui.rm.ftz(float 0x7FF8000000000000)
  ret i32 %r
}
define i32 @f2ui(float %x) {
  %r = call i32 @llvm.nvvm.f2ui.rz(float %x)
  ret i32 %r
}
define i64 @f2ll_rn() {
  %r = call i64 @llvm.nvvm.f2ll.rn(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ll_rz() {
  %r = call i64 @llvm.nvvm.f2ll.rz(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ll_rm_ftz() {
  %r = call i64 @llvm.nvvm.f2ll.rm.ftz(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ll(float %x) {
  %r = call i64 @llvm.nvvm.f2ll.rz(float %x)
  ret i64 %r
}
define i64 @f2ull_rn() {
  %r = call i64 @llvm.nvvm.f2ull.rn(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ull_rz() {
  %r = call i64 @llvm.nvvm.f2ull.rz(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ull_rm_ftz() {
  %r = call i64 @llvm.nvvm.f2ull.rm.ftz(float 0x7FF8000000000000)
  ret i64 %r
}
define i64 @f2ull(float %x) {
  %r = call i64 @llvm.nvvm.f2ull.rz(float %x)
  ret i64 %r
}
define i32 @d2i_rn() {
  %r = call i32 @llvm.nvvm.d2i.rn(double 0x7FF8000000000000)
  ret i32 %r
}
define i32 @d2i_rz() {
  %r = call i32 @llvm.nvvm.d2i.rz(double 0x7FF8000000000000)
  ret i32 %r
}
define i32 @d2i(double %x) {
  %r = call i32 @llvm.nvvm.d2i.rz(double %x)
  ret i32 %r
}
define i32 @d2ui_rn() {
  %r = call i32 @llvm.nvvm.d2ui.rn(double 0x7FF8000000000000)
  ret i32 %r
}
define i32 @d2ui_rz() {
  %r = call i32 @llvm.nvvm.d2ui.rz(double 0x7FF8000000000000)
  ret i32 %r
}
define i32 @d2ui(double %x) {
  %r = call i32 @llvm.nvvm.d2ui.rz(double %x)
  ret i32 %r
}
define i64 @d2ll_rn() {
  %r = call i64 @llvm.nvvm.d2ll.rn(double 0x7FF8000000000000)
  ret i64 %r
}
define i64 @d2ll_rz() {
  %r = call i64 @llvm.nvvm.d2ll.rz(double 0x7FF8000000000000)
  ret i64 %r
}
define i64 @d2ll(double %x) {
  %r = call i64 @llvm.nvvm.d2ll.rz(double %x)
  ret i64 %r
}
define i64 @d2ull_rn() {
  %r = call i64 @llvm.nvvm.d2ull.rn(double 0x7FF8000000000000)
  ret i64 %r
}
define i64 @d2ull_rz() {
  %r = call i64 @llvm.nvvm.d2ull.rz(double 0x7FF8000000000000)
  ret i64 %r
}
define i64 @d2ull(double %x) {
  %r = call i64 @llvm.nvvm.d2ull.rz(double %x)
  ret i64 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2i.rn(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2i.rz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2i.rm.ftz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2ui.rn(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2ui.rz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.f2ui.rm.ftz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ll.rn(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ll.rz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ll.rm.ftz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ull.rn(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ull.rz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.f2ull.rm.ftz(float) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2i.rn(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2i.rz(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2ui.rn(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.d2ui.rz(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.d2ll.rn(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.d2ll.rz(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.d2ull.rn(double) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i64 @llvm.nvvm.d2ull.rz(double) #0
;
; define i32 @f2i_rn() {
;   ret i32 0
; }
;
; define i32 @f2i_rz() {
;   ret i32 0
; }
;
; define i32 @f2i_rm_ftz() {
;   ret i32 0
; }
;
; define i32 @f2i(float %x) {
;   %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
;   ret i32 %r
; }
;
; define i32 @f2ui_rn() {
;   ret i32 0
; }
;
; define i32 @f2ui_rz() {
;   ret i32 0
; }
;
; define i32 @f2ui_rm_ftz() {
;   ret i32 0
; }
;
; define i32 @f2ui(float %x) {
;   %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
;   ret i32 %r
; }
;
; define i64 @f2ll_rn() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ll_rz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ll_rm_ftz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ll(float %x) {
;   %r = call i64 @llvm.nvvm.f2ll.rz(float %x)
;   ret i64 %r
; }
;
; define i64 @f2ull_rn() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ull_rz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ull_rm_ftz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @f2ull(float %x) {
;   %r = call i64 @llvm.nvvm.f2ull.rz(float %x)
;   ret i64 %r
; }
;
; define i32 @d2i_rn() {
;   ret i32 -2147483648
; }
;
; define i32 @d2i_rz() {
;   ret i32 -2147483648
; }
;
; define i32 @d2i(double %x) {
;   %r = call i32 @llvm.nvvm.d2i.rz(double %x)
;   ret i32 %r
; }
;
; define i32 @d2ui_rn() {
;   ret i32 -2147483648
; }
;
; define i32 @d2ui_rz() {
;   ret i32 -2147483648
; }
;
; define i32 @d2ui(double %x) {
;   %r = call i32 @llvm.nvvm.d2ui.rz(double %x)
;   ret i32 %r
; }
;
; define i64 @d2ll_rn() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @d2ll_rz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @d2ll(double %x) {
;   %r = call i64 @llvm.nvvm.d2ll.rz(double %x)
;   ret i64 %r
; }
;
; define i64 @d2ull_rn() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @d2ull_rz() {
;   ret i64 -9223372036854775808
; }
;
; define i64 @d2ull(double %x) {
;   %r = call i64 @llvm.nvvm.d2ull.rz(double %x)
;   ret i64 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fptosi.sat.i32.f32(float) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fptoui.sat.i32.f32(float) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
