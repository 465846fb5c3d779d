; RUN: opt -passes=inferattrs
; Functions of libdevice without pointers compute a number and do nothing else.
declare float @__nv_sinf(float)
declare double @__nv_ldexp(double, i32)
declare void @__nv_sincosf(float, ptr, ptr)
declare double @__nv_nan(ptr)
; EXPECT
; ; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
; declare float @__nv_sinf(float) #0
;
; ; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
; declare double @__nv_ldexp(double, i32) #0
;
; declare void @__nv_sincosf(float, ptr, ptr)
;
; declare double @__nv_nan(ptr)
;
; attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) }
