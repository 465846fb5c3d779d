; RUN: opt -passes='print<assumptions>' -disable-output
; What is assumed, in program order: conditions, a constant, and one that says something of a pointer alone.
define void @conditions(i32 %x, ptr %p) {
  %a = icmp ult i32 %x, 8
  %b = icmp ne i32 %x, 3
  call void @llvm.assume(i1 %b)
  call void @llvm.assume(i1 %a)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  ret void
}
declare void @llvm.assume(i1)
; EXPECT
; Cached assumptions for function: conditions
;     %b = icmp ne i32 %x, 3
;     %a = icmp ult i32 %x, 8
;   i1 true
