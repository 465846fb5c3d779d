; RUN: opt -passes='separate-const-offset-from-gep<lower-gep>'
; Several bases, one product; not where the base or the bytes differ, or the index is as wide as an address anyway.
define void @f(ptr %p, ptr %q, ptr %r, i32 %i, i64 %j) {
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  %v = load float, ptr %a, align 4
  %b = getelementptr inbounds float, ptr %q, i64 %x
  store float %v, ptr %b, align 4
  %c = getelementptr inbounds double, ptr %r, i64 %x
  store double 0.0, ptr %c, align 8
  %d = getelementptr inbounds i8, ptr %r, i64 %x
  store i8 0, ptr %d, align 8
  %e = getelementptr inbounds i64, ptr %p, i64 %j
  store i64 0, ptr %e, align 8
  %g = getelementptr inbounds i64, ptr %q, i64 %j
  store i64 0, ptr %g, align 8
  ret void
}
define void @g(ptr %p, ptr %q, i32 %i, i1 %c) {
  %x = zext i32 %i to i64
  br i1 %c, label %yes, label %no
yes:
  %a = getelementptr inbounds [16 x i8], ptr %p, i64 %x
  store i8 0, ptr %a, align 4
  ret void
no:
  %b = getelementptr inbounds <4 x float>, ptr %q, i64 %x
  store i8 1, ptr %b, align 4
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr %q, ptr %r, i32 %i, i64 %j) {
;   %x = sext i32 %i to i64
;   %1 = mul i64 %x, 4
;   %a = getelementptr inbounds i8, ptr %p, i64 %1
;   %v = load float, ptr %a, align 4
;   %b = getelementptr inbounds i8, ptr %q, i64 %1
;   store float %v, ptr %b, align 4
;   %c = getelementptr inbounds double, ptr %r, i64 %x
;   store double 0.000000e+00, ptr %c, align 8
;   %d = getelementptr inbounds i8, ptr %r, i64 %x
;   store i8 0, ptr %d, align 8
;   %e = getelementptr inbounds i64, ptr %p, i64 %j
;   store i64 0, ptr %e, align 8
;   %g = getelementptr inbounds i64, ptr %q, i64 %j
;   store i64 0, ptr %g, align 8
;   ret void
; }
;
; define void @g(ptr %p, ptr %q, i32 %i, i1 %c) {
;   %x = zext i32 %i to i64
;   %1 = mul i64 %x, 16
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   %a = getelementptr inbounds i8, ptr %p, i64 %1
;   store i8 0, ptr %a, align 4
;   ret void
;
; no:                                               ; preds = %0
;   %b = getelementptr inbounds i8, ptr %q, i64 %1
;   store i8 1, ptr %b, align 4
;   ret void
; }
