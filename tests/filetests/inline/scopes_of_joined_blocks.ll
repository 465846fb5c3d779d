; RUN: opt -passes='inline'
; The branch of the callee is decided at the call, so that its blocks become one. What stood in the second is in two copies
; of its own scopes all the same: `!noalias` of one copy says nothing of the other.

define internal void @write(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %p, !alias.scope !2
  store i32 2, ptr %q, !noalias !2
  call void @told()
  ret void

no:
  ret void
}

define void @twice(ptr %p, ptr %q) {
  call void @write(i1 true, ptr %p, ptr %q) nounwind
  call void @write(i1 true, ptr %q, ptr %p)
  ret void
}

declare void @told()

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
; EXPECT
; define void @twice(ptr %p, ptr %q) {
;   store i32 1, ptr %p, align 4, !alias.scope !0
;   store i32 2, ptr %q, align 4, !noalias !0
;   call void @told() #0
;   store i32 1, ptr %q, align 4, !alias.scope !3
;   store i32 2, ptr %p, align 4, !noalias !3
;   call void @told()
;   ret void
; }
;
; declare void @told()
;
; attributes #0 = { nounwind }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2, !"scope"}
; !2 = distinct !{!2, !"domain"}
; !3 = !{!4}
; !4 = distinct !{!4, !5, !"scope"}
; !5 = distinct !{!5, !"domain"}
