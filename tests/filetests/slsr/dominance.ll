; RUN: opt -passes='slsr'
; Only addresses of blocks above count, and only what was accessed on every way.
define void @f(ptr %p, i32 %x, i32 %w, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %i0 = sext i32 %x to i64
  %a0 = getelementptr float, ptr %p, i64 %i0
  store float 0.0, ptr %a0, align 4
  br label %no
no:
  %s1 = add nsw i32 %x, %w
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr %p, i64 %i1
  store float 1.0, ptr %a1, align 4
  br i1 %c, label %below, label %end
below:
  %w2 = shl nsw i32 %w, 1
  %s2 = add nsw i32 %w2, %x
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr float, ptr %p, i64 %i2
  store float 2.0, ptr %a2, align 4
  br label %end
end:
  ret void
}
; EXPECT
; define void @f(ptr %p, i32 %x, i32 %w, i1 %c) {
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   %i0 = sext i32 %x to i64
;   %a0 = getelementptr float, ptr %p, i64 %i0
;   store float 0.000000e+00, ptr %a0, align 4
;   br label %no
;
; no:                                               ; preds = %yes, %0
;   %s1 = add nsw i32 %x, %w
;   %i1 = sext i32 %s1 to i64
;   %a1 = getelementptr float, ptr %p, i64 %i1
;   store float 1.000000e+00, ptr %a1, align 4
;   br i1 %c, label %below, label %end
;
; below:                                            ; preds = %no
;   %1 = sext i32 %w to i64
;   %2 = mul i64 %1, 4
;   %a2 = getelementptr i8, ptr %a1, i64 %2
;   store float 2.000000e+00, ptr %a2, align 4
;   br label %end
;
; end:                                              ; preds = %below, %no
;   ret void
; }
