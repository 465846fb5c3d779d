; RUN: opt -passes='internalize'
; An internal symbol has no storage class of DLLs.
define dllexport void @f() {
  ret void
}
; EXPECT
; define internal void @f() {
;   ret void
; }
