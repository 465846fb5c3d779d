; RUN: opt -passes=print-predicateinfo -disable-output
; What is assumed holds behind the assumption.
define i32 @f(i32 %x) {
  %c = icmp ult i32 %x, 9
  call void @llvm.assume(i1 %c)
  %t = add i32 %x, 1
  ret i32 %t
}
declare void @llvm.assume(i1)
; EXPECT
; PredicateInfo for function: f
; define i32 @f(i32 %x) {
;   %c = icmp ult i32 %x, 9
;   call void @llvm.assume(i1 %c)
; ; assume predicate info { Comparison:  %c = icmp ult i32 %x, 9, RenamedOp: %x }
;   %1 = bitcast i32 %x to i32
;   %t = add i32 %1, 1
;   ret i32 %t
; }
