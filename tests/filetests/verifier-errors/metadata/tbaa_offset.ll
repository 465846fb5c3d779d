; RUN: not verify
; The path of a tag leads to the access type.

define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2}
!2 = !{!"root"}
; EXPECT
; INPUT: error: Offset not zero at the point of scalar access
;   store i32 0, ptr %p, align 4, !tbaa !0
; !0 = !{!1, !1, i64 4}
; INPUT: error: input module is broken!
