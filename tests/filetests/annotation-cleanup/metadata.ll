; RUN: opt -passes='annotation-cleanup'
; Other metadata of an instruction that was annotated stays.
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, align 4, !invariant.load !1, !annotation !0
  ret i32 %v
}
!0 = !{!"x"}
!1 = !{}
; EXPECT
; define i32 @f(ptr %p) {
;   %v = load i32, ptr %p, align 4, !invariant.load !0
;   ret i32 %v
; }
;
; !0 = !{}
