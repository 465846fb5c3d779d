; RUN: opt -passes='print<assumptions>' -disable-output
; Values without names have their numbers.
define void @unnamed(i32, i32) {
  %3 = icmp eq i32 %0, %1
  call void @llvm.assume(i1 %3)
  ret void
}
declare void @llvm.assume(i1)
; EXPECT
; Cached assumptions for function: unnamed
;     %3 = icmp eq i32 %0, %1
