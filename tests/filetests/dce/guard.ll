; RUN: opt -passes=dce
; A guard that always holds does nothing; another one stays.
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c, i32 %v) {
  %w = add i32 %v, 1
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"(i32 %w) ]
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %v) ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @f(i1 %c, i32 %v) {
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %v) ]
;   ret void
; }
