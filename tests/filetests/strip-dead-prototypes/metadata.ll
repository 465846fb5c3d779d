; RUN: opt -passes=strip-dead-prototypes
; Metadata alone does not keep a declaration.
declare void @named_in_metadata()
define void @f() {
  ret void
}
!notes = !{!0}
!0 = !{ptr @named_in_metadata}
; EXPECT
; define void @f() {
;   ret void
; }
;
; !notes = !{!0}
;
; !0 = !{ptr poison}
