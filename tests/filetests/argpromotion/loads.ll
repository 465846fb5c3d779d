; RUN: opt -passes=argpromotion
; Two fields that are read on every path become arguments; callers read them before the call.
define internal float @dot(ptr %p, float %s) {
  %x = load float, ptr %p, align 8, !tbaa !0
  %q = getelementptr { float, float }, ptr %p, i32 0, i32 1
  %y = load float, ptr %q, align 4
  %m = fmul float %x, %y
  %r = fmul float %m, %s
  ret float %r
}
define ptx_kernel void @k(ptr %in, ptr %out) {
  %r = call float @dot(ptr %in, float 2.0)
  store float %r, ptr %out
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2, i64 0}
!2 = !{!"root"}
; EXPECT
; define internal float @dot(float %p.0.val, float %p.4.val, float %s) {
;   %m = fmul float %p.0.val, %p.4.val
;   %r = fmul float %m, %s
;   ret float %r
; }
;
; define ptx_kernel void @k(ptr %in, ptr %out) {
;   %in.val = load float, ptr %in, align 8, !tbaa !0
;   %1 = getelementptr i8, ptr %in, i64 4
;   %in.val1 = load float, ptr %1, align 4
;   %r = call float @dot(float %in.val, float %in.val1, float 2.000000e+00)
;   store float %r, ptr %out, align 4
;   ret void
; }
;
; !0 = !{!1, !1, i64 0}
; !1 = !{!"float", !2, i64 0}
; !2 = !{!"root"}
