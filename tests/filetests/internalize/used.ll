; RUN: opt -passes='internalize'
; What `llvm.used` lists stays visible; the rest of the functions become internal.
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
; define void @a() {
;   ret void
; }
;
; define internal void @b() {
;   ret void
; }
