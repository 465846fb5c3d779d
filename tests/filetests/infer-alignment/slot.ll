; RUN: opt -passes=infer-alignment
; A slot of the stack is raised to what is preferred for what is loaded from it.
define i64 @f(i64 %x) {
  %s = alloca [2 x i64], align 1
  store i64 %x, ptr %s, align 1
  %q = getelementptr [2 x i64], ptr %s, i64 0, i64 1
  store i64 %x, ptr %q, align 1
  %v = load i64, ptr %s, align 1
  ret i64 %v
}
; EXPECT
; define i64 @f(i64 %x) {
;   %s = alloca [2 x i64], align 8
;   store i64 %x, ptr %s, align 8
;   %q = getelementptr [2 x i64], ptr %s, i64 0, i64 1
;   store i64 %x, ptr %q, align 8
;   %v = load i64, ptr %s, align 8
;   ret i64 %v
; }
