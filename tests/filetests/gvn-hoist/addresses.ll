; RUN: opt -passes=gvn-hoist
; The address of stores that move is computed before the branch; flags that only one of the two has are lost.
define void @f(i1 %c, ptr %p, i64 %i) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 7, ptr %a, align 8
  ret void
no:
  %b = getelementptr i32, ptr %p, i64 %i
  store i32 7, ptr %b, align 4
  ret void
}
; EXPECT
; define void @f(i1 %c, ptr %p, i64 %i) {
; entry:
;   %0 = getelementptr i32, ptr %p, i64 %i
;   store i32 7, ptr %0, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = getelementptr inbounds i32, ptr %p, i64 %i
;   ret void
;
; no:                                               ; preds = %entry
;   %b = getelementptr i32, ptr %p, i64 %i
;   ret void
; }
