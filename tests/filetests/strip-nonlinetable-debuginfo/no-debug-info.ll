; RUN: opt -passes=strip-nonlinetable-debuginfo
; A module without debug information stays as it is.
@g = global i32 1
define void @f() {
  ret void
}
!llvm.ident = !{!0}
!0 = !{!"x"}
; EXPECT
; @g = global i32 1
;
; define void @f() {
;   ret void
; }
;
; !llvm.ident = !{!0}
;
; !0 = !{!"x"}
