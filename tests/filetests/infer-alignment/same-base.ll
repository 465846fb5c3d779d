; RUN: opt -passes=infer-alignment
; An access tells those behind it in its block how their common base is aligned, and those of other blocks nothing.
define void @f(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %q, align 16
  %r = getelementptr i8, ptr %p, i64 12
  store i32 3, ptr %r, align 1
  br i1 %c, label %yes, label %no
yes:
  %s = getelementptr i8, ptr %p, i64 20
  store i32 4, ptr %s, align 1
  ret void
no:
  ret void
}
; EXPECT
; define void @f(ptr %p, i1 %c) {
; entry:
;   store i32 1, ptr %p, align 1
;   %q = getelementptr i8, ptr %p, i64 4
;   store i32 2, ptr %q, align 16
;   %r = getelementptr i8, ptr %p, i64 12
;   store i32 3, ptr %r, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %s = getelementptr i8, ptr %p, i64 20
;   store i32 4, ptr %s, align 1
;   ret void
;
; no:                                               ; preds = %entry
;   ret void
; }
