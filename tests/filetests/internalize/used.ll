; RUN: opt -passes='internalize'
; Functions become internal unless something keeps them visible.
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
define void @a() {
  ret void
}
define void @b() {
  ret void
}
; EXPECT
; @llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
;
; define internal void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
