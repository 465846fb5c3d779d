; RUN: opt -passes=gvn
; A block that is never reached brings poison to phis behind it.
define i32 @f(i32 %a, ptr %p) {
entry:
  store i32 %a, ptr %p, align 4
  br i1 false, label %never, label %join
never:
  store i32 9, ptr %p, align 4
  br label %join
join:
  %x = phi i32 [ 1, %never ], [ %a, %entry ]
  %l = load i32, ptr %p, align 4
  %s = sub i32 %x, %l
  ret i32 %s
}
; EXPECT
; define i32 @f(i32 %a, ptr %p) {
; entry:
;   store i32 %a, ptr %p, align 4
;   br i1 false, label %never, label %join
;
; never:                                            ; preds = %entry
;   store i32 9, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %never, %entry
;   ret i32 0
; }
