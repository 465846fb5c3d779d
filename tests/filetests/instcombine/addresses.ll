; RUN: opt -passes='instcombine'
; Constant steps are bytes and add up; indices have the width of the address space.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%s = type { i32, [4 x float] }
define float @f(ptr %p, i32 %i) {
  %q = getelementptr inbounds %s, ptr %p, i64 2, i32 1
  %r = getelementptr inbounds float, ptr %q, i64 3
  %t = getelementptr inbounds float, ptr %r, i32 %i
  %v = load float, ptr %t, align 4
  ret float %v
}
define i1 @same(ptr %p, i64 %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  %c = icmp eq ptr %q, %p
  ret i1 %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
;
; define float @f(ptr %p, i32 %i) {
;   %r = getelementptr inbounds nuw i8, ptr %p, i64 56
;   %1 = sext i32 %i to i64
;   %t = getelementptr inbounds float, ptr %r, i64 %1
;   %v = load float, ptr %t, align 4
;   ret float %v
; }
;
; define i1 @same(ptr %p, i64 %i) {
;   %c = icmp eq i64 %i, 0
;   ret i1 %c
; }
