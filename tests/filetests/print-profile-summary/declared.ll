; RUN: opt -passes=print-profile-summary -disable-output
; Declarations and intrinsics are functions too, in the order of the module.
declare void @before()
define void @f() {
  call void @before()
  call void @llvm.trap()
  ret void
}
declare void @llvm.trap()
declare void @behind() cold
; EXPECT
; Functions in INPUT with hot/cold annotations: 
; before
; f
; llvm.trap :cold entry 
; behind :cold entry
